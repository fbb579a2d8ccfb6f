"""Queendomino: setting up, a turn and its taxes, rule by rule on the engine."""

import pytest

from crownfield.base.actors import CHANCE
from crownfield.base.errors import BadOptions, NotAllowed
from crownfield.games import start
from crownfield.games.position import Position
from tests.games.dominoes_situations import (
    MARKET,
    begun,
    erect,
    happen,
    kingdom,
    lay,
    options,
    own,
    squares,
    turn,
)  # fmt: skip


def at_tax(place: str = "place h7e", laid: str = "", *, row: str = "1 32 46 48", players: int = 4) -> Position:
    """Seat 0 has just placed the first domino of the row, wheat/wheat unless said otherwise."""
    return happen(lay(begun("queendomino", row, "2 3 4 5", players=players), 0, laid), place)


def coins(position: Position, index: int = 0) -> int:
    return int(kingdom(position, index)["coins"])


def test_town_is_a_terrain_like_the_others() -> None:
    """Q1: it connects, makes regions and pays taxes"""
    position = lay(begun("queendomino", "33 46 47 48", "1 2 3 4", players=4), 0, "h7 town, i7 town")
    assert "place j7e" in options(position)
    happen(position, "place j7e", "tax left")
    assert coins(position) == 7 + 3
    assert [text for text in options(position) if text.startswith("build 0")] == [
        "build 0 h7",
        "build 0 i7",
        "build 0 j7",
    ]


@pytest.mark.parametrize(("players", "kings", "grid"), [(2, 4, 7), (3, 3, 5), (4, 4, 5)])
def test_the_table_of_players(players: int, kings: int, grid: int) -> None:
    """Q2, Q3: all 48 dominoes in twelve rows of 4"""
    position = start("queendomino", players=players)
    view, table = position.view(), position.state[0]["table"]
    assert (view["grid"], view["rounds"], int(table["king_count"]), int(table["row_size"])) == (grid, 12, kings, 4)
    assert view["unseen"] == {"queendomino": list(range(1, 49))}


@pytest.mark.parametrize("players", [1, 5, 6, 7, 8])
def test_queendomino_alone_is_for_two_to_four(players: int) -> None:
    """Q2"""
    with pytest.raises(BadOptions):
        start("queendomino", players=players)


def test_with_three_players_one_domino_of_each_row_leaves() -> None:
    """Q4: in the first row as in all others"""
    position = begun("queendomino", "1 32 46 48", "2 3 4 5", players=3)
    assert [domino["number"] for domino in position.view()["row"]["dominoes"]] == [1, 32, 46]
    for pick in (5, 4, 2):
        turn(position, options(position)[0], pick=pick)
    assert [domino["number"] for domino in position.view()["row"]["dominoes"]] == [2, 4, 5]
    assert not {3, 48} & set(position.view()["unseen"]["queendomino"])


def test_three_or_four_kings_are_drawn_one_by_one() -> None:
    """Q5"""
    for players, kings in ((3, (2, 0, 1)), (4, (3, 1, 0, 2))):
        position = happen(start("queendomino", players=players), MARKET, "row 1 2 3 4")
        for number, seat in enumerate(kings, start=1):
            happen(position, f"king {seat}")
            assert (position.actor, position.view()["coming"]) == (seat, [seat])
            happen(position, f"pick {number}")


@pytest.mark.parametrize("first", [0, 1])
def test_two_players_put_their_kings_a_b_b_a(first: int) -> None:
    """Q6: the fourth king takes what is left"""
    position = happen(start("queendomino"), MARKET, "row 1 2 3 4", f"king {first}")
    assert (position.view()["kings"], position.view()["coming"]) == ([2, 2], [first, 1 - first, 1 - first, first])
    actors = []
    for number in (2, 1, 4, 3):
        actors.append(position.actor)
        happen(position, f"pick {number}")
    assert actors == [first, 1 - first, 1 - first, first]
    for text in ("king 2", "king 0 1", "kings 0 1 1 0"):
        with pytest.raises(NotAllowed):
            happen(start("queendomino"), MARKET, "row 1 2 3 4", text)


def test_the_building_on_top_of_the_pile_is_seen_but_not_for_sale() -> None:
    """Q7: neither built nor burnt; what lies below is counted, not ordered"""
    position = at_tax(row="45 46 47 48")
    view = position.view()
    assert view["market"]["top"] == "fortress"
    assert "fortress" not in view["pile"]
    assert sum(view["pile"].values()) == 32 - 7
    happen(position, "tax none")
    assert {text.split()[1] for text in options(position)} <= {"none", "0", "1", "2", "3", "4", "5"}
    happen(position, "build none")
    assert options(position) == ["dragon none", *(f"dragon {cost}" for cost in range(6))]


