"""Games that teach a network, with one too small to know anything."""

from typing import Any

import numpy as np
import pytest

from crownfield.ai.contract import brain_of
from crownfield.ai.search.entries import workspace_for
from crownfield.ai.value.layers import new_layers
from crownfield.ai.value.network import network_of
from crownfield.base.compiling import compiles
from crownfield.games import start
from training.farm import empty_lessons, entries_of
from training.selfplay import Lessons, Settings, new_workspace

pytestmark = pytest.mark.skipif(compiles(), reason="self-play compiles for minutes: run interpreted")

GAMES = 3


def _play(game: str, strange: int) -> tuple[Lessons, int, Any]:
    """Every decision is a sample; games begin strangely as often as said, out of 1000."""
    position, brain = start(game, players=2), brain_of(game)
    judging = workspace_for(position, network_of(new_layers(brain.inputs.INPUTS, (4, 4, 4), 1)))
    space = new_workspace(position.rules.info, brain.policies, kingdoms=2, seed=5)
    lessons, totals = empty_lessons(GAMES * 260), np.zeros((GAMES, 2))
    settings = Settings(
        noise=0.5, trust=0.9, own_samples=1000, other_samples=0, strange_games=strange, strange_error=4.0
    )
    samples = entries_of(game).play_games(position.state, judging, space, settings, lessons, totals)
    return lessons, samples, totals


@pytest.mark.parametrize("game", ["kingdomino", "duel"])
def test_nothing_is_learned_from_a_strange_beginning(game: str) -> None:
    usual, strange = _play(game, 0), _play(game, 1000)
    assert 0 < strange[1] < usual[1]
    for lessons, samples, totals in (usual, strange):
        assert (np.diff(lessons.offsets[: samples + 1]) > 10).all()
        assert (lessons.owner[:samples, 1] > 0).any()
        ends = {(kingdom, total) for game in totals for kingdom, total in enumerate(game)}
        learned = zip(lessons.owner[:samples, 0], lessons.answers[:samples, 1], strict=True)
        assert {(int(kingdom), float(total)) for kingdom, total in learned} <= ends
