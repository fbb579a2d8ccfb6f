"""A kingdom of dominoes in a score file: what `p2` and `t:statue*` mean, and the shape that a kingdom can have."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from crownfield.base.squares import Square, parse_square, regions
from crownfield.games.sheet import BadSheet, Cell, Sheet

__all__ = ["Plot", "grid_of", "plots_of"]

_TERRAINS = {
    "w": "wheat", "f": "forest", "l": "lake", "p": "pasture", "s": "swamp", "m": "mine", "t": "town",
}  # fmt: skip
_PLOT = re.compile(r"(?P<letter>[a-z])(?P<crowns>[0-9])?(?::(?P<building>[a-z_]+))?(?P<knight>\*)?")
_CASTLE = parse_square("g7")


@dataclass(frozen=True)
class Plot:
    """One square of a kingdom: the crowns are those printed on the domino."""

    terrain: str
    crowns: int = 0
    building: str | None = None
    knight: bool = False


def plots_of(sheet: Sheet) -> dict[str, Plot]:
    """Every square by name; raises BadSheet for what cannot be read and for a shape that no kingdom has."""
    plots = {name: _plot(cell) for name, cell in sheet.cells.items()}
    _check_shape(sheet.cells, grid_of(sheet))
    return plots


def grid_of(sheet: Sheet) -> int:
    """Raises BadSheet."""
    grid = sheet.number("grid", 5)
    if grid not in (5, 7):
        raise sheet.facts["grid"].refuse("grid must be 5 or 7")
    return grid


def _plot(cell: Cell) -> Plot:
    found = _PLOT.fullmatch(cell.text)
    if not found or found["letter"] not in _TERRAINS:
        letters = ", ".join(f"{letter} {terrain}" for letter, terrain in _TERRAINS.items())
        raise cell.refuse(
            f"unknown square; write . or C or a terrain with its crowns ({letters}), like p2 or t:statue*"
        )
    return Plot(_TERRAINS[found["letter"]], int(found["crowns"] or 0), found["building"], bool(found["knight"]))


def _check_shape(cells: Mapping[str, Cell], grid: int) -> None:
    """All in one piece with the castle, and no wider or higher than the grid."""
    squares = [_CASTLE, *(parse_square(name) for name in cells)]
    wide, high = (_extent(squares, axis) for axis in (0, 1))
    if max(wide, high) > grid:
        hint = "; for a grid of 7 × 7 write grid: 7" if max(wide, high) <= 7 else ""
        found = f"the kingdom is {wide} columns × {high} rows"
        raise BadSheet(f"{found}, larger than the grid of {grid} × {grid}{hint}", reason="too_wide")
    if len(regions(dict.fromkeys(squares, "land"))) > 1:
        raise BadSheet("some squares do not hang together with the castle", reason="apart")


def _extent(squares: list[Square], axis: int) -> int:
    numbers = [square[axis] for square in squares]
    return max(numbers) - min(numbers) + 1
