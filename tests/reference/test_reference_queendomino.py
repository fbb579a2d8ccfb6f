"""What the reference says about Queendomino: the turn, building, the Queen, the dragon, and ties."""

from __future__ import annotations

import re
from itertools import product
from random import Random
from typing import Any

import pytest

from . import new
from .chance import play_out

MARKET = "market 5=statue 4=guardtower 3=queens_tower 2=travelling_castle 1=fortress 0=small_tavern top=church"
FLAGS = ("middle_kingdom", "harmony", "may_discard")


def drive(game: Any, *texts: str) -> Any:
    for text in texts:
        game.play(text)
    return game


def first_turn() -> Any:
    """Two players, seat 0 to place domino 45 (mine, town), then seat 1 twice, then seat 0."""
    game = drive(new("queendomino", 2), MARKET, "row 45 46 47 48", "king 0")
    return drive(game, "pick 45", "pick 46", "pick 47", "pick 48", "row 1 2 3 4")


def finish(game: Any, *texts: str) -> Any:
    """Says the given things, then nothing more than must be, until the turn is over."""
    turn = (game.view()["round"], game.view()["turn"])
    drive(game, *texts)
    while (game.view()["round"], game.view()["turn"]) == turn and game.actor != "chance":
        game.play(game.legal()[0])
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("values", list(product([False, True], repeat=3)))
def test_every_queendomino_plays_to_its_end_and_its_parts_sum(players: int, values: tuple[bool, ...]) -> None:
    game = new("queendomino", players, **dict(zip(FLAGS, values, strict=True)))
    play_out(game, Random(players))
    view = game.view()
    assert (view["phase"], view["round"], view["rounds"], view["placed"]) == ("over", 12, 12, None)
    assert view["grid"] == (7 if players == 2 else 5)
    assert view["unseen"] == {"queendomino": []}
    for score in game.scores():
        assert sum(score["parts"].values()) == score["total"]
    check_nothing_is_lost(game)


def check_nothing_is_lost(game: Any) -> None:
    knights = sum(court.all_knights() for court in game.courts)
    assert knights + game.bank_knights == 22
    assert sum(court.towers for court in game.courts) + game.bank_towers == 15
    assert all(court.coins >= 0 for court in game.courts)


def test_no_taxes_after_a_discard_but_building_and_the_dragon_remain() -> None:
    game = first_turn()
    game.kingdoms[0] = {(x, y): ("wheat", 0) for x in range(7) for y in range(7) if (x, y) != (0, 0)}
    game.kingdoms[0][(6, 6)] = ("town", 0)
    assert game.legal() == ["discard"]
    drive(game, "discard")
    assert (game.phase, game.legal(), game.view()["placed"]) == ("tax", ["tax none"], None)
    assert len(drive(game, "tax none").legal()) == 1 + 6
    assert len(drive(game, "build none").legal()) == 1 + 6


def test_two_players_put_their_kings_one_two_one() -> None:
    game = drive(new("queendomino", 2), MARKET, "row 1 2 3 4")
    for wrong in ("king 2", "king 0 1", "kings 1 0 0 1"):
        with pytest.raises(ValueError, match="king"):
            game.play(wrong)
    drive(game, "king 1")
    actors = []
    for number in (1, 2, 3, 4):
        actors.append(game.actor)
        game.play(f"pick {number}")
    assert actors == [1, 0, 0, 1]


def test_a_turn_asks_five_things_in_order_and_shows_what_was_placed() -> None:
    game = first_turn()
    assert game.view()["placed"] is None
    drive(game, "place h7e")
    phases = []
    while game.view()["turn"] == 0:
        phases.append(game.phase)
        assert game.view()["placed"] == ["h7", "i7"]
        game.play(game.legal()[0])
    assert phases == ["tax", "build", "dragon", "pick"]
    assert game.view()["placed"] is None


def test_building_costs_its_slot_and_one_less_with_the_queen() -> None:
    game = first_turn()
    drive(game, "place h7e", "tax none")
    assert set(game.legal()) == {"build none", *(f"build {cost} i7" for cost in range(6))}
    game.courts[0].coins = 3
    assert max(int(text.split()[1]) for text in game.legal()[1:]) == 3
    game.queen = 0
    assert max(int(text.split()[1]) for text in game.legal()[1:]) == 4
    drive(game, "build 4 i7")
    assert (game.courts[0].coins, game.courts[0].towers, game.market.slots[4]) == (0, 2, None)
    game = drive(first_turn(), "place h7e", "tax none")
    game.queen = 0
    drive(game, "build 0 i7")
    assert (game.courts[0].coins, game.courts[0].knights) == (7, 1 + 2)


