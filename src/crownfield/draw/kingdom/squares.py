"""Names of squares, and which of them a kingdom's picture shows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

COLUMNS = "abcdefghijklm"
CASTLE = (6, 7)
LAST = 13


def parse_square(name: str) -> tuple[int, int]:
    """`g7` -> (6, 7): the column from 0, the row as written."""
    return COLUMNS.index(name[0]), int(name[1:])


def format_square(column: int, row: int) -> str:
    """(6, 7) -> `g7`."""
    return f"{COLUMNS[column]}{row}"


@dataclass(frozen=True)
class Window:
    """A block of squares, ends included; rows grow northwards."""

    west: int
    east: int
    south: int
    north: int

    @property
    def columns(self) -> range:
        """Columns from west to east."""
        return range(self.west, self.east + 1)

    @property
    def rows(self) -> range:
        """Rows from north to south, as they are drawn."""
        return range(self.north, self.south - 1, -1)

    def __contains__(self, square: tuple[int, int]) -> bool:
        return self.west <= square[0] <= self.east and self.south <= square[1] <= self.north


def extent(squares: Iterable[tuple[int, int]]) -> Window:
    """The smallest window round the castle and the squares."""
    columns, rows = zip(CASTLE, *squares, strict=True)
    return Window(min(columns), max(columns), min(rows), max(rows))


def reach(squares: Iterable[tuple[int, int]], grid: int) -> Window:
    """Every square that could still belong to the kingdom."""
    held = extent(squares)
    return Window(
        max(0, held.east - grid + 1),
        min(LAST - 1, held.west + grid - 1),
        max(1, held.north - grid + 1),
        min(LAST, held.south + grid - 1),
    )


def _span(low: int, high: int, first: int, last: int, grid: int) -> tuple[int, int]:
    """One square of room on both sides where it is in reach, then widened to the grid."""
    low, high = max(first, low - 1), min(last, high + 1)
    while high - low + 1 < grid:
        if low > first and (high == last or (high - low) % 2):
            low -= 1
        else:
            high += 1
    return low, high


def close_window(squares: Iterable[tuple[int, int]], grid: int) -> Window:
    """What a picture shows: the kingdom and the nearest room, at least as large as the grid."""
    held_squares = list(squares)
    held, far = extent(held_squares), reach(held_squares, grid)
    west, east = _span(held.west, held.east, far.west, far.east, grid)
    south, north = _span(held.south, held.north, far.south, far.north, grid)
    return Window(west, east, south, north)
