"""Kingdomino Duel: taking dice, drawing them, the end and the score."""

import pytest

from crownfield.base.actors import CHANCE
from crownfield.base.errors import BadOptions, NotAllowed, Unreadable
from crownfield.games import start
from crownfield.games.duel.layout import STATE
from crownfield.games.position import Position
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


def test_a_state_is_plain_bytes_without_holes() -> None:
    assert STATE.itemsize % 8 == 0
    assert sum(STATE[name].itemsize for name in STATE.names or ()) == STATE.itemsize


def test_two_play_on_maps_of_34_squares_around_the_castle() -> None:
    """D1"""
    with pytest.raises(BadOptions, match="duel is for 2 players, not 3"):
        start("duel", players=3)
    position = start("duel")
    named = [f"bless {column}{row}" for column in "abcdefg" for row in "12345" if column + row != "d3"]
    assert len({position.rules.parse_action(text) for text in named}) == 34
    for text in ("bless d3", "bless h1", "bless a6", "place d3e", "place d2n", "place a1w", "place d4 e4"):
        with pytest.raises(Unreadable):
            position.rules.parse_action(text)


def test_a_and_b_are_drawn_once_and_swap_every_round() -> None:
    """D4, D5"""
    position = start("duel")
    assert (position.phase, position.actor) == ("first", CHANCE)
    happen(position, "first 1")
    assert (position.phase, position.actor, position.view()["first"]) == ("roll", CHANCE, 1)
    happen(position, "roll 2 5 2 1")
    assert [die["face"] for die in position.view()["dice"]] == [2, 5, 2, 1]
    assert (position.phase, position.actor) == ("take", 1)
    happen(position, "take 1", "take 3 4")
    finish_round(position)
    assert (position.view()["round"], position.view()["first"], position.view()["dice"]) == (2, 0, None)


@pytest.mark.parametrize("text", ["roll 1 2 3", "roll 1 2 3 7", "roll 0 1 1 1", "roll 1 1 1 1 1", "roll", "dice 1"])
def test_a_roll_names_a_face_of_each_die(text: str) -> None:
    """D5"""
    with pytest.raises(Unreadable):
        begun().reveal(text)


def test_a_takes_one_die_b_two_and_a_gets_the_last() -> None:
    """D6, D7: dice that show the same are different dice"""
    position = happen(begun(), "roll 2 5 5 1")
    assert options(position) == ["take 1", "take 2", "take 3", "take 4"]
    happen(position, "take 3")
    assert options(position) == ["take 1 2", "take 1 4", "take 2 4"]
    happen(position, "take 1 4")
    assert [die["seat"] for die in position.view()["dice"]] == [1, 0, 0, 1]


def test_a_draws_before_b() -> None:
    """D8"""
    position = dealt(begun(), "2 2 2 1")
    assert position.actor == 0
    happen(position, "place d4e")
    assert (position.actor, squares(position)) == (1, {"d4": ("dot", 0), "e4": ("line", 0)})


def test_the_lower_die_lies_on_the_square_named_and_the_other_beside_it() -> None:
    """D9: with their crosses"""
    position = dealt(begun(), "3 1 3 2")
    happen(position, "place d4w", "place e3e")
    assert squares(position) == {"d4": ("double_line", 1), "c4": ("quarters", 0)}
    assert squares(position, 1) == {"e3": ("filled", 2), "f3": ("line", 1)}


def test_one_half_must_touch_the_castle_or_an_equal_coat_drawn_before() -> None:
    """D10: neither corners nor the own other half connect"""
    assert len(options(dealt(begun(), "2 2 1 1"))) == 2 * 4 * 3
    position = dealt(begun(f"{WALL}, a1 dot, g4 line"), "2 5 1 1")  # dot and dot
    assert options(position) == ["place b1e", "place a2e", "place b1n", "place a2n"]
    assert options(dealt(begun(f"{WALL}, b2 line"), "2 5 1 1")) == ["skip"]


def test_a_joker_becomes_any_coat_that_can_still_be_placed() -> None:
    """D11, D17"""
    assert len(options(dealt(begun(), "1 6 1 1"))) == 6
    position = dealt(begun(f"{WALL}, a1 dot, g5 line"), "1 6 1 1")  # joker and filled
    assert options(position) == ["coat 1 dot", "coat 1 line", "coat 1 quarters"]
    happen(position, "coat 1 line", "place f5w")
    assert squares(position)["f5"] == ("line", 0)


