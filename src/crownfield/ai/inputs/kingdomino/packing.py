"""How the open squares of a kingdom hang together: what dominoes can still fill, and what they cannot."""

import numpy as np

from crownfield.ai.inputs.kingdomino.layout import (
    ATTACHABLE,
    DEAD_ENDS,
    MIDDLE_OPEN,
    MOST_DEAD_ENDS,
    MOST_MIDDLE,
    MOST_OPEN,
    MOST_PARTS,
    ODD_PARTS,
    OPEN,
    PARTS,
)
from crownfield.ai.inputs.sheet import Sheet, switch_on
from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.mechanics.board import (
    Board,
    both,
    east,
    either,
    first,
    is_empty,
    near,
    north,
    size,
    south,
    west,
    without,
)
from crownfield.mechanics.kingdom import contacts, middle
from crownfield.mechanics.regions import region_around

__all__ = ["describe_packing"]

_CODES = 8
_SURVEYABLE = 30
"""With more open squares than this they hang together anyhow."""


@kernel
def describe_packing(kingdom: np.void, area: Board, grid: int, inputs: Sheet) -> None:
    """Add what the open squares of an area say."""
    squares = size(area)
    switch_on(inputs, OPEN + min(squares, MOST_OPEN), 1.0)
    inner = min(size(both(area, middle(grid))), MOST_MIDDLE)
    switch_on(inputs, MIDDLE_OPEN + inner, 1.0)
    if squares <= _SURVEYABLE:
        parts, odd = _parts(area)
        switch_on(inputs, PARTS + min(parts, MOST_PARTS), 1.0)
        switch_on(inputs, ODD_PARTS + min(odd, MOST_PARTS), 1.0)
        switch_on(inputs, DEAD_ENDS + min(_dead_ends(area), MOST_DEAD_ENDS), 1.0)
    useful = both(area, near(area))
    for terrain in range(1, _CODES):
        fits = i64(not is_empty(both(contacts(kingdom, terrain), useful)))
        switch_on(inputs, ATTACHABLE + 2 * terrain + fits, 1.0)


@kernel
def _parts(area: Board) -> tuple[int, int]:
    """How many connected parts an area has, and how many of them have an odd number of squares."""
    parts, odd, left = i64(0), i64(0), area
    linked = both(area, west(area)), both(area, south(area))
    while not is_empty(left):
        part = region_around(first(left), linked)
        left = without(left, part)
        parts += 1
        odd += size(part) & 1
    return parts, odd


@kernel
def _dead_ends(area: Board) -> int:
    """The squares with one neighbour in the area."""
    by_east, by_west = both(area, east(area)), both(area, west(area))
    by_north, by_south = both(area, north(area)), both(area, south(area))
    level, upright = either(by_east, by_west), either(by_north, by_south)
    several = either(either(both(by_east, by_west), both(by_north, by_south)), both(level, upright))
    return size(without(either(level, upright), several))
