"""Queendomino: the final score, its worked example, ties and bonuses."""

import pytest

from crownfield.base.actors import NOBODY
from crownfield.games import start
from crownfield.games.position import Position
from crownfield.mechanics.draft import OVER, PLACE
from crownfield.mechanics.kingdom import add_crowns
from tests.games.dominoes_situations import begun, erect, happen, kingdom, lay, options, own, square, turn

EXAMPLE = "23:f8s 33:e9e 40:e8s 15:g8e 25:g9e 14:i9s 43:h7s 45:i7s 27:g6s 41:f6s 7:e5n 38:h5e"
BUILDINGS = ("sawmill", "church", "travelling_castle", "big_tavern", "statue", "guardtower")


def example_position() -> Position:
    """Every domino of the worked example is placed by the rules, its six buildings are built, the Queen comes."""
    position = begun("queendomino", "1 2 3 4", "5 6 8 9", players=4)
    table, state = position.state[0]["table"], position.state[0]
    for entry in EXAMPLE.split():
        number, placement = entry.split(":")
        table["row"][0], table["turn"], table["actor"], table["phase"] = int(number), 0, 0, PLACE
        happen(position, f"place {placement}")
    towns = sorted(name for name, half in kingdom(position)["squares"].items() if half["terrain"] == "town")
    for name, building in zip(towns, BUILDINGS, strict=True):
        facts = position.components.buildings[building]
        erect(position, 0, name, building)
        add_crowns(state["kingdoms"][0], square(name), facts.crowns)
        own(position, 0, towers=kingdom(position)["towers"] + facts.towers)
    state["court"]["queen"] = 0
    return own(position, 0, coins=11)


def test_the_worked_example_is_worth_seventy_one_line_by_line() -> None:
    """Q44"""
    position = example_position()
    pad = position.scores()[0]
    assert pad.parts == {
        "coins": 3, "wheat": 3, "forest": 3, "lake": 6, "pasture": 16, "swamp": 1, "mine": 12, "town": 0,
        "sawmill": 6, "church": 8, "big_tavern": 2, "guardtower": 3, "travelling_castle": 3, "statue": 5,
    }  # fmt: skip
    assert pad.total == 71
    assert kingdom(position)["towers"] == 3
    assert len(kingdom(position)["squares"]) == 24


def test_the_worked_example_without_the_queen_and_with_bonuses() -> None:
    """Q41, Q44, Q45: pasture is its largest region"""
    position = example_position()
    position.state[0]["court"]["queen"] = -1
    assert position.scores()[0].parts["pasture"] == 12
    table = position.state[0]["table"]
    table["middle_kingdom"] = table["harmony"] = 1
    assert position.scores()[0].total == 71 - 4 + 10 + 5


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3), (300, 100)])
def test_three_coins_are_a_point(coins: int, points: int) -> None:
    """Q39: rounded down; coins have no limit"""
    assert own(start("queendomino"), 0, coins=coins).scores()[0].parts["coins"] == points


def built(laid: str, **buildings: str) -> Position:
    """A kingdom without coins; square=building."""
    position = own(lay(start("queendomino", players=4), 0, laid), 0, coins=0)
    for name, building in buildings.items():
        erect(position, 0, name, building)
        add_crowns(position.state[0]["kingdoms"][0], square(name), position.components.buildings[building].crowns)
    return position


def parts(position: Position) -> dict[str, int]:
    return {name: points for name, points in position.scores()[0].parts.items() if points}


def test_a_buildings_crown_counts_in_its_town() -> None:
    """Q40: unbuilt squares count as squares; a printed crown is not shown for it"""
    position = built("h7 town, i7 town, j7 town, f7 town", h7="queens_tower", j7="queens_tower")
    assert parts(position) == {"town": 3 * 2}
    assert "queens_tower" not in position.scores()[0].parts
    assert kingdom(position)["squares"]["h7"] == {"terrain": "town", "crowns": 0, "building": "queens_tower"}


@pytest.mark.parametrize(
    ("laid", "without", "with_her"),
    [
        ("h7 wheat, i7 wheat, f7 mine 3", {"mine": 3}, {"wheat": 2, "mine": 3}),
        ("h7 wheat 1, i7 wheat, f7 mine 3", {"wheat": 2, "mine": 3}, {"wheat": 4, "mine": 3}),
        ("h7 town, i7 town, f7 wheat 1", {"wheat": 1}, {"town": 2, "wheat": 1}),
        ("h7 lake, i7 lake, f7 forest, e7 forest", {}, {"forest": 2}),
        ("", {}, {}),
    ],
)
def test_the_queen_is_one_more_crown_in_the_largest_region(
    laid: str, without: dict[str, int], with_her: dict[str, int]
) -> None:
    """Q41: town or not, with or without crowns; of equal ones the first terrain is named"""
    position = built(laid)
    for host, expected in ((-1, without), (0, with_her), (1, without)):
        position.state[0]["court"]["queen"] = host
        assert parts(position) == expected


