"""Where two coats may be drawn in each mode: side by side or apart, connected or not."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from crownfield.base.bits import count, drop_lowest, i64, lowest, nth
from crownfield.base.compiling import kernel
from crownfield.games.duel.actions import APART_BASE
from crownfield.games.duel.layout import FREE, SPLIT
from crownfield.games.duel.sheets import contacts, free, loose
from crownfield.games.duel.squares import SQUARES, STRIDE, around, near

__all__ = [
    "Reach",
    "Sides",
    "can_finish",
    "can_place",
    "count_apart",
    "count_sides",
    "list_apart",
    "list_sides",
    "nth_apart",
    "nth_side",
    "reach",
    "sides",
]

Reach: TypeAlias = tuple[np.uint64, np.uint64, np.uint64, np.uint64, np.uint64]
"""Free squares; where the lower die would be connected and where not; the same for the other die.

For an undecided `?` the two sets overlap: each holds the squares where some coat would do.
"""

Sides: TypeAlias = tuple[np.uint64, np.uint64, np.uint64, np.uint64]
"""Where the lower die may go when the other lies east, north, west or south of it."""

_0, _1, _ROW = np.uint64(0), np.uint64(1), np.uint64(STRIDE)


@kernel
def reach(sheet: np.void, low_coat: int, high_coat: int) -> Reach:
    return (
        free(sheet),
        contacts(sheet, low_coat),
        loose(sheet, low_coat),
        contacts(sheet, high_coat),
        loose(sheet, high_coat),
    )


@kernel
def can_place(where: Reach, mode: int) -> bool:
    """Whether the mode has a placement at all, each `?` taken as any coat."""
    squares, low, low_loose, high, high_loose = where
    if mode == 0:
        return bool(((low | high) & near(squares)) != _0)
    if mode == FREE:
        return bool((near(low_loose) & high_loose) != _0)
    starts = _starts(where, mode)
    while starts != _0:
        if _targets(where, mode, starts & ~(starts - _1), False) != _0:
            return True
        starts = drop_lowest(starts)
    return False


@kernel
def can_finish(where: Reach, spells: int) -> bool:
    """Whether there is a placement in some mode that these spells allow."""
    for mode in range(4):
        if mode & ~spells == 0 and can_place(where, mode):
            return True
    return False


@kernel
def sides(where: Reach, mode: int, alike: bool) -> Sides:
    """Every placement side by side, the mode being normal or free, both coats decided.

    Halves that are alike look the same whichever comes first: the other half then lies east or north (D18).
    """
    squares, low, low_loose, high, high_loose = where
    if mode == FREE:
        to_east, to_north = low_loose & (high_loose >> _1), low_loose & (high_loose >> _ROW)
        to_west, to_south = low_loose & (high_loose << _1), low_loose & (high_loose << _ROW)
    else:
        to_east = squares & (squares >> _1) & (low | (high >> _1))
        to_north = squares & (squares >> _ROW) & (low | (high >> _ROW))
        to_west = squares & (squares << _1) & (low | (high << _1))
        to_south = squares & (squares << _ROW) & (low | (high << _ROW))
    if alike:
        return to_east, to_north, _0, _0
    return to_east, to_north, to_west, to_south


@kernel
def count_sides(options: Sides) -> int:
    return count(options[0]) + count(options[1]) + count(options[2]) + count(options[3])


@kernel
def nth_side(options: Sides, n: int) -> int:
    """The nth placement side by side in ascending order of its code."""
    for direction in range(4):
        here = count(options[direction])
        if n < here:
            return direction * SQUARES + nth(options[direction], n)
        n -= here
    return -1


@kernel
def list_sides(options: Sides, out: npt.NDArray[np.int64]) -> int:
    """Write all placements side by side in ascending order; returns how many."""
    written = 0
    for direction in range(4):
        bits = options[direction]
        while bits != _0:
            out[written] = direction * SQUARES + lowest(bits)
            written += 1
            bits = drop_lowest(bits)
    return written


@kernel
def _starts(where: Reach, mode: int) -> np.uint64:
    """Where the lower die may lie in a split mode, as far as it alone can tell."""
    return where[1] if mode == SPLIT else where[0]


@kernel
def _targets(where: Reach, mode: int, start: np.uint64, alike: bool) -> np.uint64:
    """Where the other die may lie in a split mode when the lower one lies on `start`, a set of one square.

    Split wants both connected (D29); both spells together want one that is not (D30, D31). Of halves that are
    alike the lower square comes first (D18).
    """
    squares, _, low_loose, high, high_loose = where
    beside_loose = squares if (low_loose & start) != _0 else high_loose
    targets = high if mode == SPLIT else beside_loose
    if alike:
        targets &= ~(start - _1)
    return targets & ~around(start)


@kernel
def count_apart(where: Reach, mode: int, alike: bool) -> int:
    """How many placements a split mode has, both coats decided."""
    starts, found = _starts(where, mode), i64(0)
    while starts != _0:
        found += count(_targets(where, mode, starts & ~(starts - _1), alike))
        starts = drop_lowest(starts)
    return found


@kernel
def nth_apart(where: Reach, mode: int, alike: bool, n: int) -> int:
    """The nth placement of a split mode in ascending order of its code."""
    starts = _starts(where, mode)
    while starts != _0:
        targets = _targets(where, mode, starts & ~(starts - _1), alike)
        here = count(targets)
        if n < here:
            return APART_BASE + lowest(starts) * SQUARES + nth(targets, n)
        n -= here
        starts = drop_lowest(starts)
    return -1


@kernel
def list_apart(where: Reach, mode: int, alike: bool, out: npt.NDArray[np.int64]) -> int:
    """Write all placements of a split mode in ascending order; returns how many."""
    starts, written = _starts(where, mode), 0
    while starts != _0:
        targets = _targets(where, mode, starts & ~(starts - _1), alike)
        while targets != _0:
            out[written] = APART_BASE + lowest(starts) * SQUARES + lowest(targets)
            written += 1
            targets = drop_lowest(targets)
        starts = drop_lowest(starts)
    return written
