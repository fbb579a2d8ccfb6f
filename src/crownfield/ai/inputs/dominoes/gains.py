"""What laying a domino adds to the points of a kingdom's regions, without counting the kingdom anew.

A survey says which region every square belongs to. Regions are numbered from 1; 0 is where nothing lies. A domino
laid on a survey makes new regions, and those it has joined point to them.
"""

import numpy as np
import numpy.typing as npt

from crownfield.base.bits import drop_lowest, i64, lowest
from crownfield.base.compiling import kernel
from crownfield.mechanics.board import (
    SQUARES,
    STRIDE,
    Board,
    first,
    is_empty,
    size,
    without,
    without_first,
)
from crownfield.mechanics.kingdom import land, terrain_at
from crownfield.mechanics.regions import links, region_around, region_crowns

__all__ = ["SURVEY", "gain", "lay", "survey"]

_REGIONS = 64
_0, _1 = np.uint64(0), np.uint64(1)

SURVEY = np.dtype(
    [
        ("region", np.uint8, (SQUARES + 2 * STRIDE,)),  # by square, with an empty row below and one above
        ("now", np.uint8, (_REGIONS,)),  # the region that a region has become part of, or itself
        ("terrain", np.uint8, (_REGIONS,)),
        ("squares", np.uint8, (_REGIONS,)),
        ("crowns", np.uint8, (_REGIONS,)),
        ("regions", np.uint8),
        ("spare", np.uint8, (5,)),  # fills the record up to whole words
    ]
)


@kernel
def survey(kingdom: np.void, found: np.void) -> None:
    """Find the regions of a kingdom."""
    found["region"][:] = 0
    linked, left, regions = links(kingdom), land(kingdom), i64(0)
    while not is_empty(left):
        square = first(left)
        region = region_around(square, linked)
        left = without(left, region)
        regions += 1
        _note(found, regions, terrain_at(kingdom, square), size(region), region_crowns(kingdom, region))
        _mark(found, region, regions)
    found["regions"] = regions


@kernel
def _mark(found: np.void, region: Board, number: int) -> None:
    while not is_empty(region):
        found["region"][first(region) + STRIDE] = number
        region = without_first(region)


@kernel
def _note(found: np.void, number: int, terrain: int, squares: int, crowns: int) -> None:
    found["now"][number] = number
    found["terrain"][number] = terrain
    found["squares"][number] = squares
    found["crowns"][number] = crowns


@kernel
def _touched(found: np.void, square: int, terrain: int) -> np.uint64:
    """The set of the regions of a terrain that share a side with a square."""
    region, now, terrains = found["region"], found["now"], found["terrain"]
    here = square + STRIDE
    touched = _0
    for beside in (here - 1, here + 1, here - STRIDE, here + STRIDE):
        number = now[region[beside]]
        if i64(terrains[number]) == terrain:
            touched |= _1 << np.uint64(number)
    return touched


@kernel
def _joined(found: np.void, regions: np.uint64, squares: int, crowns: int) -> int:
    """What is gained when these regions grow together with so many new squares and crowns."""
    before = i64(0)
    while regions != _0:
        number = lowest(regions)
        here, crowned = i64(found["squares"][number]), i64(found["crowns"][number])
        before += here * crowned
        squares += here
        crowns += crowned
        regions = drop_lowest(regions)
    return squares * crowns - before


@kernel
def gain(found: np.void, left: int, right: int, domino: npt.NDArray[np.uint8]) -> int:
    """The points that a domino adds with its halves on these two squares."""
    left_terrain, right_terrain = i64(domino[0]), i64(domino[2])
    at_left, at_right = _touched(found, left, left_terrain), _touched(found, right, right_terrain)
    if left_terrain == right_terrain:
        return _joined(found, at_left | at_right, 2, i64(domino[1]) + i64(domino[3]))
    return _joined(found, at_left, 1, i64(domino[1])) + _joined(found, at_right, 1, i64(domino[3]))


@kernel
def lay(found: np.void, left: int, right: int, domino: npt.NDArray[np.uint8]) -> None:
    """Lay a domino: afterwards nothing more can be laid on this survey, but anything can be asked."""
    left_terrain, right_terrain = i64(domino[0]), i64(domino[2])
    at_left, at_right = _touched(found, left, left_terrain), _touched(found, right, right_terrain)
    if left_terrain == right_terrain:
        number = _join(found, at_left | at_right, left_terrain, 2, i64(domino[1]) + i64(domino[3]))
        found["region"][left + STRIDE] = number
        found["region"][right + STRIDE] = number
    else:
        found["region"][left + STRIDE] = _join(found, at_left, left_terrain, 1, i64(domino[1]))
        found["region"][right + STRIDE] = _join(found, at_right, right_terrain, 1, i64(domino[3]))


@kernel
def _join(found: np.void, regions: np.uint64, terrain: int, squares: int, crowns: int) -> int:
    """The number of the region that these have grown into."""
    joined = i64(found["regions"]) + 1
    while regions != _0:
        number = lowest(regions)
        squares += i64(found["squares"][number])
        crowns += i64(found["crowns"][number])
        found["now"][number] = joined
        regions = drop_lowest(regions)
    _note(found, joined, terrain, squares, crowns)
    found["regions"] = joined
    return joined
