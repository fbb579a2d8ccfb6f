"""A whole table of a dominoes game: rows, dominoes still to come, the builders' street, every kingdom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from crownfield.draw.components import Components, View
from crownfield.draw.domino import CHIP_WIDTH, CHIPS_ACROSS, TAB, chip_block, chip_block_height, row_block
from crownfield.draw.duel_sheet import duel_body
from crownfield.draw.kingdom import MARGIN, kingdom_window
from crownfield.draw.markup import at, box, number, path, tag, text_width, title, words
from crownfield.draw.palette import THEMES, Theme
from crownfield.draw.panel import PAD, Look, panel, panel_size
from crownfield.draw.pieces import badge, king
from crownfield.draw.status import TITLES, box_title, heading, status
from crownfield.draw.street import STREET_HEIGHT, street
from crownfield.draw.terrain_art import tile_symbols

EDGE = 40
GAP = 22
TOP = 108


@dataclass(frozen=True)
class Part:
    """A drawn part of the table and the room it takes."""

    drawn: str
    width: float
    height: float


def _caption(x: float, y: float, text: str, theme: Theme) -> str:
    return words(x, y, text.upper(), size=12.5, fill=theme.muted, bold=True)


def _waiting(kings: Sequence[int], theme: Theme) -> Part:
    """During set-up: the kings still to be put, the next one first."""
    if not kings:
        return Part("", 0, 0)
    row = "".join(king(seat, 16 + 34 * i, 66, 42) for i, seat in enumerate(kings))
    return Part(_caption(0, 12, "Kings waiting", theme) + row, 34 * len(kings), 92)


def _longest(view: View) -> int:
    return max([len(view[name]["dominoes"]) for name in ("row", "next") if view[name]], default=0)


def _row_size(view: View) -> float:
    return 70.0 if _longest(view) <= 4 else 56.0


def _left_width(view: View) -> float:
    return 2 * _row_size(view) * (2 + TAB) + GAP


def _rows(view: View, look: Look) -> Part:
    """Both rows side by side, played from top to bottom."""
    longest = _longest(view)
    size = _row_size(view)
    width = size * (2 + TAB)
    drawn, x = [], 0.0
    for name, caption in (("row", "This round"), ("next", "Next round" if view["row"] else "First row")):
        if view[name]:
            rows = row_block(view, name, look.components, size, look.theme)
            drawn.append(at(x, 0, _caption(0, 12, caption, look.theme), at(0, 30, rows)))
            x += width + GAP
    return Part("".join(drawn), _left_width(view), 30 + longest * size * 1.22 if longest else 0)


def _to_come(view: View, look: Look) -> Part:
    """The dominoes nobody has seen yet, box by box."""
    drawn, y, width = [], 0.0, _left_width(view)
    scale = width / (CHIPS_ACROSS * (CHIP_WIDTH + 7) - 7)
    for name, unseen in view["unseen"].items():
        caption = f"{box_title(name, len(view['unseen']))} · {len(unseen)} unseen"
        chips = chip_block(name, list(unseen), look.components)
        drawn.append(at(0, y, _caption(0, 12, caption, look.theme), at(0, 26, chips, scale=scale)))
        y += 26 + chip_block_height(name, look.components) * scale + 24
    return Part("".join(drawn), width, max(0.0, y - 24))


def _stack(parts: Sequence[Part], gap: float = 26) -> Part:
    """Parts one below the other."""
    drawn, y = [], 0.0
    for part in parts:
        if part.height:
            drawn.append(at(0, y, part.drawn))
            y += part.height + gap
    return Part("".join(drawn), max(part.width for part in parts), max(0.0, y - gap))


def _across(count: int) -> int:
    """Kingdoms side by side."""
    return {1: 1, 2: 2, 3: 3, 4: 2}.get(count, 3)


def _base_size(view: View) -> float:
    """Squares of a comfortable size: fewer kingdoms, larger squares."""
    windows = [kingdom_window(kingdom, view["grid"]) for kingdom in view["kingdoms"]]
    most = max(max(len(window.columns), len(window.rows)) for window in windows)
    room = {1: 520, 2: 500, 3: 360, 4: 390}.get(len(windows), 300)
    return float(min(68, (room - 2 * PAD - MARGIN) // most))


def _realm_size(view: View, size: float) -> tuple[float, float]:
    width, height = panel_size(view, size)
    across = _across(len(view["kingdoms"]))
    deep = -(-len(view["kingdoms"]) // across)
    return across * (width + GAP) - GAP, deep * (height + GAP) - GAP


def _square_size(view: View, height: float) -> float:
    """The base size, grown while the kingdoms stay lower than what stands beside them."""
    size = _base_size(view)
    while size < 76:
        wide, deep = _realm_size(view, size + 2)
        if deep > height or wide > 1040:
            break
        size += 2
    return size


def _kingdoms(view: View, look: Look, height: float) -> Part:
    size = _square_size(view, height)
    area = panel_size(view, size)
    across = _across(len(view["kingdoms"]))
    drawn = "".join(
        at(i % across * (area[0] + GAP), i // across * (area[1] + GAP), panel(view, i, size, area, look))
        for i in range(len(view["kingdoms"]))
    )
    return Part(drawn, *_realm_size(view, size))


def _market(view: View, look: Look, width: float) -> Part:
    if "market" not in view:
        return Part("", 0, 0)
    return Part(street(view, look.components, look.theme, width), width, STREET_HEIGHT)


def _dominoes_body(view: View, look: Look) -> Part:
    """The street on top; below it rows on the left and kingdoms on the right."""
    left = _stack([_rows(view, look), _waiting(view["kings"], look.theme), _to_come(view, look)], 30)
    realm = _kingdoms(view, look, left.height)
    x = left.width + 34
    width, height = x + realm.width, max(left.height, realm.height)
    lower = Part(left.drawn + at(x, 0, realm.drawn), width, height)
    return _stack([_market(view, look, width), lower], GAP + 6)


def _header(view: View, width: float, look: Look) -> str:
    """Title, players and round, and what is due at the right."""
    theme, sentence = look.theme, status(view, look.names)
    name = TITLES.get(view["game"], view["game"])
    if len(view.get("unseen", ())) > 1:
        name = "Royal Wedding"
    long = text_width(sentence, 17, bold=True)
    mark = badge(view["actor"], width - long - 22, 24, 13) if isinstance(view["actor"], int) else ""
    return (
        words(0, 32, name, size=34, fill=theme.text, bold=True, serif=True)
        + words(0, 56, heading(view), size=14, fill=theme.muted)
        + words(width, 30, sentence, size=17, fill=theme.text, anchor="end", bold=True, serif=True)
        + mark
    )


def _linen(theme: Theme, width: float, height: float) -> str:
    ident = f"cf-linen-{theme.name}"
    threads = path("M0 6H12M6 0V12", stroke=theme.thread, width=1)
    return tag(
        "pattern", box(0, 0, 12, 12, fill=theme.table), threads, id=ident, width=12, height=12,
        patternUnits="userSpaceOnUse",
    ) + box(0, 0, width, height, fill=f"url(#{ident})")  # fmt: skip


def table_svg(
    view: View,
    components: Components,
    *,
    names: Sequence[str] | None = None,
    totals: Sequence[int] | None = None,
    theme: str = "light",
) -> str:
    """The whole table as one self-contained SVG; `names` per seat, `totals` (points) per kingdom."""
    look = Look(components, THEMES[theme], tuple(names) if names else None, tuple(totals) if totals else None)
    if view["game"] == "duel":
        drawn, inner, deep = duel_body(view, look)
        body = Part(drawn, inner, deep)
    else:
        body = _dominoes_body(view, look)
    width, height = body.width + 2 * EDGE, body.height + TOP + EDGE
    content = at(EDGE, 28, _header(view, body.width, look)) + at(EDGE, TOP, body.drawn)
    spoken = f"{TITLES.get(view['game'], view['game'])}, {heading(view)}. {status(view, look.names)}."
    return tag(
        "svg", title(spoken), tag("defs", tile_symbols(content)), _linen(look.theme, width, height), content,
        xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {number(width)} {number(height)}", width=width,
        height=height, role="img",
    )  # fmt: skip
