"""A duel's table: two pencilled maps on squared paper, the dice, and the spellbook between the players."""

from __future__ import annotations

from collections.abc import Sequence

from crownfield.draw.components import View
from crownfield.draw.duel.book import BOOK_HEIGHT, BOOK_WIDTH, book
from crownfield.draw.duel.coats import coat, cross, crosses, die
from crownfield.draw.kingdom.panel import Look
from crownfield.draw.layout import Part
from crownfield.draw.markup import at, box, path, shortened, tag, title, words
from crownfield.draw.palette import GOLD, INK, PAPER, PAPER_LINE, PENCIL, SEATS
from crownfield.draw.pieces import badge, pill
from crownfield.draw.status import seat_name

COLUMNS, ROWS = "abcdefg", 5
CASTLE = "d3"
SIZE = 56
PAPER_WIDTH = len(COLUMNS) * SIZE + 52
PAPER_HEIGHT = ROWS * SIZE + 100
DIE = 62
_GAP = 26


def _squared(width: float, height: float) -> str:
    """Faint squares across the whole sheet, as in an exercise book."""
    step = SIZE / 4
    lines = "".join(f"M{step * i:g} 1V{height - 1:g}" for i in range(1, int(width / step) + 1) if step * i < width)
    lines += "".join(f"M1 {step * i:g}H{width - 1:g}" for i in range(1, int(height / step) + 1) if step * i < height)
    return path(lines, stroke=PAPER_LINE, width=0.7, opacity=".75")


def _grid() -> str:
    """The ruled map, every line a little askew."""
    wide, deep = len(COLUMNS) * SIZE, ROWS * SIZE
    lines = "".join(
        f"M{i * SIZE} {-2 + i % 2}Q{i * SIZE + (i % 3 - 1) * 1.4:g} {deep / 2:g} {i * SIZE} {deep + 2}"
        for i in range(8)
    )
    lines += "".join(
        f"M{-2 + i % 2} {i * SIZE}Q{wide / 2:g} {i * SIZE + (i % 3 - 1) * 1.4:g} {wide + 2} {i * SIZE}"
        for i in range(6)
    )
    return path(lines, stroke=PENCIL, width=1.3, opacity=".55")


def _castle(*, used: bool, colour: str) -> str:
    """The castle in the middle; its cross waits on it until it is used."""
    keep = path("M12 46V20h6v5h5v-5h6v5h5v-5h6V46z", "#efe7d2", stroke=INK, width=2) + path(
        "M22 46v-8q4 -6 8 0v8z", INK
    )
    flag = path("M26 20V6", stroke=INK, width=1.8) + path("M27 6h13l-4 4l4 4H27z", colour, stroke=INK, width=1.5)
    mark = "" if used else cross(43, 42, 15)
    spoken = title(f"{CASTLE} castle{', its cross used' if used else ''}")
    return tag("g", spoken, at(2, 2, keep, flag, mark), data_square=CASTLE)


def _square(name: str, content: View) -> str:
    spoken = f"{name} {content['coat'].replace('_', ' ')}, {content['crosses']} crosses"
    art = coat(content["coat"], SIZE) + crosses(content["crosses"], SIZE)
    return at(COLUMNS.index(name[0]) * SIZE, (ROWS - int(name[1:])) * SIZE, title(spoken), art, data_square=name)


def _labels() -> str:
    columns = "".join(
        words((i + 0.5) * SIZE, ROWS * SIZE + 18, c, size=12, fill=PENCIL, anchor="middle")
        for i, c in enumerate(COLUMNS)
    )
    return columns + "".join(
        words(-8, (i + 0.5) * SIZE + 4, str(ROWS - i), size=12, fill=PENCIL, anchor="end") for i in range(ROWS)
    )


def paper(sheet: View, *, lit: bool, rolls: bool, look: Look) -> str:
    """One player's map with its heading, the sheet's top left corner at (0, 0)."""
    seat = sheet["seat"]
    shadow = box(4, 6, PAPER_WIDTH, PAPER_HEIGHT, radius=3, fill=INK, opacity=0.18)
    page = box(
        0,
        0,
        PAPER_WIDTH,
        PAPER_HEIGHT,
        radius=3,
        fill=PAPER,
        stroke=GOLD if lit else "#cfc6ae",
        stroke_width=4 if lit else 1.4,
    )
    note = pill(PAPER_WIDTH - 14, 31, "rolled", fill="#e6dcc0", ink=INK, size=11.5) if rolls else ""
    name = shortened(seat_name(seat, look.names), 19, PAPER_WIDTH - 150, bold=True)
    head = badge(seat, 34, 30, 13) + words(56, 37, name, size=19, fill=INK, bold=True, serif=True) + note
    castle = at(3 * SIZE, 2 * SIZE, _castle(used=sheet["castle_used"], colour=SEATS[seat].colour))
    squares = "".join(_square(square, content) for square, content in sheet["squares"].items())
    map_ = at(30, 58, _grid(), squares, castle, _labels())
    return tag(
        "g",
        title(f"The map of {seat_name(seat, look.names)}"),
        shadow,
        page,
        _squared(PAPER_WIDTH, PAPER_HEIGHT),
        head,
        map_,
    )


def _drawn_die(view: View, index: int, look: Look) -> str:
    """One die as it lies, with what the draft has decided about it."""
    thrown, draft = view["dice"][index], view["draft"] or {}
    name, count = look.components.die_face(index + 1, thrown["face"])
    blessed = draft.get("cross") == index + 1
    name = draft.get("coats", {}).get(str(index + 1), name)
    body = die(name, count + blessed, DIE, label=index + 1, seat=thrown["seat"], chosen=blessed)
    return body + words(DIE / 2, DIE + 19, str(index + 1), size=13, fill=look.theme.muted, anchor="middle", bold=True)


def _tray(view: View, seat: int | None, look: Look) -> tuple[str, float]:
    """The dice of a seat, or those nobody has taken, in a line from x = 0; and the line's width."""
    mine: Sequence[int] = [i for i, thrown in enumerate(view["dice"] or ()) if thrown["seat"] == seat]
    step = DIE + 18
    drawn = "".join(at(k * step, 0, _drawn_die(view, i, look)) for k, i in enumerate(mine))
    return drawn, max(0, len(mine) * step - 18)


def duel_body(view: View, look: Look) -> Part:
    """The whole table of a duel."""
    width = 2 * PAPER_WIDTH + BOOK_WIDTH + 2 * _GAP
    starts = (0.0, PAPER_WIDTH + BOOK_WIDTH + 2.0 * _GAP)
    drawn = [at(PAPER_WIDTH + _GAP, 0, book(view, look))]
    for x, sheet in zip(starts, view["maps"], strict=True):
        seat = sheet["seat"]
        dice, wide = _tray(view, seat, look)
        drawn.append(at(x, 0, paper(sheet, lit=view["actor"] == seat, rolls=view["first"] == seat, look=look)))
        drawn.append(at(x + (PAPER_WIDTH - wide) / 2, PAPER_HEIGHT + 28, dice))
    free, wide = _tray(view, None, look)
    drawn.append(at((width - wide) / 2, BOOK_HEIGHT + 24, free))
    free_height = DIE + 46 if wide else 0
    return Part("".join(drawn), width, max(PAPER_HEIGHT + DIE + 56, BOOK_HEIGHT + free_height))