def test_a_knight_does_not_stand_in_a_buildings_way() -> None:
    game = drive(first_turn(), "place h7e", "tax right", "build 2 i7")
    assert game.view()["kingdoms"][0]["squares"]["i7"] == {
        "terrain": "town", "crowns": 0, "knight": True, "building": "travelling_castle",
    }  # fmt: skip


def test_the_queen_comes_for_as_many_towers_as_anyone_and_may_move_twice_a_round() -> None:
    game = finish(first_turn(), "place h7e", "tax none", "build 2 i7")
    assert (game.queen, game.courts[0].towers, game.actor) == (0, 1, 1)
    finish(game, "place h7e", "tax none", "build 3 i7")
    assert (game.queen, [court.towers for court in game.courts]) == (1, [1, 1])
    finish(game, "place g8e", "tax none", "build 0 g8")
    assert game.queen == 1
    finish(game, "place h6e", "tax none", "build 1 h6")
    assert (game.queen, [court.towers for court in game.courts]) == (0, [4, 1])


def test_the_queen_does_not_move_without_a_new_tower() -> None:
    game = first_turn()
    game.queen = 1
    finish(game, "place h7e", "tax none", "build 0 i7")
    assert game.queen == 1


def test_the_dragon_serves_once_a_round_for_a_coin_and_never_the_queens_host() -> None:
    game = drive(first_turn(), "place h7e", "tax none", "build none")
    assert len(game.legal()) == 7
    for change in ({"coins": 0}, {"queen": True}, {"empty": True}):
        other = game.copy()
        other.courts[0].coins = change.get("coins", 7)
        other.queen = 0 if change.get("queen") else 1
        if change.get("empty"):
            other.market.slots = dict.fromkeys(other.market.slots)
        assert other.legal() == ["dragon none"]
    finish(game, "dragon 4")
    assert game.view()["market"]["dragon"] == 4
    assert (game.market.slots[4], game.courts[0].coins) == (None, 6)
    drive(game, "place h7e", "tax none", "build none")
    assert game.legal() == ["dragon none"]


def test_the_queen_won_this_turn_already_keeps_the_dragon_away() -> None:
    game = drive(first_turn(), "place h7e", "tax none", "build 2 i7")
    assert game.legal() == ["dragon none"]


def test_between_rounds_the_dragon_goes_home_and_the_pile_fills_the_dear_slots() -> None:
    game = finish(first_turn(), "place h7e", "tax none", "build 2 i7")
    finish(game, "place h7e", "tax none", "build none", "dragon 0")
    finish(finish(game))
    view = game.view()
    assert (view["phase"], view["round"]) == ("market", 2)
    assert (view["market"]["dragon"], view["market"]["top"]) == (None, "church")
    kept = {"3": "statue", "2": "guardtower", "1": "queens_tower", "0": "fortress"}
    assert view["market"]["slots"] == {"5": None, "4": None, **kept}
    for wrong in (
        "market 5=church 4=statue top=bakery",
        "market 4=church top=bakery",
        "market 5=bakery 4=church",
        "market 5=fortress 4=church top=bakery",
        "market 4=church 5=bakery top=bakery",
    ):
        with pytest.raises(ValueError, match=re.escape(repr(wrong))):
            game.play(wrong)
    drive(game, "market 5=bakery 4=church top=statue")
    assert game.phase == "row"
    assert (game.market.slots[4], game.market.slots[5], game.market.top) == ("church", "bakery", "statue")
    assert (game.view()["pile"]["bakery"], game.view()["pile"]["statue"]) == (1, 1)


def test_queendomino_ties_go_to_the_larger_region_and_then_are_shared_whatever_the_crowns() -> None:
    two = {(0, 1): ("lake", 1), (0, 2): ("lake", 0)}
    one = {(0, 1): ("lake", 1), (1, 0): ("swamp", 1)}
    crownless = {(0, -1): ("mine", 0), (1, -1): ("mine", 0), (2, -1): ("mine", 0)}
    game = new("queendomino", 3)
    game.phase = "over"
    game.kingdoms = [one, two, {}]
    game.courts[2].coins = 0
    assert game.winners() == [1]
    game.kingdoms = [{**one, **crownless}, {**two, **crownless}, {}]
    assert game.winners() == [0, 1]
