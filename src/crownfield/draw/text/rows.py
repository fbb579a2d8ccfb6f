"""The rows on offer, the kings that wait, and the dominoes still to come, as text."""

from __future__ import annotations

from crownfield.draw.components import Components, Half, View
from crownfield.draw.palette import BASE
from crownfield.draw.status import TITLES, undrawn_kings
from crownfield.draw.text.ink import Block, Ink, wrap
from crownfield.draw.text.kingdom import CROWN, KING

_HALF = 13


def _half(half: Half, ink: Ink) -> str:
    terrain, crowns = half
    return ink.on(f" {terrain} {CROWN * crowns}".ljust(_HALF), BASE[terrain])


def _line(view: View, name: str, index: int, components: Components, ink: Ink) -> str:
    """One domino: a pointer on turn, the number, both halves, and the king."""
    row = view[name]
    entry, turn = row["dominoes"][index], view["turn"] if name == "row" else None
    on_turn = index == turn
    pointer = "▸" if on_turn else " "
    king = f" {KING}{ink.seat(entry['seat'])}" if entry["seat"] is not None else ""
    if turn is not None and (index < turn or (on_turn and view["phase"] != "place")):
        gone = ink.faint(f"{entry['number']:>3}  {'· used'.ljust(2 * _HALF - 1)}")
        return pointer + gone + (king if on_turn else "")
    left, right = components.face(row["box"], entry["number"])
    number = ink.strong(f"{entry['number']:>3}")
    return f"{pointer}{number} {_half(left, ink)}{'' if ink.color else '|'}{_half(right, ink)}{king}"


def row_blocks(view: View, components: Components, ink: Ink) -> list[Block]:
    """The current row and the one being picked from, each with its heading."""
    blocks = []
    for name, caption in (("row", "This round"), ("next", "Next round" if view["row"] else "First row")):
        if view[name]:
            lines = [_line(view, name, i, components, ink) for i in range(len(view[name]["dominoes"]))]
            blocks.append([ink.strong(caption), *lines])
    return blocks


def waiting_lines(view: View, ink: Ink) -> Block:
    """The kings still to be put: those that are drawn, the next one first, and those that are not."""
    lines = (("Kings waiting", view["coming"]), ("Kings not drawn yet", undrawn_kings(view)))
    return [f"{caption}: {' '.join(KING + ink.seat(seat) for seat in kings)}" for caption, kings in lines if kings]


def unseen_lines(view: View, ink: Ink, width: int) -> Block:
    """The numbers nobody has seen yet, box by box."""
    lines = []
    for box, unseen in view["unseen"].items():
        which = f" ({TITLES.get(box, box)})" if len(view["unseen"]) > 1 else ""
        numbers = [str(number) for number in unseen]
        lines += wrap([ink.strong(f"{len(unseen)} unseen{which}:"), *numbers], width)
    return lines
