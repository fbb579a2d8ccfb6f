"""One kingdom as a grid of coloured cells with the names of its squares round it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from crownfield.draw.components import Components, View
from crownfield.draw.kingdom.squares import CASTLE, COLUMNS, format_square, parse_square, reach
from crownfield.draw.palette import BASE, TERRAINS
from crownfield.draw.status import kingdom_name
from crownfield.draw.text.ink import Block, Ink

CROWN, KNIGHT, BUILDING, QUEEN, KING, CASTLE_SIGN = "♛", "♞", "■", "♕", "♚", "♜"
CELL = 4
_DUE = {"place": "to place", "pick": "to pick", "tax": "may tax", "build": "may build", "dragon": "dragon?"}


def short(terrain: str) -> str:
    """Two letters that tell a terrain apart."""
    return terrain[:2].capitalize()


def _marks(square: Mapping[str, Any], components: Components) -> str:
    """Crowns (a building's too), the building and the knight, in at most four characters."""
    building = square.get("building")
    count = int(square["crowns"]) + (int(components.building(building).get("crowns") or 0) if building else 0)
    return CROWN * count + BUILDING * bool(building) + KNIGHT * bool(square.get("knight"))


def _tight(square: Mapping[str, Any], components: Components) -> str:
    """A square in one line: a letter and its marks."""
    marks = _marks(square, components)
    if len(marks) >= CELL:
        marks = f"{marks.count(CROWN)}{marks.lstrip(CROWN)}"
    text = square["terrain"][0].upper() + marks
    return text if len(text) == CELL else f" {text}".ljust(CELL)


def _cell(name: str, kingdom: View, components: Components, ink: Ink, *, tall: bool) -> tuple[str, ...]:
    """The lines of one square: two when there is room, one otherwise."""
    square = kingdom["squares"].get(name)
    if name == format_square(*CASTLE):
        lines = (" Ca ", f" {CASTLE_SIGN}  ") if tall else (f" C{CASTLE_SIGN} ",)
        return tuple(ink.on(line, BASE["castle"], bold=True) for line in lines)
    if square is None:
        return (ink.faint(" ·  "), " " * CELL) if tall else (ink.faint(" ·  "),)
    ground = BASE[square["terrain"]]
    if tall:
        return (
            ink.on(f" {short(square['terrain'])} ", ground),
            ink.on(_marks(square, components).center(CELL), ground),
        )
    return (ink.on(_tight(square, components), ground),)


def grid_block(kingdom: View, grid: int, components: Components, ink: Ink) -> Block:
    """Every square in reach; rows are numbered on the left, columns lettered below."""
    tall = grid <= 5
    window = reach([parse_square(name) for name in kingdom["squares"]], grid)
    lines = []
    for row in window.rows:
        cells = [_cell(format_square(column, row), kingdom, components, ink, tall=tall) for column in window.columns]
        labels = [f"{row:>2} ", "   "]
        lines += [label + "".join(parts) for label, parts in zip(labels, zip(*cells, strict=True), strict=False)]
    letters = "".join(f" {COLUMNS[column]}".ljust(CELL) for column in window.columns)
    return [*lines, "   " + ink.faint(letters)]


def purse(kingdom: View) -> str:
    """Coins, knights, towers and the Queen of a Queendomino kingdom."""
    parts = [f"{kingdom[key]} {key if kingdom[key] != 1 else key[:-1]}" for key in ("coins", "knights", "towers")]
    return " · ".join([*parts, f"{QUEEN} Queen"] if kingdom["queen"] else parts)


def kingdom_block(view: View, index: int, components: Components, ink: Ink, names: Sequence[str] | None) -> Block:
    """Heading, purse where there is one, and the grid."""
    kingdom = view["kingdoms"][index]
    seats = kingdom["seats"]
    head = "".join(ink.seat(seat) for seat in seats) + " " + ink.strong(kingdom_name(seats, names))
    if isinstance(view["actor"], int) and view["actor"] in seats:
        head += ink.strong(f"  ◂ {_DUE.get(view['phase'], view['phase'])}")
    lines = [head]
    if "coins" in kingdom:
        lines.append("   " + purse(kingdom))
    return [*lines, *grid_block(kingdom, view["grid"], components, ink)]


def legend(view: View, ink: Ink) -> list[str]:
    """The terrains' short names, as words to be wrapped."""
    shown = TERRAINS if "market" in view else TERRAINS[:-1]
    letters = view["grid"] > 5
    words = [ink.on(f" {t[0].upper() if letters else short(t)} ", BASE[t]) + f" {t} " for t in shown]
    marks = [f"{CROWN} crown "] + ([f"{BUILDING} building ", f"{KNIGHT} knight"] if "market" in view else [])
    return words + marks