REGIONS = "h7 {0}, i7 {0}, f7 {0} 1, g9 {0}, e9 town"


@pytest.mark.parametrize(
    ("building", "terrain"),
    [
        ("bakery", "wheat"),
        ("sawmill", "forest"),
        ("fishmonger", "lake"),
        ("spinning_mill", "pasture"),
        ("school_of_magic", "swamp"),
        ("foundry", "mine"),
    ],
)
def test_some_buildings_score_two_for_each_region_of_a_terrain(building: str, terrain: str) -> None:
    """Q42: whatever its size and crowns"""
    assert parts(built(REGIONS.format(terrain), e9=building)) == {terrain: 1, building: 6}


def test_a_church_counts_town_regions() -> None:
    """Q42"""
    assert parts(built("h7 town, i7 town, f7 town", h7="church")) == {"church": 4}
    assert parts(built("h7 town, i7 town, f7 town", h7="church", i7="church")) == {"church": 8}


@pytest.mark.parametrize(
    ("building", "points"),
    [
        ("safe_tower", 2),
        ("safe_knight", 2),
        ("small_tavern", 3),
        ("big_tavern", 2),
        ("guardtower", 3),
        ("fortress", 2),
        ("statue", 5),
    ],
)
def test_some_buildings_have_fixed_points(building: str, points: int) -> None:
    """Q42"""
    assert parts(built("h7 town", h7=building)) == {building: points}


def test_towers_and_knights_are_counted_at_the_end() -> None:
    """Q42: knights in the kingdom and in the supply"""
    position = own(built("h7 town, i7 town", h7="travelling_castle", i7="training_camp"), 0, towers=4, knights=3)
    position.state[0]["estates"][0]["knights_on"][square("h7") >> 6] |= 1 << (square("h7") & 63)
    assert parts(position) == {"travelling_castle": 4, "training_camp": 4}


def ended(*kingdoms: str) -> Position:
    position = start("queendomino", players=max(2, len(kingdoms)))
    for index, text in enumerate(kingdoms):
        own(lay(position, index, text), index, coins=0)
    table = position.state[0]["table"]
    table["phase"], table["actor"] = OVER, NOBODY
    return position


def test_ties_go_to_the_larger_largest_region_and_to_nothing_else() -> None:
    """Q43: crowns break no ties"""
    position = ended("h7 wheat 2, i7 wheat", "h7 wheat 1, i7 wheat 1, f7 mine, e7 mine, f8 mine")
    assert position.winners == [1]
    position = ended("h7 wheat 2, i7 wheat", "h7 wheat 1, i7 wheat 1", "h7 wheat 1, i7 wheat, f7 mine 2")
    assert [pad.total for pad in position.scores()] == [4, 4, 4]
    assert position.winners == [0, 1, 2]


def test_the_bonuses_of_kingdomino_may_be_switched_on() -> None:
    """Q45: off by default"""
    assert "harmony" not in start("queendomino").scores()[0].parts
    pad = start("queendomino", middle_kingdom=True, harmony=True).scores()[0]
    assert (pad.parts["middle_kingdom"], pad.parts["harmony"]) == (10, 0)
    assert list(pad.parts)[-2:] == ["middle_kingdom", "harmony"]


def test_two_players_have_the_middle_of_seven_by_seven() -> None:
    """Q45, Q2"""
    for name, points in (("j7", 10), ("k7", 0)):
        position = lay(start("queendomino", middle_kingdom=True), 0, f"{name} wheat")
        assert position.scores()[0].parts["middle_kingdom"] == points


def test_the_score_pad_has_its_lines_in_order() -> None:
    """Q39, Q40, Q42: coins, terrains, then the buildings owned"""
    position = built("h7 town, i7 town", h7="statue", i7="bakery")
    assert list(position.scores()[0].parts) == [
        "coins", "wheat", "forest", "lake", "pasture", "swamp", "mine", "town", "bakery", "statue",
    ]  # fmt: skip


def test_a_whole_turn_with_everything_in_it_scores_at_once() -> None:
    """Q10, Q40: coins and buildings count as they stand"""
    position = begun("queendomino", "32 46 47 48", "2 3 4 5", players=4)
    turn(position, "place h7e", tax="left", build="2 h7", pick=2)
    assert parts(position) == {"coins": (7 + 1 - 2) // 3, "guardtower": 3, "forest": 1}
    assert options(position)
