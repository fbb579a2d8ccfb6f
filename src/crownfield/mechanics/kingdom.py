"""One kingdom: what lies on its squares, where a domino may be placed, and placing it.

Terrain codes 1 to 7 are spread over three bit-planes (0 = nothing there), crowns over two. `room` is the set of squares
that still fit: every square lying there cuts it down to the squares that share a box as large as the grid with it.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from crownfield.base.bits import drop_lowest, i64, lowest
from crownfield.base.compiling import kernel
from crownfield.mechanics.board import (
    CASTLE,
    OFFSETS,
    SQUARES,
    Board,
    both,
    east,
    either,
    is_empty,
    near,
    north,
    nth_square,
    size,
    south,
    squares_within,
    west,
    without,
)

__all__ = [
    "KINGDOM", "TERRAINS", "Placements", "add_crowns", "clear", "count_crowns", "count_placements", "free",
    "is_full", "is_middle", "land", "list_placements", "middle", "nth_placement", "occupied", "place", "placements",
    "placements_on", "put", "terrain_at", "terrain_squares",
]  # fmt: skip

TERRAINS = ("wheat", "forest", "lake", "pasture", "swamp", "mine", "town")
"""Terrain code c is TERRAINS[c - 1]."""

KINGDOM = np.dtype([("terrain", np.uint64, (3, 3)), ("crowns", np.uint64, (2, 3)), ("room", np.uint64, (3,))])

Placements: TypeAlias = tuple[Board, Board, Board, Board]
"""Where the left half may go when the right half lies east, north, west or south of it."""

_CASTLE = (np.uint64(0), np.uint64(1 << (CASTLE - 64)), np.uint64(0))
_ONE = np.uint64(1)
_NOWHERE = (np.uint64(0), np.uint64(0), np.uint64(0))

_FLIP = np.array([[0 if code >> index & 1 else 2**64 - 1 for index in range(3)] for code in range(8)], np.uint64)

_REACH = np.zeros((8, SQUARES, 3), np.uint64)
_MIDDLE = np.zeros((8, 3), np.uint64)
for _grid in (3, 5, 7):
    _MIDDLE[_grid] = squares_within(CASTLE, _grid // 2)
    for _square in range(SQUARES):
        _REACH[_grid, _square] = squares_within(_square, _grid - 1)


def clear(kingdom: np.void, grid: int) -> None:
    """A castle alone, with room for a grid of that side."""
    kingdom["terrain"] = 0
    kingdom["crowns"] = 0
    kingdom["room"] = _REACH[grid, CASTLE]


@kernel
def plane(planes: npt.NDArray[np.uint64], index: int) -> Board:
    return planes[index, 0], planes[index, 1], planes[index, 2]


@kernel
def land(kingdom: np.void) -> Board:
    """The squares covered by dominoes, castle not included."""
    terrain = kingdom["terrain"]
    return either(either(plane(terrain, 0), plane(terrain, 1)), plane(terrain, 2))


@kernel
def occupied(kingdom: np.void) -> Board:
    return either(land(kingdom), _CASTLE)


@kernel
def free(kingdom: np.void) -> Board:
    """The squares a half may be laid on, as far as area goes."""
    room = kingdom["room"]
    return without((room[0], room[1], room[2]), occupied(kingdom))


@kernel
def terrain_squares(kingdom: np.void, terrain: int) -> Board:
    """The squares of one terrain: those whose three planes spell its code."""
    planes, flip = kingdom["terrain"], _FLIP[terrain]
    return (
        (planes[0, 0] ^ flip[0]) & (planes[1, 0] ^ flip[1]) & (planes[2, 0] ^ flip[2]),
        (planes[0, 1] ^ flip[0]) & (planes[1, 1] ^ flip[1]) & (planes[2, 1] ^ flip[2]),
        (planes[0, 2] ^ flip[0]) & (planes[1, 2] ^ flip[1]) & (planes[2, 2] ^ flip[2]),
    )


@kernel
def contacts(kingdom: np.void, terrain: int) -> Board:
    """The squares where a half of this terrain would touch the castle or its own terrain."""
    return near(either(terrain_squares(kingdom, terrain), _CASTLE))


@kernel
def placements(kingdom: np.void, domino: npt.NDArray[np.uint8]) -> Placements:
    """Every legal way to lay a domino (left terrain, left crowns, right terrain, right crowns).

    A double lies the same way whichever half comes first: it is listed with the right half east or north only.
    """
    return placements_on(kingdom, domino, free(kingdom))


@kernel
def placements_on(kingdom: np.void, domino: npt.NDArray[np.uint8], open_squares: Board) -> Placements:
    """The same on some of the free squares."""
    left = both(open_squares, contacts(kingdom, i64(domino[0])))
    right = both(open_squares, contacts(kingdom, i64(domino[2])))
    to_east = both(both(open_squares, west(open_squares)), either(left, west(right)))
    to_north = both(both(open_squares, south(open_squares)), either(left, south(right)))
    if domino[0] == domino[2] and domino[1] == domino[3]:
        return to_east, to_north, _NOWHERE, _NOWHERE
    to_west = both(both(open_squares, east(open_squares)), either(left, east(right)))
    to_south = both(both(open_squares, north(open_squares)), either(left, north(right)))
    return to_east, to_north, to_west, to_south


@kernel
def count_placements(options: Placements) -> int:
    return size(options[0]) + size(options[1]) + size(options[2]) + size(options[3])


@kernel
def nth_placement(options: Placements, n: int) -> int:
    """The nth placement in ascending order, as direction × SQUARES + square of the left half."""
    for direction in range(4):
        here = size(options[direction])
        if n < here:
            return direction * SQUARES + nth_square(options[direction], n)
        n -= here
    return -1


@kernel
def list_placements(options: Placements, out: npt.NDArray[np.int64]) -> int:
    """Write all placements in ascending order; returns how many."""
    written = 0
    for direction in range(4):
        for word in range(3):
            bits = options[direction][word]
            while bits != np.uint64(0):
                out[written] = direction * SQUARES + word * 64 + lowest(bits)
                written += 1
                bits = drop_lowest(bits)
    return written


@kernel
def put(kingdom: np.void, square: int, terrain: int, crowns: int, grid: int) -> None:
    """Lay one half on a free square."""
    word, shift = square >> 6, np.uint64(square & 63)
    for index in range(3):
        kingdom["terrain"][index, word] |= np.uint64((terrain >> index) & 1) << shift
        kingdom["room"][index] &= _REACH[grid, square, index]
    add_crowns(kingdom, square, crowns)


@kernel
def add_crowns(kingdom: np.void, square: int, crowns: int) -> None:
    """Crowns come to a square that has none."""
    word, shift = square >> 6, np.uint64(square & 63)
    for index in range(2):
        kingdom["crowns"][index, word] |= np.uint64((crowns >> index) & 1) << shift


@kernel
def place(kingdom: np.void, placement: int, domino: npt.NDArray[np.uint8], grid: int) -> None:
    """Lay a domino as one of its `placements` says."""
    left = placement % SQUARES
    right = left + OFFSETS[placement // SQUARES]
    put(kingdom, left, i64(domino[0]), i64(domino[1]), grid)
    put(kingdom, right, i64(domino[2]), i64(domino[3]), grid)


@kernel
def terrain_at(kingdom: np.void, square: int) -> int:
    """The terrain code on a square, 0 where no domino lies."""
    word, shift = square >> 6, np.uint64(square & 63)
    planes = kingdom["terrain"]
    code = i64(0)
    for index in range(3):
        code |= i64((planes[index, word] >> shift) & _ONE) << index
    return code


@kernel
def count_crowns(kingdom: np.void) -> int:
    return size(plane(kingdom["crowns"], 0)) + 2 * size(plane(kingdom["crowns"], 1))


@kernel
def middle(grid: int) -> Board:
    """The squares no further from the castle than half the grid."""
    words = _MIDDLE[grid]
    return words[0], words[1], words[2]


@kernel
def is_middle(kingdom: np.void, grid: int) -> bool:
    """Middle Kingdom: nothing lies outside the middle."""
    return is_empty(without(land(kingdom), middle(grid)))


@kernel
def is_full(kingdom: np.void, grid: int) -> bool:
    """Harmony: the grid has no hole."""
    return size(land(kingdom)) == grid * grid - 1
