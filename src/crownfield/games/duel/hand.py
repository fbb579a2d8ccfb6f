"""The two dice that the actor draws: their coats and crosses, and the boxes they tick."""

from typing import TypeAlias

import numpy as np

from crownfield.base.bits import drop_lowest, i64, lowest
from crownfield.base.compiling import kernel
from crownfield.games.duel.layout import JOKER

__all__ = ["Hand", "crosses_of", "hand_of", "is_alike", "sheet_of", "tick_of"]

Hand: TypeAlias = tuple[int, int, int, int]
"""The lower and the other die, as indices from 0, and their coat codes; an undecided `?` is JOKER."""


@kernel
def sheet_of(state: np.void) -> np.void:
    """The actor's sheet."""
    sheet: np.void = state["sheets"][i64(state["table"]["actor"])]
    return sheet


@kernel
def hand_of(state: np.void, components: np.void) -> Hand:
    """The actor's dice as they lie, with what was decided about them so far."""
    table = state["table"]
    dice = np.uint64(sheet_of(state)["dice"])
    low, high = lowest(dice), lowest(drop_lowest(dice))
    low_coat, high_coat = i64(table["coats"][low]), i64(table["coats"][high])
    if low_coat == 0:
        low_coat = i64(components["coat"][low, i64(table["faces"][low])])
    if high_coat == 0:
        high_coat = i64(components["coat"][high, i64(table["faces"][high])])
    return low, high, low_coat, high_coat


@kernel
def crosses_of(table: np.void, components: np.void, die: int) -> int:
    """Crosses that a die brings to the map, the castle's included (D19)."""
    printed = i64(components["crosses"][die, i64(table["faces"][die])])
    return printed + i64(i64(table["cross"]) == die + 1)


@kernel
def is_alike(table: np.void, components: np.void, hand: Hand) -> bool:
    """Whether both halves look the same on the map (D18)."""
    low, high, low_coat, high_coat = hand
    return low_coat == high_coat and crosses_of(table, components, low) == crosses_of(table, components, high)


@kernel
def tick_of(table: np.void, components: np.void, die: int) -> int:
    """The coat code of the box that a die ticks when it is drawn, 0 for none (D20, D22)."""
    coat = i64(components["coat"][die, i64(table["faces"][die])])
    return coat if coat != JOKER and crosses_of(table, components, die) == 0 else i64(0)
