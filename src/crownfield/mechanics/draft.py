"""The draft of dominoes by kings, shared by the dominoes games: rows, whose king stands where, whose turn it is.

The `TABLE` record also carries the facts of the game that its rules depend on (players, grid, options), so that a
state needs nothing beside it. Dominoes not yet seen are a set of bits per box; their order is nowhere.
"""

import numpy as np
import numpy.typing as npt

from crownfield.base.actors import CHANCE
from crownfield.base.bits import count, drop_lowest, i64, lowest, nth
from crownfield.base.compiling import kernel
from crownfield.base.rng import below

__all__ = [
    "AT_ONCE", "BUILD", "DRAGON", "FREE", "KING", "KINGS", "MARKET", "OPPOSITE", "OVER", "PHASES", "PICK", "PLACE",
    "ROW", "TABLE", "TAX", "advance_row", "await_king", "begin_turn", "current_box", "draw_king", "end_setup_pick",
    "is_last_round", "kingdom_of", "lay_row", "list_picks", "next_box", "nth_pick", "pick", "reveal_draft",
    "sample_draft", "sample_king", "sample_kings", "sample_row", "undrawn_kings", "wait_for_chance",
]  # fmt: skip

FREE = -1
"""Seat of a domino on which no king stands."""

PHASES = ("market", "row", "kings", "king", "pick", "place", "tax", "build", "dragon", "over")
MARKET, ROW, KINGS, KING, PICK, PLACE, TAX, BUILD, DRAGON, OVER = range(len(PHASES))

OPPOSITE, AT_ONCE = 1, 2
"""How the kings of the set-up come, as a set: two players put theirs A B B A, so that only A is drawn; and by the first
edition of the rules all are drawn before any is put. In neither, each is drawn when the one before it stands."""

TABLE = np.dtype(
    [
        ("unseen", np.uint64, (2,)),  # bit n - 1 = domino n, per box
        ("row", np.uint8, (8,)),
        ("row_seat", np.int8, (8,)),
        ("next", np.uint8, (8,)),  # 0 = no domino
        ("next_seat", np.int8, (8,)),
        ("kings", np.int8, (8,)),  # set-up only: seats in the order their kings come, as far as it is known
        ("phase", np.int8),
        ("actor", np.int8),
        ("turn", np.int8),  # index in the row, or in `kings` during set-up
        ("round", np.int8),
        ("rounds", np.int8),
        ("players", np.int8),
        ("kingdoms", np.int8),
        ("teams", np.int8),  # 1: two seats share a kingdom
        ("grid", np.int8),
        ("row_size", np.int8),
        ("king_count", np.int8),
        ("boxes", np.int8),
        ("may_discard", np.int8),
        ("middle_kingdom", np.int8),
        ("harmony", np.int8),
        ("kings_come", np.int8),  # a set of OPPOSITE and AT_ONCE
    ]
)


@kernel
def kingdom_of(table: np.void, seat: int) -> int:
    return seat >> i64(table["teams"])


@kernel
def current_box(table: np.void) -> int:
    return (i64(table["round"]) - 1) & (i64(table["boxes"]) - 1)


@kernel
def next_box(table: np.void) -> int:
    return i64(table["round"]) & (i64(table["boxes"]) - 1)


@kernel
def is_last_round(table: np.void) -> bool:
    return bool(table["round"] == table["rounds"])


@kernel
def wait_for_chance(table: np.void, phase: int) -> None:
    table["phase"] = phase
    table["actor"] = CHANCE


@kernel
def begin_turn(table: np.void, turn: int) -> bool:
    """The king at that index of the row places its domino; False when no king is left in the row."""
    if turn == i64(table["king_count"]):
        return False
    table["turn"] = turn
    table["phase"] = PLACE
    table["actor"] = table["row_seat"][turn]
    return True


@kernel
def lay_row(table: np.void, numbers: npt.NDArray[np.int64]) -> None:
    """The next row, ascending, comes out of its box."""
    box = next_box(table)
    for index in range(i64(table["row_size"])):
        table["next"][index] = numbers[index]
        table["next_seat"][index] = FREE
        table["unseen"][box] &= ~(np.uint64(1) << np.uint64(numbers[index] - 1))


@kernel
def draw_king(table: np.void, seat: int) -> None:
    """The next king is one of that seat; where kings are put A B B A, the others follow from it."""
    if i64(table["kings_come"]) & OPPOSITE:
        for index in range(4):
            table["kings"][index] = seat if index in (0, 3) else 1 - seat
    else:
        table["kings"][table["turn"]] = seat


@kernel
def await_king(table: np.void) -> None:
    """The next king of the set-up is put by its owner, once it is known whose it is."""
    seat = i64(table["kings"][table["turn"]])
    if seat == FREE:
        wait_for_chance(table, KINGS if i64(table["kings_come"]) & AT_ONCE else KING)
    else:
        table["phase"] = PICK
        table["actor"] = seat


