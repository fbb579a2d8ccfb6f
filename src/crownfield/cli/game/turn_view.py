"""The table as a player needs it on turn: whole where the terminal is high enough, else what matters now."""

from collections.abc import Sequence

from crownfield.cli.terminal.screen import Screen
from crownfield.draw import Components, table_text
from crownfield.draw.status import heading, kingdom_name, status
from crownfield.draw.text.ink import Block, Ink, flow
from crownfield.draw.text.kingdom import kingdom_block, purse
from crownfield.draw.text.rows import row_blocks, waiting_lines
from crownfield.draw.text.street import street_block
from crownfield.games.contract import View

__all__ = ["turn_text"]

_ROOM_FOR_QUESTION = 10


def turn_text(
    view: View, seat: int, pieces: Components, *, names: Sequence[str], totals: Sequence[int], screen: Screen
) -> str:
    """The whole table if the question below it still fits on the screen; else the offers and the own kingdom."""
    text = table_text(view, pieces, names=names, totals=totals, color=screen.ink.color, width=screen.width).rstrip()
    if view["game"] == "duel" or text.count("\n") + _ROOM_FOR_QUESTION < screen.height:
        return text
    blocks = row_blocks(view, pieces, screen.ink)
    if "market" in view:
        blocks.append(street_block(view, pieces, screen.ink, names))
    mine = next(index for index, kingdom in enumerate(view["kingdoms"]) if seat in kingdom["seats"])
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
