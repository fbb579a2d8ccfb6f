"""The draft of dominoes by kings, step by step on a table made by hand."""

import numpy as np
import numpy.typing as npt
import pytest

from crownfield.base.actors import CHANCE
from crownfield.base.rng import generators
from crownfield.mechanics.draft import (
    AT_ONCE,
    FREE,
    KING,
    KINGS,
    OPPOSITE,
    PICK,
    PLACE,
    ROW,
    TABLE,
    advance_row,
    await_king,
    begin_turn,
    current_box,
    draw_king,
    end_setup_pick,
    is_last_round,
    kingdom_of,
    lay_row,
    list_picks,
    next_box,
    nth_pick,
    pick,
    reveal_draft,
    sample_king,
    sample_kings,
    sample_row,
    undrawn_kings,
    wait_for_chance,
)  # fmt: skip
from crownfield.mechanics.table import kingdom_seats, set_table, table_view

OUT = np.zeros(8, np.int64)


def new_table(**facts: int) -> np.void:
    """A table of three players and rows of four, one of which is left over."""
    made: np.void = np.zeros(1, TABLE)[0]
    usual = {"players": 3, "kingdoms": 3, "row_size": 4, "king_count": 3, "rounds": 12, "boxes": 1, "grid": 5}
    set_table(made, **{**usual, **facts})
    return made


def numbers(*given: int) -> npt.NDArray[np.int64]:
    return np.array(given, np.int64)


def picks(table: np.void) -> list[int]:
    return [int(code) - 100 for code in OUT[: list_picks(table, OUT, 100)]]


def after_setup(*chosen: int) -> np.void:
    """The kings of 2, 0 and 1 stand on the chosen dominoes of the row 3 17 22 41."""
    table = new_table()
    reveal_draft(table, numbers(3, 17, 22, 41))
    for seat, number in zip((2, 0, 1), chosen, strict=False):
        reveal_draft(table, numbers(seat))
        pick(table, number)
        end_setup_pick(table)
    return table


def test_a_new_table_waits_for_its_first_row() -> None:
    table = new_table()
    assert (int(table["phase"]), int(table["actor"]), int(table["round"])) == (ROW, CHANCE, 0)
    assert [int(bits) for bits in table["unseen"]] == [2**48 - 1, 0]


def test_a_row_leaves_its_box_and_lies_open_without_kings() -> None:
    """K19"""
    table = new_table()
    lay_row(table, numbers(3, 17, 22, 48))
    assert list(table["next"]) == [3, 17, 22, 48, 0, 0, 0, 0]
    assert set(table["next_seat"]) == {FREE}
    assert int(table["unseen"][0]) == 2**48 - 1 - sum(1 << number - 1 for number in (3, 17, 22, 48))


def test_each_king_is_put_on_a_free_domino_before_the_next_is_drawn() -> None:
    """K20, K25"""
    table = after_setup()
    assert (int(table["phase"]), int(table["actor"])) == (KING, CHANCE)
    reveal_draft(table, numbers(2))
    assert (int(table["phase"]), int(table["actor"])) == (PICK, 2)
    assert picks(table) == [3, 17, 22, 41]
    pick(table, 17)
    assert end_setup_pick(table)
    assert (int(table["phase"]), int(table["actor"])) == (KING, CHANCE)
    reveal_draft(table, numbers(0))
    assert picks(table) == [3, 22, 41]
    assert [nth_pick(table, n) for n in range(3)] == [3, 22, 41]
    pick(table, 3)
    assert end_setup_pick(table)
    assert [undrawn_kings(table, seat) for seat in range(3)] == [0, 1, 0]
    reveal_draft(table, numbers(1))
    assert int(table["actor"]) == 1
    pick(table, 41)
    assert not end_setup_pick(table)


def test_of_two_players_who_put_kings_a_b_b_a_only_the_first_king_is_drawn() -> None:
    """Q6"""
    table = new_table(players=2, king_count=4, kings_come=OPPOSITE)
    draw_king(table, 1)
    assert list(table["kings"])[:4] == [1, 0, 0, 1]
    actors = []
    await_king(table)
    for number in (3, 17, 22, 41):
        assert int(table["phase"]) == PICK
        actors.append(int(table["actor"]))
        pick(table, number)
        end_setup_pick(table)
    assert actors == [1, 0, 0, 1]


def test_by_the_first_edition_all_kings_are_drawn_before_any_is_put() -> None:
    table = new_table(kings_come=AT_ONCE)
    reveal_draft(table, numbers(3, 17, 22, 41))
    assert int(table["phase"]) == KINGS
    reveal_draft(table, numbers(2, 0, 1))
    assert (int(table["phase"]), int(table["actor"])) == (PICK, 2)
    assert end_setup_pick(table)
    assert (int(table["phase"]), int(table["actor"])) == (PICK, 0)


def test_the_row_picked_from_becomes_current_and_the_left_over_leaves() -> None:
    """K26, K28"""
    table = after_setup(41, 3, 22)
    advance_row(table)
    assert list(table["row"])[:3] == [3, 22, 41]
    assert list(table["row_seat"])[:3] == [0, 1, 2]
    assert set(table["next"]) == {0}
    assert set(table["next_seat"]) == set(table["kings"]) == {FREE}
    assert (int(table["round"]), int(table["turn"])) == (1, 0)


