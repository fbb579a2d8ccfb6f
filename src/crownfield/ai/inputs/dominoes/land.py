"""A kingdom as a network sees it: its squares, its regions and what can still grow."""

import numpy as np

from crownfield.ai.inputs.dominoes.layout import (
    CONTACT,
    CROWNS,
    EDGE,
    HOLES,
    LIBERTIES,
    MOST_CONTACTS,
    MOST_CROWNS,
    MOST_HOLES,
    MOST_LIBERTIES,
    MOST_REGION,
    REGION,
    REGION_CROWNS,
    SQUARE,
    WIDE,
)
from crownfield.ai.inputs.sheet import Sheet, switch_on
from crownfield.ai.value.cache import mix
from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.mechanics.board import (
    SIDE,
    STRIDE,
    Board,
    both,
    first,
    is_empty,
    near,
    size,
    without,
    without_first,
)
from crownfield.mechanics.kingdom import contacts, is_middle, land, middle, occupied, plane, terrain_at
from crownfield.mechanics.regions import links, region_around, region_crowns

__all__ = ["describe_kingdom", "hash_of_land", "useful_squares"]

_CODES = 8
_1 = np.uint64(1)


@kernel
def hash_of_land(state: np.void, kingdom: int) -> np.uint64:
    """Tells a kingdom from all others."""
    realm, hashed = state["kingdoms"][kingdom], _1
    for part in range(3):
        for digit in range(3):
            hashed = mix(hashed, realm["terrain"][digit, part])
        for digit in range(2):
            hashed = mix(hashed, realm["crowns"][digit, part])
        hashed = mix(hashed, realm["room"][part])
    return hashed


@kernel
def useful_room(table: np.void, kingdom: np.void) -> Board:
    """The squares of the grid that are worth filling, a rectangle.

    Whoever plays for the Middle Kingdom and still has it gives it up by leaving the middle: a grid that could yet be
    moved is then no better than one that lies.
    """
    room, grid = (kingdom["room"][0], kingdom["room"][1], kingdom["room"][2]), i64(table["grid"])
    return both(room, middle(grid)) if table["middle_kingdom"] and is_middle(kingdom, grid) else room


@kernel
def useful_squares(table: np.void, kingdom: np.void) -> Board:
    """Those of them that are open."""
    return without(useful_room(table, kingdom), occupied(kingdom))


@kernel
def describe_kingdom(table: np.void, kingdom: np.void, inputs: Sheet) -> None:
    """Add everything that the squares of a kingdom say."""
    open_squares = useful_squares(table, kingdom)
    _describe_regions(kingdom, open_squares, inputs)
    _describe_edges(useful_room(table, kingdom), inputs)
    for terrain in range(1, _CODES):
        ways = min(size(both(contacts(kingdom, terrain), open_squares)), MOST_CONTACTS)
        switch_on(inputs, CONTACT + terrain * (MOST_CONTACTS + 1) + ways, 1.0)
    holes = min(size(without(open_squares, near(open_squares))), MOST_HOLES)
    switch_on(inputs, HOLES + holes, 1.0)


@kernel
def _describe_regions(kingdom: np.void, open_squares: Board, inputs: Sheet) -> None:
    linked, left = links(kingdom), land(kingdom)
    crowns = kingdom["crowns"]
    low, high = plane(crowns, 0), plane(crowns, 1)
    while not is_empty(left):
        square = first(left)
        terrain = terrain_at(kingdom, square)
        region = region_around(square, linked)
        left = without(left, region)
        squares, crown_count = size(region), region_crowns(kingdom, region)
        liberties = min(size(both(near(region), open_squares)), MOST_LIBERTIES)
        _describe_region(terrain, squares, crown_count, liberties, inputs)
        while not is_empty(region):
            square = first(region)
            region = without_first(region)
            code = terrain * CROWNS + _bit(low, square) + 2 * _bit(high, square)
            switch_on(inputs, SQUARE + square * _CODES * CROWNS + code, 1.0)


@kernel
def _bit(squares: Board, square: int) -> int:
    place = square >> 6
    word = squares[0] if place == 0 else (squares[1] if place == 1 else squares[2])
    return i64((word >> np.uint64(square & 63)) & np.uint64(1))


@kernel
def _describe_region(
    terrain: int,
    squares: int,
    crowns: int,
    liberties: int,
    inputs: Sheet,
) -> None:
    few, some = min(crowns, MOST_CROWNS), min(squares, MOST_REGION)
    exact = ((terrain * (MOST_REGION + 1) + some) * (MOST_CROWNS + 1) + few) * (MOST_LIBERTIES + 1) + liberties
    switch_on(inputs, REGION + exact, 1.0)
    wide = (terrain * (WIDE + 1) + min(squares, WIDE)) * (WIDE + 1) + min(crowns, WIDE)
    switch_on(inputs, REGION_CROWNS + wide, 1.0)
    growth = (terrain * (MOST_CROWNS + 1) + few) * (MOST_LIBERTIES + 1) + liberties
    switch_on(inputs, LIBERTIES + growth, 1.0)


@kernel
def _describe_edges(room: Board, inputs: Sheet) -> None:
    """A rectangle: four lines say it."""
    corner, squares = first(room), size(room)
    west, south = corner % STRIDE, corner // STRIDE
    width = i64(1)
    while width < SIDE - west and _bit(room, corner + width) == 1:
        width += 1
    east, north = west + width - 1, south + squares // width - 1
    switch_on(inputs, EDGE + west, 1.0)
    switch_on(inputs, EDGE + SIDE + east, 1.0)
    switch_on(inputs, EDGE + 2 * SIDE + south, 1.0)
    switch_on(inputs, EDGE + 3 * SIDE + north, 1.0)
