"""Drawing in the reference Duel: what connects, jokers, and the castle's cross."""

import pytest

from tests.reference.duel_map import COATS, square_named
from tests.reference.duel_situations import WALL, all_but, begun, boxes, dealt, drawn, finish_round, play

DRAWING = ("turn", "cross", "coat", "mode", "place")


# --- connection


def test_the_first_pair_must_touch_the_castle_with_one_half() -> None:
    """D9, D10."""
    game = dealt(begun(), "2 2 1 1")  # dot and line
    assert "place d4n" in game.legal()
    assert "place d5s" in game.legal()
    assert "place d5n" not in game.legal()
    assert "place a1e" not in game.legal()
    assert len(game.legal()) == 2 * 4 * 3  # either half on one of four squares, the other on three sides


def test_an_equal_coat_connects_a_half_and_its_own_other_half_does_not() -> None:
    """D10."""
    game = dealt(begun(f"{WALL}, a1 dot"), "2 5 1 1")  # dot and dot
    assert set(game.legal()) == {"place a2n", "place a2e", "place b1n", "place b1e"}


def test_a_different_coat_and_a_diagonal_do_not_connect() -> None:
    """D10."""
    game = dealt(begun(f"{WALL}, b2 line"), "2 5 1 1")  # dot and dot
    assert game.legal() == ["skip"]


def test_halves_that_look_alike_are_listed_in_one_order_only() -> None:
    """D18."""
    game = dealt(begun(castles=True), "2 5 1 1")  # dot and dot
    twin = game.copy()
    play(game, "cross none")
    assert {text[-1] for text in game.legal()} == {"e", "n"}
    play(twin, "cross 2")  # now they differ by the castle's cross
    assert {text[-1] for text in twin.legal()} == {"n", "e", "s", "w"}
    assert len(twin.legal()) == 2 * len(game.legal())


def test_crosses_are_drawn_with_the_coat() -> None:
    """D9."""
    game = dealt(begun(), "3 1 3 2")
    play(game, "place d4w", "place e3e")
    assert game.sheets[0].squares == drawn("d4 double_line 1, c4 quarters 0")
    assert game.sheets[1].squares == drawn("e3 filled 2, f3 line 1")


# --- jokers


def test_a_joker_becomes_any_coat_without_cross_and_ticks_nothing() -> None:
    """D11, D22."""
    game = dealt(begun(), "1 1 1 3")
    assert game.phase == "coat"
    assert game.legal() == [f"coat 1 {coat}" for coat in COATS]
    play(game, "coat 1 filled", "place d4w")
    assert game.sheets[0].squares == drawn("d4 filled, c4 quarters")
    finish_round(game)
    assert boxes(game, 0) == {"quarters": 1}


def test_two_jokers_are_asked_one_after_the_other() -> None:
    """D11, D16."""
    game = begun()
    play(game, "roll 1 1 1 3", "take 1", "take 2 3")
    assert {text[:6] for text in game.legal()} == {"coat 1"}
    play(game, "coat 1 line")
    assert {text[:6] for text in game.legal()} == {"coat 4"}


def test_a_coat_that_could_not_be_placed_is_not_offered() -> None:
    """D17."""
    game = dealt(begun(f"{WALL}, a1 dot, g5 line"), "1 6 1 1")  # joker and filled
    assert game.legal() == ["coat 1 dot", "coat 1 line", "coat 1 quarters"]


def test_a_joker_that_fits_in_some_coat_forbids_skipping() -> None:
    """D12."""
    game = dealt(begun(all_but("a1 a2")), "1 6 1 1")
    assert game.legal() == ["coat 1 quarters"]
    play(game, "coat 1 quarters")
    assert set(game.legal()) == {"place a1n", "place a2s"}


# --- the castle's cross


@pytest.mark.parametrize(
    ("roll", "choice", "square"),
    [("2 5 1 1", "cross 1", ("dot", 1)), ("3 5 1 1", "cross 1", ("double_line", 2))],
)
def test_the_castle_adds_one_cross_to_an_own_die(roll: str, choice: str, square: tuple[str, int]) -> None:
    """D19, D20, D21."""
    game = dealt(begun(castles=True), roll)
    assert game.legal() == ["cross none", "cross 1", "cross 2"]
    play(game, choice)
    assert game.sheets[0].castle_used is False
    play(game, "place d4w")
    assert game.sheets[0].squares[square_named("d4")] == square
    assert game.sheets[0].castle_used is True
    finish_round(game)
    assert boxes(game, 0) == {"dot": 1}  # the crossed die ticked nothing


def test_the_castle_may_cross_a_joker() -> None:
    """D19."""
    game = dealt(begun(castles=True), "1 5 1 1")
    play(game, "cross 1", "coat 1 line", "place d4w")
    assert game.sheets[0].squares == drawn("d4 line 1, c4 dot")


def test_the_castle_is_asked_until_used_and_never_again() -> None:
    """D16, D19."""
    game = dealt(begun(castles=True), "2 5 2 1")
    play(game, "cross none", "place d4e", "cross 3", "place d4e")
    dealt_again = game.copy()
    play(dealt_again, "roll 2 5 2 1", "take 3", "take 1 2")
    assert (dealt_again.actor, dealt_again.phase) == (1, "place")
    play(dealt_again, dealt_again.legal()[0])
    assert (dealt_again.actor, dealt_again.phase) == (0, "cross")
