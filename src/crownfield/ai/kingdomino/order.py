"""Who picks when: the kings that are still to pick this round, and what the picks so far say about the next."""

import numpy as np
import numpy.typing as npt

from crownfield.ai.dominoes.draft import picker
from crownfield.ai.dominoes.features import Inputs, switch_on
from crownfield.ai.kingdomino.layout import ORDER, RIVALS
from crownfield.base.bits import i64
from crownfield.base.jit import kernel
from crownfield.mechanics.draft import FREE, is_last_round, kingdom_of

__all__ = ["describe_order"]


@kernel
def describe_order(table: np.void, kingdom: int, inputs: Inputs, weights: npt.NDArray[np.float32], count: int) -> int:
    """Add in which order this kingdom and others pick; returns how many inputs are on.

    The picks to come are binary digits, 1 for this kingdom's, below a leading 1.
    """
    picks = i64(1)
    if not is_last_round(table):
        for index in range(i64(table["turn"]), i64(table["king_count"])):
            picks = 2 * picks + i64(picker(table, index) == kingdom)
    count = switch_on(inputs, weights, count, ORDER + picks, 1.0)
    for index in range(i64(table["row_size"])):
        seat = i64(table["next_seat"][index])
        if table["next"][index] > 0 and seat != FREE and kingdom_of(table, seat) != kingdom:
            count = switch_on(inputs, weights, count, RIVALS + index, 1.0)
    return count
