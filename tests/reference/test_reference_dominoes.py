"""What the reference says about Kingdomino and about the draft that all dominoes games share."""

from __future__ import annotations

import re
from itertools import product
from random import Random
from statistics import mean
from typing import Any

import pytest

from . import new
from .chance import play_out, sample

FLAGS = ("middle_kingdom", "harmony", "may_discard")


def drive(game: Any, *texts: str) -> Any:
    for text in texts:
        game.play(text)
    return game


def every_kingdomino() -> list[tuple[int, dict[str, Any]]]:
    found: list[tuple[int, dict[str, Any]]] = []
    for values in product([False, True], repeat=3):
        flags = dict(zip(FLAGS, values, strict=True))
        found += [(2, flags), (2, {**flags, "mighty_duel": True}), (4, flags)]
        found += [(3, {**flags, "row": 3}), (3, {**flags, "row": 4})]
    return found


@pytest.mark.parametrize(("players", "options"), every_kingdomino())
def test_every_kingdomino_plays_to_its_end_and_its_parts_sum(players: int, options: dict[str, Any]) -> None:
    game = new("kingdomino", players, **options)
    play_out(game, Random(players))
    assert (game.phase, game.actor, game.legal()) == ("over", None, [])
    view = game.view()
    assert (view["row"], view["next"], view["turn"], view["coming"]) == (None, None, None, [])
    assert view["round"] == view["rounds"]
    for score in game.scores():
        assert sum(score["parts"].values()) == score["total"]
    assert game.winners()
    with pytest.raises(ValueError, match="over"):
        game.play("discard")


@pytest.mark.parametrize(
    ("players", "options", "table"),
    [
        (2, {}, (5, 6, 4, 24)),
        (2, {"mighty_duel": True}, (7, 12, 4, 0)),
        (3, {}, (5, 12, 3, 12)),
        (3, {"row": 4}, (5, 12, 4, 0)),
        (4, {}, (5, 12, 4, 0)),
    ],
)
def test_grid_rounds_rows_and_dominoes_set_aside_follow_the_table(
    players: int, options: dict[str, Any], table: tuple[int, ...]
) -> None:
    game = new("kingdomino", players, **options)
    row_size = len(sample(game, Random(0)).split()) - 1
    play_out(game, Random(1))
    view = game.view()
    assert (view["grid"], view["rounds"], row_size, len(view["unseen"]["kingdomino"])) == table


@pytest.mark.parametrize(("players", "options"), [(1, {}), (5, {}), (3, {"mighty_duel": True}), (4, {"row": 5})])
def test_tables_the_rules_do_not_know_are_refused(players: int, options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="no Kingdomino"):
        new("kingdomino", players, **options)


def test_the_draft_goes_row_king_pick_until_all_stand_row_and_then_turns_by_number() -> None:
    game = drive(new("kingdomino", 3), "row 5 20 40", "king 2")
    assert (game.actor, game.view()["kings"], game.view()["coming"], game.view()["round"]) == (2, [1, 1, 1], [2], 0)
    drive(game, "pick 40")
    assert (game.actor, game.phase, game.view()["kings"], game.view()["coming"]) == ("chance", "king", [1, 1, 0], [])
    drive(game, "king 0", "pick 5", "king 1", "pick 20")
    assert (game.actor, game.phase, game.view()["round"], game.view()["next"]) == ("chance", "row", 1, None)
    drive(game, "row 1 2 3")
    assert [d["seat"] for d in game.view()["row"]["dominoes"]] == [0, 1, 2]
    assert (game.actor, game.phase, game.view()["turn"]) == (0, "place", 0)
    drive(game, "place h7e", "pick 3")
    assert (game.actor, game.phase, game.view()["turn"]) == (1, "place", 1)
    assert game.view()["next"]["dominoes"][2] == {"number": 3, "seat": 0}
    assert set(game.pick_moves()) == {"pick 1", "pick 2"}


def test_a_domino_left_over_leaves_the_game_once_the_kings_stand() -> None:
    game = drive(new("kingdomino", 3, row=4), "row 1 2 3 4")
    drive(game, "king 0", "pick 1", "king 1", "pick 4", "king 2", "pick 2")
    assert [d["number"] for d in game.view()["row"]["dominoes"]] == [1, 2, 4]
    assert 3 not in game.view()["unseen"]["kingdomino"]


