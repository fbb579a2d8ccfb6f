"""What chance must decide in a dominoes game: which pile is drawn from, and how a draw becomes an outcome."""

from dataclasses import dataclass

import numpy as np

from crownfield.mechanics.dominoes import DOMINOES_IN_BOX
from crownfield.mechanics.draft import FREE, KING, OPPOSITE

__all__ = ["Draw", "kings_draw", "kings_items", "kings_outcome", "row_draw"]


@dataclass(frozen=True)
class Draw:
    """A draw that is due: `count` items from a source of chance that is called `label`.

    A pile gives each item of `pool` once; `unseen` are those it still holds. Dice (`unseen` is None) give any item of
    `pool` every time. `start` items were drawn from this source before.
    """

    label: str
    pool: tuple[int, ...]
    unseen: tuple[int, ...] | None
    start: int
    count: int


def row_draw(table: np.void, box: int, name: str) -> Draw:
    """The next row comes from this box."""
    bits = int(table["unseen"][box])
    unseen = tuple(number for number in range(1, DOMINOES_IN_BOX + 1) if bits >> (number - 1) & 1)
    pool = tuple(range(1, DOMINOES_IN_BOX + 1))
    return Draw(f"dominoes {name}", pool, unseen, len(pool) - len(unseen), int(table["row_size"]))


def kings_draw(table: np.void) -> Draw:
    """The next king, or all that are still to come; of two players who put theirs A B B A only the first."""
    kings, players = int(table["king_count"]), int(table["players"])
    if table["kings_come"] & OPPOSITE:
        return Draw("kings", (0, 1), (0, 1), 0, 1)
    seats = tuple(index % players for index in range(kings))
    drawn = [int(seat) for seat in table["kings"] if seat != FREE]
    left = list(seats)
    for seat in drawn:
        left.remove(seat)
    return Draw("kings", seats, tuple(left), len(drawn), 1 if table["phase"] == KING else kings)


def kings_outcome(table: np.void, seats: list[int]) -> list[int]:
    """What a draw of `kings_draw` means: whose king comes next, or the order of all."""
    if table["kings_come"] & OPPOSITE and table["phase"] != KING:
        return [seats[0], 1 - seats[0], 1 - seats[0], seats[0]]
    return seats


def kings_items(table: np.void, outcome: list[int]) -> list[int]:
    """The inverse of `kings_outcome`."""
    return outcome[:1] if table["kings_come"] & OPPOSITE else outcome