def test_the_top_six_buildings_fill_six_slots() -> None:
    """Q8: dearest first in words"""
    position = start("queendomino", players=3)
    assert (position.phase, position.actor) == ("market", CHANCE)
    for text in ("market 5=statue top=church", MARKET.replace(" top=fortress", ""), MARKET.replace("4=", "0=")):
        with pytest.raises((NotAllowed, ValueError)):
            position.reveal(text)
    happen(position, MARKET)
    assert position.view()["market"]["slots"] == {
        "5": "statue", "4": "bakery", "3": "church", "2": "guardtower", "1": "small_tavern", "0": "foundry",
    }  # fmt: skip


def test_a_building_cannot_come_more_often_than_it_is_in_the_box() -> None:
    """Q8: there is one fortress"""
    with pytest.raises(NotAllowed, match="no fortress is left"):
        happen(start("queendomino"), MARKET.replace("5=statue", "5=fortress"))


def test_everyone_starts_with_a_knight_and_seven_coins() -> None:
    """Q9, Q38: the bank lacks the knights dealt"""
    view = start("queendomino", players=3).view()
    assert view["market"]["dragon"] is None
    assert view["bank"] == {"knights": 19, "towers": 15}
    for found in view["kingdoms"]:
        assert (found["coins"], found["knights"], found["towers"], found["queen"]) == (7, 1, 0, False)


def test_a_turn_has_five_steps_in_this_order() -> None:
    """Q10: each is asked, even with one option"""
    position = begun("queendomino", "1 32 46 48", "2 3 4 5", players=4)
    phases = []
    for text in ("place h7e", "tax none", "build none", "dragon none", "pick 2"):
        assert position.actor == 0
        phases.append(position.phase)
        happen(position, text)
    assert phases == ["place", "tax", "build", "dragon", "pick"]
    assert (position.actor, position.phase) == (1, "place")


def test_declining_is_always_offered_and_skipping_a_step_never() -> None:
    """Q10"""
    position = at_tax()
    assert options(position)[0] == "tax none"
    with pytest.raises(NotAllowed):
        position.play("build none")
    assert options(happen(position, "tax none")) == ["build none"]
    assert options(happen(position, "build none"))[0] == "dragon none"


def test_after_a_discard_one_may_still_build_burn_and_pick() -> None:
    """Q11, Q13, Q14: but not collect taxes"""
    walls = "f7 lake, h7 town, g6 lake, g8 lake"
    position = lay(begun("queendomino", "1 32 46 48", "2 3 4 5", players=4), 0, walls)
    assert options(position) == ["discard"]
    happen(position, "discard")
    assert options(position) == ["tax none"]
    assert position.view()["placed"] is None
    happen(position, "tax none")
    assert "build 0 h7" in options(position)
    happen(position, "build 0 h7")
    assert "dragon 4" in options(position)
    happen(position, "dragon 4")
    assert options(position) == ["pick 2", "pick 3", "pick 4", "pick 5"]


def test_with_two_players_each_king_has_a_whole_turn() -> None:
    """Q12: seat 1 taxes and builds twice in this round"""
    position = begun("queendomino", "1 46 47 48", "2 3 4 5", kings="0 1 1 0")
    turn(position, "place h7e", pick=2)
    own(position, 1, knights=2)
    turn(position, "place h7e", tax="left", build="0 h7", pick=3)
    assert position.actor == 1
    turn(position, "place h8e", tax="left", build="1 i7", pick=4)
    found = kingdom(position, 1)
    assert {found["squares"]["h7"].get("building"), found["squares"]["i7"].get("building")} == {
        "foundry",
        "small_tavern",
    }
    assert (found["squares"]["h7"].get("knight"), found["squares"]["h8"].get("knight")) == (True, True)
    assert (position.actor, position.view()["round"]) == (0, 1)


def test_what_can_be_placed_must_be_unless_the_option_says_otherwise() -> None:
    """Q13"""
    assert "discard" not in options(begun("queendomino", "1 32 46 48", "2 3 4 5", players=4))
    position = begun("queendomino", "1 32 46 48", "2 3 4 5", players=4, may_discard=True)
    assert "discard" in options(position)
    assert options(happen(position, "discard")) == ["tax none"]