def test_nothing_impossible_is_accepted_and_nothing_changes_then() -> None:
    game = new("kingdomino", 2)
    for phase, event in (("row", "row 1 2 3 4"), ("king", "king 0"), ("pick", "pick 3"), ("king", "king 0")):
        assert game.phase == phase
        before = game.view()
        for wrong in (
            "", "row", "row 1 2 3", "row 2 1 3 4", "row 1 1 2 3", "row 0 1 2 3", "row 01 2 3 4",
            "king 2", "king 0 1", "king", "kings 0 0 1 1", "pick 5", "pick", "place h7e", "discard",
            event + " ", event.upper(),
        ):  # fmt: skip
            with pytest.raises(ValueError, match=re.escape(repr(wrong))):
                game.play(wrong)
        assert game.view() == before
        game.play(event)


def test_a_copy_is_independent() -> None:
    game = drive(new("kingdomino", 2), "row 1 2 3 4", "king 0")
    before = game.view()
    play_out(game.copy(), Random(3))
    assert game.view() == before


def one_strip_kingdom(game: Any, seat: int) -> None:
    """A kingdom where no lake and no forest fits: a full box of wheat but for two squares in a corner."""
    squares = [(x, y) for x in range(5) for y in range(5) if (x, y) not in ((0, 0), (4, 3), (4, 4))]
    game.kingdoms[seat] = dict.fromkeys(squares, ("wheat", 0))


def first_turn(**options: Any) -> Any:
    """Seat 0 is to place domino 7 (two lakes), the others 19 and following."""
    game = drive(new("kingdomino", 4, **options), "row 7 19 24 40")
    for seat, number in enumerate((7, 19, 24, 40)):
        drive(game, f"king {seat}", f"pick {number}")
    return drive(game, "row 1 2 3 4")


def test_by_the_first_edition_all_kings_are_drawn_before_any_is_put() -> None:
    game = drive(new("kingdomino", 3, edition=1), "row 5 20 40", "kings 2 0 1")
    assert (game.view()["kings"], game.view()["coming"]) == ([1, 1, 1], [2, 0, 1])
    assert drive(game, "pick 40").view()["coming"] == [0, 1]


def test_a_domino_that_fits_must_be_placed_unless_the_option_says_otherwise() -> None:
    assert "discard" not in first_turn().legal()
    assert "discard" in first_turn(may_discard=True).legal()
    game = first_turn()
    one_strip_kingdom(game, 0)
    assert game.legal() == ["discard"]
    before = game.kingdoms[0].copy()
    drive(game, "discard")
    assert (game.phase, game.actor, game.kingdoms[0]) == ("pick", 0, before)


def test_bonuses_are_lines_of_the_score() -> None:
    game = new("kingdomino", 2, middle_kingdom=True, harmony=True)
    game.kingdoms[0] = {(x - 2, y - 2): ("lake", 0) for x in range(5) for y in range(5) if (x, y) != (2, 2)}
    game.kingdoms[1] = {(3, 0): ("mine", 2), (2, 0): ("mine", 1)}
    first, second = game.scores()
    assert list(first["parts"])[-2:] == ["middle_kingdom", "harmony"]
    assert (first["total"], second["total"]) == (15, 6)


def test_kingdomino_ties_go_to_the_larger_region_then_to_more_crowns_then_are_shared() -> None:
    one = {(0, 1): ("lake", 1), (0, 2): ("lake", 0)}
    two = {(0, 1): ("lake", 1), (1, 0): ("swamp", 1)}
    crownless = {(0, -1): ("mine", 0), (1, -1): ("mine", 0), (2, -1): ("mine", 0)}
    game = new("kingdomino", 2)
    game.phase = "over"
    for kingdoms, winners in (
        ([one, two], [0]),
        ([one, {**two, **crownless}], [1]),
        ([{**one, **crownless}, {**two, **crownless}], [1]),
        ([one, one], [0, 1]),
    ):
        game.kingdoms = kingdoms
        assert [score["total"] for score in game.scores()] == [2, 2]
        assert game.winners() == winners


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "options", "games", "expected", "tolerance"),
    [
        (2, {}, 80, 19.1, 2.0),
        (4, {}, 40, 19.3, 2.0),
        (2, {"mighty_duel": True}, 25, 52.5, 6.5),
        (2, {"middle_kingdom": True, "harmony": True}, 80, 22.4, 2.6),
        (4, {"middle_kingdom": True, "harmony": True}, 40, 22.6, 2.6),
    ],
)
def test_random_play_scores_what_other_programs_measured(
    players: int, options: dict[str, Any], games: int, expected: float, tolerance: float
) -> None:
    random = Random(2024)
    totals: list[int] = []
    for _ in range(games):
        game = new("kingdomino", players, **options)
        play_out(game, random)
        totals += [score["total"] for score in game.scores()]
    assert mean(totals) == pytest.approx(expected, abs=tolerance)
