"""The spellbook of a duel as an open book: one page of boxes and spells for each player."""

from __future__ import annotations

from crownfield.draw.components import COATS, View
from crownfield.draw.duel.coats import shield
from crownfield.draw.kingdom.panel import Look
from crownfield.draw.markup import at, box, path, shortened, tag, title, words
from crownfield.draw.palette import GOLD, INK, PENCIL
from crownfield.draw.pieces import badge
from crownfield.draw.status import seat_name

PAGE_WIDTH, ROW_HEIGHT = 206, 56
BOOK_WIDTH, BOOK_HEIGHT = 2 * PAGE_WIDTH + 28, 6 * ROW_HEIGHT + 84
LIGHTNING = frozenset({"three_per_domain", "extra_cross"})
SPELL_NAMES = {
    "free_placement": "Place freely",
    "split": "Split the pair",
    "double_take": "Take two dice",
    "turn_die": "Turn a die",
    "three_per_domain": "3 per domain",
    "extra_cross": "Add a cross",
}


def _bolt(x: float, y: float) -> str:
    return at(x, y, path("M2 -9L-5 2H0L-2 9L5 -3H0z", GOLD, stroke=INK, width=1.3))


def _seal(state: str) -> str:
    """The state of a spell as a wax seal at the end of its line."""
    if state in {"won", "ready"}:
        wax = tag("circle", r=10, fill="#b53a32" if state == "ready" else GOLD, stroke=INK, stroke_width=1.6)
        return wax + path("M0 -6L1.7 -1.9L6 -1.7L2.6 1L3.8 5.4L0 2.9L-3.8 5.4L-2.6 1L-6 -1.7L-1.7 -1.9z", "#fff6df")
    if state == "used":
        return tag("circle", r=10, fill="none", stroke=PENCIL, stroke_width=1.6) + path(
            "M-5 0l4 5l7 -10", stroke=PENCIL, width=2.6
        )
    return path("M-6 -6L6 6M6 -6L-6 6", stroke=PENCIL, width=2.2) if state == "closed" else ""


def _boxes(ticked: int, total: int) -> str:
    drawn = []
    for i in range(total):
        drawn.append(box(i * 19, 0, 14, 14, radius=2, fill="#fffdf6", stroke=PENCIL, stroke_width=1.5))
        if i < ticked:
            drawn.append(path(f"M{i * 19 + 2} 7l4 5l8 -13", stroke=PENCIL, width=2.6))
    return "".join(drawn)


def _line(sheet: View, coat: str, total: int, spell: str) -> str:
    """One row of a page: the coat, the spell's name over its boxes, and the seal."""
    state = sheet["spells"][spell]
    bolt = _bolt(PAGE_WIDTH - 60, 14) if spell in LIGHTNING else ""
    name = words(
        44,
        17,
        SPELL_NAMES[spell],
        size=12.5,
        fill=INK,
        bold=state in {"won", "ready"},
        italic=True,
        serif=True,
    )
    gone = path(f"M44 13H{PAGE_WIDTH - 72}", stroke=PENCIL, width=1.4) if state in {"used", "closed"} else ""
    chosen = (
        shield(sheet["bonus_coat"], PAGE_WIDTH - 78, 23, 19)
        if sheet["bonus_coat"] and spell == "three_per_domain"
        else ""
    )
    body = shield(coat, 4, 4, 32) + name + bolt + gone + at(44, 25, _boxes(sheet["boxes"][coat], total))
    faded = tag("g", body, opacity=0.5 if state == "closed" else None)
    spoken = f"{SPELL_NAMES[spell]}: {sheet['boxes'][coat]} of {total}, {state}"
    return tag("g", title(spoken), faded, chosen, at(PAGE_WIDTH - 33, 24, _seal(state)), class_="spell")


def _page(sheet: View, look: Look) -> str:
    name = shortened(seat_name(sheet["seat"], look.names), 16, PAGE_WIDTH - 50, bold=True)
    head = badge(sheet["seat"], 16, 12, 11) + words(36, 18, name, size=16, fill=INK, bold=True, serif=True)
    rule = path(f"M4 32H{PAGE_WIDTH - 14}", stroke="#cbb98f", width=1.4)
    boxes, spells = look.components.boxes, look.components.spells
    rows = "".join(
        at(0, 38 + i * ROW_HEIGHT, _line(sheet, coat, boxes[coat], spells[coat])) for i, coat in enumerate(COATS)
    )
    return head + rule + rows


def book(view: View, look: Look) -> str:
    """The open book, its top left corner at (0, 0)."""
    w, h, mid = BOOK_WIDTH, BOOK_HEIGHT, BOOK_WIDTH / 2
    cover = box(0, 4, w, h - 4, radius=10, fill="#7a4230", stroke=INK, stroke_width=2.4)
    sheets = path(
        f"M10 14Q{mid / 2:g} 2 {mid:g} 16Q{mid * 1.5:g} 2 {w - 10:g} 14V{h - 12:g}"
        f"Q{mid * 1.5:g} {h - 24:g} {mid:g} {h - 10:g}"
        f"Q{mid / 2:g} {h - 24:g} 10 {h - 12:g}z",
        "#fbf3dc",
        stroke=INK,
        width=1.8,
    )
    fold = path(f"M{mid:g} 16V{h - 10:g}", stroke="#b9a77c", width=2.4)
    shade = path(f"M{mid:g} 16V{h - 10:g}q-5 -2 -8 -2.5V14q4 0 8 2zV{h - 10:g}q5 -2 8 -2.5V14q-4 0 -8 2z", "#e9dcb8")
    pages = "".join(at(20 + i * (PAGE_WIDTH + 4), 30, _page(sheet, look)) for i, sheet in enumerate(view["maps"]))
    return tag("g", title("The spellbook"), cover, sheets, shade, fold, pages)
