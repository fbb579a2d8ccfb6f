"""Checks the reference Kingdomino Duel: whole games, taking dice, drawing, the end and the score."""

import json
import random

import pytest

from tests.reference.duel import Duel, domains, new_duel
from tests.reference.duel_drawing import FACES
from tests.reference.duel_map import CASTLE, COATS, free_squares, square_named
from tests.reference.duel_situations import WALL, all_but, begun, boxes, dealt, drawn, finish_round, play
from tests.reference.duel_spells import SPELLBOOK, SPELLS

DRAWING = ("turn", "cross", "coat", "mode", "place")


# --- whole games


def random_event(game: Duel, rng: random.Random) -> str:
    if game.phase == "first":
        return f"first {rng.randrange(2)}"
    if game.phase == "roll":
        return "roll " + " ".join(str(rng.randint(1, 6)) for _ in range(4))
    return rng.choice(game.legal())


@pytest.mark.parametrize("seed", range(12))
def test_random_games_end_and_stay_consistent(seed: int) -> None:
    """D39, D40."""
    game, rng = new_duel(), random.Random(seed)
    while game.actor is not None:
        options = game.legal()
        assert len(options) == len(set(options))
        assert bool(options) == isinstance(game.actor, int)
        game.play(random_event(game, rng))
        assert json.loads(json.dumps(game.view())) == game.view()
        assert (game.view()["draft"] is not None) == (game.phase in DRAWING)
    full = any(len(sheet.squares) == 34 for sheet in game.sheets)
    assert full or game.idle_rounds > 0
    assert game.phase == "over"
    assert game.legal() == []
    assert game.winners()
    for pad in game.scores():
        assert pad["total"] == sum(pad["parts"].values())
        assert list(pad["parts"]) == [*COATS, "three_per_domain"]
    for row in SPELLBOOK:
        pair = {sheet.spells[row["spell"]] for sheet in game.sheets}
        assert pair == {"open"} or ("closed" in pair and len(pair) == 2)
        assert all(0 <= sheet.boxes[row["coat"]] <= row["boxes"] for sheet in game.sheets)


def test_a_round_without_choices_on_the_way_asks_take_take_cross_place_for_each() -> None:
    """D4, D5, D8."""
    game = new_duel()
    phases = [(game.phase, game.actor)]
    events = ["first 1", "roll 2 5 2 1", "take 1", "take 2 3"]
    events += ["cross none", "place d4e", "cross 3", "place d4n"]
    for event in events:
        game.play(event)
        phases.append((game.phase, game.actor))
    assert phases[:5] == [("first", "chance"), ("roll", "chance"), ("take", 1), ("take", 0), ("cross", 1)]
    assert phases[5:] == [("place", 1), ("cross", 0), ("place", 0), ("roll", "chance")]
    assert (game.round, game.first) == (2, 0)


def test_a_drawing_asks_turn_cross_coats_mode_place_in_this_order() -> None:
    """D16."""
    game = dealt(begun(ready="turn_die free_placement split", castles=True), "2 1 1 3")
    play(game, "turn 1 1")
    assert game.phase == "cross"
    play(game, "cross 1")
    assert game.phase == "coat"
    play(game, "coat 1 line")
    assert game.phase == "mode"
    assert game.view()["draft"] == {"cross": 1, "coats": {"1": "line"}, "mode": None}
    play(game, "mode normal")
    assert game.phase == "place"
    assert game.view()["draft"] == {"cross": 1, "coats": {"1": "line"}, "mode": "normal"}


def test_an_illegal_text_is_refused_and_changes_nothing() -> None:
    game = dealt(begun(castles=True), "2 5 1 1")
    before = game.view()
    for text in ("cross 3", "cross", "place d4e", "skip", "roll 1 1 1 1", "", "cross  none", "cross none "):
        with pytest.raises(ValueError, match="not legal in phase cross"):
            game.play(text)
    assert game.view() == before
    for text in ("roll 1 2 3", "roll 1 2 3 7", "roll 1 2 3 4 5", "first 0"):
        with pytest.raises(ValueError, match="which is roll"):
            begun().play(text)
    with pytest.raises(ValueError, match="which is first"):
        new_duel().play("first 2")


def test_a_copy_is_independent_even_in_the_middle_of_a_drawing() -> None:
    game = dealt(begun(ready="turn_die"), "2 5 1 1")
    twin, before = game.copy(), game.view()
    play(twin, "turn 1 4", "place d4e")
    assert game.view() == before
    assert twin.view()["maps"][0]["squares"]["d4"] == {"coat": "line", "crosses": 0}


