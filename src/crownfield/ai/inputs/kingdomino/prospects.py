"""What any domino would add to a kingdom that fills up: found once per open square, asked once per domino.

Halves of different terrain gain by themselves, so a domino's gain is a sum of two entries of a table; a double joins
what both its squares touch and is counted as a whole.
"""

import numpy as np
import numpy.typing as npt

from crownfield.ai.inputs.dominoes.gains import SURVEY, gain, survey
from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.mechanics.board import (
    CASTLE,
    SQUARES,
    STRIDE,
    Board,
    both,
    first,
    is_empty,
    near,
    only,
    south,
    west,
    without_first,
)
from crownfield.mechanics.kingdom import TERRAINS

__all__ = ["PROSPECTS", "best_joint", "best_way", "explore"]

_CODES = len(TERRAINS) + 1
_ANY = (1 << _CODES) - 1

PROSPECTS = np.dtype(
    [
        ("survey", SURVEY, (1,)),
        ("squares", np.int64, (SQUARES, _CODES)),  # of the region that a half of a terrain would belong to there
        ("crowns", np.int64, (SQUARES, _CODES)),  # of that region, without those of the half
        ("points", np.int64, (SQUARES, _CODES)),  # that it would gain by joining, likewise
        ("joins", np.int64, (SQUARES,)),  # the set of terrains that would be connected there
        ("pair", np.int64, (2 * SQUARES, 2)),  # open squares side by side
        ("pairs", np.int64),
    ]
)


@kernel
def explore(kingdom: np.void, area: Board, found: np.void) -> None:
    """Find what a half of any terrain would be worth on every square of an open area, and where a domino has room."""
    survey(kingdom, found["survey"][0])
    beside_castle = both(area, near(only(CASTLE)))
    left = area
    while not is_empty(left):
        square = first(left)
        left = without_first(left)
        _look_around(found, square)
    while not is_empty(beside_castle):
        found["joins"][first(beside_castle)] = _ANY
        beside_castle = without_first(beside_castle)
    found["pairs"] = 0
    _list_pairs(found, both(area, west(area)), 1)
    _list_pairs(found, both(area, south(area)), STRIDE)


@kernel
def _list_pairs(found: np.void, area: Board, step: int) -> None:
    pairs = i64(found["pairs"])
    while not is_empty(area):
        square = first(area)
        area = without_first(area)
        found["pair"][pairs, 0] = square
        found["pair"][pairs, 1] = square + step
        pairs += 1
    found["pairs"] = pairs


@kernel
def _look_around(found: np.void, square: int) -> None:
    """Enter what every terrain would join on an open square."""
    regions = found["survey"][0]
    found["squares"][square] = 1
    found["crowns"][square] = 0
    found["points"][square] = 0
    joins, seen, here = i64(0), np.uint64(0), square + STRIDE
    for beside in (here - 1, here + 1, here - STRIDE, here + STRIDE):
        number = i64(regions["region"][beside])
        mark = np.uint64(1) << np.uint64(number)
        if number > 0 and not seen & mark:
            seen |= mark
            terrain = i64(regions["terrain"][number])
            joins |= i64(1) << terrain
            _join(found, square, terrain, i64(regions["squares"][number]), i64(regions["crowns"][number]))
    found["joins"][square] = joins


@kernel
def _join(found: np.void, square: int, terrain: int, squares: int, crowns: int) -> None:
    """A region of so many squares and crowns grows together with what is joined there already."""
    before, crowned = i64(found["squares"][square, terrain]), i64(found["crowns"][square, terrain])
    found["points"][square, terrain] += before * crowns + squares * crowned
    found["squares"][square, terrain] = before + squares
    found["crowns"][square, terrain] = crowned + crowns


@kernel
def best_joint(found: np.void, area: Board, terrain: int) -> tuple[int, int]:
    """What a half of a terrain without crowns adds at best, and the most squares it would belong to."""
    points, squares = i64(0), i64(0)
    while not is_empty(area):
        square = first(area)
        area = without_first(area)
        points = max(points, i64(found["points"][square, terrain]))
        squares = max(squares, i64(found["squares"][square, terrain]))
    return points, squares


@kernel
def best_way(found: np.void, domino: npt.NDArray[np.uint8]) -> tuple[int, int]:
    """What a domino adds at best (-1 if it fits nowhere), and in how many ways it can be laid."""
    best, ways, pair = i64(-1), i64(0), found["pair"]
    double = domino[0] == domino[2]
    for index in range(i64(found["pairs"])):
        one, other = i64(pair[index, 0]), i64(pair[index, 1])
        fits = _fits(found, one, other, domino)
        if double:
            if fits:
                ways += 1 + i64(domino[1] != domino[3])
                best = max(best, gain(found["survey"][0], one, other, domino))
            continue
        if fits:
            ways += 1
            best = max(best, _both_gain(found, one, other, domino))
        if _fits(found, other, one, domino):
            ways += 1
            best = max(best, _both_gain(found, other, one, domino))
    return best, ways


@kernel
def _fits(found: np.void, left: int, right: int, domino: npt.NDArray[np.uint8]) -> bool:
    joins = found["joins"]
    return bool(((i64(joins[left]) >> i64(domino[0])) | (i64(joins[right]) >> i64(domino[2]))) & 1)


@kernel
def _both_gain(found: np.void, left: int, right: int, domino: npt.NDArray[np.uint8]) -> int:
    return _half_gain(found, left, i64(domino[0]), i64(domino[1])) + _half_gain(
        found, right, i64(domino[2]), i64(domino[3])
    )


@kernel
def _half_gain(found: np.void, square: int, terrain: int, crowns: int) -> int:
    return i64(found["points"][square, terrain]) + i64(found["squares"][square, terrain]) * crowns
