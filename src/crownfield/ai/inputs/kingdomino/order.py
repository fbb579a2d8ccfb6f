"""Who picks when: the kings that are still to pick this round, and what the picks so far say about the next."""

import numpy as np

from crownfield.ai.inputs.dominoes.draft import kings_undrawn, known_kings, picker
from crownfield.ai.inputs.kingdomino.layout import ORDER, RIVALS
from crownfield.ai.inputs.sheet import Sheet, switch_on
from crownfield.base.bits import count as count_bits
from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.mechanics.draft import FREE, is_last_round, kingdom_of

__all__ = ["describe_order"]


@kernel
def describe_order(table: np.void, kingdom: int, inputs: Sheet) -> None:
    """Add in which order this kingdom and others pick.

    The picks to come are binary digits, 1 for this kingdom's, below a leading 1. In the set-up every order in which the
    kings may still be drawn is on, with its chance.
    """
    picks, undrawn, mine = i64(1), i64(0), i64(0)
    if not is_last_round(table):
        for index in range(i64(table["turn"]), known_kings(table)):
            picks = 2 * picks + i64(picker(table, index) == kingdom)
        undrawn, mine = kings_undrawn(table, kingdom)
    orders = i64(0)
    for order in range(1 << undrawn):
        orders += i64(count_bits(np.uint64(order)) == mine)
    for order in range(1 << undrawn):
        if count_bits(np.uint64(order)) == mine:
            switch_on(inputs, ORDER + (picks << undrawn) + order, 1.0 / orders)
    for index in range(i64(table["row_size"])):
        seat = i64(table["next_seat"][index])
        if table["next"][index] > 0 and seat != FREE and kingdom_of(table, seat) != kingdom:
            switch_on(inputs, RIVALS + index, 1.0)
