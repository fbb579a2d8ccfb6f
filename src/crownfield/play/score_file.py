"""The small text format for a kingdom on the table: `name: value` lines, then the map, north on top.

Everything about it that people need to know stands in docs/score-format.md.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from crownfield.base.errors import CrownfieldError

__all__ = ["BadSheet", "Cell", "Sheet", "parse_sheet"]

FACTS: Mapping[str, tuple[str, ...]] = {
    "kingdomino": ("grid", "middle_kingdom", "harmony"),
    "queendomino": ("grid", "coins", "knights", "queen", "royal_wedding", "middle_kingdom", "harmony"),
    "duel": ("bonus",),
}
"""What may be said of a kingdom of each game, beside its map."""

_FACT = re.compile(r"([a-z_]+)\s*:\s+(.*)|([a-z_]+)\s*:$")
_COLUMNS = "abcdefghijklm"


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
    return Sheet(game, facts, _squares(rows, (4, 3) if game == "duel" else (7, 7)))


def _add_fact(facts: dict[str, Cell], name: str, cell: Cell, *, started: bool) -> None:
    if name in facts:
        raise BadSheet(f"{name!r} is said twice", line=cell.line)
    if started:
        raise BadSheet(f"{name!r} must stand before the map", line=cell.line)
    facts[name] = cell


def _game(facts: dict[str, Cell]) -> str:
    cell = facts.pop("game", None)
    if cell is None:
        raise BadSheet(f"the file must say which game it is: game: {', '.join(FACTS)}")
    if cell.text not in FACTS:
        raise cell.refuse(f"unknown game; games are: {', '.join(FACTS)}")
    for name, fact in facts.items():
        if name not in FACTS[cell.text]:
            known = ", ".join(FACTS[cell.text])
            raise BadSheet(f"{cell.text} has no {name!r}; it has: {known}", line=fact.line)
    return cell.text


def _squares(rows: list[list[Cell]], home: tuple[int, int]) -> dict[str, Cell]:
    """The squares by name, counted from the castle, which stands on its own square."""
    for row in rows:
        if len(row) != len(rows[0]):
            found = f"{len(row)} squares, but the first row of the map has {len(rows[0])}"
            raise BadSheet(found, line=row[0].line)
    castles = [(x, y) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell.text == "C"]
    if len(castles) != 1:
        found = f"this map has {len(castles) or 'none'}"
        raise BadSheet(f"a kingdom has one castle, C, but {found}", reason="no_castle")
    east, north = home[0] - 1 - castles[0][0], home[1] + castles[0][1]
    places = {(x + east, north - y): cell for y, row in enumerate(rows) for x, cell in enumerate(row)}
    covered = {place: cell for place, cell in places.items() if cell.text not in (".", "C")}
    return {_name(place, cell): cell for place, cell in covered.items()}


def _name(place: tuple[int, int], cell: Cell) -> str:
    column, row = place
    if not (0 <= column < len(_COLUMNS) and 1 <= row <= len(_COLUMNS)):
        raise cell.refuse("too far from the castle")
    return f"{_COLUMNS[column]}{row}"
