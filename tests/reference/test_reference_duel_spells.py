"""Checks the spells of the reference Kingdomino Duel: using them, ticking boxes, winning rows, lightning."""

import pytest

from tests.reference.duel_map import COATS, square_named
from tests.reference.duel_situations import WALL, all_but, begun, boxes, dealt, drawn, finish_round, play

# --- turning a die


def test_turning_lists_each_different_face_once() -> None:
    """D33."""
    game = dealt(begun(ready="turn_die"), "4 1 1 1")
    first = ["turn 1 1", "turn 1 2", "turn 1 3", "turn 1 5"]  # face 6 equals 2, face 4 shows
    assert game.legal() == ["turn none", *first, *(f"turn 2 {face}" for face in range(2, 7))]
    game = dealt(begun(ready="turn_die"), "6 1 1 1")
    assert "turn 1 2" not in game.legal()


def test_a_turned_die_counts_in_every_way_as_its_new_face() -> None:
    """D21, D34."""
    game = dealt(begun(ready="turn_die"), "3 1 1 1")
    play(game, "turn 1 4")
    assert game.view()["dice"][0] == {"face": 4, "seat": 0}
    assert game.sheets[0].spells["turn_die"] == "ready"  # spent with the placement
    play(game, "place d4w")
    assert game.sheets[0].spells["turn_die"] == "used"
    assert game.sheets[0].squares == drawn("d4 line, c4 quarters")
    finish_round(game)
    assert boxes(game, 0) == {"line": 1, "quarters": 1}


def test_a_die_turned_to_its_joker_is_a_joker() -> None:
    """D34."""
    game = dealt(begun(ready="turn_die"), "2 1 1 1")
    play(game, "turn 1 1")
    assert game.phase == "coat"
    play(game, "coat 1 dot", "place d4w")
    finish_round(game)
    assert boxes(game, 0) == {"quarters": 1}


def test_turn_none_keeps_the_spell_and_is_missing_if_it_leads_nowhere() -> None:
    """D14, D17, D33."""
    game = dealt(begun(WALL, ready="turn_die"), "2 2 1 1")  # dot and line, only quarters or a joker fit
    assert game.legal() == ["turn 1 1", "turn 2 1", "skip"]
    game = dealt(begun(ready="turn_die"), "2 2 1 1")
    play(game, "turn none", "place d4n")
    assert game.sheets[0].spells["turn_die"] == "ready"


# --- free placement and split


def test_mode_is_asked_only_with_a_placing_spell_at_hand() -> None:
    """D16."""
    assert dealt(begun(), "2 2 1 1").phase == "place"
    assert dealt(begun(ready="turn_die"), "2 2 1 1").phase == "turn"
    game = dealt(begun(ready="free_placement"), "2 2 1 1")
    assert game.legal() == ["mode normal", "mode free"]
    # A split needs two connected squares apart: around the castle there are such.
    assert dealt(begun(ready="split"), "2 2 1 1").legal() == ["mode normal", "mode split"]


def test_free_placement_is_adjacent_and_only_where_it_is_needed() -> None:
    """D28, D31."""
    game = dealt(begun("a1 dot", ready="free_placement"), "2 2 1 1")  # dot and line
    play(game, "mode free")
    assert "place g5w" in game.legal()
    assert "place f5e" in game.legal()
    assert "place d4n" not in game.legal()  # touches the castle
    assert "place a2n" not in game.legal()  # touches an equal coat
    assert "place a3s" in game.legal()  # the line touches the dot, which connects nothing
    assert all(" " not in text.removeprefix("place ") for text in game.legal())
    play(game, "place g5w")
    assert game.sheets[0].spells["free_placement"] == "used"


def test_split_puts_each_half_where_it_is_connected_and_never_side_by_side() -> None:
    """D29."""
    game = dealt(begun("a1 dot, g5 line", ready="split"), "2 2 1 1")  # dot and line
    play(game, "mode split")
    assert {"place a2 g4", "place b1 d4", "place d4 e3"} <= set(game.legal())
    assert "place g4 a2" not in game.legal()  # each half on the other's side
    assert len(game.legal()) == 6 * 6 - 4  # six squares for either, the four round the castle shared
    play(game, "place a2 g4")
    assert game.sheets[0].squares == drawn("a1 dot, g5 line, a2 dot, g4 line")
    assert game.sheets[0].spells["split"] == "used"


