"""A kingdom of Queendomino from a score file, with its buildings and its purse."""

from pathlib import Path

from crownfield.games.plots import grid_of, plots_of
from crownfield.games.position import Position
from crownfield.games.queendomino.handmade import handmade
from crownfield.games.sheet import Sheet

__all__ = ["read_sheet"]


def read_sheet(sheet: Sheet, components: Path | str | None) -> Position:
    """Raises BadSheet, or NotAllowed for what the box cannot give."""
    return handmade(
        plots_of(sheet),
        grid=grid_of(sheet),
        coins=sheet.number("coins"),
        knights=sheet.number("knights"),
        queen=sheet.flag("queen"),
        royal_wedding=sheet.flag("royal_wedding"),
        middle_kingdom=sheet.flag("middle_kingdom"),
        harmony=sheet.flag("harmony"),
        components=components,
    )
