"""Kingdomino Duel: ticking boxes, winning spells and using them."""

import pytest

from crownfield.games.duel.layout import COATS
from tests.games.duel_situations import (
    WALL,
    all_but,
    begun,
    boxes,
    dealt,
    finish_round,
    happen,
    options,
    spells,
    squares,
)


def test_every_plain_die_drawn_ticks_a_box_when_both_have_drawn() -> None:
    """D22: crosses and jokers tick nothing"""
    position = dealt(begun(), "2 5 3 3")  # dot and dot; filled with two crosses and a joker
    happen(position, "place d4e")
    assert boxes(position) == {}
    finish_round(position)
    assert (boxes(position), boxes(position, 1)) == ({"dot": 2}, {})


def test_a_tick_beyond_the_last_box_or_in_a_closed_row_is_lost() -> None:
    """D23"""
    position = begun(boxes="0 dot 4, 1 line 1", ready="split")
    finish_round(dealt(position, "2 5 2 4"))  # dot and dot; line and line
    assert (boxes(position), boxes(position, 1)) == ({"dot": 5}, {"line": 1})


def test_a_completed_row_gives_its_spell_and_closes_it_to_the_other() -> None:
    """D24, D27: usable from the next round"""
    position = begun(boxes="0 double_line 3, 1 double_line 3")
    happen(position, "roll 2 2 6 4", "take 3", "take 2 4", "place d4e")  # A: dot and double line
    assert spells(position)["turn_die"] == "open"
    finish_round(position)
    assert (spells(position)["turn_die"], spells(position, 1)["turn_die"]) == ("ready", "closed")


@pytest.mark.parametrize("first", [0, 1])
def test_if_both_complete_a_row_player_a_gets_the_spell(first: int) -> None:
    """D25"""
    position = begun(boxes="0 line 4, 1 line 4", first=first)
    finish_round(dealt(position, "4 1 2 1"))
    assert (boxes(position)["line"], boxes(position, 1)["line"]) == (5, 5)
    assert (spells(position, first)["split"], spells(position, 1 - first)["split"]) == ("ready", "closed")


def test_two_completed_rows_give_two_spells() -> None:
    """D26"""
    position = finish_round(dealt(begun(boxes="0 dot 4, 0 line 4"), "2 2 1 1"))
    assert (spells(position)["free_placement"], spells(position)["split"]) == ("ready", "ready")


def test_a_spell_just_won_is_not_ready_while_lightning_strikes() -> None:
    """D27"""
    position = dealt(begun(boxes="0 dot 4, 0 quarters 2"), "2 1 1 1")
    happen(position, "place d4n", "place d4n")
    assert (position.phase, spells(position)["free_placement"]) == ("bless", "won")
    happen(position, "bless d4")
    assert (spells(position)["free_placement"], spells(position)["extra_cross"]) == ("ready", "used")


def test_free_placement_puts_the_pair_side_by_side_where_nothing_connects_it() -> None:
    """D28, D31"""
    position = dealt(begun("a1 dot", ready="free_placement"), "2 2 1 1")  # dot and line
    assert options(position) == ["mode normal", "mode free"]
    happen(position, "mode free")
    assert {"place g5w", "place a3s"} <= set(options(position))
    assert not {"place d4n", "place a2n"} & set(options(position))
    happen(position, "place g5w")
    assert spells(position)["free_placement"] == "used"


def test_split_puts_each_half_where_it_is_connected_and_not_side_by_side() -> None:
    """D29"""
    position = dealt(begun("a1 dot, g5 line", ready="split"), "2 2 1 1")  # dot and line
    happen(position, "mode split")
    assert len(options(position)) == 6 * 6 - 4
    assert "place g4 a2" not in options(position)
    happen(position, "place a2 g4")
    assert (squares(position)["a2"], squares(position)["g4"]) == (("dot", 0), ("line", 0))
    assert spells(position)["split"] == "used"


def test_halves_alike_are_split_lower_square_first() -> None:
    """D18, D29"""
    position = happen(dealt(begun(ready="split"), "2 5 1 1"), "mode split")
    pairs = ["d2 c3", "d2 e3", "d2 d4", "c3 e3", "c3 d4", "e3 d4"]
    assert options(position) == [f"place {pair}" for pair in pairs]


def test_split_helps_who_has_two_single_squares_left() -> None:
    """D14, D29: both dice or neither"""
    position = dealt(begun(all_but("a1 g5", "dot"), ready="split"), "2 5 1 1")
    assert options(position) == ["mode split", "skip"]
    assert options(dealt(begun(all_but("a1 g5"), ready="split"), "2 1 1 1")) == ["skip"]


def test_free_placement_and_split_together_reach_any_two_squares() -> None:
    """D30, D31: both are spent, so it is not offered where split alone would do"""
    position = dealt(begun(all_but("a1 g5"), ready="split free_placement"), "2 2 1 1")
    assert options(position) == ["mode free_split", "skip"]
    happen(position, "mode free_split")
    assert options(position) == ["place a1 g5", "place g5 a1"]
    happen(position, "place g5 a1")
    assert (spells(position)["free_placement"], spells(position)["split"]) == ("used", "used")
    wide = happen(dealt(begun(ready="split free_placement"), "2 2 1 1"), "mode free_split")
    assert {"place d4 a1", "place a1 g5"} <= set(options(wide))
    assert "place d4 e3" not in options(wide)


