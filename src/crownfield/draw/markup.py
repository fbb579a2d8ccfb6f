"""Writing SVG: elements, numbers, groups and text with measured widths."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from crownfield.draw.palette import SANS, SERIF

_NARROW = frozenset("fijlrtI.,:;'!|()[] ·")
_WIDE = frozenset("mwMWOQGDH@%")


def number(value: float) -> str:
    """A coordinate with at most two decimals, the same on every machine."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _attribute(key: str) -> str:
    """`class_` -> `class`, `stroke_width` -> `stroke-width`."""
    return key.rstrip("_").replace("_", "-")


def tag(name: str, *children: str, **attributes: str | float | None) -> str:
    """One element; `_` in attribute names stands for `-`, attributes that are None are left out."""
    written = "".join(
        f" {_attribute(key)}={quoteattr(value if isinstance(value, str) else number(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    body = "".join(children)
    return f"<{name}{written}>{body}</{name}>" if body else f"<{name}{written}/>"


def at(x: float, y: float, *children: str, scale: float = 1, **attributes: str | float | None) -> str:
    """The children moved to (x, y) and scaled."""
    move = f"translate({number(x)} {number(y)})"
    if scale != 1:
        move += f" scale({scale:.4g})"
    return tag("g", *children, transform=move, **attributes)


def title(text: str) -> str:
    """The spoken and hovered name of what contains it."""
    return f"<title>{escape(text)}</title>"


def use(ident: str, x: float, y: float, size: float, **attributes: str | float | None) -> str:
    """A square symbol at its top left corner."""
    return tag("use", href=f"#{ident}", x=x, y=y, width=size, height=size, **attributes)


def box(x: float, y: float, width: float, height: float, *, radius: float = 0, **attributes: str | float | None) -> str:
    """A rectangle, rounded if asked."""
    return tag("rect", x=x, y=y, width=width, height=height, rx=radius or None, **attributes)


def path(d: str, fill: str = "none", stroke: str | None = None, width: float | None = None, **more: str) -> str:
    """A path; the line joins are round, as everything here is drawn with one pen."""
    join = "round" if stroke else None
    return tag(
        "path",
        d=d,
        fill=fill,
        stroke=stroke,
        stroke_width=width,
        stroke_linejoin=join,
        stroke_linecap=join,
        **more,
    )


def words(
    x: float,
    y: float,
    text: str,
    *,
    size: float,
    fill: str,
    anchor: str = "start",
    bold: bool = False,
    serif: bool = False,
    italic: bool = False,
) -> str:
    """A line of text whose baseline starts (or ends, or is centred) at (x, y)."""
    return tag(
        "text",
        escape(text),
        x=x,
        y=y,
        font_size=size,
        fill=fill,
        text_anchor=None if anchor == "start" else anchor,
        font_weight="700" if bold else None,
        font_style="italic" if italic else None,
        font_family=SERIF if serif else SANS,
    )


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """A generous guess of a line's width; wider than common fonts draw it, so that nothing collides."""
    ems = sum(0.36 if c in _NARROW else 0.92 if c in _WIDE else 0.62 for c in text)
    return ems * size * (1.15 if bold else 1.0)


def shortened(text: str, size: float, room: float, *, bold: bool = False) -> str:
    """The text, cut with an ellipsis where it would be wider than the room."""
    if text_width(text, size, bold=bold) <= room:
        return text
    while text and text_width(text + "…", size, bold=bold) > room:
        text = text[:-1]
    return text.rstrip() + "…"
