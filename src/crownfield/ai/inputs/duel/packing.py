"""How the open squares of a map hang together, and in how many ways two coats can be drawn there."""

import numpy as np

from crownfield.ai.inputs.duel.layout import (
    ATTACHABLE,
    DEAD_ENDS,
    MOST_DEAD_ENDS,
    MOST_PARTS,
    ODD_PARTS,
    PARTS,
)
from crownfield.ai.inputs.sheet import Sheet, switch_on
from crownfield.base.bits import count as count_bits
from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.games.duel.layout import COATS
from crownfield.games.duel.sheets import contacts, domain_of, free
from crownfield.games.duel.squares import STRIDE, near

__all__ = ["count_ways", "describe_packing"]

_CODES = len(COATS) + 1
_0, _1, _ROW = np.uint64(0), np.uint64(1), np.uint64(STRIDE)


@kernel
def describe_packing(sheet: np.void, inputs: Sheet) -> None:
    """Add what the open squares say."""
    area = free(sheet)
    parts, odd = _parts(area)
    switch_on(inputs, PARTS + min(parts, MOST_PARTS), 1.0)
    switch_on(inputs, ODD_PARTS + min(odd, MOST_PARTS), 1.0)
    switch_on(inputs, DEAD_ENDS + min(_dead_ends(area), MOST_DEAD_ENDS), 1.0)
    useful = near(area)
    for coat in range(1, _CODES):
        fits = i64(contacts(sheet, coat) & useful != _0)
        switch_on(inputs, ATTACHABLE + 2 * coat + fits, 1.0)


@kernel
def _parts(area: np.uint64) -> tuple[int, int]:
    """How many connected parts an area has, and how many of them have an odd number of squares."""
    parts, odd, left = i64(0), i64(0), area
    linked = area & (area >> _1), area & (area >> _ROW)
    while left != _0:
        part = domain_of(left & ~(left - _1), linked)
        left &= ~part
        parts += 1
        odd += count_bits(part) & 1
    return parts, odd


@kernel
def _dead_ends(area: np.uint64) -> int:
    """The squares with one neighbour in the area."""
    by_east, by_west = area & (area >> _1), area & (area << _1)
    by_north, by_south = area & (area >> _ROW), area & (area << _ROW)
    level, upright = by_east | by_west, by_north | by_south
    several = (by_east & by_west) | (by_north & by_south) | (level & upright)
    return count_bits((level | upright) & ~several)


@kernel
def count_ways(area: np.uint64, one: np.uint64, other: np.uint64) -> int:
    """Pairs of neighbours in an area, the one coat's square or the other's among those where it is connected."""
    return (
        count_bits(area & (area >> _1) & (one | (other >> _1)))
        + count_bits(area & (area << _1) & (one | (other << _1)))
        + count_bits(area & (area >> _ROW) & (one | (other >> _ROW)))
        + count_bits(area & (area << _ROW) & (one | (other << _ROW)))
    )
