"""A whole table as one SVG: the linen, the heading, and the game's own table on it."""

from __future__ import annotations

from collections.abc import Sequence

from crownfield.draw.components import Components, View
from crownfield.draw.dominoes.table import dominoes_body
from crownfield.draw.duel.sheet import duel_body
from crownfield.draw.kingdom.panel import Look
from crownfield.draw.markup import at, box, number, path, tag, text_width, title, words
from crownfield.draw.palette import THEMES, Theme
from crownfield.draw.pieces import badge
from crownfield.draw.status import TITLES, heading, status
from crownfield.draw.terrain.art import tile_symbols

EDGE = 40
TOP = 108


def _header(view: View, width: float, look: Look) -> str:
    """Title, players and round, and what is due at the right."""
    theme, sentence = look.theme, status(view, look.names)
    name = TITLES.get(view["game"], view["game"])
    if len(view.get("unseen", ())) > 1:
        name = "Royal Wedding"
    long = text_width(sentence, 17, bold=True)
    mark = badge(view["actor"], width - long - 24, 24, 13) if isinstance(view["actor"], int) else ""
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
        "pattern",
        box(0, 0, 12, 12, fill=theme.table),
        threads,
        id=ident,
        width=12,
        height=12,
        patternUnits="userSpaceOnUse",
    ) + box(0, 0, width, height, fill=f"url(#{ident})")


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
    body = duel_body(view, look) if view["game"] == "duel" else dominoes_body(view, look)
    width, height = body.width + 2 * EDGE, body.height + TOP + EDGE
    content = at(EDGE, 28, _header(view, body.width, look)) + at(EDGE, TOP, body.drawn)
    spoken = f"{TITLES.get(view['game'], view['game'])}, {heading(view)}. {status(view, look.names)}."
    return tag(
        "svg",
        title(spoken),
        tag("defs", tile_symbols(content)),
        _linen(look.theme, width, height),
        content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        role="img",
    )
