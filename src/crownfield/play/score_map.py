"""From the squares of a score file to a position of the engine: what each word means in each game."""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from crownfield.base.errors import NotAllowed
from crownfield.games.duel.handmade import handmade as duel_map
from crownfield.games.kingdomino.handmade import handmade as kingdomino_kingdom
from crownfield.games.position import Position
from crownfield.games.queendomino.handmade import Plot
from crownfield.games.queendomino.handmade import handmade as queendomino_kingdom
from crownfield.play.score_file import BadSheet, Cell, Sheet

__all__ = ["position_of"]

_TERRAINS = {
    "w": "wheat", "f": "forest", "l": "lake", "p": "pasture", "s": "swamp", "m": "mine", "t": "town",
}  # fmt: skip
_COATS = {
    "d": "dot", "l": "line", "D": "double_dot", "L": "double_line", "f": "filled", "q": "quarters",
}  # fmt: skip
_PLOT = re.compile(r"(?P<letter>[a-z])(?P<crowns>[0-9])?(?::(?P<building>[a-z_]+))?(?P<knight>\*)?")
_COAT = re.compile(r"(?P<letter>[a-zA-Z])(?P<crosses>[0-9])?")


def position_of(sheet: Sheet, components: Path | str | None) -> Position:
    """The kingdom as the first one of a position; raises BadSheet for what cannot be."""
    if len(sheet.cells) % 2:
        squares = f"{len(sheet.cells)} squares beside the castle"
        raise BadSheet(f"{squares}: dominoes and pairs of dice cover two at a time", reason="odd_squares")
    try:
        return _position(sheet, components)
    except NotAllowed as error:
        raise BadSheet(str(error), reason="not_in_the_box") from None


def _position(sheet: Sheet, components: Path | str | None) -> Position:
    """Raises BadSheet, or NotAllowed for what the game's box cannot give."""
    if sheet.game == "duel":
        return _duel(sheet, components)
    plots = {name: _plot(cell) for name, cell in sheet.cells.items()}
    _check_shape(sheet.cells, _grid(sheet))
    return (
        _kingdomino(sheet, plots, components) if sheet.game == "kingdomino" else _queendomino(sheet, plots, components)
    )


def _plot(cell: Cell) -> Plot:
    found = _PLOT.fullmatch(cell.text)
    if not found or found["letter"] not in _TERRAINS:
        letters = ", ".join(f"{letter} {terrain}" for letter, terrain in _TERRAINS.items())
        raise cell.refuse(
            f"unknown square; write . or C or a terrain with its crowns ({letters}), like p2 or t:statue*"
        )
    return Plot(_TERRAINS[found["letter"]], int(found["crowns"] or 0), found["building"], bool(found["knight"]))


def _kingdomino(sheet: Sheet, plots: Mapping[str, Plot], components: Path | str | None) -> Position:
    for name, plot in plots.items():
        if plot.building or plot.knight:
            raise sheet.cells[name].refuse("Kingdomino has no buildings and no knights")
    return kingdomino_kingdom(
        {name: (plot.terrain, plot.crowns) for name, plot in plots.items()},
        grid=_grid(sheet),
        middle_kingdom=sheet.flag("middle_kingdom"),
        harmony=sheet.flag("harmony"),
        components=components,
    )


def _queendomino(sheet: Sheet, plots: Mapping[str, Plot], components: Path | str | None) -> Position:
    return queendomino_kingdom(
        plots,
        grid=_grid(sheet),
        coins=sheet.number("coins"),
        knights=sheet.number("knights"),
        queen=sheet.flag("queen"),
        royal_wedding=sheet.flag("royal_wedding"),
        middle_kingdom=sheet.flag("middle_kingdom"),
        harmony=sheet.flag("harmony"),
        components=components,
    )


def _duel(sheet: Sheet, components: Path | str | None) -> Position:
    squares = {name: _coat(cell) for name, cell in sheet.cells.items()}
    bonus = sheet.facts.get("bonus")
    return duel_map(squares, bonus=None if bonus is None else bonus.text, components=components)


def _coat(cell: Cell) -> tuple[str, int]:
    found = _COAT.fullmatch(cell.text)
    if not found or found["letter"] not in _COATS:
        letters = ", ".join(f"{letter} {coat}" for letter, coat in _COATS.items())
        raise cell.refuse(f"unknown square; write . or C or a coat with its crosses ({letters}), like D1")
    return _COATS[found["letter"]], int(found["crosses"] or 0)


def _grid(sheet: Sheet) -> int:
    grid = sheet.number("grid", 5)
    if grid not in (5, 7):
        raise sheet.facts["grid"].refuse("grid must be 5 or 7")
    return grid


def _check_shape(cells: Mapping[str, Cell], grid: int) -> None:
    """All in one piece with the castle, and no wider or higher than the grid."""
    places = {(7, 7)} | {("abcdefghijklm".index(name[0]) + 1, int(name[1:])) for name in cells}
    wide, high = _extent(x for x, _ in places), _extent(y for _, y in places)
    if max(wide, high) > grid:
        hint = "; for a grid of 7 × 7 write grid: 7" if max(wide, high) <= 7 else ""
        found = f"the kingdom is {wide} columns × {high} rows"
        raise BadSheet(f"{found}, larger than the grid of {grid} × {grid}{hint}", reason="too_wide")
    if _reached(places) != places:
        raise BadSheet("some squares do not hang together with the castle", reason="apart")


def _extent(numbers: Iterable[int]) -> int:
    listed = list(numbers)
    return max(listed) - min(listed) + 1


def _reached(places: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """The squares that can be walked to from the castle."""
    reached, edge = {(7, 7)}, [(7, 7)]
    while edge:
        x, y = edge.pop()
        found = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & places - reached
        reached |= found
        edge += found
    return reached
