"""Sets of squares of a 7 × 5 map in one 64-bit word, and the steps between neighbours.

Square = row × 8 + column, counted from a1; the castle stands on d3. The eighth column holds no square: a step
off the east or west edge lands there, and every set of real squares masks it away.
"""

import numpy as np

from crownfield.base.compiling import kernel

__all__ = [
    "CASTLE",
    "COLUMNS",
    "DIRECTIONS",
    "GROUND",
    "NAMES",
    "OFFSETS",
    "ROWS",
    "SQUARES",
    "STRIDE",
    "around",
    "near",
]

ROWS, COLUMNS = 5, 7
STRIDE = COLUMNS + 1
SQUARES = ROWS * STRIDE
CASTLE = 2 * STRIDE + 3
DIRECTIONS = "enws"
OFFSETS = np.array([1, STRIDE, -1, -STRIDE])

NAMES = {
    row * STRIDE + column: f"{'abcdefg'[column]}{row + 1}"
    for row in range(ROWS)
    for column in range(COLUMNS)
    if row * STRIDE + column != CASTLE
}
"""The 34 squares that can be drawn on, with their names: `e3` is the square east of the castle."""

GROUND = np.uint64(sum(1 << square for square in NAMES))
"""The same as a set."""

_1, _ROW = np.uint64(1), np.uint64(STRIDE)


@kernel
def near(squares: np.uint64) -> np.uint64:
    """The squares that share a side with a square of the set (guard bits included: mask them)."""
    return (squares << _1) | (squares >> _1) | (squares << _ROW) | (squares >> _ROW)


@kernel
def around(square: np.uint64) -> np.uint64:
    """A set of one square together with its neighbours."""
    return square | near(square)
