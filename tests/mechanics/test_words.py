"""The notation that the dominoes games share: what is written reads back, and junk is called unreadable."""

from collections.abc import Callable, Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownfield.base.errors import NotAllowed, Unreadable
from crownfield.games import GAMES, rules_of
from crownfield.mechanics.board import CASTLE, DIRECTIONS, OFFSETS, SIDE, SQUARES, STRIDE
from crownfield.mechanics.draft import KING, OPPOSITE, TABLE
from crownfield.mechanics.table import set_table
from crownfield.mechanics.words import (
    format_draft,
    format_kings,
    format_pick,
    format_place,
    format_row,
    parse_draft,
    parse_kings,
    parse_pick,
    parse_place,
    parse_row,
    read_numbers,
)  # fmt: skip

VERBS = "place pick row king kings discard tax build dragon take coat turn skip"
OTHERS = "h7e h7 g7e m13n a1w 0 1 5 17 48 49 -1 007 left none e ³"
WORDS = [*VERBS.split(), *OTHERS.split(), ""]
JUNK = st.text(max_size=30) | st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join)


def is_square(number: int) -> bool:
    return 0 <= number < SQUARES and number % STRIDE < SIDE and number != CASTLE


def on_the_board(placement: int) -> bool:
    left = placement % SQUARES
    return is_square(left) and is_square(left + int(OFFSETS[placement // SQUARES]))


def test_every_placement_on_the_board_reads_back() -> None:
    """K4"""
    codes = [code for code in range(4 * SQUARES) if on_the_board(code)]
    assert len(codes) == 4 * 12 * 13 - 8
    assert [parse_place(format_place(code).split()) for code in codes] == codes
    assert len({format_place(code) for code in codes}) == len(codes)


def test_only_placements_on_the_board_can_be_read() -> None:
    names = [
        f"{column}{row}{direction}" for column in "abcdefghijklm" for row in range(1, 14) for direction in DIRECTIONS
    ]
    readable = 0
    for name in names:
        try:
            assert format_place(parse_place(["place", name])) == f"place {name}"
            readable += 1
        except Unreadable:
            assert "g7" in name or name[0] in "afhm" or name[1:-1] in ("1", "6", "8", "13")
    assert readable == 4 * 12 * 13 - 8


@pytest.mark.parametrize("number", range(1, 49))
def test_every_pick_reads_back(number: int) -> None:
    assert parse_pick(format_pick(number).split()) == number


@pytest.mark.parametrize("text", ["pick", "pick 0", "pick 49", "pick 1 2", "pick x", "pick 01", "pick -1", "pick 1.0"])
def test_what_is_no_pick_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        parse_pick(text.split())


@given(st.lists(st.integers(0, 999), max_size=9))
def test_plain_numbers_are_read(numbers: list[int]) -> None:
    assert read_numbers([str(number) for number in numbers]) == numbers


@given(st.text(min_size=1, max_size=4).filter(lambda word: word not in {str(number) for number in range(1000)}))
def test_a_word_that_is_no_plain_number_is_unreadable(word: str) -> None:
    with pytest.raises(Unreadable):
        read_numbers([word])


def formattable(format_action: Callable[[int], str], actions: int) -> list[tuple[int, str]]:
    """Every code that some text stands for, with its text."""
    found = []
    for action in range(actions):
        try:
            found.append((action, format_action(action)))
        except (IndexError, Unreadable):
            continue
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_action_code_that_has_a_text_is_read_back_from_it(game: str) -> None:
    rules = rules_of(game)
    texts = formattable(rules.format_action, rules.info.actions)
    read = []
    for action, text in texts:
        try:
            assert rules.parse_action(text) == action
            assert rules.parse_action(f"  {text.replace(' ', '   ')} ") == action
            read.append(text)
        except Unreadable:
            assert text.startswith("place")
            assert not on_the_board(action)
    assert len(read) == len(set(read)) == {"kingdomino": 665, "queendomino": 1691, "duel": 1231}[game]


@pytest.mark.parametrize("game", GAMES)
@given(text=JUNK)
def test_junk_is_unreadable_or_a_move_in_its_one_true_form(game: str, text: str) -> None:
    rules = rules_of(game)
    try:
        action = rules.parse_action(text)
    except Unreadable:
        return
    assert 0 <= action < rules.info.actions
    assert rules.format_action(action) == " ".join(text.split())


def table(**facts: int) -> np.void:
    made: np.void = np.zeros(1, TABLE)[0]
    usual = {"players": 2, "row_size": 4, "king_count": 4, "boxes": 1}
    set_table(made, **{**usual, **facts})
    return made


@given(st.sets(st.integers(1, 48), min_size=4, max_size=4).map(sorted))
def test_every_row_reads_back(row: Sequence[int]) -> None:
    """K19"""
    assert parse_row(table(), format_row(row).split()) == row


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("row 1 2 3", "4 dominoes"),
        ("row 1 2 3 4 5", "4 dominoes"),
        ("row 4 3 2 1", "ascend"),
        ("row 1 1 2 3", "ascend"),
        ("row 0 1 2 3", "domino 0 is not in the pile"),
        ("row 1 2 3 49", "domino 49 is not in the pile"),
        ("row 1 2 3 7", "domino 7 is not in the pile"),
    ],
)
def test_a_row_that_cannot_come_is_not_allowed(text: str, message: str) -> None:
    """K19: domino 7 was seen before"""
    here = table()
    here["unseen"][0] &= ~np.uint64(1 << 6)
    with pytest.raises(NotAllowed, match=message):
        parse_row(here, text.split())


@pytest.mark.parametrize("seat", [0, 1])
def test_a_king_reads_back(seat: int) -> None:
    """K20"""
    here = table()
    here["phase"] = KING
    assert parse_draft(here, format_draft(here, [seat]).split()) == [seat]


@pytest.mark.parametrize("text", ["king", "king 2", "king 0 1", "king 1"])
def test_a_king_that_is_not_in_the_bag_is_not_allowed(text: str) -> None:
    """K20: both kings of seat 1 are drawn"""
    here = table()
    here["phase"], here["turn"] = KING, 2
    here["kings"][:2] = 1
    with pytest.raises(NotAllowed, match="one of these seats: 0"):
        parse_draft(here, text.split())


@pytest.mark.parametrize("seats", [[0, 1, 1, 0], [0, 0, 1, 1], [1, 0, 1, 0]])
def test_every_order_of_kings_reads_back(seats: list[int]) -> None:
    """K21"""
    assert parse_kings(table(), format_kings(seats).split()) == seats


@pytest.mark.parametrize("text", ["kings", "kings 0 1", "kings 0 0 0 1", "kings 0 1 2 0", "kings 0 1 1 0 1"])
def test_kings_that_do_not_exist_are_not_allowed(text: str) -> None:
    with pytest.raises(NotAllowed, match="comes 2 times"):
        parse_kings(table(), text.split())


@pytest.mark.parametrize("text", ["kings 0 0 1 1", "kings 0 1 0 1", "kings 1 1 0 0", "kings 1 0 1 0"])
def test_two_players_of_queendomino_cannot_come_in_another_order(text: str) -> None:
    """Q6"""
    with pytest.raises(NotAllowed, match="first and the last"):
        parse_kings(table(kings_come=OPPOSITE), text.split())
