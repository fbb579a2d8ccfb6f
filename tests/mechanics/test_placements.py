"""Where a domino may lie, judged by trying every square and direction."""

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crownfield.base.compiling import compiles, kernel
from crownfield.mechanics.board import DIRECTIONS, OFFSETS, SQUARES
from crownfield.mechanics.kingdom import (
    TERRAINS,
    add_crowns,
    clear,
    count_crowns,
    count_placements,
    free,
    is_full,
    is_middle,
    land,
    list_placements,
    nth_placement,
    occupied,
    place,
    placements,
    put,
    terrain_at,
    terrain_squares,
)  # fmt: skip
from tests import reference
from tests.mechanics.kingdoms import (
    DOMINOES,
    GRIDS,
    domino_row,
    grown_kingdoms,
    number_of,
    record,
    room,
    scattered_kingdoms,
    square_of,
    squares_in,
)  # fmt: skip
from tests.reference.components import Domino
from tests.reference.kingdom import Kingdom, Placement, is_legal_placement

EXAMPLES = 150 if compiles() else 40
OUT = np.empty(4 * SQUARES, np.int64)


@kernel
def list_ways(kingdom: np.void, domino: npt.NDArray[np.uint8], out: npt.NDArray[np.int64]) -> int:
    return list_placements(placements(kingdom, domino), out)


@kernel
def count_ways(kingdom: np.void, domino: npt.NDArray[np.uint8]) -> int:
    return count_placements(placements(kingdom, domino))


@kernel
def nth_way(kingdom: np.void, domino: npt.NDArray[np.uint8], n: int) -> int:
    return nth_placement(placements(kingdom, domino), n)


def by_brute_force(kingdom: Kingdom, domino: Domino, grid: int) -> set[Placement]:
    """Every pair of squares of the board tried one by one; a double only with its right half east or north."""
    found = set()
    for x in range(-6, 7):
        for y in range(-6, 7):
            for right in ((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)):
                is_second_way = domino[0] == domino[1] and right in ((x - 1, y), (x, y - 1))
                if not is_second_way and is_legal_placement(kingdom, domino, (x, y), right, grid):
                    found.add(((x, y), right))
    return found


def decode(placement: int) -> Placement:
    left = placement % SQUARES
    return square_of(left), square_of(left + int(OFFSETS[placement // SQUARES]))


def listed(kingdom: Kingdom, domino: Domino, grid: int) -> list[int]:
    return [int(code) for code in OUT[: list_ways(record(kingdom, grid)[0], domino_row(domino), OUT)]]


@settings(max_examples=EXAMPLES)
@given(data=st.data(), grid=GRIDS, domino=DOMINOES)
def test_the_placements_are_those_found_by_brute_force(data: st.DataObject, grid: int, domino: Domino) -> None:
    """K4, K5, K6, K7, K8, K9"""
    kingdom = data.draw(grown_kingdoms(grid))
    codes = listed(kingdom, domino, grid)
    assert codes == sorted(set(codes))
    assert {decode(code) for code in codes} == by_brute_force(kingdom, domino, grid)
    assert {decode(code) for code in codes} == set(reference.placements(kingdom, domino, grid))


@settings(max_examples=EXAMPLES)
@given(data=st.data(), grid=GRIDS, domino=DOMINOES)
def test_counting_and_choosing_agree_with_listing(data: st.DataObject, grid: int, domino: Domino) -> None:
    kingdom = data.draw(grown_kingdoms(grid))
    made, row = record(kingdom, grid)[0], domino_row(domino)
    codes = listed(kingdom, domino, grid)
    assert count_ways(made, row) == len(codes)
    assert [nth_way(made, row, n) for n in range(len(codes))] == codes


@settings(max_examples=EXAMPLES)
@given(data=st.data(), grid=GRIDS, domino=DOMINOES)
def test_placing_changes_exactly_the_two_squares_and_the_room(data: st.DataObject, grid: int, domino: Domino) -> None:
    kingdom = data.draw(grown_kingdoms(grid, most=12))
    codes = listed(kingdom, domino, grid)
    if not codes:
        return
    code = data.draw(st.sampled_from(codes))
    before = record(kingdom, grid)
    place(before[0], code, domino_row(domino), grid)
    left, right = decode(code)
    after = {**kingdom, left: domino[0], right: domino[1]}
    assert before.tobytes() == record(after, grid).tobytes()


@settings(max_examples=EXAMPLES)
@given(data=st.data(), grid=GRIDS)
def test_a_kingdom_knows_what_lies_where(data: st.DataObject, grid: int) -> None:
    kingdom = data.draw(grown_kingdoms(grid))
    made = record(kingdom, grid)[0]
    assert squares_in(land(made)) == set(kingdom)
    assert squares_in(occupied(made)) == {(0, 0), *kingdom}
    assert squares_in(free(made)) == room(kingdom, grid) - {(0, 0), *kingdom}
    for code, terrain in enumerate(TERRAINS, start=1):
        assert squares_in(terrain_squares(made, code)) == {s for s, half in kingdom.items() if half[0] == terrain}
    for square in [(0, 0), *kingdom]:
        terrain, _ = kingdom.get(square, ("", 0))
        assert terrain_at(made, number_of(square)) == (TERRAINS.index(terrain) + 1 if terrain else 0)
    assert count_crowns(made) == sum(crowns for _, crowns in kingdom.values())


@settings(max_examples=EXAMPLES)
@given(data=st.data(), grid=GRIDS)
def test_the_bonuses_ask_what_the_reference_asks(data: st.DataObject, grid: int) -> None:
    """K33, K34"""
    kingdom = data.draw(scattered_kingdoms(grid))
    made = record(kingdom, grid)[0]
    assert is_middle(made, grid) == reference.is_middle(kingdom, grid)
    assert is_full(made, grid) == reference.is_full(kingdom, grid)


@pytest.mark.parametrize("grid", [5, 7])
def test_a_cleared_kingdom_is_a_castle_with_room_on_every_side(grid: int) -> None:
    """K9: the castle may end up in a corner"""
    made = record({(1, 0): ("wheat", 3)}, grid)
    clear(made[0], grid)
    assert made.tobytes() == record({}, grid).tobytes()
    assert squares_in(free(made[0])) == room({}, grid) - {(0, 0)}


def test_halves_are_put_one_by_one_with_up_to_three_crowns() -> None:
    """K3"""
    made, expected = record({}, 5), {}
    for index, terrain in enumerate(TERRAINS[:4]):
        put(made[0], number_of((index, 1)), index + 1, index, 5)
        expected[index, 1] = (terrain, index)
    assert made.tobytes() == record(expected, 5).tobytes()


@pytest.mark.parametrize("crowns", [0, 1, 2, 3])
def test_crowns_can_come_to_a_square_later(crowns: int) -> None:
    made = record({(1, 0): ("town", 0)}, 5)
    add_crowns(made[0], number_of((1, 0)), crowns)
    assert made.tobytes() == record({(1, 0): ("town", crowns)}, 5).tobytes()


def test_an_empty_kingdom_has_twenty_four_placements_or_twelve_for_a_double() -> None:
    """K4, K5: three ways to lay each half beside the castle, on four sides"""
    assert len(listed({}, (("wheat", 0), ("forest", 0)), 5)) == 24
    assert len(listed({}, (("wheat", 0), ("wheat", 1)), 5)) == 24
    assert len(listed({}, (("wheat", 0), ("wheat", 0)), 5)) == 12
    assert {DIRECTIONS[code // SQUARES] for code in listed({}, (("wheat", 0), ("wheat", 0)), 5)} == {"e", "n"}
