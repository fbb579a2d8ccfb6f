"""What chance must decide in a dominoes game: which pile is drawn from, and how a draw becomes an outcome."""

from dataclasses import dataclass

import numpy as np

from crownfield.mechanics.dominoes import DOMINOES_IN_BOX

__all__ = ["Draw", "kings_draw", "kings_outcome", "row_draw"]


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
    """All kings one by one, or only the first of two players who put theirs A B B A."""
    kings, players = int(table["king_count"]), int(table["players"])
    if table["opposite_kings"]:
        return Draw("kings", (0, 1), (0, 1), 0, 1)
    seats = tuple(index % players for index in range(kings))
    return Draw("kings", seats, seats, 0, kings)


def kings_outcome(table: np.void, seats: list[int]) -> list[int]:
    """The order of kings that a draw of `kings_draw` means."""
    if table["opposite_kings"]:
        return [seats[0], 1 - seats[0], 1 - seats[0], seats[0]]
    return seats
