"""Games that teach a network, with one too small to know anything."""

from typing import Any

import numpy as np
import pytest

from crownfield.ai.rollout.entries import policy_of
from crownfield.ai.value import judge as net_policy
from crownfield.ai.value.layers import new_layers
from crownfield.ai.value.network import network_of
from crownfield.ai.value.workspace import features_of, kernels_of, new_desk
from crownfield.base.bind import bind
from crownfield.base.compiling import compiles
from crownfield.games import start
from training import selfplay
from training.farm import empty_lessons
from training.selfplay import Lessons, SelfPlay, new_room

pytestmark = pytest.mark.skipif(compiles(), reason="self-play compiles for minutes: run interpreted")

GAMES = 3


def _play(game: str, strange: int) -> tuple[Lessons, int, Any]:
    """Every decision is a sample; games begin strangely as often as said, out of 1000."""
    position = start(game, players=2)
    network = network_of(new_layers(features_of(game).INPUTS, (4, 4, 4), 1))
    desk = new_desk(position.rules, position.components, network)
    room = new_room(position.rules.info, 2, policy_of(game).SCRATCH, 5)
    entries = bind(SelfPlay, [net_policy, selfplay], kernels_of(game))
    lessons, totals = empty_lessons(GAMES * 260), np.zeros((GAMES, 2))
    settings = np.array([0.5, 0.9, 1000, 0, strange, 4.0])
    samples = entries.play_games(position.state, desk, room, settings, lessons, totals)
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