def test_each_joker_is_decided_for_itself_the_lower_die_first() -> None:
    """D11"""
    position = happen(begun(), "roll 1 1 1 3", "take 1", "take 2 3", "coat 1 line")
    assert position.view()["draft"] == {"cross": None, "coats": {"1": "line"}, "mode": None}
    assert options(position)[0] == "coat 4 dot"
    happen(position, "coat 4 line")
    assert {text[-1] for text in options(position)} == {"e", "n"}


def test_whoever_can_place_without_a_spell_must() -> None:
    """D12: a joker counts as any coat"""
    position = dealt(begun(all_but("a1 a2"), ready="free_placement"), "1 6 1 1")
    assert options(position) == [
        f"coat 1 {coat}" for coat in ("dot", "line", "double_dot", "double_line", "filled", "quarters")
    ]
    position = dealt(begun(all_but("a1 a2")), "1 6 1 1")
    assert options(position) == ["coat 1 quarters"]


@pytest.mark.parametrize(("roll", "castles", "step"), [("2 2 1 1", True, "cross"), ("1 2 1 1", False, "coat")])
def test_whoever_cannot_place_skips_in_the_first_step(roll: str, castles: bool, step: str) -> None:
    """D13, D15"""
    position = dealt(begun(all_but("a1 g5"), castles=castles), roll)
    assert (position.phase, options(position)) == (step, ["skip"])
    happen(position, "skip")
    finish_round(position)
    assert (len(squares(position)), boxes(position)) == (32, {})
    assert position.view()["maps"][0]["castle_used"] is not castles


@pytest.mark.parametrize("spell", ["free_placement", "turn_die"])
def test_nobody_is_forced_to_spend_a_spell(spell: str) -> None:
    """D14, D15, D17: but skipping is open in the first step only"""
    position = dealt(begun(WALL, ready=spell, castles=True), "2 2 1 1")
    assert options(position)[-1] == "skip"
    assert len(options(position)) > 1
    kept = happen(position.copy(), "skip")
    assert (spells(kept)[spell], kept.view()["maps"][0]["castle_used"]) == ("ready", False)
    happen(position, options(position)[0])
    assert "skip" not in options(position)


def test_a_drawing_asks_turn_cross_coat_mode_place() -> None:
    """D16"""
    position = dealt(begun(ready="turn_die free_placement split", castles=True), "1 2 1 1")
    asked = []
    for answer in ("turn none", "cross none", "coat 1 dot", "mode normal", "place d4n"):
        asked.append(position.phase)
        happen(position, answer)
    assert asked == ["turn", "cross", "coat", "mode", "place"]
    assert set(spells(position).values()) >= {"ready"}
    assert dealt(begun(), "2 2 1 1").phase == "place"


def test_halves_that_look_alike_are_listed_one_way_round() -> None:
    """D18: the castle's cross tells them apart"""
    position = dealt(begun(castles=True), "2 5 1 1")  # dot and dot
    plain = happen(position.copy(), "cross none")
    crossed = happen(position, "cross 2")
    assert {text[-1] for text in options(plain)} == {"e", "n"}
    assert len(options(crossed)) == 2 * len(options(plain))


@pytest.mark.parametrize(("roll", "drawn"), [("2 5 1 1", ("dot", 1)), ("3 5 1 1", ("double_line", 2))])
def test_the_castle_gives_one_cross_once_and_its_die_ticks_nothing(roll: str, drawn: tuple[str, int]) -> None:
    """D19, D20, D21"""
    position = dealt(begun(castles=True), roll)
    assert options(position) == ["cross none", "cross 1", "cross 2"]
    happen(position, "cross 1")
    assert position.view()["maps"][0]["castle_used"] is False
    happen(position, "place d4w")
    assert squares(position)["d4"] == drawn
    assert position.view()["maps"][0]["castle_used"] is True
    assert boxes(finish_round(position)) == {"dot": 1}
    happen(position, "roll 2 5 2 1", "take 1", "take 2 3")
    finish_round(position.copy())
    assert position.view()["maps"][0]["castle_used"] is True


def test_the_castle_may_cross_a_joker() -> None:
    """D19"""
    position = dealt(begun(castles=True), "1 5 1 1")
    happen(position, "cross 1", "coat 1 line", "place d4w")
    assert squares(position) == {"d4": ("line", 1), "c4": ("dot", 0)}


