"""The placement that ends a drawing: which there are, and what it costs and brings."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.base.rng import below
from crownfield.games.duel.actions import APART_BASE, SKIP
from crownfield.games.duel.hand import crosses_of, hand_of, is_alike, sheet_of, tick_of
from crownfield.games.duel.layout import FREE, SPLIT, TURN_DIE
from crownfield.games.duel.placing import (
    Reach,
    count_apart,
    count_sides,
    list_apart,
    list_sides,
    nth_apart,
    nth_side,
    reach,
    sides,
)
from crownfield.games.duel.sheets import put
from crownfield.games.duel.squares import OFFSETS, SQUARES

__all__ = ["clear_draft", "draw", "list_placements", "random_placement"]

Placing: TypeAlias = tuple[Reach, int, bool]
"""Where the decided coats may go, the mode, and whether the halves are alike."""


@kernel
def _placing(state: np.void, components: np.void) -> Placing:
    table, hand = state["table"], hand_of(state, components)
    where = reach(sheet_of(state), hand[2], hand[3])
    return where, i64(table["mode"]) & (FREE | SPLIT), is_alike(table, components, hand)


@kernel
def list_placements(state: np.void, components: np.void, out: npt.NDArray[np.int64]) -> int:
    """Write every placement of the actor's dice in ascending order; returns how many."""
    where, mode, alike = _placing(state, components)
    if mode & SPLIT:
        return list_apart(where, mode, alike, out)
    return list_sides(sides(where, mode, alike), out)


@kernel
def random_placement(state: np.void, components: np.void, generator: npt.NDArray[np.uint64]) -> int:
    """One placement, each as likely; SKIP if there is none."""
    where, mode, alike = _placing(state, components)
    if mode & SPLIT:
        return nth_apart(where, mode, alike, below(generator, count_apart(where, mode, alike)))
    options = sides(where, mode, alike)
    ways = count_sides(options)
    return SKIP if ways == 0 else nth_side(options, below(generator, ways))


@kernel
def draw(state: np.void, components: np.void, action: int) -> None:
    """Put both halves on the map, note the ticks they earn, and spend what was used (D21)."""
    table, sheet = state["table"], sheet_of(state)
    low, high, low_coat, high_coat = hand_of(state, components)
    low_square, high_square = _squares(action)
    put(sheet, low_square, low_coat, crosses_of(table, components, low))
    put(sheet, high_square, high_coat, crosses_of(table, components, high))
    sheet["ticks"][0] = tick_of(table, components, low)
    sheet["ticks"][1] = tick_of(table, components, high)
    sheet["drew"] = 1
    if table["cross"]:
        sheet["castle_used"] = 1
    spent = (i64(table["mode"]) & (FREE | SPLIT)) | (TURN_DIE * i64(table["turned"]))
    sheet["ready"] = i64(sheet["ready"]) & ~spent
    sheet["used"] = i64(sheet["used"]) | spent


@kernel
def _squares(action: int) -> tuple[int, int]:
    """The squares of the lower and of the other die."""
    if action >= APART_BASE:
        return (action - APART_BASE) // SQUARES, (action - APART_BASE) % SQUARES
    low = action % SQUARES
    return low, low + OFFSETS[action // SQUARES]


@kernel
def clear_draft(table: np.void) -> None:
    """Forget what was decided for a drawing that is over."""
    table["coats"][:] = 0
    table["cross"] = 0
    table["mode"] = 0
    table["turned"] = 0
    table["began"] = 0
