"""A map of Kingdomino Duel drawn by hand, as a position that the engine scores."""

from collections.abc import Mapping
from pathlib import Path

import numpy as np

from crownfield.base.errors import NotAllowed
from crownfield.games import start
from crownfield.games.duel.layout import COATS
from crownfield.games.duel.squares import NAMES
from crownfield.games.position import Position

__all__ = ["MOST_CROSSES", "handmade"]

MOST_CROSSES = 4
"""Two on a die, one from the castle, one from a spell."""

_NUMBERS = {name: square for square, name in NAMES.items()}


def handmade(
    squares: Mapping[str, tuple[str, int]],
    *,
    bonus: str | None = None,
    components: Path | str | None = None,
) -> Position:
    """A position whose first map has these squares (name → coat, crosses); `scores()[0]` is its pad.

    `bonus` is the coat whose domains are worth 3 more. Raises NotAllowed for what cannot be drawn.
    """
    position = start("duel", components=components)
    sheet = position.state[0]["sheets"][0]
    for name, (coat, crosses) in squares.items():
        _draw(sheet, name, _code(coat), crosses)
    sheet["bonus"] = _code(bonus) if bonus is not None else 0
    return position


def _code(coat: str) -> int:
    if coat not in COATS:
        raise NotAllowed(f"unknown coat {coat!r}; coats are: {', '.join(COATS)}")
    return COATS.index(coat) + 1


def _draw(sheet: np.void, name: str, coat: int, crosses: int) -> None:
    if name not in _NUMBERS:
        raise NotAllowed(f"{name} is no square to draw on: a map has columns a to g, rows 1 to 5 and its castle on d3")
    if not 0 <= crosses <= MOST_CROSSES:
        raise NotAllowed(f"{crosses} crosses on {name}, but a square has {MOST_CROSSES} at most")
    bit = 1 << _NUMBERS[name]
    for plane in range(3):
        sheet["coats"][plane] |= np.uint64(bit * (coat >> plane & 1))
        sheet["crosses"][plane] |= np.uint64(bit * (crosses >> plane & 1))
