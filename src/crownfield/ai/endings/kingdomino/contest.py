"""The contest for the last picks: what they are worth when both players play their best."""

import numpy as np

from crownfield.ai.endings import VICTORY
from crownfield.ai.endings.kingdomino.best_end import end_of, lay, list_ways
from crownfield.ai.endings.kingdomino.workspace import KEY, ROW, UNKNOWN
from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.mechanics.draft import FREE, PLACE, is_last_round

__all__ = ["contest", "prepare"]

_MOST = 1_000_000


@kernel
def prepare(state: np.void, pieces: np.void, space: np.void, placing: int) -> None:
    """What each player will place first, in every way it can, and what remains in hand after that.

    What the king `placing` does is given; for -1 every king is free.
    """
    table = state["table"]
    space["known"][:] = UNKNOWN
    space["hand"][:] = 0
    for index in range(ROW):
        space["owner"][index] = table["next_seat"][index] if not is_last_round(table) else FREE
    begin = i64(table["turn"]) + (0 if table["phase"] == PLACE else 1)
    for seat in range(2):
        mine, held = i64(0), i64(0)
        for index in range(begin, i64(table["king_count"])):
            if table["row_seat"][index] == seat:
                acts_now = index == placing
                first = mine == 0 and (acts_now or is_contested(table, seat, index))
                if first and not acts_now:
                    _list_first(state, pieces, space, seat, i64(table["row"][index]))
                elif not acts_now:
                    space["hand"][seat, held] = table["row"][index]
                    held += 1
                mine += i64(first)
        if mine == 0:
            space["after_first"][seat, 0] = state
            space["ways_first"][seat] = 1
        space["chosen"][seat] = 0


@kernel
def is_contested(table: np.void, seat: int, index: int) -> bool:
    """Whether a king places before all dominoes of its owner are known: another king of his will pick after it."""
    if is_last_round(table):
        return False
    for later in range(index + 1, i64(table["king_count"])):
        if table["row_seat"][later] == seat:
            return True
    return False


@kernel
def _list_first(state: np.void, pieces: np.void, space: np.void, seat: int, domino: int) -> None:
    ways = list_ways(state, pieces, seat, domino, space["ways"][4])
    for way in range(ways):
        space["after_first"][seat, way] = state
        lay(space["after_first"][seat, way], pieces, seat, domino, space["ways"][4, way])
    space["ways_first"][seat] = ways


@kernel
def _outcome(state: np.void, pieces: np.void, space: np.void) -> int:
    """What the end is worth to player 0 once everything is picked."""
    own, other = end_of(state, pieces, space, 0), end_of(state, pieces, space, 1)
    won = VICTORY if own > other else (-VICTORY if own < other else 0)
    return won + own // KEY - other // KEY


@kernel
def contest(state: np.void, pieces: np.void, space: np.void, turn: int) -> int:
    """What the picks from this king on are worth to player 0 when both play their best: alpha-beta.

    A loop and not a recursion: Numba cannot keep functions on disk that call themselves.
    """
    table, kings, king = state["table"], i64(state["table"]["king_count"]), turn
    if turn >= kings:
        return _outcome(state, pieces, space)
    space["low"][king], space["high"][king], space["option"][king] = -_MOST, _MOST, 0
    while True:
        if _choose_next(table, space, king):
            if king + 1 < kings:
                space["low"][king + 1], space["high"][king + 1] = space["low"][king], space["high"][king]
                space["option"][king + 1] = 0
                king += 1
                continue
            worth = _outcome(state, pieces, space)
        else:
            worth = i64(space["low"][king] if table["row_seat"][king] == 0 else space["high"][king])
            king -= 1
            if king < turn:
                return worth
        space["owner"][space["taken"][king]] = FREE
        if table["row_seat"][king] == 0:
            space["low"][king] = max(i64(space["low"][king]), worth)
        else:
            space["high"][king] = min(i64(space["high"][king]), worth)


@kernel
def _choose_next(table: np.void, space: np.void, king: int) -> bool:
    """A king's next way to place and pick, if there is one and it still matters."""
    seat = i64(table["row_seat"][king])
    contested = is_contested(table, seat, king)
    options = ROW * (space["ways_first"][seat] if contested else 1)
    while space["option"][king] < options and space["low"][king] < space["high"][king]:
        way, index = space["option"][king] // ROW, space["option"][king] % ROW
        space["option"][king] += 1
        if space["owner"][index] == FREE:
            space["owner"][index] = seat
            space["taken"][king] = index
            if contested:
                space["chosen"][seat] = way
            return True
    return False
