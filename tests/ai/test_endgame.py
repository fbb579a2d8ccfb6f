"""The solver of last rounds against a plain search through every line of play."""

from typing import Any

import numpy as np
import pytest

from crownfield.ai.endings import VICTORY
from crownfield.ai.endings.kingdomino import WORKSPACE, foresee, is_solvable, solve
from crownfield.base.compiling import compiles
from crownfield.games import start
from crownfield.games.batch import Batch
from crownfield.games.position import Position


def _worth(position: Position) -> int:
    """What the position is worth to seat 0 when both play their best: every line is looked at."""
    if position.is_over:
        own, other = ((pad.total, pad.tie_break) for pad in position.scores())
        return VICTORY * ((own > other) - (own < other)) + own[0] - other[0]
    worths = [_worth(_after(position, (action,))) for action in position.legal_actions()]
    return max(worths) if position.actor == 0 else min(worths)


def _after(position: Position, actions: tuple[int, ...]) -> Position:
    here = position.copy()
    for action in actions:
        here.rules.entries.play_action(here.state, here.components.tables, action)
    return here


def _solvable(seed: int, *, from_king: int, rounds_left: int, **options: Any) -> list[Position]:
    """Late positions of random games, at the turn of that king."""
    batch, found = Batch("kingdomino", 4 if compiles() else 1, players=2, seed=seed, **options), list[Position]()
    while (actions := batch.random_actions()).max() >= 0:
        for game, state in enumerate(batch.states):
            table = state["table"]
            left = int(table["rounds"]) - int(table["round"])
            if left == rounds_left and int(table["turn"]) == from_king and is_solvable(batch.states[game : game + 1]):
                found.append(batch.position(game))
        batch.step(actions)
    return found


LARGE, LOOSE = {"mighty_duel": True, "harmony": True}, {"may_discard": True}


@pytest.mark.parametrize(
    ("from_king", "rounds_left", "options"),
    [(3, 1, {}), (2, 1, {}), (0, 0, {}), (3, 0, {}), (3, 1, LARGE), (0, 0, LARGE), (3, 1, LOOSE), (0, 0, LOOSE)],
)
def test_every_turn_is_worth_what_a_search_of_all_lines_says(
    from_king: int, rounds_left: int, options: dict[str, Any]
) -> None:
    positions = _solvable(7, from_king=from_king, rounds_left=rounds_left, **options)
    assert positions
    for position in positions[:2]:
        sign = 1 if position.actor == 0 else -1
        solutions = solve(position.state, position.components)
        assert solutions[0].value == sign * _worth(position)
        for solution in solutions[:: max(1, len(solutions) // 4)]:
            assert solution.value == sign * _worth(_after(position, solution.actions))


@pytest.mark.skipif(compiles(), reason="kernels called one by one compile for minutes: run interpreted")
@pytest.mark.parametrize(("from_king", "rounds_left"), [(0, 1), (2, 1), (1, 0)])
def test_what_is_foreseen_is_the_worth_of_the_best_turn(from_king: int, rounds_left: int) -> None:
    late = [one for seed in range(4) for one in _solvable(seed, from_king=from_king, rounds_left=rounds_left)]
    positions = [position for position in late if position.phase == "place"]
    assert positions
    for position in positions:
        margin = foresee(position.state[0], position.components.tables[0], np.zeros(1, WORKSPACE)[0], position.actor)
        best = solve(position.state, position.components)[0].value
        assert best - margin in (-VICTORY, 0, VICTORY)
        assert best * margin >= 0


def test_solutions_are_whole_turns_best_first() -> None:
    (position, *_) = _solvable(3, from_king=0, rounds_left=1)
    solutions = solve(position.state, position.components)
    values = [solution.value for solution in solutions]
    assert values == sorted(values, reverse=True)
    for solution in solutions:
        after = _after(position, solution.actions)
        assert after.rules.turn_key(after.state) != position.rules.turn_key(position.state)
    assert len({solution.actions for solution in solutions}) == len(solutions)


def test_what_chance_or_more_players_keep_open_is_not_solvable() -> None:
    assert not is_solvable(start("kingdomino", players=2).state)
    batch = Batch("kingdomino", 1, players=4, seed=1)
    while (actions := batch.random_actions()).max() >= 0:
        assert not is_solvable(np.atleast_1d(batch.states))
        batch.step(actions)
