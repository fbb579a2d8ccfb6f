"""What the draft holds for one kingdom: dominoes to place, claimed and on offer, and what is still unseen."""

import numpy as np
import numpy.typing as npt

from crownfield.ai.inputs.dominoes.layout import (
    BEFORE,
    CLAIMED,
    FLAG,
    MOST_BEFORE,
    MOST_PENDING,
    OFFERED,
    PENDING,
    PLAYERS,
    ROUNDS,
    SLOT,
    TO_PLACE,
    UNSEEN_CROWNS,
    UNSEEN_SQUARES,
)
from crownfield.ai.inputs.sheet import Sheet, switch_on
from crownfield.base.actors import NOBODY
from crownfield.base.bits import count as count_bits
from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.mechanics.draft import (
    FREE,
    PICK,
    PLACE,
    current_box,
    is_last_round,
    kingdom_of,
    next_box,
    undrawn_kings,
)
from crownfield.mechanics.kingdom import is_middle

__all__ = [
    "describe_bonuses", "describe_draft", "describe_unseen", "domino_masks", "first_to_place", "has_finished",
    "in_hand", "kingdoms", "kings_undrawn", "known_kings", "picker", "picks_to_come", "turn_of",
]  # fmt: skip

_CODES = 8
_PER_SQUARE, _PER_CROWN = 1 / 10, 1 / 5


def domino_masks(dominoes: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint64]:
    """Shape (boxes, terrains, 5): the sets of dominoes with one such square, with two, and with 1, 2 and 4 crowns (as
    binary digits of their sum) on it; what is unseen is counted by them."""
    boxes = dominoes.reshape(-1, 49, 4)
    masks = np.zeros((2, _CODES, 5), np.uint64)
    for box in range(boxes.shape[0]):
        for number in range(1, 49):
            left, left_crowns, right, right_crowns = (int(part) for part in boxes[box, number])
            for terrain in {left, right}:
                squares = (left == terrain) + (right == terrain)
                crowns = left_crowns * (left == terrain) + right_crowns * (right == terrain)
                digits = [squares == 1, squares == 2, crowns & 1, crowns >> 1 & 1, crowns >> 2 & 1]
                for index, digit in enumerate(digits):
                    if digit:
                        masks[box, terrain, index] |= np.uint64(1 << (number - 1))
    return masks


@kernel
def kingdoms(state: np.void) -> int:
    return i64(state["table"]["kingdoms"])


@kernel
def turn_of(state: np.void) -> int:
    """Equal as long as one turn lasts."""
    return 16 * i64(state["table"]["round"]) + i64(state["table"]["turn"])


@kernel
def in_hand(state: np.void) -> int:
    """The domino that is to be placed now, if that is the decision; 0 if it is not."""
    table = state["table"]
    if table["phase"] != PLACE:
        return i64(0)
    return 49 * current_box(table) + i64(table["row"][table["turn"]])


@kernel
def has_finished(table: np.void, kingdom: int) -> bool:
    """Whether nothing will be placed in this kingdom any more."""
    if not is_last_round(table):
        return False
    for index in range(first_to_place(table), i64(table["king_count"])):
        if kingdom_of(table, i64(table["row_seat"][index])) == kingdom:
            return False
    return True


@kernel
def first_to_place(table: np.void) -> int:
    """The first index of the row whose domino does not lie in a kingdom yet."""
    if table["actor"] == NOBODY:
        return i64(table["king_count"])
    turn = i64(table["turn"])
    return turn if table["phase"] < PICK or table["phase"] == PLACE else turn + 1


@kernel
def describe_draft(table: np.void, kingdom: int, inputs: Sheet) -> None:
    """Add what the table says about a kingdom."""
    box = current_box(table) * 49
    if table["round"] > 0:
        for index in range(first_to_place(table), i64(table["king_count"])):
            if kingdom_of(table, i64(table["row_seat"][index])) == kingdom:
                switch_on(inputs, TO_PLACE + box + i64(table["row"][index]), 1.0)
    _describe_next(table, kingdom, inputs)
    rounds_left = i64(table["rounds"]) - i64(table["round"])
    switch_on(inputs, ROUNDS + rounds_left, 1.0)
    switch_on(inputs, PLAYERS + i64(table["players"]), 1.0)


