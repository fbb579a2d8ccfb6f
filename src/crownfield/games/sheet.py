"""The small text format for a kingdom on the table: `name: value` lines, then the map, north on top.

Everything about it that people need to know stands in docs/score-format.md.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from crownfield.base.errors import CrownfieldError, NotAllowed
from crownfield.base.squares import COLUMNS, Square, format_square, parse_square
from crownfield.games import all_games, rules_of
from crownfield.games.position import Position

__all__ = ["BadSheet", "Cell", "Sheet", "parse_sheet", "position_of"]

_FACT = re.compile(r"([a-z_]+)\s*:\s+(.*)|([a-z_]+)\s*:$")


class BadSheet(CrownfieldError, ValueError):
    """A sheet that cannot be read, or a kingdom that cannot be.

    `reason` says in a word what is wrong, and `line` where, counted from 1, or None for the kingdom as a whole.
    """

    def __init__(self, message: str, *, line: int | None = None, reason: str = "damaged") -> None:
        super().__init__(message if line is None else f"line {line}: {message}")
        self.line, self.reason = line, reason


@dataclass(frozen=True)
class Cell:
    """One square as it was written, and where."""

    text: str
    line: int

    def refuse(self, message: str) -> BadSheet:
        return BadSheet(f"{self.text!r}: {message}", line=self.line)


@dataclass(frozen=True)
class Sheet:
    """What a file says: the game, the facts (with their lines), and the squares by name."""

    game: str
    facts: Mapping[str, Cell]
    cells: Mapping[str, Cell]

    def number(self, name: str, default: int = 0) -> int:
        if name not in self.facts:
            return default
        cell = self.facts[name]
        if not re.fullmatch("[0-9]{1,4}", cell.text):
            raise cell.refuse(f"{name} must be a whole number")
        return int(cell.text)

    def flag(self, name: str) -> bool:
        if name not in self.facts:
            return False
        cell = self.facts[name]
        if cell.text not in ("yes", "no"):
            raise cell.refuse(f"{name} must be yes or no")
        return cell.text == "yes"


def parse_sheet(text: str) -> Sheet:
    """Read the format; raises BadSheet. What the squares mean is for the game to say."""
    facts: dict[str, Cell] = {}
    rows: list[list[Cell]] = []
    for number, written in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        line = written.partition("#")[0].strip()
        fact = _FACT.fullmatch(line)
        if fact:
            _add_fact(facts, fact[1] or fact[3], Cell((fact[2] or "").strip(), number), started=bool(rows))
        elif line:
            rows.append([Cell(word, number) for word in line.split()])
    game = _game(facts)
    return Sheet(game, facts, _squares(rows, parse_square(rules_of(game).info.castle)))


def position_of(sheet: Sheet, components: Path | str | None) -> Position:
    """The kingdom as the first one of a position; raises BadSheet for what cannot be."""
    if len(sheet.cells) % 2:
        squares = f"{len(sheet.cells)} squares beside the castle"
        raise BadSheet(f"{squares}: dominoes and pairs of dice cover two at a time", reason="odd_squares")
    try:
        return rules_of(sheet.game).read_sheet(sheet, components)
    except NotAllowed as error:
        raise BadSheet(str(error), reason="not_in_the_box") from None


def _add_fact(facts: dict[str, Cell], name: str, cell: Cell, *, started: bool) -> None:
    if name in facts:
        raise BadSheet(f"{name!r} is said twice", line=cell.line)
    if started:
        raise BadSheet(f"{name!r} must stand before the map", line=cell.line)
    facts[name] = cell


def _game(facts: dict[str, Cell]) -> str:
    cell, games = facts.pop("game", None), ", ".join(all_games())
    if cell is None:
        raise BadSheet(f"the file must say which game it is: game: {games}")
    if cell.text not in all_games():
        raise cell.refuse(f"unknown game; games are: {games}")
    known = rules_of(cell.text).info.sheet
    if known is None:
        raise cell.refuse("there are no score files of this game")
    for name, fact in facts.items():
        if name not in known:
            raise BadSheet(f"{cell.text} has no {name!r}; it has: {', '.join(known)}", line=fact.line)
    return cell.text


def _squares(rows: list[list[Cell]], home: Square) -> dict[str, Cell]:
    """The squares by name, counted from the castle, which stands on its own square."""
    for row in rows:
        if len(row) != len(rows[0]):
            found = f"{len(row)} squares, but the first row of the map has {len(rows[0])}"
            raise BadSheet(found, line=row[0].line)
    castles = [(x, y) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell.text == "C"]
    if len(castles) != 1:
        found = f"this map has {len(castles) or 'none'}"
        raise BadSheet(f"a kingdom has one castle, C, but {found}", reason="no_castle")
    east, north = home[0] - castles[0][0], home[1] + castles[0][1]
    places = {(x + east, north - y): cell for y, row in enumerate(rows) for x, cell in enumerate(row)}
    covered = {place: cell for place, cell in places.items() if cell.text not in (".", "C")}
    return {_name(place, cell): cell for place, cell in covered.items()}


def _name(place: Square, cell: Cell) -> str:
    column, row = place
    if not (0 <= column < len(COLUMNS) and 1 <= row <= len(COLUMNS)):
        raise cell.refuse("too far from the castle")
    return format_square(place)
