"""A whole table as text for the terminal, coloured or plain."""

from __future__ import annotations

from collections.abc import Sequence

from crownfield.draw.components import Components, View
from crownfield.draw.status import TITLES, heading, status
from crownfield.draw.text.duel import duel_lines
from crownfield.draw.text.ink import Block, Ink, columns, flow, wrap
from crownfield.draw.text.kingdom import grid_block, kingdom_block, legend
from crownfield.draw.text.rows import row_blocks, unseen_lines, waiting_lines
from crownfield.draw.text.street import street_block

__all__ = ["kingdom_text", "table_text"]


def _dominoes_lines(view: View, components: Components, ink: Ink, *, names: Sequence[str] | None, width: int) -> Block:
    """Rows and street, the kingdoms, what is unseen, and the legend."""
    offers = row_blocks(view, components, ink)
    if "market" in view:
        offers.append(street_block(view, components, ink, names))
    kingdoms = [kingdom_block(view, i, components, ink, names) for i in range(len(view["kingdoms"]))]
    lines = [*flow(offers, width), *waiting_lines(view, ink), ""] if offers else []
    lines += [*columns(kingdoms, width), ""]
    return [*lines, *unseen_lines(view, ink, width), *wrap(legend(view, ink), width)]


def table_text(
    view: View,
    components: Components,
    *,
    names: Sequence[str] | None = None,
    totals: Sequence[int] | None = None,
    color: bool = True,
    width: int = 100,
) -> str:
    """The position as lines of text; `names` per seat, `totals` (points) per kingdom.

    Without colour there are no escape codes and terrains are told apart by their letters. Parts stand
    side by side where `width` columns are enough, below each other otherwise.
    """
    ink = Ink(color)
    head = wrap([ink.strong(TITLES.get(view["game"], view["game"])), "·", *heading(view).split()], width)
    due = ink.strong(status(view, names))
    points = ["Points: " + " · ".join(str(total) for total in totals)] if totals else []
    draw = duel_lines if view["game"] == "duel" else _dominoes_lines
    return "\n".join([*head, due, *points, "", *draw(view, components, ink, names=names, width=width)]) + "\n"


def kingdom_text(kingdom: View, grid: int, *, components: Components | None = None, color: bool = True) -> str:
    """One kingdom as a grid with the names of its squares."""
    return "\n".join(grid_block(kingdom, grid, components or Components(), Ink(color))) + "\n"
