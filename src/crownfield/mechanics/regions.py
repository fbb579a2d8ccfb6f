"""Regions of a kingdom: connected squares of one terrain, found by spreading along links between equal neighbours."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from crownfield.base.compiling import kernel
from crownfield.mechanics.board import (
    Board,
    both,
    east,
    either,
    first,
    is_empty,
    north,
    only,
    size,
    south,
    west,
    without,
)
from crownfield.mechanics.kingdom import land, plane, terrain_at, terrain_squares

__all__ = ["Links", "count_regions", "largest_region", "links", "region_around", "region_crowns", "score_regions"]

Links: TypeAlias = tuple[Board, Board]
"""The squares whose eastern neighbour has the same terrain, and those whose northern neighbour has."""


@kernel
def _differs(planes: npt.NDArray[np.uint64]) -> Links:
    first_plane, second_plane, third_plane = plane(planes, 0), plane(planes, 1), plane(planes, 2)
    return (
        _differs_from(first_plane, second_plane, third_plane, west(first_plane), west(second_plane), west(third_plane)),
        _differs_from(
            first_plane, second_plane, third_plane, south(first_plane), south(second_plane), south(third_plane)
        ),
    )


@kernel
def _differs_from(a: Board, b: Board, c: Board, u: Board, v: Board, w: Board) -> Board:
    return (
        (a[0] ^ u[0]) | (b[0] ^ v[0]) | (c[0] ^ w[0]),
        (a[1] ^ u[1]) | (b[1] ^ v[1]) | (c[1] ^ w[1]),
        (a[2] ^ u[2]) | (b[2] ^ v[2]) | (c[2] ^ w[2]),
    )


@kernel
def links(kingdom: np.void) -> Links:
    covered = land(kingdom)
    to_east, to_north = _differs(kingdom["terrain"])
    return without(covered, to_east), without(covered, to_north)


@kernel
def region_around(square: int, linked: Links) -> Board:
    """The region that a covered square belongs to."""
    to_east, to_north = linked
    region = only(square)
    while True:
        sideways = either(east(both(region, to_east)), both(west(region), to_east))
        upright = either(north(both(region, to_north)), both(south(region), to_north))
        grown = either(region, either(sideways, upright))
        if is_empty(without(grown, region)):
            return region
        region = grown


@kernel
def region_crowns(kingdom: np.void, region: Board) -> int:
    crowns = kingdom["crowns"]
    return size(both(region, plane(crowns, 0))) + 2 * size(both(region, plane(crowns, 1)))


@kernel
def score_regions(kingdom: np.void, lines: npt.NDArray[np.int64]) -> None:
    """Add each region's squares × crowns to its terrain's line, which is its code; crownless ones are never visited."""
    linked = links(kingdom)
    crowned = either(plane(kingdom["crowns"], 0), plane(kingdom["crowns"], 1))
    while not is_empty(crowned):
        square = first(crowned)
        region = region_around(square, linked)
        lines[terrain_at(kingdom, square)] += size(region) * region_crowns(kingdom, region)
        crowned = without(crowned, region)


@kernel
def largest_region(kingdom: np.void) -> tuple[int, int]:
    """Squares and terrain code of the largest region, crowns or not; (0, 0) for a bare castle."""
    linked = links(kingdom)
    left = land(kingdom)
    largest, terrain = 0, 0
    while not is_empty(left):
        square = first(left)
        region = region_around(square, linked)
        here, code = size(region), terrain_at(kingdom, square)
        if here > largest or (here == largest and code < terrain):
            largest, terrain = here, code
        left = without(left, region)
    return largest, terrain


@kernel
def count_regions(kingdom: np.void, terrain: int) -> int:
    """How many separate regions of a terrain there are."""
    linked = links(kingdom)
    left = terrain_squares(kingdom, terrain)
    found = 0
    while not is_empty(left):
        left = without(left, region_around(first(left), linked))
        found += 1
    return found