@kernel
def pick(table: np.void, number: int) -> None:
    """The actor's king goes to a free domino of the next row."""
    for index in range(i64(table["row_size"])):
        if table["next"][index] == number:
            table["next_seat"][index] = table["actor"]


@kernel
def end_setup_pick(table: np.void) -> bool:
    """The next king of the set-up is due; False when all kings stand."""
    turn = i64(table["turn"]) + 1
    if turn == i64(table["king_count"]):
        return False
    table["turn"] = turn
    await_king(table)
    return True


@kernel
def advance_row(table: np.void) -> None:
    """The row just picked from becomes the current one; dominoes without a king leave the game."""
    kept = 0
    for index in range(i64(table["row_size"])):
        if table["next_seat"][index] != FREE:
            table["row"][kept] = table["next"][index]
            table["row_seat"][kept] = table["next_seat"][index]
            kept += 1
        table["next"][index] = 0
        table["next_seat"][index] = FREE
    for index in range(8):
        table["kings"][index] = FREE
    table["turn"] = 0
    table["round"] += 1


@kernel
def list_picks(table: np.void, out: npt.NDArray[np.int64], base: int) -> int:
    """Write base + number for every domino of the next row still free."""
    written = 0
    for index in range(i64(table["row_size"])):
        if table["next_seat"][index] == FREE:
            out[written] = base + i64(table["next"][index])
            written += 1
    return written


@kernel
def nth_pick(table: np.void, n: int) -> int:
    """The number of the free domino of the next row that has n free ones before it."""
    for index in range(i64(table["row_size"])):
        if table["next_seat"][index] == FREE:
            if n == 0:
                return i64(table["next"][index])
            n -= 1
    return 0


@kernel
def sample_row(table: np.void, generator: npt.NDArray[np.uint64], out: npt.NDArray[np.int64]) -> int:
    """Draw a row, ascending, from the dominoes unseen in the next box."""
    unseen = table["unseen"][next_box(table)]
    drawn = np.uint64(0)
    row_size = i64(table["row_size"])
    for _ in range(row_size):
        bit = np.uint64(1) << np.uint64(nth(unseen, below(generator, count(unseen))))
        unseen &= ~bit
        drawn |= bit
    for index in range(row_size):
        out[index] = lowest(drawn) + 1
        drawn = drop_lowest(drawn)
    return row_size


@kernel
def sample_draft(table: np.void, generator: npt.NDArray[np.uint64], out: npt.NDArray[np.int64]) -> int:
    """Draw the king, the kings or the row that is due; returns the length of the outcome."""
    if table["phase"] == KING:
        out[0] = sample_king(table, generator)
        return 1
    if table["phase"] == KINGS:
        return sample_kings(table, generator, out)
    return sample_row(table, generator, out)


@kernel
def reveal_draft(table: np.void, outcome: npt.NDArray[np.int64]) -> None:
    """Kings are drawn, or a row is laid out: the first before the kings, every other before a round begins."""
    if table["phase"] == KING:
        draw_king(table, outcome[0])
    elif table["phase"] == KINGS:
        for index in range(i64(table["king_count"])):
            table["kings"][index] = outcome[index]
    else:
        lay_row(table, outcome)
    if table["round"] == 0:
        await_king(table)
    else:
        begin_turn(table, 0)


@kernel
def undrawn_kings(table: np.void, seat: int) -> int:
    """How many kings of a seat are still to be drawn in the set-up."""
    left = i64(table["king_count"]) // i64(table["players"])
    for index in range(i64(table["king_count"])):
        if i64(table["kings"][index]) == seat:
            left -= 1
    return left


@kernel
def sample_king(table: np.void, generator: npt.NDArray[np.uint64]) -> int:
    """The seat of the king that is drawn next, each king as likely."""
    choice = below(generator, i64(table["king_count"]) - i64(table["turn"]))
    for seat in range(i64(table["players"])):
        choice -= undrawn_kings(table, seat)
        if choice < 0:
            return seat
    return FREE


@kernel
def sample_kings(table: np.void, generator: npt.NDArray[np.uint64], out: npt.NDArray[np.int64]) -> int:
    """Draw all kings at once; two players who put them A B B A only draw who is A."""
    kings, players = i64(table["king_count"]), i64(table["players"])
    if i64(table["kings_come"]) & OPPOSITE:
        starter = below(generator, 2)
        for index in range(4):
            out[index] = starter if index in (0, 3) else 1 - starter
        return kings
    for index in range(kings):
        out[index] = index % players
    for last in range(kings - 1, 0, -1):
        other = below(generator, last + 1)
        out[last], out[other] = out[other], out[last]
    return kings
