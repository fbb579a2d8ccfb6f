"""The wet terrains as 100 x 100 drawings: lake and swamp, three variants each."""

from __future__ import annotations

from collections.abc import Sequence

from crownfield.draw.markup import at, box, path, tag
from crownfield.draw.palette import BASE, INK
from crownfield.draw.terrain.fields import Place, stamp

_WAVE = "q6.5 -8 13 0t13 0t13 0"
_RIPPLE = "q6.5 -8 13 0t13 0"


def _fish(x: float, y: float, *, flip: bool = False) -> str:
    tail = path("M11 0l10 -8q-3 8 0 16z", "#e8cf9a", stroke=INK, width=1.7)
    body = path("M-17 0Q-3 -13 13 0Q-3 13 -17 0z", "#f6e9cc", stroke=INK, width=1.8)
    marks = path("M-3 -6q4 6 0 12", stroke="#b98a3c", width=1.8) + tag("circle", cx=-10, cy=-1.5, r=1.7, fill=INK)
    fish = tail + body + marks
    return at(x, y, tag("g", fish, transform="scale(-1 1)") if flip else fish)


def _boat(x: float, y: float) -> str:
    mast = path("M0 2V-30", stroke=INK, width=2.4)
    sails = path("M2 -29Q20 -16 18 -5H2z", "#fff6df", stroke=INK, width=1.8) + path(
        "M-2 -24Q-14 -14 -14 -5H-2z", "#d9744a", stroke=INK, width=1.8
    )
    hull = path("M-22 0H24L17 11H-14z", "#8a5a33", stroke=INK, width=1.9)
    return at(x, y, mast, sails, hull, path("M-24 12q6 -6 12 0t12 0t12 0t12 0", stroke="#d2ebf4", width=2.6))


def _duck(x: float, y: float) -> str:
    body = path(
        "M-13 -3q3 11 14 10q12 0 13 -12q-6 4 -13 1q-3 -2 -3 -7a6 6 0 0 0 -12 0q0 4 1 8z",
        "#fffaf0",
        stroke=INK,
        width=1.8,
    )
    beak = path("M-14 -11l-8 3l8 3z", "#e08a2b", stroke=INK, width=1.4)
    return at(x, y, beak, body, tag("circle", cx=-9, cy=-10, r=1.5, fill=INK))


def lake(variant: int) -> str:
    """Waves with a fish, a sailing boat, or a duck above a fish."""
    ground = box(0, 0, 100, 100, fill=BASE["lake"]) + path("M0 24q25 10 50 0t50 0v30q-25 10 -50 0t-50 0z", "#4588b0")
    long: tuple[list[Place], ...] = (
        [(6, 18), (54, 34), (2, 52), (52, 90)],
        [(54, 16), (4, 34), (4, 88)],
        [(8, 14), (58, 54), (6, 56), (46, 94)],
    )
    short: tuple[list[Place], ...] = (
        [(64, 14), (14, 34), (10, 88), (70, 56)],
        [(14, 14), (70, 50), (60, 92), (8, 62)],
        [(66, 16), (68, 36), (8, 92)],
    )
    waves = path(stamp(_WAVE, long[variant]) + stamp(_RIPPLE, short[variant]), stroke="#a9d4e6", width=2.8)
    life = (_fish(50, 70), _boat(46, 62), _duck(42, 38) + _fish(64, 76, flip=True))[variant]
    return ground + waves + life


def _reeds(places: Sequence[Place]) -> str:
    stalks = path(stamp("q2 -18 0 -34", places), stroke="#3f3a26", width=2.2)
    blades = path(stamp("q-2 -12 -9 -19m9 19q3 -12 9 -16", places), stroke="#a39a5c", width=2.4)
    heads = "".join(
        box(x - 3, y - 41, 6.5, 16, radius=3.2, fill="#5f3a20", stroke=INK, stroke_width=1.5) for x, y in places
    )
    return blades + stalks + heads


def _pool(x: float, y: float, rx: float, ry: float) -> str:
    water = tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill="#565f52", stroke="#4a4433", stroke_width=2)
    shine = path(
        f"M{x - rx * 0.55:g} {y - ry * 0.2:g}q{rx * 0.4:g} {-ry * 0.5:g} {rx * 0.8:g} 0",
        stroke="#8f9a86",
        width=2,
    )
    return water + shine


def _bubbles(places: Sequence[Place]) -> str:
    return "".join(tag("circle", cx=x, cy=y, r=3.2, fill="none", stroke="#b7bfa6", stroke_width=1.7) for x, y in places)


def _frog(x: float, y: float) -> str:
    pad = path("M-19 6a19 7 0 1 0 38 0a19 7 0 0 0 -30 -5l8 5z", "#7f9a48", stroke=INK, width=1.6)
    body = path("M-13 5q-3 -13 5 -15q8 -3 16 0q8 2 5 15q-13 4 -26 0z", "#9fbf4a", stroke=INK, width=1.8)
    eyes = "".join(tag("circle", cx=e, cy=-11, r=4.2, fill="#f3f1cf", stroke=INK, stroke_width=1.5) for e in (-6, 6))
    pupils = "".join(tag("circle", cx=e, cy=-11, r=1.6, fill=INK) for e in (-6, 6))
    return at(x, y, pad, body, eyes, pupils, path("M-7 -1q7 5 14 0", stroke=INK, width=1.6))


def _dead_tree(x: float, y: float) -> str:
    trunk = "M-5 0q3 -14 1 -26l-10 -8l2 -3l9 5l1 -14h4l1 18l10 -8l2 3l-11 11q-1 12 2 22z"
    return at(x, y, path(trunk, "#4f4632", stroke=INK, width=1.8))


def swamp(variant: int) -> str:
    """Pools and reeds; a frog or a dead tree in two of the variants."""
    ground = box(0, 0, 100, 100, fill=BASE["swamp"]) + path("M0 30q28 12 52 0t48 0v26q-26 -10 -50 2t-50 -2z", "#74694a")
    pools: tuple[list[tuple[float, float, float, float]], ...] = (
        [(28, 34, 21, 10), (70, 80, 24, 10)],
        [(52, 70, 32, 15), (22, 22, 15, 7)],
        [(70, 32, 21, 9), (30, 84, 23, 10)],
    )
    reeds: tuple[list[Place], ...] = (
        [(72, 56), (84, 62), (16, 88), (30, 94)],
        [(74, 48), (86, 54), (12, 62)],
        [(12, 66), (24, 60), (86, 92), (74, 86)],
    )
    wet = "".join(_pool(*pool) for pool in pools[variant])
    life = (
        _bubbles([(62, 79), (74, 83), (22, 36)]),
        _frog(52, 66),
        _dead_tree(52, 62) + _bubbles([(30, 85)]),
    )
    return ground + wet + _reeds(reeds[variant]) + life[variant]
