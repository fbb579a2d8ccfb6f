"""What all charts share: the sheet they lie on, its type, and colours for light and for dark pages.

The sheet has a ground of its own, because a picture cannot ask the page that shows it for its colours.
"""

from collections.abc import Sequence
from html import escape

from crownfield.draw.markup import box, tag, title
from crownfield.draw.palette import DARK, LIGHT, SANS, SERIF, Theme

__all__ = ["SMALL", "WIDTH", "label", "sheet", "stroke"]

WIDTH = 800
SMALL = 13
"""The size of what is written at axes and lines."""
_LIGHT_TINTS = ("#2f6aa8", "#a8441c", "#3f7d48", "#7b5aa6")
_DARK_TINTS = ("#7db4e6", "#f0894f", "#8fc98a", "#c3a6e8")


def sheet(name: str, description: str, height: float, *drawn: str) -> str:
    """An SVG with a heading; the description tells in words what is to be seen."""
    return tag(
        "svg",
        title(name),
        f"<desc>{escape(description)}</desc><style>{_STYLE}</style>",
        box(0.5, 0.5, WIDTH - 1, height - 1, radius=10, class_="ground"),
        label(20, 32, name, "heading"),
        *drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height:g}",
        role="img",
    ) + "\n"  # fmt: skip


def label(x: float, y: float, text: str, class_: str | None = None, anchor: str | None = None) -> str:
    """A line of text in the type of its class."""
    return tag("text", escape(text), x=x, y=y, class_=class_, text_anchor=anchor)


def stroke(begin: tuple[float, float], end: tuple[float, float], class_: str, dashes: str | None = None) -> str:
    """A straight line in the pen of its class."""
    return tag("line", x1=begin[0], y1=begin[1], x2=end[0], y2=end[1], class_=class_, stroke_dasharray=dashes)


def _colours(theme: Theme, tints: Sequence[str]) -> str:
    return (
        f".ground{{fill:{theme.panel};stroke:{theme.edge}}}text{{fill:{theme.text}}}.faint{{fill:{theme.muted}}}"
        f".grid{{stroke:{theme.edge}}}.reach{{stroke:{theme.text}}}"
        + "".join(f".tint{number}{{color:{tint}}}" for number, tint in enumerate(tints))
    )


_STYLE = (
    f"text{{font:14px {SANS}}}.heading{{font:700 18px {SERIF}}}.strong{{font-weight:700}}"
    f".faint,.small{{font-size:{SMALL}px}}.fill{{fill:currentColor}}.leader,.mark{{stroke:currentColor}}"
    ".line{fill:none;stroke:currentColor;stroke-width:2.5;stroke-linejoin:round}.mark,.reach{stroke-width:2}"
    f"{_colours(LIGHT, _LIGHT_TINTS)}@media(prefers-color-scheme:dark){{{_colours(DARK, _DARK_TINTS)}}}"
)