def test_the_view_of_a_new_game_is_complete() -> None:
    fresh = {
        "squares": {},
        "castle_used": False,
        "drew": False,
        "boxes": dict.fromkeys(COATS, 0),
        "spells": dict.fromkeys(SPELLS, "open"),
        "bonus_coat": None,
    }
    view = {"game": "duel", "players": 2, "phase": "first", "actor": "chance", "round": 0, "first": None}
    view |= {"dice": None, "draft": None, "skip": None, "maps": [{"seat": 0} | fresh, {"seat": 1} | fresh]}
    assert new_duel().view() == view


def test_the_map_has_34_free_squares_around_the_castle() -> None:
    """D1."""
    assert len(free_squares({})) == 34
    assert square_named("d3") == CASTLE
    assert CASTLE not in free_squares({})


def test_the_components_have_four_dice_six_coats_and_a_row_of_boxes_for_each() -> None:
    """D2, D3."""
    assert [len(die) for die in FACES] == [6, 6, 6, 6]
    assert {coat for die in FACES for coat, _ in die} == {*COATS, "?"}
    assert [(row["coat"], row["boxes"]) for row in SPELLBOOK] == list(zip(COATS, [5, 5, 4, 4, 3, 3], strict=True))


# --- taking dice


def test_a_takes_one_b_two_of_three_and_a_gets_the_last() -> None:
    """D6, D7."""
    game = begun()
    play(game, "roll 2 2 2 2")
    assert game.legal() == ["take 1", "take 2", "take 3", "take 4"]
    play(game, "take 3")
    assert game.actor == 1
    assert game.legal() == ["take 1 2", "take 1 4", "take 2 4"]
    play(game, "take 1 4")
    assert [die["seat"] for die in game.view()["dice"]] == [1, 0, 0, 1]
    assert game.actor == 0


def test_double_take_lets_a_take_two_and_b_is_not_asked() -> None:
    """D32."""
    game = begun(ready="double_take")
    play(game, "roll 2 2 2 2")
    choices = ["1", "2", "3", "4", "1 2", "1 3", "1 4", "2 3", "2 4", "3 4"]
    assert set(game.legal()) == {f"take {dice}" for dice in choices}
    play(game, "take 2 3")
    assert [die["seat"] for die in game.view()["dice"]] == [1, 0, 0, 1]
    assert game.sheets[0].spells["double_take"] == "used"
    assert (game.phase, game.actor) == ("place", 0)


def test_double_take_is_kept_by_taking_one_and_is_no_use_to_b() -> None:
    """D27, D32."""
    game = begun(ready="double_take")
    play(game, "roll 2 2 2 2", "take 1", "take 3 4")
    assert game.sheets[0].spells["double_take"] == "ready"
    finish_round(game)
    play(game, "roll 2 2 2 2", "take 1")
    assert (game.actor, game.first) == (0, 1)
    assert game.legal() == ["take 2 3", "take 2 4", "take 3 4"]
    play(game, "take 2 3")
    assert game.sheets[0].spells["double_take"] == "ready"


# --- skipping


def test_who_cannot_place_skips_draws_nothing_and_ticks_nothing() -> None:
    """D13, D15."""
    game = dealt(begun(WALL), "2 2 1 1")
    assert (game.phase, game.legal()) == ("place", ["skip"])
    play(game, "skip")
    assert game.actor == 1
    finish_round(game)
    assert game.sheets[0].squares == drawn(WALL)
    assert boxes(game, 0) == {}
    assert game.phase == "roll"


def test_a_forced_skip_keeps_the_name_of_the_first_step() -> None:
    """D13, D17."""
    assert dealt(begun(WALL, castles=True), "2 2 1 1").phase == "cross"
    game = dealt(begun(all_but("a1 g5"), castles=True), "1 2 1 1")
    assert (game.phase, game.legal()) == ("cross", ["skip"])
    game = dealt(begun(all_but("a1 g5")), "1 2 1 1")
    assert (game.phase, game.legal()) == ("coat", ["skip"])
    assert game.view()["draft"] == {"cross": None, "coats": {}, "mode": None}


def test_who_can_place_without_a_spell_may_not_skip() -> None:
    """D12."""
    game = dealt(begun(ready="turn_die free_placement split", castles=True), "1 2 1 1")
    for answer in ("turn none", "cross none", "coat 1 dot", "mode normal", "place d4n"):
        assert "skip" not in game.legal()
        game.play(answer)
    assert game.actor == 1