def test_split_cannot_put_both_halves_side_by_side_even_if_both_are_connected() -> None:
    """D29."""
    game = dealt(begun("d4 dot, e4 line", ready="split"), "2 2 1 1")
    play(game, "mode split")
    assert "place d5 e5" not in game.legal()
    assert "place d5e" not in game.legal()
    assert "place c4 e5" in game.legal()


def test_split_saves_a_player_whose_free_squares_lie_apart() -> None:
    """D14, D29."""
    game = dealt(begun(all_but("a1 g5", "dot"), ready="split"), "2 5 1 1")
    assert game.legal() == ["mode split", "skip"]
    play(game, "mode split")
    assert game.legal() == ["place a1 g5"]
    play(game, "place a1 g5")
    finish_round(game)
    assert game.phase == "over"


def test_free_split_puts_the_halves_on_any_two_squares_and_spends_both_spells() -> None:
    """D30."""
    game = dealt(begun(all_but("a1 g5"), ready="split free_placement"), "2 2 1 1")
    assert game.legal() == ["mode free_split", "skip"]
    play(game, "mode free_split")
    assert game.legal() == ["place a1 g5", "place g5 a1"]
    play(game, "place g5 a1")
    assert game.sheets[0].squares[square_named("g5")] == ("dot", 0)
    assert {game.sheets[0].spells[spell] for spell in ("split", "free_placement")} == {"used"}


def test_free_split_is_not_wasted_on_two_connected_halves() -> None:
    """D31."""
    game = dealt(begun(ready="split free_placement"), "2 2 1 1")
    play(game, "mode free_split")
    assert "place d4 e3" not in game.legal()
    assert "place d4e" not in game.legal()
    assert "place d4 a1" in game.legal()
    assert "place a1 g5" in game.legal()


def test_equal_halves_split_are_listed_lower_square_first() -> None:
    """D18."""
    game = dealt(begun(ready="split"), "2 5 1 1")
    play(game, "mode split")
    pairs = ["d2 c3", "d2 e3", "d2 d4", "c3 e3", "c3 d4", "e3 d4"]
    assert set(game.legal()) == {f"place {pair}" for pair in pairs}


def test_turn_castle_free_and_split_combine_in_one_drawing() -> None:
    """D38."""
    spells = "turn_die free_placement split"
    game = dealt(begun(WALL, ready=spells, castles=True), "2 2 1 1")
    play(game, "turn 1 5", "cross 1", "mode free_split", "place a1 g5")
    assert game.sheets[0].squares == drawn(WALL) | drawn("a1 double_dot 2, g5 line")
    assert {game.sheets[0].spells[spell] for spell in spells.split()} == {"used"}
    finish_round(game)
    assert boxes(game, 0) == {"line": 1}


# --- ticks and rows


def test_two_plain_dice_of_one_coat_tick_twice_and_crossed_coats_do_not() -> None:
    """D22."""
    game = dealt(begun(), "2 5 3 4")
    finish_round(game)
    assert boxes(game, 0) == {"dot": 2}
    assert boxes(game, 1) == {"line": 1}  # the other die was filled with two crosses


def test_ticks_come_only_after_both_have_drawn() -> None:
    """D22."""
    game = dealt(begun(), "2 5 1 1")
    play(game, "place d4e")
    assert boxes(game, 0) == {}
    finish_round(game)
    assert boxes(game, 0) == {"dot": 2}


def test_a_completed_row_gives_its_spell_from_the_next_round_and_closes_it_for_the_other() -> None:
    """D24, D27."""
    game = begun(b="a1 dot")
    game.sheets[0].boxes["double_line"] = 3
    play(game, "roll 2 2 6 6", "take 3", "take 2 4")  # A: dot and double line
    play(game, game.legal()[0])
    assert game.sheets[0].spells["turn_die"] == "open"
    finish_round(game)
    assert (game.round, game.phase) == (2, "roll")
    assert game.sheets[0].spells["turn_die"] == "ready"
    assert game.sheets[1].spells["turn_die"] == "closed"


def test_a_spell_won_this_round_shows_as_won_while_lightning_is_resolved() -> None:
    """D24, D37."""
    game = begun()
    game.sheets[0].boxes |= {"dot": 4, "quarters": 2}
    dealt(game, "2 1 1 1")
    play(game, game.legal()[0], game.legal()[0])
    assert (game.phase, game.actor) == ("bless", 0)
    spells = game.view()["maps"][0]["spells"]
    assert (spells["free_placement"], spells["extra_cross"]) == ("won", "won")
    assert game.view()["maps"][1]["spells"]["free_placement"] == "closed"
    play(game, game.legal()[0])
    assert game.sheets[0].spells["free_placement"] == "ready"
    assert game.sheets[0].spells["extra_cross"] == "used"


