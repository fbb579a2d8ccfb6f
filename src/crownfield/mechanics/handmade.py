"""A kingdom laid out by hand: what the box could have given, put on its squares."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import numpy as np
import numpy.typing as npt

from crownfield.base.errors import NotAllowed
from crownfield.mechanics.board import square_name, square_number, squares_within
from crownfield.mechanics.dominoes import Dominoes, Half
from crownfield.mechanics.kingdom import TERRAINS

__all__ = ["check_supply", "lay_by_hand", "planes_of", "square_called"]

_BITS = 192


def square_called(name: str) -> int:
    """The square of that name; raises NotAllowed."""
    square = square_number(name)
    if square is None:
        raise NotAllowed(f"{name!r} is no square of a kingdom")
    return square


def check_supply(halves: Iterable[Half], boxes: Sequence[Dominoes]) -> None:
    """No more squares of a kind than the dominoes have; raises NotAllowed."""
    there = Counter(half for box in boxes for domino in box.values() for half in domino)
    for half, wanted in Counter(halves).items():
        if wanted > there[half]:
            box = "boxes have" if len(boxes) > 1 else "box has"
            raise NotAllowed(f"{wanted} {half.terrain} squares with {half.crowns} crowns, but the {box} {there[half]}")


def lay_by_hand(kingdom: np.void, halves: Mapping[int, Half], grid: int) -> None:
    """Cover these squares of a bare kingdom; raises NotAllowed when they do not fit into the grid."""
    for square in halves:
        kingdom["room"] &= squares_within(square, grid - 1)
    kingdom["terrain"] = planes_of({square: TERRAINS.index(half.terrain) + 1 for square, half in halves.items()}, 3)
    kingdom["crowns"] = planes_of({square: half.crowns for square, half in halves.items()}, 2)
    room = np.unpackbits(kingdom["room"].view(np.uint8), bitorder="little")
    outside = [square_name(square) for square in halves if not room[square]]
    if outside:
        raise NotAllowed(f"the kingdom is larger than {grid} × {grid}: {outside[0]} does not fit in")


def planes_of(codes: Mapping[int, int], count: int) -> npt.NDArray[np.uint64]:
    """The bit-planes that spell these numbers on their squares."""
    numbers = np.zeros(_BITS, np.uint8)
    for square, code in codes.items():
        numbers[square] = code
    bits = np.array([numbers >> plane & 1 for plane in range(count)], np.uint8)
    return np.packbits(bits, axis=1, bitorder="little").view(np.uint64)