def test_turns_follow_the_row_until_no_king_is_left() -> None:
    """K23"""
    table = after_setup(41, 3, 22)
    advance_row(table)
    seats = []
    for turn in range(3):
        assert begin_turn(table, turn)
        assert int(table["phase"]) == PLACE
        seats.append(int(table["actor"]))
    assert seats == [0, 1, 2]
    assert not begin_turn(table, 3)


def test_boxes_take_turns() -> None:
    """W2: the row of round 1 comes from the first box, the one picked from meanwhile from the second"""
    table = new_table(boxes=2)
    found = []
    for number in range(4):
        table["round"] = number
        found.append((next_box(table), current_box(table) if number else None))
    assert found == [(0, None), (1, 0), (0, 1), (1, 0)]
    table = new_table(boxes=1)
    table["round"] = 3
    assert (next_box(table), current_box(table)) == (0, 0)


def test_the_last_round_is_known() -> None:
    """K27"""
    table = new_table(rounds=12)
    table["round"] = 11
    assert not is_last_round(table)
    table["round"] = 12
    assert is_last_round(table)


def test_two_neighbours_share_a_kingdom_in_teams() -> None:
    """W9"""
    table = new_table(players=6, kingdoms=3, teams=1)
    assert [kingdom_of(table, seat) for seat in range(6)] == [0, 0, 1, 1, 2, 2]
    assert kingdom_seats(table) == [[0, 1], [2, 3], [4, 5]]
    assert kingdom_seats(new_table()) == [[0], [1], [2]]


def test_chance_can_be_waited_for() -> None:
    table = new_table()
    wait_for_chance(table, KINGS)
    assert (int(table["phase"]), int(table["actor"])) == (KINGS, CHANCE)


@pytest.mark.parametrize("seed", range(20))
def test_a_sampled_row_ascends_and_comes_from_what_is_unseen(seed: int) -> None:
    table = new_table(row_size=8)
    table["unseen"][0] = 0b1111_0011_0110
    length = sample_row(table, generators(seed, 1)[0], OUT)
    row = [int(number) for number in OUT[:length]]
    assert row == sorted(set(row))
    assert set(row) == {2, 3, 5, 6, 9, 10, 11, 12}


def test_every_domino_is_as_likely_in_a_sampled_row() -> None:
    table, luck, found = new_table(), generators(3, 1)[0], np.zeros(49, int)
    for _ in range(3000):
        found[OUT[: sample_row(table, luck, OUT)]] += 1
    expected = 3000 * 4 / 48
    assert found[0] == 0
    assert ((found[1:] - expected) ** 2 / expected).sum() < 47 + 5 * 94**0.5


def test_every_order_of_kings_is_as_likely() -> None:
    """K20, K21"""
    table, luck, found = new_table(players=2, king_count=4), generators(4, 1)[0], dict[tuple[int, ...], int]()
    for _ in range(1200):
        order = tuple(int(seat) for seat in OUT[: sample_kings(table, luck, OUT)])
        found[order] = found.get(order, 0) + 1
    assert set(found) == {(0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0), (1, 0, 0, 1), (1, 0, 1, 0), (1, 1, 0, 0)}
    assert all(140 < times < 260 for times in found.values())


@pytest.mark.parametrize(("drawn", "chances"), [((), (2, 2)), ((0,), (1, 2)), ((1, 1), (2, 0)), ((0, 1, 1), (1, 0))])
def test_the_next_king_is_any_that_is_not_drawn_each_as_likely(
    drawn: tuple[int, ...], chances: tuple[int, int]
) -> None:
    """K20, K21: after a king of one's own, the next one is again with a chance of a third"""
    table, luck = new_table(players=2, king_count=4), generators(6, 1)[0]
    for turn, seat in enumerate(drawn):
        table["turn"] = turn
        draw_king(table, seat)
    table["turn"] = len(drawn)
    found = [sample_king(table, luck) for _ in range(900)]
    expected = 900 * chances[0] / sum(chances)
    assert abs(found.count(0) - expected) < 75
    assert set(found) == {seat for seat in (0, 1) if chances[seat]}


def test_two_players_of_queendomino_come_a_b_b_a() -> None:
    """Q6"""
    table, luck = new_table(players=2, king_count=4, kings_come=OPPOSITE | AT_ONCE), generators(5, 1)[0]
    found = [tuple(int(seat) for seat in OUT[: sample_kings(table, luck, OUT)]) for _ in range(100)]
    assert set(found) == {(0, 1, 1, 0), (1, 0, 0, 1)}
    assert 25 < found.count((0, 1, 1, 0)) < 75


def test_the_view_shows_kings_only_during_set_up() -> None:
    table = after_setup(17)
    shown = table_view(table, ["kingdomino"])
    assert (shown["kings"], shown["coming"]) == ([1, 1, 0], [])
    assert (shown["row"], shown["turn"], shown["round"]) == (None, None, 0)
    reveal_draft(table, numbers(0))
    shown = table_view(table, ["kingdomino"])
    assert (shown["kings"], shown["coming"]) == ([1, 1, 0], [0])
    assert shown["next"] is not None
    assert shown["next"]["dominoes"][1] == {"number": 17, "seat": 2}
    assert 17 not in shown["unseen"]["kingdomino"]
    assert len(shown["unseen"]["kingdomino"]) == 44