@pytest.mark.parametrize("first", [0, 1])
def test_if_both_complete_a_row_in_one_round_player_a_gets_the_spell(first: int) -> None:
    """D25."""
    game = begun()
    game.first = first
    for sheet in game.sheets:
        sheet.boxes["line"] = 4
    dealt(game, "4 1 2 1")
    finish_round(game)
    assert [sheet.boxes["line"] for sheet in game.sheets] == [5, 5]
    assert game.sheets[first].spells["split"] == "ready"
    assert game.sheets[1 - first].spells["split"] == "closed"


def test_a_tick_beyond_the_last_box_or_in_a_closed_row_is_lost() -> None:
    """D23."""
    game = begun()
    game.sheets[0].boxes["dot"] = 4
    game.sheets[1].boxes["line"] = 1
    game.sheets[1].spells["split"] = "closed"
    dealt(game, "2 5 2 4")  # A: dot and dot, B: line and line
    finish_round(game)
    assert boxes(game, 0) == {"dot": 5}
    assert boxes(game, 1) == {"line": 1}


def test_two_rows_completed_in_one_round_give_two_spells() -> None:
    """D26."""
    game = begun()
    game.sheets[0].boxes |= {"dot": 4, "line": 4}
    dealt(game, "2 2 1 1")
    finish_round(game)
    assert {game.sheets[0].spells[spell] for spell in ("free_placement", "split")} == {"ready"}


# --- lightning


def test_the_filled_row_asks_at_once_for_a_coat_worth_three_per_domain() -> None:
    """D35, D37."""
    game = begun("a1 dot, c1 dot 1, e1 dot, e2 dot")
    game.sheets[0].boxes["filled"] = 2
    dealt(game, "4 6 1 1")  # line and filled
    play(game, "place d4n", game.legal()[0])
    assert (game.phase, game.actor) == ("domains", 0)
    assert game.legal() == [f"domains {coat}" for coat in COATS]
    play(game, "domains dot")
    assert game.sheets[0].bonus_coat == "dot"
    assert game.sheets[0].spells["three_per_domain"] == "used"
    parts = game.scores()[0]["parts"]
    assert (parts["dot"], parts["three_per_domain"]) == (1, 9)
    assert game.phase == "roll"


def test_the_bonus_counts_the_domains_at_the_end_not_when_it_was_won() -> None:
    """D35."""
    game = begun("a1 dot, c1 dot")
    game.sheets[0].bonus_coat = "dot"
    assert game.scores()[0]["parts"]["three_per_domain"] == 6
    game.sheets[0].squares[square_named("b1")] = ("dot", 0)
    assert game.scores()[0]["parts"]["three_per_domain"] == 3


def test_the_quarters_row_asks_at_once_for_a_square_to_bless() -> None:
    """D36, D37."""
    game = begun("a1 dot 2")
    game.sheets[0].boxes["quarters"] = 2
    dealt(game, "4 1 1 1")
    play(game, "place d4n", game.legal()[0])
    assert set(game.legal()) == {"bless a1", "bless d4", "bless d5"}  # this round's squares too
    play(game, "bless a1")
    assert game.sheets[0].squares[square_named("a1")] == ("dot", 3)


# With the known dice only die 2 shows plain filled or quarters, so that two lightning spells never come in
# one round; other dice may come, so the order is checked on rows filled by hand.


@pytest.mark.parametrize("first", [0, 1])
def test_as_lightning_comes_before_bs(first: int) -> None:
    """D37."""
    game = begun()
    game.first = first
    game.sheets[first].boxes["quarters"] = 3
    game.sheets[1 - first].boxes["filled"] = 3
    dealt(game, "4 2 2 1")
    play(game, game.legal()[0], game.legal()[0])
    assert (game.phase, game.actor) == ("bless", first)
    play(game, game.legal()[0])
    assert (game.phase, game.actor) == ("domains", 1 - first)


def test_one_player_chooses_domains_before_blessing() -> None:
    """D37."""
    game = begun()
    game.sheets[0].boxes |= {"quarters": 3, "filled": 3}
    dealt(game, "4 2 1 1")
    play(game, game.legal()[0], game.legal()[0])
    assert (game.phase, game.actor) == ("domains", 0)
    play(game, "domains line")
    assert (game.phase, game.actor) == ("bless", 0)
