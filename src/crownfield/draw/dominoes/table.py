"""The table of a dominoes game: rows, dominoes still to come, the builders' street, every kingdom."""

from __future__ import annotations

from collections.abc import Sequence

from crownfield.draw.components import View
from crownfield.draw.court.street import STREET_HEIGHT, street
from crownfield.draw.dominoes.domino import TAB, chip_block, chip_block_size, row_block
from crownfield.draw.kingdom.map import MARGIN, kingdom_window
from crownfield.draw.kingdom.panel import PAD, Look, panel, panel_size
from crownfield.draw.layout import GAP, Part, stack
from crownfield.draw.markup import at, words
from crownfield.draw.palette import Theme
from crownfield.draw.pieces import king
from crownfield.draw.status import box_title, undrawn_kings


def _caption(x: float, y: float, text: str, theme: Theme) -> str:
    return words(x, y, text.upper(), size=12.5, fill=theme.muted, bold=True)


def _waiting(caption: str, kings: Sequence[int], theme: Theme) -> Part:
    """During set-up: kings still to be put."""
    if not kings:
        return Part("", 0, 0)
    row = "".join(king(seat, 16 + 34 * i, 66, 42) for i, seat in enumerate(kings))
    return Part(_caption(0, 12, caption, theme) + row, 34 * len(kings), 92)


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


def _to_come(view: View, look: Look, width: float, across: int) -> Part:
    """The dominoes nobody has seen yet, box by box."""
    drawn, y = [], 0.0
    for name, unseen in view["unseen"].items():
        if not unseen:
            continue
        wide, deep = chip_block_size(name, look.components, across)
        caption = f"{box_title(view, name)} · {len(unseen)} unseen"
        chips = at(0, 26, chip_block(name, set(unseen), look.components, across), scale=width / wide)
        drawn.append(at(0, y, _caption(0, 12, caption, look.theme), chips))
        y += 26 + deep * width / wide + 24
    return Part("".join(drawn), width, max(0.0, y - 24))


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


def _has_strip(view: View) -> bool:
    """Beside rows, four kingdoms stand two by two and leave room at their left; others leave it below."""
    return len(view["kingdoms"]) != 4 or not _longest(view)


def dominoes_body(view: View, look: Look) -> Part:
    """The street on top; below it rows on the left and kingdoms on the right; then what is to come."""
    strip = _has_strip(view)
    beside = [] if strip else [_to_come(view, look, _left_width(view), 6)]
    drawn = _waiting("Kings waiting", view["coming"], look.theme)
    undrawn = _waiting("Kings not drawn yet", undrawn_kings(view), look.theme)
    left = stack([_rows(view, look), drawn, undrawn, *beside], 30)
    realm = _kingdoms(view, look, left.height)
    x = left.width + 34 if left.height else 0.0
    width = x + realm.width
    lower = Part(left.drawn + at(x, 0, realm.drawn), width, max(left.height, realm.height))
    below = [_to_come(view, look, width, 24 if width > 1100 else 12)] if strip else []
    return stack([_market(view, look, width), lower, *below], GAP + 6)
