"""Kingdomino for two, solved exactly once nothing is left to chance: from the last row's reveal to the end.

Kingdoms do not touch each other, so what a player makes of the dominoes he gets is his own affair: `_best_end` finds
it. Only the picks are a contest, and only a first king of two places before all of its owner's dominoes are known.
A result is worth VICTORY for winning, and the margin of points.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from crownfield.base.bits import i64
from crownfield.base.compiling import entry, kernel
from crownfield.games.contract import Components, State
from crownfield.games.kingdomino.actions import DISCARD, PICK_BASE
from crownfield.games.kingdomino.kernels import score, tie_break
from crownfield.games.kingdomino.layout import LINES, STATE
from crownfield.mechanics.board import SQUARES
from crownfield.mechanics.draft import FREE, PICK, PLACE, is_last_round
from crownfield.mechanics.kingdom import list_placements, place, placements

__all__ = ["ROOM", "VICTORY", "Solution", "foresee", "is_solvable", "sees_end", "solve"]

Array = npt.NDArray[Any]

_MOST_WAYS = 4 * SQUARES + 1
_KEY = 65536
_MOST = 1_000_000
VICTORY = 10_000
_UNKNOWN = -1
_ROW = 4


ROOM = np.dtype(
    [
        ("work", STATE, (6,)),  # states on the way to an end
        ("ways", np.int64, (6, _MOST_WAYS)),  # placements under consideration, per step
        ("left", np.int64, (6,)),  # of these, how many were not yet looked at, or _UNKNOWN
        ("after_first", STATE, (2, _MOST_WAYS)),  # per player: after its first king's placement
        ("ways_first", np.int64, (2,)),  # how many of these there are
        ("chosen", np.int64, (2,)),  # the one under consideration
        ("known", np.int64, (2, _MOST_WAYS, 16)),  # best end after a first placement with a set of picks, or _UNKNOWN
        ("owner", np.int64, (_ROW,)),  # who has picked which domino of the last row
        ("hand", np.int64, (2, 2)),  # dominoes still to be placed after the first placement, 0 = none
        ("low", np.int64, (_ROW,)),  # per king: what player 0 is sure of
        ("high", np.int64, (_ROW,)),  # and what it cannot exceed
        ("option", np.int64, (_ROW,)),  # per king: the next way to place and pick
        ("taken", np.int64, (_ROW,)),  # per king: the domino it picks just now
        ("lines", np.int64, (len(LINES) + 1,)),
    ]
)
"""Room to solve in."""


class Solution(NamedTuple):
    """A turn, and what it is worth to the seat to act when both play their best from there on."""

    actions: tuple[int, ...]
    value: int


def is_solvable(state: State) -> bool:
    """Whether two players can see everything that is still to come."""
    return bool(_seer()(state))


@cache
def _seer() -> Callable[..., bool]:
    return entry(_see_end)


def _see_end(states: Array) -> bool:
    return sees_end(states[0])


@kernel
def sees_end(state: np.void) -> bool:
    """The same inside kernels."""
    table = state["table"]
    left = i64(table["rounds"]) - i64(table["round"])
    last = left == 0 or (left == 1 and (table["phase"] == PICK or table["phase"] == PLACE))
    return bool(table["players"] == 2 and table["actor"] >= 0 and last)


@kernel
def foresee(state: np.void, pieces: np.void, room: np.void, mine: int) -> int:
    """By how many points a player will win where one sees the end; the seat to act must be about to place."""
    table = state["table"]
    _prepare(state, pieces, room, i64(-1))
    worth = _contest(state, pieces, room, i64(_ROW) if is_last_round(table) else i64(table["turn"]))
    if mine == 1:
        worth = -worth
    won = i64(worth > VICTORY // 2) - i64(worth < -VICTORY // 2)
    return worth - VICTORY * won


def solve(state: State, components: Components) -> list[Solution]:
    """All turns of the seat to act, best first; the state must be solvable."""
    turns, values = np.zeros((4 * _MOST_WAYS, 2), np.int64), np.zeros(4 * _MOST_WAYS, np.int64)
    count = _solver()(state, components.tables, np.zeros(1, ROOM), turns, values)
    found = [
        Solution(tuple(int(action) for action in turns[index] if action >= 0), int(values[index]))
        for index in range(count)
    ]
    return sorted(found, key=lambda solution: -solution.value)


@cache
def _solver() -> Callable[..., int]:
    return entry(_rate_turns)


def _rate_turns(states: Array, components: Array, rooms: Array, turns: Array, values: Array) -> int:
    """Every turn of the seat to act (two actions a row, -1 for none) and what it is worth to that seat."""
    state, pieces, room = states[0], components[0], rooms[0]
    table = state["table"]
    seat = i64(table["actor"])
    _prepare(state, pieces, room, i64(table["turn"]))
    count, ways = 0, 1
    placing = table["phase"] == PLACE
    if placing:
        ways = _list_ways(state, pieces, seat, i64(table["row"][table["turn"]]), room["ways"][5])
    for way in range(ways):
        action = room["ways"][5, way] if placing else i64(-1)
        room["after_first"][seat, 0] = state
        if placing:
            _lay(room["after_first"][seat, 0], pieces, seat, i64(table["row"][table["turn"]]), action)
        room["ways_first"][seat] = 1
        room["known"][seat] = _UNKNOWN
        room["chosen"][seat] = 0
        count = _rate_picks(state, pieces, room, seat, action, turns, values, count)
    return count


@kernel
def _rate_picks(
    state: np.void, pieces: np.void, room: np.void, seat: int, placement: int, turns: Array, values: Array, count: int
) -> int:
    """One placement of the seat to act with each domino it might pick."""
    sign = 1 if seat == 0 else -1
    if is_last_round(state["table"]):
        turns[count, 0], turns[count, 1] = placement, -1
        values[count] = sign * _contest(state, pieces, room, _ROW)
        return count + 1
    for index in range(_ROW):
        if room["owner"][index] == FREE:
            room["owner"][index] = seat
            pick = PICK_BASE + i64(state["table"]["next"][index])
            turns[count, 0], turns[count, 1] = (placement, pick) if placement >= 0 else (pick, i64(-1))
            turn = i64(state["table"]["turn"]) + 1
            values[count] = sign * _contest(state, pieces, room, turn)
            room["owner"][index] = FREE
            count += 1
    return count


@kernel
def _prepare(state: np.void, pieces: np.void, room: np.void, placing: int) -> None:
    """What each player will place first, in every way it can, and what remains in hand after that.

    What the king `placing` does is given; for -1 every king is free.
    """
    table = state["table"]
    room["known"][:] = _UNKNOWN
    room["hand"][:] = 0
    for index in range(_ROW):
        room["owner"][index] = table["next_seat"][index] if not is_last_round(table) else FREE
    begin = i64(table["turn"]) + (0 if table["phase"] == PLACE else 1)
    for seat in range(2):
        mine, held = i64(0), i64(0)
        for index in range(begin, i64(table["king_count"])):
            if table["row_seat"][index] == seat:
                acts_now = index == placing
                first = mine == 0 and (acts_now or _is_contested(table, seat, index))
                if first and not acts_now:
                    _list_first(state, pieces, room, seat, i64(table["row"][index]))
                elif not acts_now:
                    room["hand"][seat, held] = table["row"][index]
                    held += 1
                mine += i64(first)
        if mine == 0:
            room["after_first"][seat, 0] = state
            room["ways_first"][seat] = 1
        room["chosen"][seat] = 0


@kernel
def _is_contested(table: np.void, seat: int, index: int) -> bool:
    """Whether a king places before all dominoes of its owner are known: another king of his will pick after it."""
    if is_last_round(table):
        return False
    for later in range(index + 1, i64(table["king_count"])):
        if table["row_seat"][later] == seat:
            return True
    return False


@kernel
def _list_first(state: np.void, pieces: np.void, room: np.void, seat: int, domino: int) -> None:
    ways = _list_ways(state, pieces, seat, domino, room["ways"][4])
    for way in range(ways):
        room["after_first"][seat, way] = state
        _lay(room["after_first"][seat, way], pieces, seat, domino, room["ways"][4, way])
    room["ways_first"][seat] = ways


@kernel
def _list_ways(state: np.void, pieces: np.void, seat: int, domino: int, out: Array) -> int:
    ways = list_placements(placements(state["kingdoms"][seat], pieces["dominoes"][domino]), out)
    if ways == 0 or state["table"]["may_discard"]:
        out[ways] = DISCARD
        ways += 1
    return ways


@kernel
def _lay(state: np.void, pieces: np.void, seat: int, domino: int, placement: int) -> None:
    if placement != DISCARD:
        place(state["kingdoms"][seat], placement, pieces["dominoes"][domino], i64(state["table"]["grid"]))


@kernel
def _end_of(state: np.void, pieces: np.void, room: np.void, seat: int) -> int:
    """The best a player can make of what he has: points, then what breaks a tie."""
    picks = i64(0)
    for index in range(_ROW):
        picks |= i64(room["owner"][index] == seat) << index
    way = room["chosen"][seat]
    if room["known"][seat, way, picks] == _UNKNOWN:
        room["work"][0] = room["after_first"][seat, way]
        room["known"][seat, way, picks] = _best_end(state["table"], pieces, room, seat, picks)
    return i64(room["known"][seat, way, picks])


@kernel
def _due(table: np.void, room: np.void, seat: int, picks: int, step: int) -> int:
    """The domino that a player places at this step, 0 when none is left: those in hand, then those picked."""
    for held in range(2):
        if room["hand"][seat, held] != 0:
            if step == 0:
                return i64(room["hand"][seat, held])
            step -= 1
    for index in range(_ROW):
        if picks >> index & 1:
            if step == 0:
                return i64(table["next"][index])
            step -= 1
    return i64(0)


@kernel
def _best_end(table: np.void, pieces: np.void, room: np.void, seat: int, picks: int) -> int:
    """Every way to place what is due, one domino after the other, from the first state of `work`."""
    best, step = i64(-1), i64(0)
    room["left"][0] = _UNKNOWN
    while step >= 0:
        domino, state = _due(table, room, seat, picks, step), room["work"][step]
        if domino == 0:
            best = max(best, _key_of(state, pieces, room, seat))
            step -= 1
            continue
        if room["left"][step] == _UNKNOWN:
            room["left"][step] = _list_ways(state, pieces, seat, domino, room["ways"][step])
        if room["left"][step] == 0:
            step -= 1
            continue
        room["left"][step] -= 1
        room["work"][step + 1] = state
        _lay(room["work"][step + 1], pieces, seat, domino, room["ways"][step, room["left"][step]])
        step += 1
        room["left"][step] = _UNKNOWN
    return best


@kernel
def _key_of(state: np.void, pieces: np.void, room: np.void, seat: int) -> int:
    room["lines"][:] = 0
    score(state, pieces, seat, room["lines"])
    return i64(room["lines"].sum()) * _KEY + tie_break(state, seat)


@kernel
def _outcome(state: np.void, pieces: np.void, room: np.void) -> int:
    """What the end is worth to player 0 once everything is picked."""
    own, other = _end_of(state, pieces, room, 0), _end_of(state, pieces, room, 1)
    won = VICTORY if own > other else (-VICTORY if own < other else 0)
    return won + own // _KEY - other // _KEY


@kernel
def _contest(state: np.void, pieces: np.void, room: np.void, turn: int) -> int:
    """What the picks from this king on are worth to player 0 when both play their best: alpha-beta.

    A loop and not a recursion: Numba cannot keep functions on disk that call themselves.
    """
    table, kings, king = state["table"], i64(state["table"]["king_count"]), turn
    if turn >= kings:
        return _outcome(state, pieces, room)
    room["low"][king], room["high"][king], room["option"][king] = -_MOST, _MOST, 0
    while True:
        if _choose_next(table, room, king):
            if king + 1 < kings:
                room["low"][king + 1], room["high"][king + 1] = room["low"][king], room["high"][king]
                room["option"][king + 1] = 0
                king += 1
                continue
            worth = _outcome(state, pieces, room)
        else:
            worth = i64(room["low"][king] if table["row_seat"][king] == 0 else room["high"][king])
            king -= 1
            if king < turn:
                return worth
        room["owner"][room["taken"][king]] = FREE
        if table["row_seat"][king] == 0:
            room["low"][king] = max(i64(room["low"][king]), worth)
        else:
            room["high"][king] = min(i64(room["high"][king]), worth)


@kernel
def _choose_next(table: np.void, room: np.void, king: int) -> bool:
    """A king's next way to place and pick, if there is one and it still matters."""
    seat = i64(table["row_seat"][king])
    contested = _is_contested(table, seat, king)
    options = _ROW * (room["ways_first"][seat] if contested else 1)
    while room["option"][king] < options and room["low"][king] < room["high"][king]:
        way, index = room["option"][king] // _ROW, room["option"][king] % _ROW
        room["option"][king] += 1
        if room["owner"][index] == FREE:
            room["owner"][index] = seat
            room["taken"][king] = index
            if contested:
                room["chosen"][seat] = way
            return True
    return False
