"""Sets of squares and the steps between neighbours, judged by pairs of coordinates."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownfield.mechanics.board import (
    CASTLE,
    DIRECTIONS,
    EMPTY,
    OFFSETS,
    SIDE,
    SQUARES,
    STRIDE,
    Board,
    both,
    east,
    either,
    first,
    is_empty,
    near,
    north,
    nth_square,
    only,
    size,
    south,
    square_name,
    square_number,
    squares_within,
    west,
    without,
    without_first,
)  # fmt: skip
from tests.mechanics.kingdoms import board, number_of, square_of, squares_in
from tests.reference.kingdom import STEPS, Square, neighbours
from tests.reference.notation import parse_square
from tests.reference.notation import square_name as name_of

PLACES = st.tuples(st.integers(-6, 6), st.integers(-6, 6))
SETS = st.sets(PLACES)
SOME = st.sets(PLACES, min_size=1)
ALL = {(x, y) for x in range(-6, 7) for y in range(-6, 7)}


@given(SETS, SETS)
def test_sets_are_joined_and_cut_like_pythons(a: set[Square], b: set[Square]) -> None:
    assert squares_in(either(board(a), board(b))) == a | b
    assert squares_in(both(board(a), board(b))) == a & b
    assert squares_in(without(board(a), board(b))) == a - b


@given(SETS)
def test_a_set_knows_its_size(a: set[Square]) -> None:
    assert size(board(a)) == len(a)
    assert is_empty(board(a)) == (not a)


@pytest.mark.parametrize(("move", "direction"), [(east, "e"), (north, "n"), (west, "w"), (south, "s")])
def test_a_step_moves_every_square_and_loses_those_beyond_the_edge(
    move: Callable[[Board], Board], direction: str
) -> None:
    dx, dy = STEPS[direction]
    for square in ALL:
        moved = (square[0] + dx, square[1] + dy)
        assert squares_in(move(board({square}))) == {moved} & ALL


@given(SETS)
def test_whole_sets_step_as_their_squares_do(a: set[Square]) -> None:
    for move, direction in ((east, "e"), (north, "n"), (west, "w"), (south, "s")):
        dx, dy = STEPS[direction]
        assert squares_in(move(board(a))) == {(x + dx, y + dy) for x, y in a} & ALL


@given(SETS)
def test_near_is_every_square_that_shares_a_side(a: set[Square]) -> None:
    assert squares_in(near(board(a))) == {beside for square in a for beside in neighbours(square)} & ALL


@given(SOME)
def test_squares_are_counted_from_the_south_west(a: set[Square]) -> None:
    numbers = sorted(number_of(square) for square in a)
    assert first(board(a)) == numbers[0]
    assert squares_in(without_first(board(a))) == {square_of(number) for number in numbers[1:]}
    assert [nth_square(board(a), n) for n in range(len(a))] == numbers


@given(PLACES)
def test_one_square_is_a_set(square: Square) -> None:
    assert squares_in(only(number_of(square))) == {square}
    assert squares_in(EMPTY) == set()


def test_the_castle_stands_on_g7_of_a_board_of_thirteen_by_thirteen() -> None:
    """K1"""
    assert square_name(CASTLE) == "g7"
    assert SQUARES == SIDE * STRIDE
    assert {square_name(number_of(square)) for square in ALL} == {
        f"{c}{r}" for c in "abcdefghijklm" for r in range(1, 14)
    }


@given(PLACES)
def test_names_of_squares_are_the_references_and_read_back(square: Square) -> None:
    name = square_name(number_of(square))
    assert name == name_of(square)
    assert square_number(name) == number_of(square)
    assert parse_square(name) == square


@pytest.mark.parametrize("text", ["", "g", "7", "n7", "a0", "a14", "A1", "g07", "g7 ", "gg7", "g-1", "g7e", "g²", "7g"])
def test_a_text_that_is_no_square_has_no_number(text: str) -> None:
    assert square_number(text) is None


def test_offsets_are_the_steps_of_the_directions() -> None:
    steps = {direction: int(offset) for direction, offset in zip(DIRECTIONS, OFFSETS, strict=True)}
    assert steps == {direction: number_of(step) - CASTLE for direction, step in STEPS.items()}


@given(PLACES, st.integers(0, 13))
def test_squares_within_a_distance_stay_on_the_board(centre: Square, distance: int) -> None:
    found = squares_in(squares_within(number_of(centre), distance))
    assert found == {(x, y) for x, y in ALL if abs(x - centre[0]) <= distance and abs(y - centre[1]) <= distance}
