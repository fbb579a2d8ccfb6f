"""Sets of squares of the 13 × 13 board, and the steps between neighbours.

Square = row × 14 + column, counted from a1; the castle stands on g7. The fourteenth column holds no square: a step off
the east edge lands there, a step off the west edge on the one of the row below, and every set of real squares masks
it away. A `Board` is a set of squares in three 64-bit words.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from crownfield.base.bits import count, drop_lowest, lowest, nth
from crownfield.base.compiling import kernel
from crownfield.base.errors import Unreadable

__all__ = [
    "CASTLE", "DIRECTIONS", "EMPTY", "OFFSETS", "SIDE", "SQUARES", "STRIDE", "Board", "both", "east", "either",
    "first", "is_empty", "near", "north", "nth_square", "only", "size", "south", "square_name", "square_number",
    "west", "without", "without_first",
]  # fmt: skip

Board: TypeAlias = tuple[np.uint64, np.uint64, np.uint64]

SIDE = 13
STRIDE = SIDE + 1
SQUARES = SIDE * STRIDE
CASTLE = 6 * STRIDE + 6
DIRECTIONS = "enws"
OFFSETS = np.array([1, STRIDE, -1, -STRIDE])

_1, _63 = np.uint64(1), np.uint64(63)
_ROW, _REST = np.uint64(STRIDE), np.uint64(64 - STRIDE)
_0 = np.uint64(0)
EMPTY: Board = (_0, _0, _0)


@kernel
def either(a: Board, b: Board) -> Board:
    return a[0] | b[0], a[1] | b[1], a[2] | b[2]


@kernel
def both(a: Board, b: Board) -> Board:
    return a[0] & b[0], a[1] & b[1], a[2] & b[2]


@kernel
def without(a: Board, b: Board) -> Board:
    return a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2]


@kernel
def is_empty(a: Board) -> bool:
    return bool((a[0] | a[1] | a[2]) == _0)


@kernel
def size(a: Board) -> int:
    return count(a[0]) + count(a[1]) + count(a[2])


@kernel
def east(a: Board) -> Board:
    """Every square moved one step east."""
    return a[0] << _1, (a[1] << _1) | (a[0] >> _63), (a[2] << _1) | (a[1] >> _63)


@kernel
def west(a: Board) -> Board:
    return (a[0] >> _1) | (a[1] << _63), (a[1] >> _1) | (a[2] << _63), a[2] >> _1


@kernel
def north(a: Board) -> Board:
    return a[0] << _ROW, (a[1] << _ROW) | (a[0] >> _REST), (a[2] << _ROW) | (a[1] >> _REST)


@kernel
def south(a: Board) -> Board:
    return (a[0] >> _ROW) | (a[1] << _REST), (a[1] >> _ROW) | (a[2] << _REST), a[2] >> _ROW


@kernel
def near(a: Board) -> Board:
    """The squares that share a side with a square of the set (guard bits included: mask them)."""
    return either(either(east(a), west(a)), either(north(a), south(a)))


@kernel
def only(square: int) -> Board:
    """The set of one square."""
    bit = _1 << np.uint64(square & 63)
    place = square >> 6
    return bit if place == 0 else _0, bit if place == 1 else _0, bit if place == 2 else _0


@kernel
def first(a: Board) -> int:
    """The lowest square of a set that is not empty."""
    if a[0] != _0:
        return lowest(a[0])
    if a[1] != _0:
        return 64 + lowest(a[1])
    return 128 + lowest(a[2])


@kernel
def without_first(a: Board) -> Board:
    """The set without its lowest square; it must not be empty."""
    if a[0] != _0:
        return drop_lowest(a[0]), a[1], a[2]
    if a[1] != _0:
        return a[0], drop_lowest(a[1]), a[2]
    return a[0], a[1], drop_lowest(a[2])


@kernel
def nth_square(a: Board, n: int) -> int:
    """The square that has n squares of the set below it."""
    low, middle = count(a[0]), count(a[1])
    if n < low:
        return nth(a[0], n)
    if n < low + middle:
        return 64 + nth(a[1], n - low)
    return 128 + nth(a[2], n - low - middle)


def square_name(square: int) -> str:
    """`h7` for the square east of the castle; raises Unreadable for a number that is no square."""
    if square % STRIDE == SIDE:
        raise Unreadable(f"no square has the number {square}")
    return f"{'abcdefghijklm'[square % STRIDE]}{square // STRIDE + 1}"


def square_number(name: str) -> int | None:
    """The square called so, or None for a name that is none."""
    column, row = name[:1], name[1:]
    if column not in tuple("abcdefghijklm") or row not in _ROW_NAMES:
        return None
    return (int(row) - 1) * STRIDE + "abcdefghijklm".index(column)


_ROW_NAMES = frozenset(str(row) for row in range(1, SIDE + 1))


def squares_within(centre: int, distance: int) -> npt.NDArray[np.uint64]:
    """The squares at most `distance` columns and rows away, as three words (for tables, not for kernels)."""
    column, row = centre % STRIDE, centre // STRIDE
    bits = 0
    for y in range(max(0, row - distance), min(SIDE, row + distance + 1)):
        for x in range(max(0, column - distance), min(SIDE, column + distance + 1)):
            bits |= 1 << (y * STRIDE + x)
    return np.array([(bits >> shift) & (2**64 - 1) for shift in (0, 64, 128)], dtype=np.uint64)
