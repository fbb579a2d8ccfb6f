"""Kingdoms made by hand and by hypothesis, as the reference sees them and as the kernels do."""

from typing import Any

import numpy as np
import numpy.typing as npt
from hypothesis import strategies as st

from crownfield.mechanics.board import CASTLE, SIDE, STRIDE, Board
from crownfield.mechanics.kingdom import KINGDOM, TERRAINS
from tests.reference.components import Domino, Half
from tests.reference.kingdom import Kingdom, Square, placements

HALVES = st.tuples(st.sampled_from(TERRAINS), st.integers(0, 3))
DOMINOES = st.tuples(HALVES, HALVES) | HALVES.map(lambda half: (half, half))
GRIDS = st.sampled_from((5, 7))


def number_of(square: Square) -> int:
    """The kernels' number of a square given relative to the castle."""
    return CASTLE + square[1] * STRIDE + square[0]


def square_of(number: int) -> Square:
    x, y = (number % STRIDE - CASTLE % STRIDE), (number // STRIDE - CASTLE // STRIDE)
    return x, y


def board(squares: set[Square]) -> Board:
    """A set of squares as three words."""
    bits = sum(1 << number_of(square) for square in squares)
    low, middle, high = (np.uint64(bits >> shift & (2**64 - 1)) for shift in (0, 64, 128))
    return low, middle, high


def squares_in(words: Any) -> set[Square]:
    """The real squares of three words; the fourteenth column and what lies beyond the board are left out."""
    bits = sum(int(word) << 64 * index for index, word in enumerate(words))
    return {square_of(number) for number in range(SIDE * STRIDE) if bits >> number & 1 and number % STRIDE < SIDE}


def record(kingdom: Kingdom, grid: int) -> npt.NDArray[np.void]:
    """The record of a kingdom, filled bit by bit from the meaning of its fields; an array of one."""
    made = np.zeros(1, KINGDOM)
    for square, (terrain, crowns) in kingdom.items():
        word, bit = divmod(number_of(square), 64)
        for plane in range(3):
            made[0]["terrain"][plane, word] |= np.uint64((TERRAINS.index(terrain) + 1) >> plane & 1) << np.uint64(bit)
        for plane in range(2):
            made[0]["crowns"][plane, word] |= np.uint64(crowns >> plane & 1) << np.uint64(bit)
    made[0]["room"] = board(room(kingdom, grid))
    return made


def room(kingdom: Kingdom, grid: int) -> set[Square]:
    """Every square of the board that shares a box of the grid's side with each square lying there."""
    lying = [(0, 0), *kingdom]
    return {
        (x, y)
        for x in range(-6, 7)
        for y in range(-6, 7)
        if all(abs(x - u) < grid and abs(y - v) < grid for u, v in lying)
    }


def domino_row(domino: Domino) -> npt.NDArray[np.uint8]:
    """A domino as kernels see it."""
    (left, left_crowns), (right, right_crowns) = domino
    return np.array([TERRAINS.index(left) + 1, left_crowns, TERRAINS.index(right) + 1, right_crowns], np.uint8)


@st.composite
def grown_kingdoms(draw: st.DrawFn, grid: int, most: int = 30) -> Kingdom:
    """A kingdom that can come about: dominoes of any faces laid legally one after the other."""
    kingdom: Kingdom = {}
    random = draw(st.randoms(use_true_random=False))
    for _ in range(draw(st.integers(0, most))):
        domino: Domino = (_half(random), _half(random))
        ways = placements(kingdom, domino, grid)
        if ways:
            left, right = random.choice(ways)
            kingdom[left], kingdom[right] = domino
    return kingdom


def _half(random: Any) -> Half:
    return random.choice(TERRAINS), random.choice((0, 0, 0, 1, 1, 2, 3))


def scattered_kingdoms(grid: int) -> st.SearchStrategy[Kingdom]:
    """Any halves on any squares of one box, legal or not: for regions and scores."""
    corner = st.integers(1 - grid, 0)
    return st.tuples(corner, corner).flatmap(
        lambda low: st.dictionaries(
            st.tuples(st.integers(low[0], low[0] + grid - 1), st.integers(low[1], low[1] + grid - 1)).filter(
                lambda square: square != (0, 0)
            ),
            st.tuples(st.sampled_from(TERRAINS[:3]), st.integers(0, 3)),
            max_size=grid * grid - 1,
        )
    )
