"""The table where the terminal is not high enough for all of it: the offers, the own kingdom, everybody in a line."""

from collections.abc import Sequence

from crownfield.cli.terminal.screen import Screen
from crownfield.draw import Components
from crownfield.draw.status import heading, kingdom_name, kingdom_of, status
from crownfield.draw.text.ink import Block, Ink, flow
from crownfield.draw.text.kingdom import kingdom_block, purse
from crownfield.draw.text.rows import row_blocks, waiting_lines
from crownfield.draw.text.street import street_block
from crownfield.games.contract import View

__all__ = ["short_table"]


def short_table(
    view: View, seat: int, pieces: Components, *, names: Sequence[str], totals: Sequence[int], screen: Screen
) -> str:
    blocks = row_blocks(view, pieces, screen.ink)
    if "market" in view:
        blocks.append(street_block(view, pieces, screen.ink, names))
    mine = view["kingdoms"].index(kingdom_of(view, seat))
    if view["kingdoms"][mine]["squares"]:
        blocks.append(kingdom_block(view, mine, pieces, screen.ink, names))
    head = [f"{heading(view)} · {screen.ink.strong(status(view, names))}", ""]
    kings = waiting_lines(view, screen.ink)
    return "\n".join([*head, *flow(blocks, screen.width), *kings, "", *_others(view, mine, names, totals, screen.ink)])


def _others(view: View, mine: int, names: Sequence[str], totals: Sequence[int], ink: Ink) -> Block:
    """Everybody in one line each, the player first."""
    order = [mine, *(index for index in range(len(totals)) if index != mine)]
    lines = []
    for index in order:
        kingdom = view["kingdoms"][index]
        badge = "".join(ink.seat(seat) for seat in kingdom["seats"])
        owned = f" · {purse(kingdom)}" if "coins" in kingdom else ""
        lines.append(f"{badge} {kingdom_name(kingdom['seats'], names)}: {totals[index]} points{owned}")
    return [*lines, ink.faint("(table shows every kingdom)")]
