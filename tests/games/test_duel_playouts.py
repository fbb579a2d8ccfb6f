"""Kingdomino Duel: games played at random choose every legal move equally often."""

import numpy as np
import pytest

from crownfield.base.compiling import compiles
from crownfield.base.rng import generators
from crownfield.games.position import Position
from tests.games.duel_situations import all_but, begun, dealt, happen

PLAYOUTS = 40_000 if compiles() else 400


def expected_points(position: Position) -> float:
    """The mean sum of both scores over all ways on, each move as likely; chance must have nothing more to say."""
    if position.is_over:
        return sum(pad.total for pad in position.scores())
    ways_on = [happen(position.copy(), str(move)) for move in position.legal_moves()]
    return sum(expected_points(way) for way in ways_on) / len(ways_on)


def mean_points(position: Position, games: int) -> float:
    """The mean sum of both scores over games played at random from here."""
    lines = np.zeros((2, len(position.rules.info.lines) + 1), np.int64)
    outcome = np.zeros(position.rules.info.longest_outcome, np.int64)
    total = position.rules.entries.random_playouts(
        position.state, position.components.tables, generators(7, 1)[0], outcome, lines, position.state.copy(), games
    )
    return total / games


@pytest.mark.parametrize(
    ("free", "ready", "roll", "boxes"),
    [
        ("a1 g5", "turn_die free_placement split", "1 6 1 1", ""),
        ("a1 a2", "free_placement", "1 2 1 1", ""),
        ("a1 a2", "", "4 6 1 1", "0 filled 2"),
        ("a1 a2", "", "4 1 1 1", "0 quarters 2"),
    ],
)
def test_every_legal_move_is_equally_likely(free: str, ready: str, roll: str, boxes: str) -> None:
    """The two squares that A has left make an end of the game; B can only skip."""
    uneven = all_but(free, "line").replace("b1 line", "b1 line 2").replace("f5 line", "f5 dot 1")
    position = dealt(begun(uneven, all_but("a1 g5"), ready=ready, castles=True, boxes=boxes), roll)
    position.state[0]["table"]["idle"] = 1
    expected = expected_points(position)
    assert mean_points(position, PLAYOUTS) == pytest.approx(expected, rel=0.01 if compiles() else 0.2)
