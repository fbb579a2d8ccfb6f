"""The shape of what everybody sees of a dominoes game: squares, rows and the table, for types alone."""

from typing import Literal, TypedDict

__all__ = ["DominoesTable", "RowEntry", "RowView", "SquareView"]


class SquareView(TypedDict):
    """What lies on a square of a kingdom."""

    terrain: str
    crowns: int


class RowEntry(TypedDict):
    """A domino on offer, and whose king stands on it."""

    number: int
    seat: int | None


class RowView(TypedDict):
    box: str
    dominoes: list[RowEntry]


class DominoesTable(TypedDict):
    """What every dominoes game shows beside its kingdoms."""

    players: int
    grid: int
    phase: str
    actor: int | Literal["chance"] | None
    round: int
    rounds: int
    row: RowView | None
    turn: int | None
    next: RowView | None
    kings: list[int]
    """Per seat: how many of its kings are still to be put on a domino of the first row."""
    coming: list[int]
    """The seats whose kings are known to come next, in order."""
    unseen: dict[str, list[int]]
    """Per box: the numbers of the dominoes that nobody has seen."""
