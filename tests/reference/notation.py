"""Names of squares and placements: the castle is g7, letters run east, numbers run north."""

from __future__ import annotations

from .kingdom import STEPS, Placement, Square, step


def square_name(square: Square) -> str:
    """(1, 0) -> "h7"."""
    return f"{chr(ord('g') + square[0])}{7 + square[1]}"


def parse_square(name: str) -> Square:
    """ "h7" -> (1, 0)."""
    return (ord(name[0]) - ord("g"), int(name[1:]) - 7)


def placement_name(placement: Placement) -> str:
    """The left half's square and the direction in which the right half lies: "h7e"."""
    left, right = placement
    direction = next(d for d in STEPS if step(left, d) == right)
    return square_name(left) + direction


def parse_placement(name: str) -> Placement:
    """ "h7e" -> ((1, 0), (2, 0))."""
    left = parse_square(name[:-1])
    return left, step(left, name[-1])
