"""The best that one player can make of the dominoes he gets: every way to place them is tried."""

from typing import Any

import numpy as np
import numpy.typing as npt

from crownfield.ai.endings.kingdomino.workspace import KEY, ROW, UNKNOWN
from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.games.kingdomino.actions import DISCARD
from crownfield.games.kingdomino.kernels import score, tie_break
from crownfield.mechanics.kingdom import list_placements, place, placements

__all__ = ["end_of", "lay", "list_ways"]

Array = npt.NDArray[Any]


@kernel
def end_of(state: np.void, pieces: np.void, space: np.void, seat: int) -> int:
    """The best a player can make of what he has: points, then what breaks a tie."""
    picks = i64(0)
    for index in range(ROW):
        picks |= i64(space["owner"][index] == seat) << index
    way = space["chosen"][seat]
    if space["known"][seat, way, picks] == UNKNOWN:
        space["work"][0] = space["after_first"][seat, way]
        space["known"][seat, way, picks] = _best_end(state["table"], pieces, space, seat, picks)
    return i64(space["known"][seat, way, picks])


@kernel
def _best_end(table: np.void, pieces: np.void, space: np.void, seat: int, picks: int) -> int:
    """Every way to place what is due, one domino after the other, from the first state of `work`."""
    best, step = i64(-1), i64(0)
    space["left"][0] = UNKNOWN
    while step >= 0:
        domino, state = _due(table, space, seat, picks, step), space["work"][step]
        if domino == 0:
            best = max(best, _key_of(state, pieces, space, seat))
            step -= 1
            continue
        if space["left"][step] == UNKNOWN:
            space["left"][step] = list_ways(state, pieces, seat, domino, space["ways"][step])
        if space["left"][step] == 0:
            step -= 1
            continue
        space["left"][step] -= 1
        space["work"][step + 1] = state
        lay(space["work"][step + 1], pieces, seat, domino, space["ways"][step, space["left"][step]])
        step += 1
        space["left"][step] = UNKNOWN
    return best


@kernel
def _due(table: np.void, space: np.void, seat: int, picks: int, step: int) -> int:
    """The domino that a player places at this step, 0 when none is left: those in hand, then those picked."""
    for held in range(2):
        if space["hand"][seat, held] != 0:
            if step == 0:
                return i64(space["hand"][seat, held])
            step -= 1
    for index in range(ROW):
        if picks >> index & 1:
            if step == 0:
                return i64(table["next"][index])
            step -= 1
    return i64(0)


@kernel
def _key_of(state: np.void, pieces: np.void, space: np.void, seat: int) -> int:
    space["lines"][:] = 0
    score(state, pieces, seat, space["lines"])
    return i64(space["lines"].sum()) * KEY + tie_break(state, seat)


@kernel
def list_ways(state: np.void, pieces: np.void, seat: int, domino: int, out: Array) -> int:
    ways = list_placements(placements(state["kingdoms"][seat], pieces["dominoes"][domino]), out)
    if ways == 0 or state["table"]["may_discard"]:
        out[ways] = DISCARD
        ways += 1
    return ways


@kernel
def lay(state: np.void, pieces: np.void, seat: int, domino: int, placement: int) -> None:
    if placement != DISCARD:
        place(state["kingdoms"][seat], placement, pieces["dominoes"][domino], i64(state["table"]["grid"]))
