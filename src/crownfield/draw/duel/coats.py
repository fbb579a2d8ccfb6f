"""The six coats of arms and the crosses, drawn in pencil, and the dice that carry them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from crownfield.draw.markup import at, box, path, tag, title, words
from crownfield.draw.palette import CREAM, GOLD, INK, PENCIL, SEATS

_HATCH = "".join(
    f"M{x} {y}L{x + d} {y - d}"
    for x, y, d in (
        (12, 24, 12),
        (12, 34, 22),
        (12, 44, 32),
        (12, 54, 42),
        (12, 64, 52),
        (12, 74, 62),
        (12, 84, 72),
        (18, 88, 70),
        (28, 88, 60),
        (38, 88, 50),
        (48, 88, 40),
        (58, 88, 30),
        (68, 88, 20),
        (78, 88, 10),
    )
)
_QUARTER = "".join(
    f"M{x} {y}l{d} {-d}"
    for x, y, d in (
        (12, 22, 10),
        (12, 32, 20),
        (12, 42, 30),
        (12, 50, 38),
        (20, 50, 30),
        (30, 50, 20),
        (40, 50, 10),
    )
)


def _blob(x: float, y: float, r: float) -> str:
    """A dot rubbed round with a pencil: not quite a circle, with a second stroke."""
    disc = tag("ellipse", cx=x, cy=y, rx=r, ry=r * 0.94, fill=PENCIL)
    return disc + path(
        f"M{x - r * 1.05:g} {y + 2:g}a{r * 1.06:g} {r:g} 8 1 1 {r * 1.3:g} {r * 0.8:g}",
        stroke=PENCIL,
        width=2.5,
    )


def _bend(shift: float) -> str:
    """A diagonal stroke, drawn twice as a hand does."""
    return path(
        f"M{19 + shift:g} 82Q{48 + shift:g} 52 {80 + shift:g} 18M{22 + shift:g} 82Q{53 + shift:g} 50 {78 + shift:g} 22",
        stroke=PENCIL,
        width=5.5,
    )


def _dot() -> str:
    return _blob(50, 50, 19)


def _line() -> str:
    return _bend(0)


def _double_dot() -> str:
    return _blob(33, 35, 13.5) + _blob(67, 66, 13.5)


def _double_line() -> str:
    return _bend(-11) + _bend(11)


def _filled() -> str:
    return path(_HATCH, stroke=PENCIL, width=5.6) + path("M12 12H88V88H12z", stroke=PENCIL, width=2)


def _quarters() -> str:
    pair = path(_QUARTER, stroke=PENCIL, width=5)
    cross = path("M50 12V88M12 50H88M12 12H50V50M50 50H88V88H50", stroke=PENCIL, width=2.4)
    return pair + at(38, 38, pair) + cross


_ART: Mapping[str, Callable[[], str]] = {
    "dot": _dot,
    "line": _line,
    "double_dot": _double_dot,
    "double_line": _double_line,
    "filled": _filled,
    "quarters": _quarters,
}


def coat(name: str, size: float) -> str:
    """A coat filling a square of the given size at (0, 0); `?` is a joker."""
    if name == "?":
        return words(size / 2, size * 0.74, "?", size=size * 0.7, fill=PENCIL, anchor="middle", bold=True, serif=True)
    return tag("g", _ART[name](), transform=f"scale({size / 100:.4g})", class_=f"coat-{name}")


def cross(x: float, y: float, size: float) -> str:
    """A cross in red pencil on a paper disc, so that it shows on every coat."""
    disc = tag("circle", r=10, fill="#fdfaf0", stroke=PENCIL, stroke_width=1.2)
    arms = path(
        "M-2 -7.5Q0 -6.5 2 -7.5L1.6 -1.6L7.5 -2Q6.5 0 7.5 2L1.6 1.6L2 7.5Q0 6.5 -2 7.5L-1.6 1.6"
        "L-7.5 2Q-6.5 0 -7.5 -2L-1.6 -1.6z",
        "#b53a32",
        stroke="#b53a32",
        width=1.2,
    )
    return at(x, y, disc, arms, scale=size / 20, class_="cross")


def crosses(count: int, size: float) -> str:
    """A square's crosses along its upper right corner."""
    each = size * 0.3
    return "".join(cross(size - each * (0.62 + 0.98 * i), each * 0.62, each) for i in range(count))


def shield(name: str, x: float, y: float, size: float) -> str:
    """A coat on a small shield, top left at (x, y)."""
    outline = path("M3 3H97V62Q97 92 50 112Q3 92 3 62z", "#fffdf4", stroke=INK, width=5)
    art = at(13, 10, coat(name, 74))
    return at(x, y, outline, art, scale=size / 100)


def die(name: str, count: int, size: float, *, label: int, seat: int | None, chosen: bool = False) -> str:
    """A die showing one face, its top left corner at (0, 0); the number below tells which die it is."""
    ring = SEATS[seat].colour if seat is not None else INK
    shadow = box(3, 4, size, size, radius=size * 0.2, fill=INK, opacity=0.22)
    body = box(0, 0, size, size, radius=size * 0.2, fill=CREAM, stroke=INK, stroke_width=2.4)
    edge = (
        box(3, 3, size - 6, size - 6, radius=size * 0.16, fill="none", stroke=ring, stroke_width=3)
        if seat is not None
        else ""
    )
    art = at(size * 0.2, size * 0.22, coat(name, size * 0.6))
    glow = (
        box(-4, -4, size + 8, size + 8, radius=size * 0.24, fill="none", stroke=GOLD, stroke_width=4) if chosen else ""
    )
    spoken = f"die {label}: {'joker' if name == '?' else name.replace('_', ' ')}, {count} crosses"
    return tag("g", title(spoken), shadow, body, edge, art, crosses(count, size), glow, class_="die")