def test_the_game_is_over_after_the_round_in_which_a_map_became_full() -> None:
    """D39: B still draws, and lightning still strikes"""
    position = dealt(begun(all_but("a1 a2", "line"), boxes="0 quarters 2"), "4 1 1 1")
    happen(position, "place a1n", "place d4e")
    assert (position.phase, position.winners) == ("bless", [])
    happen(position, "bless a1")
    assert (position.phase, position.is_over, position.view()["actor"]) == ("over", True, None)
    assert (position.scores()[0].total, position.winners) == (33, [0])
    with pytest.raises(NotAllowed, match="the game is over"):
        position.play("skip")


def test_the_game_is_over_when_neither_could_have_placed() -> None:
    """D40, D44, D45"""
    position = dealt(begun(WALL, WALL), "2 2 1 1")
    assert position.view()["skip"] == "ends"
    happen(position, "skip")
    assert position.view()["skip"] == "ends"
    happen(position, "skip")
    assert position.is_over
    assert not finish_round(dealt(begun(WALL), "2 2 1 1")).is_over


def test_one_who_skips_though_a_spell_would_have_helped_ends_nothing_alone() -> None:
    """D43, D44: or a leader could end the game by skipping"""
    position = dealt(begun(WALL, WALL, ready="free_placement"), "2 2 1 1")
    assert (position.view()["skip"], len(options(position)) > 1) == ("goes_on", True)
    happen(position, "skip")
    assert position.view()["skip"] == "goes_on"
    happen(position, "skip")
    assert (position.phase, position.view()["round"]) == ("roll", 2)


def test_the_game_is_over_after_two_rounds_in_a_row_without_a_placement() -> None:
    """D43, D45: and the table says so before"""
    position = dealt(begun(WALL, WALL, ready="free_placement"), "2 2 1 1")
    happen(position, "skip", "skip")
    dealt(position, "2 2 1 1")
    assert (position.actor, position.view()["skip"]) == (1, "may_end")
    happen(position, "skip")
    assert (position.actor, position.view()["skip"], len(options(position)) > 1) == (0, "ends", True)
    placing = happen(position.copy(), *way_to_place(position))
    happen(position, "skip")
    assert (position.is_over, placing.is_over) == (True, False)


def test_a_round_with_a_placement_between_two_without_begins_the_count_anew() -> None:
    """D43"""
    position = dealt(begun(WALL, WALL, ready="free_placement"), "2 2 1 1")
    happen(position, "skip", "skip")
    position.state[0]["sheets"][1]["coats"][:] = 0
    finish_round(dealt(position, "2 2 1 1"))
    assert int(position.state[0]["table"]["idle"]) == 0


def test_by_the_first_edition_the_game_is_over_when_neither_placed() -> None:
    """Even if a spell would have helped"""
    position = begun(WALL, WALL, ready="free_placement")
    position.state[0]["table"]["edition"] = 1
    dealt(position, "2 2 1 1")
    assert position.view()["skip"] == "ends"
    happen(position, "skip", "skip")
    assert position.is_over


def way_to_place(position: Position) -> list[str]:
    """The first move that is no skip, until the turn is over."""
    copy, seat, moves = position.copy(), position.actor, list[str]()
    while copy.actor == seat and copy.phase != "take":
        moves.append(next(text for text in options(copy) if text != "skip"))
        happen(copy, moves[-1])
    return moves


def test_a_domain_scores_squares_times_crosses() -> None:
    """D41: the example of the rule, and the castle joins nothing"""
    position = begun("a1 dot 2, a2 dot, a3 dot 1, c3 line 1, e3 line 1, g1 filled, g2 filled")
    parts = position.scores()[0].parts
    assert (parts["dot"], parts["line"], parts["filled"], position.scores()[0].total) == (9, 2, 0, 11)
    assert list(parts) == [
        "dot",
        "line",
        "double_dot",
        "double_line",
        "filled",
        "quarters",
        "three_per_domain",
    ]


@pytest.mark.parametrize(
    ("a", "b", "places"),
    [
        ("a1 dot 2", "a1 dot 1", [[0], [1]]),
        ("a1 dot 2", "a1 line 1, a2 line", [[1], [0]]),  # 2 points each
        ("a1 dot 1", "a1 line 1, g1 dot, g2 dot", [[1], [0]]),  # without crosses, too
        ("a1 dot 1, a2 dot", "g1 line 1, g2 line", [[0, 1]]),
    ],
)
def test_ties_go_to_the_larger_domain_and_then_are_shared(a: str, b: str, places: list[list[int]]) -> None:
    """D42"""
    assert begun(a, b).ranking() == places
