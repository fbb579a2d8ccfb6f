"""What regions of one terrain would be worth together, if the open squares between them were filled."""

import numpy as np

from crownfield.ai.inputs.kingdomino.layout import MOST_CROWNS, MOST_SIZE, MOST_TOGETHER, TOGETHER, TOGETHER_GAIN
from crownfield.ai.inputs.sheet import Sheet, switch_on
from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.mechanics.board import Board, both, either, first, is_empty, near, size, south, west, without
from crownfield.mechanics.kingdom import TERRAINS, terrain_squares
from crownfield.mechanics.regions import Links, links, region_around, region_crowns

__all__ = ["describe_joining"]

_TOWN = len(TERRAINS)


@kernel
def describe_joining(kingdom: np.void, open_squares: Board, inputs: Sheet) -> None:
    """Add the regions of a terrain that one square could join, and those that two could."""
    linked = links(kingdom)
    for terrain in range(1, _TOWN):
        squares = terrain_squares(kingdom, terrain)
        if is_empty(squares) or is_empty(without(squares, region_around(first(squares), linked))):
            continue
        between = both(near(squares), open_squares)
        one, two = _bridges(squares, between)
        _describe_groups(kingdom, terrain, squares, linked, one, 0, inputs)
        _describe_groups(kingdom, terrain, squares, linked, two, 1, inputs)


@kernel
def _bridges(squares: Board, between: Board) -> tuple[Links, Links]:
    """Links over the open squares that touch a terrain: over one at a time, and over two."""
    area = either(squares, between)
    to_east, to_north = both(area, west(area)), both(area, south(area))
    one = without(to_east, both(between, west(between))), without(to_north, both(between, south(between)))
    return one, (to_east, to_north)


@kernel
def _describe_groups(
    kingdom: np.void, terrain: int, squares: Board, linked: Links, bridged: Links, kind: int,
    inputs: Sheet,
) -> None:  # fmt: skip
    left = squares
    while not is_empty(left):
        start = first(left)
        group = both(region_around(start, bridged), squares)
        left = without(left, group)
        if is_empty(without(group, region_around(start, linked))):
            continue
        together, crowns = size(group), region_crowns(kingdom, group)
        gain = (together + 1 + kind) * crowns - _points_apart(kingdom, group, linked)
        code = (kind * (_TOWN + 1) + terrain) * (MOST_SIZE + 1) + min(together, MOST_SIZE)
        switch_on(inputs, TOGETHER + code * (MOST_CROWNS + 1) + min(crowns, MOST_CROWNS), 1.0)
        code = (kind * (_TOWN + 1) + terrain) * (MOST_TOGETHER + 1) + min(gain, MOST_TOGETHER)
        switch_on(inputs, TOGETHER_GAIN + code, 1.0)


@kernel
def _points_apart(kingdom: np.void, group: Board, linked: Links) -> int:
    points = i64(0)
    while not is_empty(group):
        region = region_around(first(group), linked)
        group = without(group, region)
        points += size(region) * region_crowns(kingdom, region)
    return points
