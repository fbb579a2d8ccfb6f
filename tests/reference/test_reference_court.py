"""What the reference says about taxes, the builders' board between rounds, and the final score."""

from __future__ import annotations

from collections import Counter
from random import Random

from . import is_legal_placement, new
from .chance import sample
from .components import dominoes
from .court import Court, free_town_squares, parts, tax
from .kingdom import Kingdom
from .market import Market
from .notation import parse_placement

EXAMPLE = "23:f8s 33:e9e 40:e8s 15:g8e 25:g9e 14:i9s 43:h7s 45:i7s 27:g6s 41:f6s 7:e5n 38:h5e"
EXAMPLE_PARTS = {
    "coins": 3, "wheat": 3, "forest": 3, "lake": 6, "pasture": 16, "swamp": 1, "mine": 12, "town": 0,
    "sawmill": 6, "church": 8, "big_tavern": 2, "guardtower": 3, "travelling_castle": 3, "statue": 5,
}  # fmt: skip


def test_the_worked_example_comes_to_71_line_by_line() -> None:
    kingdom: Kingdom = {}
    for word in EXAMPLE.split():
        number, _, name = word.partition(":")
        domino = dominoes("queendomino")[int(number)]
        left, right = parse_placement(name)
        assert is_legal_placement(kingdom, domino, left, right, 5)
        kingdom.update({left: domino[0], right: domino[1]})
    assert len(kingdom) == 24
    court = Court(coins=11, knights=0, towers=3)
    owned = ["sawmill", "church", "travelling_castle", "big_tavern", "statue", "guardtower"]
    court.buildings = dict(zip(free_town_squares(kingdom, court), owned, strict=True))
    assert list(parts(kingdom, court, queen=True).items()) == list(EXAMPLE_PARTS.items())
    assert sum(EXAMPLE_PARTS.values()) == 71


def seven_wheat() -> Kingdom:
    return dict.fromkeys([(1, 0), (2, 0), (1, 1), (2, 1), (1, 2), (2, 2), (0, 2)], ("wheat", 0))


def test_two_knights_in_a_region_of_seven_bring_fourteen() -> None:
    game = new("queendomino", 3)
    market = "market 5=statue 4=statue 3=statue 2=church 1=church 0=bakery top=bakery"
    for text in (market, "row 1 2 10 11", "king 0", "pick 1", "king 1", "pick 2", "king 2", "pick 10"):
        game.play(text)
    game.play("row 20 21 22 23")
    game.kingdoms[0] = {s: half for s, half in seven_wheat().items() if s not in ((1, 0), (2, 0))}
    game.courts[0].standing = {(2, 2)}
    game.play("place h7e")
    assert game.legal() == ["tax none", "tax left", "tax right"]
    game.courts[0].knights = 2
    game.play("tax both")
    assert (game.courts[0].coins, game.courts[0].knights) == (7 + 14, 0)
    squares = game.view()["kingdoms"][0]["squares"]
    assert {name for name, square in squares.items() if square.get("knight")} == {"h7", "i7", "i9"}


def test_treasuries_pay_for_every_knight_placed() -> None:
    kingdom: Kingdom = {**seven_wheat(), (-1, 0): ("town", 0), (-2, 0): ("town", 0)}
    court = Court(knights=3, towers=4, standing={(2, 2)})
    assert tax(kingdom, court, (1, 0)) == 7
    court.buildings[(-1, 0)] = "safe_knight"
    assert tax(kingdom, court, (1, 0)) == 7 + 4
    court.buildings[(-2, 0)] = "safe_tower"
    assert tax(kingdom, court, (1, 0)) == 7 + 4 + 4
    assert tax(kingdom, court, (-1, 0)) == 2 + 4 + 4


def test_buildings_left_on_five_and_three_slide_and_the_last_one_comes_to_two() -> None:
    market = Market(slots=dict.fromkeys(range(6)), top="church", pile=Counter())
    market.slots.update({5: "statue", 3: "bakery"})
    market.slide()
    assert market.to_fill() == [2]
    market.fill("market 2=church")
    assert market.offers() == {2: "church", 1: "statue", 0: "bakery"}
    assert (market.top, market.in_pile()) == (None, 0)
    market.slide()
    assert market.to_fill() == []


def test_the_queen_is_a_crown_in_the_largest_region_and_crowned_buildings_count_in_their_town() -> None:
    kingdom: Kingdom = {(1, 0): ("town", 0), (2, 0): ("town", 0), (0, 1): ("lake", 1), (0, -1): ("mine", 1)}
    court = Court(coins=8, knights=2, towers=1, standing={(0, 1)}, buildings={(1, 0): "queens_tower"})
    lines = parts(kingdom, court, queen=True)
    assert (lines["coins"], lines["town"], lines["lake"]) == (2, 4, 1)
    assert "queens_tower" not in lines
    court.buildings[(2, 0)] = "training_camp"
    assert parts(kingdom, court, queen=False)["training_camp"] == 3


def test_the_queen_goes_to_the_largest_region_even_without_crowns_and_names_the_first_of_equals() -> None:
    kingdom: Kingdom = {(1, 0): ("mine", 0), (2, 0): ("mine", 0), (0, 1): ("lake", 3)}
    lines = parts(kingdom, Court(), queen=True)
    assert (lines["mine"], lines["lake"]) == (2, 3)
    kingdom[(0, 2)] = ("lake", 0)
    lines = parts(kingdom, Court(), queen=True)
    assert (lines["mine"], lines["lake"]) == (0, 8)


def test_the_last_round_asks_no_king_and_is_followed_by_no_market() -> None:
    game = new("queendomino", 3)
    random = Random(11)
    asked: list[tuple[int, str]] = []
    while game.actor is not None:
        asked.append((game.round, game.phase))
        game.play(sample(game, random) if game.actor == "chance" else random.choice(game.legal()))
    assert Counter(phase for _, phase in asked)["row"] == 12
    assert asked[:3] == [(0, "market"), (0, "row"), (0, "king")]
    assert asked[-1] == (12, "dragon")
    assert not {(12, "pick"), (12, "row")} & set(asked)
    assert Counter(phase for number, phase in asked if number == 12)["place"] == 3