@kernel
def _describe_next(table: np.void, kingdom: int, inputs: Sheet) -> None:
    box, pending, before, undrawn, mine = next_box(table) * 49, i64(0), i64(0), i64(0), i64(0)
    if not is_last_round(table):
        pending, before = picks_to_come(table, kingdom)
        undrawn, mine = kings_undrawn(table, kingdom)
    for index in range(i64(table["row_size"])):
        number, seat = i64(table["next"][index]), i64(table["next_seat"][index])
        if number == 0:
            continue
        if seat == FREE:
            if pending + mine > 0:
                switch_on(inputs, OFFERED + box + number, 1.0)
        elif kingdom_of(table, seat) == kingdom:
            switch_on(inputs, CLAIMED + box + number, 1.0)
            switch_on(inputs, SLOT + index, 1.0)
    switch_on(inputs, PENDING + min(pending + mine, MOST_PENDING), 1.0)
    if pending > 0 or mine == 0:
        before += i64(pending == 0) * undrawn
        switch_on(inputs, BEFORE + min(before, MOST_BEFORE), 1.0)
        return
    _describe_chances(before, undrawn, mine, inputs)


@kernel
def _describe_chances(before: int, undrawn: int, mine: int, inputs: Sheet) -> None:
    """How many will pick before this kingdom's first king, each number as likely as the drawing of kings makes it."""
    likely = 1.0
    for others in range(undrawn - mine + 1):
        now = likely * mine / (undrawn - others)
        switch_on(inputs, BEFORE + min(before + others, MOST_BEFORE), now)
        likely -= now


@kernel
def picks_to_come(table: np.void, kingdom: int) -> tuple[int, int]:
    """How many kings of a kingdom are known to pick this round, and how many others pick before the first of them."""
    picks, before = i64(0), i64(0)
    for index in range(i64(table["turn"]), known_kings(table)):
        if picker(table, index) == kingdom:
            picks += 1
        elif picks == 0:
            before += 1
    return picks, before


@kernel
def known_kings(table: np.void) -> int:
    """How many kings of this round it is known of whose they are: all, but for those still undrawn in the set-up."""
    kings = i64(table["king_count"])
    if table["round"] == 0:
        while kings > 0 and i64(table["kings"][kings - 1]) == FREE:
            kings -= 1
    return kings


@kernel
def kings_undrawn(table: np.void, kingdom: int) -> tuple[int, int]:
    """How many kings are still to be drawn in the set-up, and how many of them are this kingdom's."""
    undrawn, mine = i64(table["king_count"]) - known_kings(table), i64(0)
    if undrawn > 0:
        for seat in range(i64(table["players"])):
            if kingdom_of(table, seat) == kingdom:
                mine += undrawn_kings(table, seat)
    return undrawn, mine


@kernel
def picker(table: np.void, index: int) -> int:
    """The kingdom whose king is the one of that index, a known one, to pick this round."""
    seat = i64(table["row_seat"][index]) if table["round"] > 0 else i64(table["kings"][index])
    return kingdom_of(table, seat)


@kernel
def describe_unseen(table: np.void, masks: npt.NDArray[np.uint64], inputs: Sheet) -> None:
    """Add how many squares and crowns of each terrain are still to come."""
    for terrain in range(1, _CODES):
        squares, crowns = i64(0), i64(0)
        for box in range(i64(table["boxes"])):
            unseen, mask = table["unseen"][box], masks[box, terrain]
            squares += count_bits(unseen & mask[0]) + 2 * count_bits(unseen & mask[1])
            crowns += count_bits(unseen & mask[2]) + 2 * count_bits(unseen & mask[3]) + 4 * count_bits(unseen & mask[4])
        switch_on(inputs, UNSEEN_SQUARES + terrain, squares * _PER_SQUARE)
        switch_on(inputs, UNSEEN_CROWNS + terrain, crowns * _PER_CROWN)


@kernel
def describe_bonuses(table: np.void, kingdom: np.void, inputs: Sheet) -> None:
    """Add which bonuses are played for, and whether the castle is still in the middle."""
    if table["middle_kingdom"]:
        middle = i64(is_middle(kingdom, i64(table["grid"])))
        switch_on(inputs, FLAG + middle, 1.0)
    if table["harmony"]:
        switch_on(inputs, FLAG + 2, 1.0)