@pytest.mark.parametrize("spell", ["free_placement", "turn_die"])
def test_who_can_place_only_with_a_spell_may_skip_in_the_first_step_only(spell: str) -> None:
    """D14, D15, D17."""
    game = dealt(begun(WALL, ready=spell, castles=True), "2 2 1 1")
    assert "skip" in game.legal()
    assert len(game.legal()) > 1
    twin = game.copy()
    play(twin, "skip")
    assert twin.sheets[0].spells[spell] == "ready"
    assert twin.sheets[0].castle_used is False
    game.play(next(text for text in game.legal() if text != "skip"))
    assert game.actor == 0
    assert "skip" not in game.legal()


def test_a_player_who_skips_still_lets_the_other_draw_and_the_game_go_on() -> None:
    """D8, D40."""
    game = dealt(begun(WALL), "2 2 1 1")
    play(game, "skip", "place d4n")
    assert (game.phase, game.round) == ("roll", 2)


# --- the end


def test_a_full_map_ends_the_game_after_the_round_lightning_included() -> None:
    """D39."""
    game = begun(all_but("a1 a2", "line"))
    game.sheets[0].boxes["quarters"] = 2
    dealt(game, "4 1 1 1")  # line and quarters
    play(game, "place a1n")
    assert game.actor == 1  # B still draws
    play(game, game.legal()[0])
    assert game.phase == "bless"
    assert game.winners() == []
    play(game, "bless a1")
    assert (game.phase, game.round) == ("over", 1)
    assert game.view()["actor"] is None
    assert game.scores()[0]["total"] == 33
    assert game.winners() == [0]


def test_a_round_in_which_neither_could_place_ends_the_game() -> None:
    """D40."""
    game = dealt(begun(WALL, WALL), "2 2 1 1")
    assert game.view()["skip"] == "ends"
    play(game, "skip")
    assert (game.actor, game.legal(), game.view()["skip"]) == (1, ["skip"], "ends")
    play(game, "skip")
    assert game.phase == "over"


def test_two_rounds_in_which_neither_placed_end_the_game_though_one_could_have_by_a_spell() -> None:
    """D14, D40."""
    game = dealt(begun(WALL, WALL, ready="free_placement"), "2 2 1 1")
    assert game.view()["skip"] == "goes_on"
    play(game, "skip", "skip")
    assert (game.phase, game.round) == ("roll", 2)
    dealt(game, "2 2 1 1")
    assert (game.actor, game.view()["skip"]) == (1, "may_end")
    play(game, "skip")
    assert (game.actor, game.view()["skip"], len(game.legal()) > 1) == (0, "ends", True)
    play(game, "skip")
    assert game.phase == "over"
    assert game.sheets[0].spells["free_placement"] == "ready"


def test_play_goes_on_while_one_of_the_two_places() -> None:
    """D4, D40."""
    game = dealt(begun(WALL), "2 2 1 1")
    finish_round(game)
    assert (game.phase, game.first) == ("roll", 1)


# --- the score


def test_a_domain_is_joined_by_sides_only_and_the_castle_joins_none() -> None:
    """D41."""
    groups = domains(drawn("c3 dot 1, e3 dot 1, f4 dot, a1 line, a2 line 2"))
    found = sorted((coat, len(group), crosses) for coat, group, crosses in groups)
    assert found == [("dot", 1, 0), ("dot", 1, 1), ("dot", 1, 1), ("line", 2, 2)]
    assert domains({}) == []


def test_points_are_squares_times_crosses_domain_by_domain() -> None:
    """D41, D42."""
    game = begun("a1 dot 1, a2 dot 2, a3 dot, c1 dot 1, g1 line, g2 line")
    pad = game.scores()[0]
    assert (pad["parts"]["dot"], pad["parts"]["line"], pad["total"]) == (3 * 3 + 1, 0, 10)
    assert pad["seats"] == [0]


@pytest.mark.parametrize(
    ("a", "b", "winners"),
    [
        ("a1 dot 2", "a1 dot 1", [0]),
        ("a1 dot 2", "a1 line 1, a2 line", [1]),  # 2 points each, the larger domain wins
        ("a1 dot 1", "a1 line 1, g1 dot, g2 dot", [1]),  # crosses do not matter for that
        ("a1 dot 1, a2 dot", "g1 line 1, g2 line", [0, 1]),
        ("", "", [0, 1]),
    ],
)
def test_ties_go_to_the_larger_domain_and_then_are_shared(a: str, b: str, winners: list[int]) -> None:
    """D42."""
    game = begun(a, b)
    assert game.winners() == []
    game.phase, game.actor = "over", None
    assert game.winners() == winners
