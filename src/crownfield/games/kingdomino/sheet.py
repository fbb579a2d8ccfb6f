"""A kingdom of Kingdomino from a score file."""

from pathlib import Path

from crownfield.games.kingdomino.handmade import handmade
from crownfield.games.plots import grid_of, plots_of
from crownfield.games.position import Position
from crownfield.games.sheet import Sheet

__all__ = ["read_sheet"]


def read_sheet(sheet: Sheet, components: Path | str | None) -> Position:
    """Raises BadSheet, or NotAllowed for what the box cannot give."""
    plots = plots_of(sheet)
    for name, plot in plots.items():
        if plot.building or plot.knight:
            raise sheet.cells[name].refuse("Kingdomino has no buildings and no knights")
    return handmade(
        {name: (plot.terrain, plot.crowns) for name, plot in plots.items()},
        grid=grid_of(sheet),
        middle_kingdom=sheet.flag("middle_kingdom"),
        harmony=sheet.flag("harmony"),
        components=components,
    )