def test_a_knight_goes_to_one_half_or_one_to_each() -> None:
    """Q14"""
    position = at_tax()
    assert options(position) == ["tax none", "tax left", "tax right"]
    assert options(own(position, 0, knights=2)) == ["tax none", "tax left", "tax right", "tax both"]
    assert options(own(position, 0, knights=0)) == ["tax none"]
    happen(own(position, 0, knights=3), "tax right")
    found = kingdom(position)
    assert (found["knights"], found["squares"]["i7"].get("knight"), found["squares"]["h7"].get("knight")) == (
        2,
        True,
        None,
    )


@pytest.mark.parametrize(
    ("domino", "laid", "tax", "income"),
    [
        (1, "", "left", 2),
        (1, "j7 wheat, j8 wheat", "left", 4),
        (10, "", "left", 1),
        (10, "h8 forest, i8 forest", "right", 3),
        (45, "h8 town", "right", 1),
        (46, "h8 town", "left", 3),
        (46, "h8 town", "right", 3),
    ],
)
def test_a_knight_pays_the_size_of_its_region_whatever_the_terrain(
    domino: int, laid: str, tax: str, income: int
) -> None:
    """Q15: the new domino included, with or without crowns"""
    others = [number for number in (47, 48, 44, 43) if number > domino or domino > 44][:3]
    row = sorted([domino, *others])
    position = begun("queendomino", " ".join(map(str, row)), "2 3 4 5", players=4)
    for pick in range(2, 2 + row.index(domino)):
        turn(position, options(position)[0], pick=pick)
    seat = position.actor
    happen(lay(position, seat, laid), "place h7e", f"tax {tax}")
    assert coins(position, seat) == 7 + income


def test_the_example_of_two_knights_in_a_wheat_of_seven() -> None:
    """Q16: 7 + 7 = 14, whatever knights stood there before"""
    wheat = "j7 wheat, j8 wheat, j6 wheat, i6 wheat, h6 wheat"
    position = own(begun("queendomino", "1 32 46 48", "2 3 4 5", players=4), 0, knights=2)
    happen(lay(position, 0, wheat), "place h7e", "tax both")
    assert coins(position) == 7 + 14
    assert kingdom(position)["knights"] == 0


def test_knights_already_there_change_nothing() -> None:
    """Q16, Q19: they stay, and the region pays again"""
    position = begun("queendomino", "1 32 46 48", "2 3 4 5", players=4)
    own(position, 0, knights=3)
    turn(position, "place h7e", tax="both", pick=2)
    for pick in (3, 4, 5):
        turn(position, options(position)[0], pick=pick)
    happen(position, "row 6 7 8 9", "place j7e", "tax left")
    assert coins(position) == 7 + 2 + 2 + 4
    knights = [name for name, half in kingdom(position)["squares"].items() if half.get("knight")]
    assert sorted(knights) == ["h7", "i7", "j7"]


def test_the_knight_treasury_pays_per_knight_owned_for_each_knight_placed() -> None:
    """Q17: 4 knights owned, two of them placed: 4 + 4 on top"""
    position = begun("queendomino", "1 32 46 48", "2 3 4 5", players=4)
    erect(lay(own(position, 0, knights=4), 0, "g8 town"), 0, "g8", "safe_knight")
    happen(position, "place h7e", "tax both")
    assert coins(position) == 7 + 2 + 2 + 4 + 4


def test_the_tower_treasury_pays_per_tower_and_both_treasuries_pay_both() -> None:
    """Q18"""
    position = begun("queendomino", "1 32 46 48", "2 3 4 5", players=4)
    erect(lay(own(position, 0, knights=2, towers=3), 0, "g8 town, g9 town"), 0, "g8", "safe_tower")
    one = happen(position.copy(), "place h7e", "tax left")
    assert coins(one) == 7 + 2 + 3
    both = happen(erect(position, 0, "g9", "safe_knight"), "place h7e", "tax both")
    assert coins(both) == 7 + 2 * (2 + 3 + 2)


def test_squares_show_knights_and_buildings() -> None:
    """Q19, Q25"""
    position = at_tax("place h7e", row="32 46 47 48")
    happen(position, "tax left", "build 2 h7")
    assert kingdom(position)["squares"]["h7"] == {
        "terrain": "town",
        "crowns": 0,
        "knight": True,
        "building": "guardtower",
    }
    assert squares(position)["i7"] == ("forest", 0)
