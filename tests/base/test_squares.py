"""Squares by name: reading and writing them, what a placement covers, and which squares hang together."""

import pytest

from crownfield.base.squares import COLUMNS, covered_by, format_square, halves, parse_square, regions

EVERY_SQUARE = [f"{column}{row}" for column in COLUMNS for row in range(1, 14)]


def test_every_name_reads_back() -> None:
    squares = [parse_square(name) for name in EVERY_SQUARE]
    assert [format_square(square) for square in squares] == EVERY_SQUARE
    assert len(set(squares)) == 169


@pytest.mark.parametrize(("way", "right"), [("e", "h7"), ("w", "f7"), ("n", "g8"), ("s", "g6")])
def test_the_right_half_lies_in_the_direction_that_is_named(way: str, right: str) -> None:
    assert halves(f"g7{way}") == ((6, 7), parse_square(right))
    assert covered_by(f"place g7{way}") == ("g7", right)


@pytest.mark.parametrize("move", ["discard", "pick 7", "place d4 f2", "place", "build 3 h7", "takeback 1"])
def test_any_other_move_covers_nothing_side_by_side(move: str) -> None:
    assert covered_by(move) is None


def test_squares_of_one_kind_hang_together_over_their_sides_only() -> None:
    kinds = {(0, 1): "a", (1, 1): "b", (0, 2): "a", (1, 3): "a", (2, 3): "a", (1, 2): "b"}
    assert regions(kinds) == [("a", [(0, 1), (0, 2)]), ("b", [(1, 1), (1, 2)]), ("a", [(1, 3), (2, 3)])]
    assert regions({}) == []
