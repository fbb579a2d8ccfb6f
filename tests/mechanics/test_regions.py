"""Regions and their points, judged by the reference's flood fill."""

import numpy as np
from hypothesis import given, settings

from crownfield.base.compiling import compiles, kernel
from crownfield.mechanics.board import Board
from crownfield.mechanics.kingdom import TERRAINS
from crownfield.mechanics.regions import (
    count_regions,
    largest_region,
    links,
    region_around,
    region_crowns,
    score_regions,
)  # fmt: skip
from tests import reference
from tests.mechanics.kingdoms import GRIDS, grown_kingdoms, number_of, record, scattered_kingdoms, squares_in
from tests.reference.kingdom import Kingdom, region_of

EXAMPLES = 150 if compiles() else 30
KINGDOMS = GRIDS.flatmap(lambda grid: grown_kingdoms(grid) | scattered_kingdoms(grid))


@kernel
def region_at(kingdom: np.void, square: int) -> tuple[Board, int]:
    region = region_around(square, links(kingdom))
    return region, region_crowns(kingdom, region)


def lines_of(kingdom: Kingdom) -> list[int]:
    lines = np.zeros(len(TERRAINS) + 2, np.int64)
    score_regions(record(kingdom, 7)[0], lines)
    return [int(points) for points in lines]


@settings(max_examples=EXAMPLES)
@given(KINGDOMS)
def test_the_region_around_a_square_is_found_whole(kingdom: Kingdom) -> None:
    """K2, K13"""
    made = record(kingdom, 7)[0]
    for square in kingdom:
        region, crowns = region_at(made, number_of(square))
        squares = region_of(kingdom, square)
        assert squares_in(region) == squares
        assert crowns == sum(kingdom[beside][1] for beside in squares)


@settings(max_examples=EXAMPLES)
@given(KINGDOMS)
def test_every_region_adds_squares_times_crowns_to_its_terrain(kingdom: Kingdom) -> None:
    """K14, K15"""
    expected = [0] * (len(TERRAINS) + 2)
    for terrain, squares, crowns in reference.regions(kingdom):
        expected[TERRAINS.index(terrain) + 1] += len(squares) * crowns
    assert lines_of(kingdom) == expected


@settings(max_examples=EXAMPLES)
@given(KINGDOMS)
def test_the_largest_region_counts_crownless_ones_and_names_the_first_terrain(kingdom: Kingdom) -> None:
    """K15, K30, Q41"""
    found = [(len(squares), -TERRAINS.index(terrain) - 1) for terrain, squares, _ in reference.regions(kingdom)]
    squares, minus_code = max(found, default=(0, 0))
    assert tuple(largest_region(record(kingdom, 7)[0])) == (squares, -minus_code)


@settings(max_examples=EXAMPLES)
@given(KINGDOMS)
def test_separate_regions_of_a_terrain_are_counted(kingdom: Kingdom) -> None:
    """Q42"""
    made, found = record(kingdom, 7)[0], reference.regions(kingdom)
    for code, terrain in enumerate(TERRAINS, start=1):
        assert count_regions(made, code) == sum(region[0] == terrain for region in found)


def test_regions_do_not_wrap_around_the_edge_of_the_board() -> None:
    """K13: m7 and a8 are neighbours in memory only"""
    kingdom = {(6, 0): ("wheat", 1), (-6, 1): ("wheat", 1), (-6, 0): ("wheat", 1), (6, -1): ("wheat", 0)}
    assert lines_of(kingdom)[1] == 2 * 1 + 2 * 2


def test_a_snake_through_the_whole_grid_is_one_region() -> None:
    """K13"""
    snake = {(x, y): ("lake", 1) for x in range(-3, 4) for y in range(-3, 4) if y % 2 or x == (3 if y % 4 else -3)}
    assert lines_of({square: half for square, half in snake.items() if square != (0, 0)})[3] == len(snake) ** 2


def test_the_castle_joins_nothing() -> None:
    """K2"""
    assert lines_of({(-1, 0): ("wheat", 1), (1, 0): ("wheat", 1)})[1] == 2


def test_a_corner_joins_nothing() -> None:
    """K13, K14"""
    assert lines_of({(1, 0): ("lake", 2), (2, 0): ("lake", 0), (3, 1): ("lake", 1)})[3] == 4 + 1
