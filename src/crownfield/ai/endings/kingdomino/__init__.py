"""Kingdomino for two, solved exactly once nothing is left to chance: from the last row's reveal to the end.

Kingdoms do not touch each other, so what a player makes of the dominoes he gets is his own affair: `best_end` finds
it. Only the picks are a contest, and only a first king of two places before all of its owner's dominoes are known.
A result is worth VICTORY for winning, and the margin of points.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from crownfield.ai.endings import VICTORY, Solution
from crownfield.ai.endings.kingdomino.best_end import lay, list_ways
from crownfield.ai.endings.kingdomino.contest import contest, prepare
from crownfield.ai.endings.kingdomino.workspace import MOST_WAYS, ROW, UNKNOWN, WORKSPACE
from crownfield.base.bits import i64
from crownfield.base.compiling import entry, kernel
from crownfield.games.contract import Components, State
from crownfield.games.kingdomino.actions import PICK_BASE
from crownfield.mechanics.draft import FREE, PICK, PLACE, is_last_round

__all__ = ["WORKSPACE", "foresee", "is_solvable", "sees_end", "solve"]

Array = npt.NDArray[Any]


@kernel
def sees_end(state: np.void) -> bool:
    table = state["table"]
    left = i64(table["rounds"]) - i64(table["round"])
    last = left == 0 or (left == 1 and (table["phase"] == PICK or table["phase"] == PLACE))
    return bool(table["players"] == 2 and table["actor"] >= 0 and last)


@kernel
def foresee(state: np.void, pieces: np.void, space: np.void, mine: int) -> int:
    """By how many points a player will win where one sees the end; the seat to act must be about to place."""
    table = state["table"]
    prepare(state, pieces, space, i64(-1))
    worth = contest(state, pieces, space, i64(ROW) if is_last_round(table) else i64(table["turn"]))
    if mine == 1:
        worth = -worth
    won = i64(worth > VICTORY // 2) - i64(worth < -VICTORY // 2)
    return worth - VICTORY * won


def is_solvable(state: State) -> bool:
    """Whether two players can see everything that is still to come."""
    return bool(_seer()(state))


@cache
def _seer() -> Callable[..., bool]:
    return entry(_see_end)


def _see_end(states: Array) -> bool:
    return sees_end(states[0])


def solve(state: State, components: Components) -> list[Solution]:
    """All turns of the seat to act, best first; the state must be solvable."""
    turns, values = np.zeros((4 * MOST_WAYS, 2), np.int64), np.zeros(4 * MOST_WAYS, np.int64)
    count = _solver()(state, components.tables, np.zeros(1, WORKSPACE), turns, values)
    found = [
        Solution(tuple(int(action) for action in turns[index] if action >= 0), int(values[index]))
        for index in range(count)
    ]
    return sorted(found, key=lambda solution: -solution.value)


@cache
def _solver() -> Callable[..., int]:
    return entry(_rate_turns)


def _rate_turns(states: Array, components: Array, spaces: Array, turns: Array, values: Array) -> int:
    """Every turn of the seat to act (two actions a row, -1 for none) and what it is worth to that seat."""
    state, pieces, space = states[0], components[0], spaces[0]
    table = state["table"]
    seat = i64(table["actor"])
    prepare(state, pieces, space, i64(table["turn"]))
    count, ways = 0, 1
    placing = table["phase"] == PLACE
    if placing:
        ways = list_ways(state, pieces, seat, i64(table["row"][table["turn"]]), space["ways"][5])
    for way in range(ways):
        action = space["ways"][5, way] if placing else i64(-1)
        space["after_first"][seat, 0] = state
        if placing:
            lay(space["after_first"][seat, 0], pieces, seat, i64(table["row"][table["turn"]]), action)
        space["ways_first"][seat] = 1
        space["known"][seat] = UNKNOWN
        space["chosen"][seat] = 0
        count = _rate_picks(state, pieces, space, seat, action, turns, values, count)
    return count


@kernel
def _rate_picks(
    state: np.void, pieces: np.void, space: np.void, seat: int, placement: int, turns: Array, values: Array, count: int
) -> int:
    """One placement of the seat to act with each domino it might pick."""
    sign = 1 if seat == 0 else -1
    if is_last_round(state["table"]):
        turns[count, 0], turns[count, 1] = placement, -1
        values[count] = sign * contest(state, pieces, space, ROW)
        return count + 1
    for index in range(ROW):
        if space["owner"][index] == FREE:
            space["owner"][index] = seat
            pick = PICK_BASE + i64(state["table"]["next"][index])
            turns[count, 0], turns[count, 1] = (placement, pick) if placement >= 0 else (pick, i64(-1))
            turn = i64(state["table"]["turn"]) + 1
            values[count] = sign * contest(state, pieces, space, turn)
            space["owner"][index] = FREE
            count += 1
    return count
