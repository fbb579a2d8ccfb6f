"""The engine and the reference side by side: whatever happens is played on both, and everything visible must agree."""

import os
from random import Random
from typing import Any

from crownfield.base.actors import CHANCE
from crownfield.games import start_with
from crownfield.games.contract import EDITION
from crownfield.games.position import Position
from tests import reference
from tests.reference.chance import sample

POSITIONS = int(os.environ.get("CROWNFIELD_POSITIONS", "10000"))
"""How many positions of each game are compared."""


def compare(position: Position, judge: Any) -> None:
    """Actor, phase, legal moves, view and scores are the same."""
    assert position.view() == judge.view()
    assert position.phase == judge.phase
    assert position.is_over == (judge.actor is None)
    if position.actor >= 0:
        assert sorted(str(move) for move in position.legal_moves()) == sorted(judge.legal())
    assert [pad.as_dict() for pad in position.scores()] == judge.scores()
    assert position.winners == judge.winners()


def play_in_lockstep(
    game: str, players: int, options: dict[str, Any], random: Random, most: int, *, edition: int = EDITION
) -> int:
    """Play one game on both until its end or `most` positions; returns how many were compared."""
    position = start_with(game, players, options, edition=edition)
    judge = reference.new(game, players, edition=edition, **options)
    for compared in range(1, most + 1):
        compare(position, judge)
        if position.is_over:
            return compared
        if position.actor == CHANCE:
            event = sample(judge, random)
            judge.play(event)
            assert position.reveal(event) == event
        else:
            move = random.choice(position.legal_moves())
            judge.play(str(move))
            position.play(move)
    return most
