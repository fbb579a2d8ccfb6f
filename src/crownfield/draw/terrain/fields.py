"""The growing terrains as 100 x 100 drawings: wheat, forest and pasture, three variants each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from crownfield.draw.markup import at, box, path, tag
from crownfield.draw.palette import BASE, INK

Place = tuple[float, float]

_GRAINS = (
    "q3.8 4.5 0 9.5q-3.8 -5 0 -9.5z"
    "m1 14q0 -6.5 6.5 -8.5q.5 7 -6.5 8.5z m-2 0q0 -6.5 -6.5 -8.5q-.5 7 6.5 8.5z"
    "m2 7.5q0 -6.5 6.5 -8.5q.5 7 -6.5 8.5z m-2 0q0 -6.5 -6.5 -8.5q-.5 7 6.5 8.5z"
)
_FIR = "l9 13h-4l7 10h-5l7 10h-28l7 -10h-5l7 -10h-4z"
_FIR_SHADE = "l-9 13h4l-7 10h5l-7 10h11l3 -15z"
_TUFT = "l-4 -8m4 8l0 -11m0 11l4 -8"


def stamp(shape: str, places: Iterable[Place]) -> str:
    """One path made of the same relative shape at many places."""
    return "".join(f"M{x:g} {y:g}{shape}" for x, y in places)


def _ears(places: Sequence[Place]) -> str:
    stems = stamp("v22", [(x, y + 8) for x, y in places])
    return path(stems, stroke="#a8741a", width=2) + path(stamp(_GRAINS, places), "#f8dc82", stroke="#8a5f10", width=1.3)


def _poppies(places: Sequence[Place]) -> str:
    stems = path(stamp("q2 6 0 12", places), stroke="#6d7a2c", width=2)
    petals = "".join(tag("circle", cx=x, cy=y, r=4.2, fill="#c8452f", stroke=INK, stroke_width=1.2) for x, y in places)
    return stems + petals


def _sheaf(x: float, y: float) -> str:
    ears = path(
        stamp(_GRAINS, [(-14, -44), (14, -44), (-7, -49), (7, -49), (0, -52)]),
        "#f8dc82",
        stroke="#8a5f10",
        width=1.3,
    )
    stalks = path("M-15 0Q-9 -6 -5 -13L-13 -28H13L5 -13Q9 -6 15 0z", "#efc75a", stroke=INK, width=1.8)
    straws = path("M-7 -1L-2 -13L-6 -26M0 0V-27M7 -1L2 -13L6 -26", stroke="#b98322", width=1.5)
    return at(x, y, ears, stalks, straws, path("M-6 -13h12", stroke="#b5533c", width=5))


def wheat(variant: int) -> str:
    """Rows of ears; a sheaf or poppies in two of the variants."""
    ground = box(0, 0, 100, 100, fill=BASE["wheat"]) + path(
        "M0 34q25 -7 50 0t50 0v18q-25 7 -50 0t-50 0z M0 84q25 -7 50 0t50 0v16h-100z", "#d9a42f"
    )
    shift = (0.0, 4.0, -4.0)[variant]
    rows = [(x + shift, y) for y, start in ((5, 12), (37, 25), (69, 12)) for x in range(start, 100, 25)]
    gaps: dict[int, set[Place]] = {0: set(), 1: {(54, 37), (41, 69), (66, 69)}, 2: {(71, 37), (8, 69)}}
    ears = _ears([place for place in rows if place not in gaps[variant]])
    extra = ("", _sheaf(53, 96), _poppies([(68, 46), (77, 52), (10, 78)]))[variant]
    return ground + ears + extra


def _firs(places: Sequence[Place]) -> str:
    drawn = []
    for x, y in sorted(places, key=lambda place: place[1]):
        trunk = box(x - 2.5, y + 32, 5, 7, fill="#4a2f1b", stroke=INK, stroke_width=1.2)
        tree = path(f"M{x:g} {y:g}{_FIR}", "#37784a", stroke=INK, width=1.9)
        drawn.append(trunk + tree + path(f"M{x:g} {y:g}{_FIR_SHADE}", "#275c34"))
    return "".join(drawn)


def _mushroom(x: float, y: float) -> str:
    stem = path("M-3 0q1 -4 0 -8h6q-1 4 0 8z", "#f3e7cd", stroke=INK, width=1.4)
    return at(x, y, stem, path("M-8 -7q0 -9 8 -9t8 9z", "#c8452f", stroke=INK, width=1.6))


def _leaf_tree(x: float, y: float) -> str:
    trunk = path("M-3 0l1 -14h4l1 14z", "#6b4526", stroke=INK, width=1.4)
    crown = path("M-8 -11a9 9 0 0 1 -3 -15a11 11 0 0 1 21 -2a9 9 0 0 1 -1 17z", "#6fa04a", stroke=INK, width=1.9)
    return at(x, y, trunk, crown, path("M-5 -25a7 7 0 0 1 7 -5", stroke="#a6cc74", width=2.2))


def forest(variant: int) -> str:
    """Fir trees in depth; a leaf tree or mushrooms in a clearing in two of the variants."""
    ground = box(0, 0, 100, 100, fill=BASE["forest"]) + path("M0 62q30 -12 55 -2t45 2V100H0z", "#376f40")
    stands: tuple[list[Place], ...] = (
        [(16, 4), (48, 1), (83, 5), (31, 30), (66, 28), (15, 58), (49, 60), (84, 57)],
        [(17, 2), (50, 5), (82, 1), (17, 33), (83, 32), (33, 60), (68, 59)],
        [(16, 3), (47, 1), (83, 4), (31, 29), (68, 31), (16, 60), (84, 60)],
    )
    extra = ("", _leaf_tree(51, 68), _mushroom(45, 86) + _mushroom(58, 93))[variant]
    return ground + _firs(stands[variant]) + extra


def _sheep(x: float, y: float, *, dark: bool = False, flip: bool = False) -> str:
    wool, face = ("#4a4038", "#d9c9a8") if dark else ("#fffaf0", "#4a3a2c")
    legs = path("M-6 5v8M-1 6v8M5 5v8", stroke=INK, width=2.6)
    fleece = path(
        "M-10 4a6 6 0 0 1 -1 -10a6 6 0 0 1 9 -5a6 6 0 0 1 10 2a6 6 0 0 1 3 10"
        "a6 6 0 0 1 -7 5a7 7 0 0 1 -8 0a6 6 0 0 1 -6 -2z",
        wool,
        stroke=INK,
        width=1.8,
    )
    head = path("M10 -4q1 -5 6 -4q5 1 4 6q-2 6 -6 5q-5 -1 -4 -7z", face, stroke=INK, width=1.5)
    body = legs + fleece + head
    return at(x, y, tag("g", body, transform="scale(-1 1)") if flip else body)


def _flowers(places: Sequence[Place]) -> str:
    return "".join(
        tag("circle", cx=x, cy=y, r=3.2, fill="#fff6df", stroke="#6f8f2c", stroke_width=1.6) for x, y in places
    )


def _fence(y: float) -> str:
    posts = stamp("v17", [(x, y) for x in (8, 30, 52)])
    return path(f"{posts}M2 {y + 5:g}h56M2 {y + 11:g}h56", stroke="#7a5a30", width=3)


def pasture(variant: int) -> str:
    """Rolling grass with tufts and sheep, flowers or a fence."""
    ground = (
        box(0, 0, 100, 100, fill=BASE["pasture"])
        + path("M0 44q26 -16 52 -2t48 2V100H0z", "#9dc04c")
        + path("M0 80q26 -10 50 0t50 0V100H0z", "#93b744")
    )
    tufts: tuple[list[Place], ...] = (
        [(16, 26), (62, 22), (88, 62), (14, 72), (52, 94), (38, 58)],
        [(30, 22), (80, 34), (12, 56), (88, 84), (30, 92), (58, 66)],
        [(16, 20), (50, 34), (86, 20), (84, 92), (12, 92), (90, 56)],
    )
    herd = (
        _sheep(34, 40) + _sheep(70, 76, flip=True),
        _sheep(58, 44, flip=True) + _flowers([(20, 34), (70, 84), (40, 76), (18, 80), (84, 60)]),
        _fence(52) + _sheep(68, 46, dark=True) + _sheep(40, 84),
    )[variant]
    return ground + path(stamp(_TUFT, tufts[variant]), stroke="#6f8f2c", width=2.2) + herd
