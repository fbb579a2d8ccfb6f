"""Dominoes outside a kingdom: the rows on offer with their kings, and the list of what is still to come."""

from __future__ import annotations

from collections.abc import Collection

from crownfield.draw.components import Components, Face, View
from crownfield.draw.markup import at, box, number, path, tag, title, words
from crownfield.draw.palette import BASE, CREAM, GOLD, INK, Theme
from crownfield.draw.pieces import crown_dot, crowns, king
from crownfield.draw.terrain.art import tile, variant_of

TAB = 0.56
"""Width of the number tab, in squares."""


def spoken(face: Face) -> str:
    """A domino in words."""
    return " and ".join(f"{terrain}{f' with {n} crown' + 's' * (n > 1) if n else ''}" for terrain, n in face)


def _halves(face: Face, number_: int, size: float) -> str:
    """Both squares; crowns keep to the outer corners so that a king on the seam hides none."""
    (left, left_crowns), (right, right_crowns) = face
    first = variant_of(number_)
    return (
        tile(left, first, 0, 0, size)
        + tile(right, (first + 1) % 3, size, 0, size)
        + path(f"M{number(size)} 0v{number(size)}", stroke=INK, width=1 if left == right else 2)
        + crowns(left_crowns, 0, 0, size, left=True)
        + crowns(right_crowns, size, 0, size)
    )


def _tab(label: int, size: float, fill: str) -> str:
    width = size * TAB
    plate = box(0, 0, width, size, fill=fill)
    edge = path(f"M{number(width)} 0v{number(size)}", stroke=INK, width=2)
    text = words(
        width / 2,
        size / 2 + size * 0.12,
        str(label),
        size=size * 0.29,
        fill=INK,
        anchor="middle",
        bold=True,
        serif=True,
    )
    return plate + edge + text


def row_domino(face: Face, label: int, size: float, *, seat: int | None, lit: bool) -> str:
    """A whole domino lying in a row, its top left corner at (0, 0)."""
    width = size * (2 + TAB)
    shadow = box(2, 3, width, size, radius=size * 0.1, fill=INK, opacity=0.22)
    frame = box(0, 0, width, size, radius=size * 0.1, fill="none", stroke=INK, stroke_width=2.6)
    glow = box(-4, -4, width + 8, size + 8, radius=size * 0.14, fill="none", stroke=GOLD, stroke_width=4)
    standing = king(seat, size * (1 + TAB), size * 0.97, size * 0.68) if seat is not None else ""
    tab = _tab(label, size, GOLD if lit else CREAM)
    ident = f"cf-domino-{number(size)}"
    shape = tag("clipPath", box(0, 0, width, size, radius=size * 0.1), id=ident)
    art = shape + tag("g", tab, at(size * TAB, 0, _halves(face, label, size)), clip_path=f"url(#{ident})")
    name = title(f"domino {label}: {spoken(face)}")
    return tag("g", name, shadow, art, frame, glow if lit else "", standing, class_="domino")


def taken_place(label: int, size: float, theme: Theme, *, seat: int | None) -> str:
    """Where a domino lay that has been used this round; its king stands there until he walks on."""
    width = size * (2 + TAB)
    frame = box(
        0,
        0,
        width,
        size,
        radius=size * 0.1,
        fill=theme.room,
        stroke=theme.edge,
        stroke_width=1.6,
        stroke_dasharray="6 5",
    )
    text = words(
        size * TAB / 2,
        size * 0.62,
        str(label),
        size=size * 0.29,
        fill=theme.muted,
        anchor="middle",
        serif=True,
    )
    standing = king(seat, size * (1 + TAB), size * 0.92, size * 0.72) if seat is not None else ""
    return tag("g", title(f"domino {label}, used"), frame, text, standing)


def row_block(view: View, name: str, components: Components, size: float, theme: Theme) -> str:
    """The current row (`row`) or the one on offer (`next`), from top to bottom in order of play."""
    row, turn, gap = view[name], view.get("turn") if name == "row" else None, size * 0.22
    if row is None:
        return ""
    drawn = []
    for i, entry in enumerate(row["dominoes"]):
        label, seat = entry["number"], entry["seat"]
        used = turn is not None and (i < turn or (i == turn and view["phase"] != "place"))
        if used:
            piece = taken_place(label, size, theme, seat=seat if i == turn else None)
        else:
            piece = row_domino(components.face(row["box"], label), label, size, seat=seat, lit=i == turn)
        drawn.append(at(0, i * (size + gap), piece))
    return "".join(drawn)


CHIP_WIDTH, CHIP_HEIGHT = 46, 19
_STEP_X, _STEP_Y = CHIP_WIDTH + 7, CHIP_HEIGHT + 6


def _chip(face: Face, label: int, *, unseen: bool) -> str:
    (left, left_crowns), (right, right_crowns) = face
    half = CHIP_WIDTH / 2
    sides = box(0, 0, half, CHIP_HEIGHT, fill=BASE[left]) + box(half, 0, half, CHIP_HEIGHT, fill=BASE[right])
    dots = "".join(crown_dot(4 + 5.4 * i, 4.5, 2.1) for i in range(left_crowns))
    dots += "".join(crown_dot(CHIP_WIDTH - 4 - 5.4 * i, 4.5, 2.1) for i in range(right_crowns))
    plate = box(half - 10, 5, 20, CHIP_HEIGHT - 5, radius=3, fill=CREAM)
    text = words(half, CHIP_HEIGHT - 3.2, str(label), size=10.5, fill=INK, anchor="middle", bold=True, serif=True)
    frame = box(0, 0, CHIP_WIDTH, CHIP_HEIGHT, fill="none", stroke=INK, stroke_width=1.2)
    return tag("g", sides, plate, dots, text, frame, opacity=None if unseen else 0.16)


def chip_block(box_name: str, unseen: Collection[int], components: Components, across: int) -> str:
    """Every domino of a box in small, so many side by side; those already seen are faded."""
    faces = components.dominoes.get(box_name, {})
    chips = [_chip(components.face(box_name, label), label, unseen=label in unseen) for label in sorted(faces)]
    return "".join(at(i % across * _STEP_X, i // across * _STEP_Y, chip) for i, chip in enumerate(chips))


def chip_block_size(box_name: str, components: Components, across: int) -> tuple[float, float]:
    """Width and height of `chip_block`."""
    lines = -(-len(components.dominoes.get(box_name, {})) // across)
    return across * _STEP_X - 7, lines * _STEP_Y
