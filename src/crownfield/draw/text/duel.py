"""A duel as text: two maps, the dice and the spellbook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from crownfield.draw.components import COATS, Components, View
from crownfield.draw.duel.book import LIGHTNING, SPELL_NAMES
from crownfield.draw.palette import STONE
from crownfield.draw.status import seat_name
from crownfield.draw.text.ink import Block, Ink, columns, flow, pad

COLUMNS, ROWS, CASTLE = "abcdefg", 5, "d3"
CELL = 5
SIGN: Mapping[str, str] = {
    "dot": "•",
    "line": "╱",
    "double_dot": "••",
    "double_line": "╱╱",
    "filled": "██",
    "quarters": "▚▚",
    "?": "?",
}
_TINT: Mapping[str, str] = {
    "dot": "#f2d7a6",
    "line": "#bcd9e8",
    "double_dot": "#e5b58f",
    "double_line": "#9fc0d8",
    "filled": "#c9c3d6",
    "quarters": "#c5d9a4",
    "?": "#f7f1e0",
}
_STATE = {"open": "", "won": "won!", "ready": "ready", "used": "used", "closed": "closed"}


def _cell(name: str, sheet: View, ink: Ink) -> tuple[str, str]:
    square = sheet["squares"].get(name)
    if name == CASTLE:
        return ink.on("♜".center(CELL), STONE), ink.on(("" if sheet["castle_used"] else "+?").center(CELL), STONE)
    if square is None:
        return ink.faint("·".center(CELL)), " " * CELL
    tint = _TINT[square["coat"]]
    return ink.on(SIGN[square["coat"]].center(CELL), tint), ink.on(("+" * square["crosses"]).center(CELL), tint)


def _map(view: View, sheet: View, ink: Ink, names: Sequence[str] | None) -> Block:
    """One map with the names of its squares; `+?` on the castle is its unused cross."""
    seat = sheet["seat"]
    head = f"{ink.seat(seat)} {ink.strong(seat_name(seat, names))}" + ("  rolled" if view["first"] == seat else "")
    lines = [head + (ink.strong("  ◂") if view["actor"] == seat else "")]
    for row in range(ROWS, 0, -1):
        cells = [_cell(f"{column}{row}", sheet, ink) for column in COLUMNS]
        lines += [
            f"{row:>2} " + "".join(cell[0] for cell in cells),
            "   " + "".join(cell[1] for cell in cells),
        ]
    return [*lines, "   " + ink.faint("".join(column.center(CELL) for column in COLUMNS))]


def _die(view: View, index: int, components: Components, ink: Ink) -> Block:
    """One die: its number, coat and crosses, and who has it; the draft's choices are shown."""
    thrown, draft = view["dice"][index], view["draft"] or {}
    coat, crosses = components.die_face(index + 1, thrown["face"])
    coat = draft.get("coats", {}).get(str(index + 1), coat)
    crosses += draft.get("cross") == index + 1
    tint = _TINT[coat]
    owner = " " + ink.seat(thrown["seat"]) if thrown["seat"] is not None else ""
    face = f"{SIGN[coat]} {'+' * crosses}".strip().center(7)
    return [
        f"die {index + 1}{owner}",
        f"[{ink.on(face, tint)}]",
        coat.replace("_", " ") if coat != "?" else "joker",
    ]


def _page(sheet: View, coat: str, components: Components) -> str:
    ticked, total = sheet["boxes"][coat], components.boxes[coat]
    state = _STATE[sheet["spells"][components.spells[coat]]]
    bonus = f" {SIGN[sheet['bonus_coat']]}" if coat == "filled" and sheet["bonus_coat"] else ""
    return f"{'■' * ticked}{'□' * (total - ticked)}".ljust(6) + (state + bonus).ljust(10)


def _book(view: View, components: Components, ink: Ink, names: Sequence[str] | None) -> Block:
    heads = [f"{ink.seat(sheet['seat'])} {seat_name(sheet['seat'], names)[:12]}" for sheet in view["maps"]]
    lines = [pad(ink.strong("Spellbook"), 26) + "".join(pad(head, 18) for head in heads).rstrip()]
    for coat in COATS:
        spell = components.spells[coat]
        name = SPELL_NAMES[spell] + (" ↯" if spell in LIGHTNING else "")
        sign = ink.on(SIGN[coat].center(4), _TINT[coat])
        pages = "  ".join(_page(sheet, coat, components) for sheet in view["maps"])
        lines.append(f"{sign} {name:<20} {pages}".rstrip())
    return lines


def duel_lines(view: View, components: Components, ink: Ink, *, names: Sequence[str] | None, width: int) -> Block:
    """The maps side by side where they fit, then dice and spellbook."""
    maps = columns([_map(view, sheet, ink, names) for sheet in view["maps"]], width, gap=4)
    dice = [_die(view, i, components, ink) for i in range(len(view["dice"] or ()))]
    tray = [*flow(dice, width), ""] if dice else []
    return [*tray, *maps, "", *_book(view, components, ink, names)]