def test_double_take_is_for_player_a() -> None:
    """D32"""
    position = happen(begun(ready="double_take"), "roll 2 2 2 2")
    assert len(options(position)) == 4 + 6
    kept = finish_round(happen(position.copy(), "take 1", "take 3 4"))
    assert spells(kept)["double_take"] == "ready"
    assert len(options(happen(kept, "roll 2 2 2 2", "take 1"))) == 3
    happen(position, "take 2 3")
    assert [die["seat"] for die in position.view()["dice"]] == [1, 0, 0, 1]
    assert (position.phase, position.actor, spells(position)["double_take"]) == ("place", 0, "used")


def test_a_die_is_turned_to_another_of_its_faces() -> None:
    """D33: equal faces are one choice"""
    position = dealt(begun(ready="turn_die"), "4 1 1 1")
    first = ["turn none", "turn 1 1", "turn 1 2", "turn 1 3", "turn 1 5"]
    assert options(position) == [*first, *(f"turn 2 {face}" for face in range(2, 7))]
    assert "turn 1 2" not in options(dealt(begun(ready="turn_die"), "6 1 1 1"))
    cramped = dealt(begun(WALL, ready="turn_die"), "2 2 1 1")
    assert options(cramped) == ["turn 1 1", "turn 2 1", "skip"]


def test_a_turned_die_counts_as_its_new_face() -> None:
    """D34, D21: the spell is spent with the placement"""
    position = happen(dealt(begun(ready="turn_die"), "3 1 1 1"), "turn 1 4")
    assert position.view()["dice"][0] == {"face": 4, "seat": 0}
    assert spells(position)["turn_die"] == "ready"
    happen(position, "place d4w")
    assert spells(position)["turn_die"] == "used"
    assert boxes(finish_round(position)) == {"line": 1, "quarters": 1}


def test_a_die_turned_to_its_joker_is_a_joker() -> None:
    """D34"""
    position = happen(dealt(begun(ready="turn_die"), "2 1 1 1"), "turn 1 1")
    assert position.phase == "coat"
    happen(position, "coat 1 dot", "place d4w")
    assert boxes(finish_round(position)) == {"quarters": 1}


def test_three_per_domain_counts_every_domain_of_a_coat_at_the_end() -> None:
    """D35: crosses do not matter, and later squares count"""
    position = dealt(begun("a1 dot, c1 dot 1, f1 dot, f2 dot", boxes="0 filled 2"), "4 6 1 1")
    happen(position, "place d4n", "place d4n")
    assert (position.phase, position.actor) == ("domains", 0)
    assert options(position) == [f"domains {coat}" for coat in COATS]
    happen(position, "domains dot")
    parts = position.scores()[0].parts
    assert (parts["dot"], parts["three_per_domain"], spells(position)["three_per_domain"]) == (1, 9, "used")
    happen(position, "roll 2 2 6 6", "take 3", "take 1 4", "place d2s")
    assert position.view()["maps"][0]["bonus_coat"] == "dot"


@pytest.mark.parametrize("crosses", [0, 1, 2, 3])
def test_extra_cross_goes_to_any_coat_on_the_map(crosses: int) -> None:
    """D36"""
    position = dealt(begun(f"a1 dot {crosses}", boxes="0 quarters 2"), "4 1 1 1")
    happen(position, "place d4n", "place d4n")
    assert options(position) == ["bless a1", "bless d4", "bless d5"]
    happen(position, "bless a1")
    assert squares(position)["a1"] == ("dot", crosses + 1)


@pytest.mark.parametrize("first", [0, 1])
def test_player_as_lightning_comes_first(first: int) -> None:
    """D37: won by hand, since no roll completes two of these rows in one round"""
    position = dealt(begun(first=first), "4 2 2 4")
    for seat, spells_won in ((first, 0b100000), (1 - first, 0b010000)):
        position.state[0]["sheets"][seat]["won"] = spells_won
    happen(position, "place d4n", "place d4n")
    assert (position.phase, position.actor) == ("bless", first)
    happen(position, "bless d4")
    assert (position.phase, position.actor) == ("domains", 1 - first)
    assert happen(position, "domains line").phase == "roll"


def test_one_player_chooses_domains_before_blessing() -> None:
    """D37"""
    position = dealt(begun(), "4 2 2 4")
    position.state[0]["sheets"][0]["won"] = 0b110000
    happen(position, "place d4n", "place d4n")
    assert position.phase == "domains"
    assert happen(position, "domains line").phase == "bless"


def test_spells_and_castle_combine_in_one_drawing() -> None:
    """D38: the example of the rule"""
    ready = "turn_die free_placement split"
    position = dealt(begun(WALL, ready=ready, castles=True), "2 2 1 1")
    happen(position, "turn 1 5", "cross 1", "mode free_split", "place a1 g5")
    assert (squares(position)["a1"], squares(position)["g5"]) == (("double_dot", 2), ("line", 0))
    assert {spells(position)[spell] for spell in ready.split()} == {"used"}
    assert boxes(finish_round(position)) == {"line": 1}
