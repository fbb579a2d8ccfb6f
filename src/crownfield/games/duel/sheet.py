"""A map of Kingdomino Duel from a score file."""

import re
from pathlib import Path

from crownfield.games.duel.handmade import handmade
from crownfield.games.position import Position
from crownfield.games.sheet import Cell, Sheet

__all__ = ["read_sheet"]

_COATS = {
    "d": "dot", "l": "line", "D": "double_dot", "L": "double_line", "f": "filled", "q": "quarters",
}  # fmt: skip
_COAT = re.compile(r"(?P<letter>[a-zA-Z])(?P<crosses>[0-9])?")


def read_sheet(sheet: Sheet, components: Path | str | None) -> Position:
    """Raises BadSheet, or NotAllowed for what cannot be drawn."""
    squares = {name: _coat(cell) for name, cell in sheet.cells.items()}
    bonus = sheet.facts.get("bonus")
    return handmade(squares, bonus=None if bonus is None else bonus.text, components=components)


def _coat(cell: Cell) -> tuple[str, int]:
    found = _COAT.fullmatch(cell.text)
    if not found or found["letter"] not in _COATS:
        letters = ", ".join(f"{letter} {coat}" for letter, coat in _COATS.items())
        raise cell.refuse(f"unknown square; write . or C or a coat with its crosses ({letters}), like D1")
    return _COATS[found["letter"]], int(found["crosses"] or 0)
