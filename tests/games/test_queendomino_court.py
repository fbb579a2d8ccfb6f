"""Queendomino: buildings, the Queen, the dragon, the builders' board and the bank, rule by rule on the engine."""

import pytest

from crownfield.base.actors import CHANCE
from crownfield.base.errors import NotAllowed
from crownfield.games.position import Position
from tests.games.dominoes_situations import begun, erect, happen, kingdom, last_round, lay, options, own, turn

TOWERS = "market 5=statue 4=fortress 3=guardtower 2=guardtower 1=queens_tower 0=school_of_magic top=church"
"""Every cheap slot brings a tower."""


def at_build(laid: str = "f7 town, e7 town", *, players: int = 4, **more: str) -> Position:
    """Seat 0 has placed wheat/wheat on h7 and i7 and is asked what to build."""
    position = lay(begun("queendomino", "1 32 46 48", "2 3 4 5", players=players, **more), 0, laid)
    return happen(position, "place h7e", "tax none")


def queen(position: Position) -> int | None:
    """The kingdom she is in."""
    return next((index for index, found in enumerate(position.view()["kingdoms"]) if found["queen"]), None)


def coins(position: Position, index: int = 0) -> int:
    return int(kingdom(position, index)["coins"])


def test_one_builds_on_a_free_town_square_laid_this_turn_or_earlier() -> None:
    """Q20: never on one with a building"""
    position = lay(begun("queendomino", "32 46 47 48", "2 3 4 5", players=4), 0, "f7 town, e7 town")
    happen(erect(position, 0, "e7", "statue"), "place h7e", "tax none")
    assert [text for text in options(position) if text.startswith("build 1")] == ["build 1 f7", "build 1 h7"]


def test_without_a_town_square_nothing_can_be_built() -> None:
    """Q20"""
    assert options(at_build("f7 lake")) == ["build none"]


def test_a_turn_builds_one_building() -> None:
    """Q20"""
    assert happen(at_build(), "build 0 f7").phase == "dragon"


def test_a_knight_does_not_stop_building() -> None:
    """Q21: it stays"""
    position = begun("queendomino", "32 46 47 48", "2 3 4 5", players=4)
    happen(position, "place h7e", "tax left", "build 0 h7")
    assert kingdom(position)["squares"]["h7"] == {"terrain": "town", "crowns": 0, "knight": True, "building": "foundry"}


@pytest.mark.parametrize("cost", range(6))
def test_a_building_costs_what_its_slot_says(cost: int) -> None:
    """Q22"""
    position = at_build()
    building = position.view()["market"]["slots"][str(cost)]
    happen(position, f"build {cost} e7")
    assert coins(position) == 7 - cost
    assert kingdom(position)["squares"]["e7"]["building"] == building


def test_one_needs_enough_coins() -> None:
    """Q22"""
    position = own(at_build("f7 town"), 0, coins=2)
    assert options(position) == ["build none", "build 0 f7", "build 1 f7", "build 2 f7"]
    with pytest.raises(NotAllowed):
        position.play("build 3 f7")


def test_the_queen_makes_buildings_cheaper_but_never_below_nothing() -> None:
    """Q23"""
    position = own(at_build("f7 town"), 0, coins=2)
    position.state[0]["court"]["queen"] = 0
    assert options(position)[-1] == "build 3 f7"
    assert coins(happen(position.copy(), "build 3 f7")) == 0
    assert coins(happen(position.copy(), "build 0 f7")) == 2
    assert coins(happen(position.copy(), "build 1 f7")) == 2


def test_the_building_that_brings_the_queen_is_paid_in_full() -> None:
    """Q23"""
    position = happen(at_build(market=TOWERS), "build 4 f7")
    assert queen(position) == 0
    assert coins(position) == 3


def test_knights_of_a_building_go_to_the_supply_for_the_next_turn() -> None:
    """Q24: with two kings that may be in the same round"""
    position = begun("queendomino", "1 46 47 48", "2 3 4 5", kings="0 1 1 0")
    turn(position, "place h7e", pick=2)
    happen(position, "place h7e", "tax left", "build 1 h7")
    assert position.phase == "dragon"
    assert kingdom(position, 1)["knights"] == 2
    happen(position, "dragon none", "pick 3", "place h8e")
    assert options(position) == ["tax none", "tax left", "tax right", "tax both"]


def test_towers_of_a_building_stay_in_the_kingdom() -> None:
    """Q25, Q38: they come from the bank"""
    position = happen(at_build(), "build 2 f7")
    assert kingdom(position)["towers"] == 2
    assert position.view()["bank"] == {"knights": 18, "towers": 13}


def test_the_queen_comes_to_whoever_has_as_many_towers_as_any_other() -> None:
    """Q26: towers 2 and 1, the second builds one and has her"""
    position = own(own(at_build(market=TOWERS), 1, towers=2), 0, towers=1)
    position.state[0]["court"]["queen"] = 1
    assert queen(happen(position.copy(), "build 1 f7")) == 0
    assert queen(happen(own(position.copy(), 1, towers=3), "build 1 f7")) == 1
    assert queen(happen(own(position.copy(), 3, towers=3), "build 1 f7")) == 1


def test_without_a_tower_gained_she_does_not_move() -> None:
    """Q26, Q27: not even to whoever has most"""
    position = own(at_build(), 0, towers=5)
    assert queen(happen(position.copy(), "build 5 f7")) is None
    position.state[0]["court"]["queen"] = 3
    assert queen(happen(position, "build 3 f7")) == 3


def test_she_comes_from_wherever_she_is_several_times_a_round() -> None:
    """Q27"""
    position = begun("queendomino", "45 46 47 48", "2 3 4 5", players=4, market=TOWERS)
    visits = []
    for build, pick in (("1 i7", 2), ("0 h7", 3), ("3 h7", 4), ("2 h7", 5)):
        happen(position, "place h7e", "tax none", f"build {build}")
        visits.append(queen(position))
        happen(position, "dragon none", f"pick {pick}")
    assert visits == [0, 1, 2, 3]


def test_the_slot_stays_empty_until_the_end_of_the_round() -> None:
    """Q28"""
    position = happen(at_build(), "build 3 f7", "dragon none", "pick 2")
    assert position.view()["market"]["slots"]["3"] is None
    happen(lay(position, 1, "f7 town"), "place h7e", "tax none")
    assert not any(text.startswith("build 3") for text in options(position))


def at_dragon() -> Position:
    return happen(at_build(), "build none")


def test_the_dragon_needs_to_be_home_a_coin_and_a_building() -> None:
    """Q29"""
    position = at_dragon()
    assert options(position) == ["dragon none", *(f"dragon {cost}" for cost in range(6))]
    assert options(own(position.copy(), 0, coins=0)) == ["dragon none"]
    away, bare = position.copy(), position.copy()
    away.state[0]["court"]["dragon"] = 2
    bare.state[0]["court"]["slot"] = 0
    assert options(away) == options(bare) == ["dragon none"]


def test_whoever_hosts_the_queen_cannot_bribe_it() -> None:
    """Q30: not even if she came in this turn"""
    position = at_dragon()
    position.state[0]["court"]["queen"] = 0
    assert options(position) == ["dragon none"]
    position.state[0]["court"]["queen"] = 1
    assert len(options(position)) == 7
    just_came = happen(at_build(market=TOWERS), "build 1 f7")
    assert queen(just_came) == 0
    assert options(just_came) == ["dragon none"]


def test_the_dragon_burns_a_building_for_a_coin_and_stays_in_its_slot() -> None:
    """Q31"""
    position = happen(at_dragon(), "dragon 4")
    market = position.view()["market"]
    assert coins(position) == 6
    assert (market["slots"]["4"], market["dragon"]) == (None, 4)
    everything = [*market["slots"].values(), market["top"], *position.view()["pile"]]
    assert everything.count("bakery") == 1  # one copy is left in the pile


def test_it_burns_once_a_round_whoever_paid() -> None:
    """Q32"""
    position = happen(at_dragon(), "dragon 4", "pick 2", "place h7e", "tax none", "build none")
    assert (position.actor, options(position)) == (1, ["dragon none"])


def test_a_turn_ends_with_a_pick_but_not_in_the_last_round() -> None:
    """Q33"""
    position = at_dragon()
    assert happen(position.copy(), "dragon none").phase == "pick"
    ended = happen(last_round(position), "dragon none")
    assert (ended.phase, ended.actor) == ("place", 1)


def finish_round(position: Position) -> Position:
    """Every turn declines everything, until chance is due."""
    while position.actor != CHANCE:
        position.play(next((text for text in options(position) if text.endswith("none")), options(position)[0]))
    return position


def test_the_dragon_goes_home_at_the_end_of_a_round() -> None:
    """Q34"""
    position = finish_round(happen(at_dragon(), "dragon 4"))
    assert position.view()["market"]["dragon"] is None


def test_buildings_slide_to_the_cheap_end_and_the_pile_fills_the_rest() -> None:
    """Q35, Q36: foundry and church are gone; the one that lay on top comes first, and one more shows"""
    position = finish_round(happen(at_build(), "build 3 f7", "dragon 0"))
    assert position.phase == "market"
    assert position.view()["market"]["slots"] == {
        "5": None, "4": None, "3": "statue", "2": "bakery", "1": "guardtower", "0": "small_tavern",
    }  # fmt: skip
    for text in ("market 5=fortress 4=church top=sawmill", "market 4=fortress", "market 5=sawmill 4=fortress"):
        with pytest.raises(NotAllowed):
            position.reveal(text)
    happen(position, "market 5=sawmill 4=fortress top=church")
    assert position.view()["market"]["slots"]["4"] == "fortress"
    assert position.view()["market"]["top"] == "church"


def test_the_example_of_a_pile_that_runs_out() -> None:
    """Q36: buildings on 5 and 3, one in the pile: they slide to 1 and 0, the new one lies on 2"""
    position = happen(at_build(), "build none")
    court = position.state[0]["court"]
    ids = list(position.components.buildings)
    court["slot"] = [0, 0, 0, ids.index("church") + 1, 0, ids.index("bakery") + 1]
    court["top"], court["pile"] = ids.index("statue") + 1, 0
    finish_round(position)
    slots = position.view()["market"]["slots"]
    assert (slots["1"], slots["0"], slots["2"]) == ("bakery", "church", None)
    with pytest.raises(NotAllowed):
        position.reveal("market 2=church")
    happen(position, "market 2=statue")
    view = position.view()
    assert (view["market"]["slots"]["2"], view["market"]["top"], view["pile"]) == ("statue", None, {})
    assert position.phase == "row"


def test_an_exhausted_pile_fills_nothing() -> None:
    """Q36"""
    position = happen(at_build(), "build 3 f7")
    position.state[0]["court"]["top"], position.state[0]["court"]["pile"] = 0, 0
    assert finish_round(position).phase == "row"


def test_a_full_board_is_not_filled() -> None:
    """Q36: nothing was built or burnt"""
    assert finish_round(at_build()).phase == "row"


def test_after_the_last_round_nothing_slides_and_nothing_is_filled() -> None:
    """Q37: but A to D are played in full"""
    position = last_round(at_build())
    happen(position, "build 3 f7", "dragon 0")
    for _ in range(3):
        turn(position, options(position)[0])
    assert position.is_over
    market = position.view()["market"]
    assert (market["slots"]["5"], market["slots"]["3"], market["slots"]["0"], market["dragon"]) == (
        "statue",
        None,
        None,
        0,
    )
    assert position.winners


@pytest.mark.parametrize(("left", "gained"), [(5, 2), (2, 2), (1, 1), (0, 0)])
def test_a_building_grants_the_knights_that_are_left(left: int, gained: int) -> None:
    """Q38: the small tavern has two"""
    position = at_build()
    position.state[0]["court"]["bank_knights"] = left
    happen(position, "build 1 f7")
    assert kingdom(position)["knights"] == 1 + gained
    assert position.view()["bank"]["knights"] == left - gained


def test_a_tower_that_the_bank_lacks_brings_no_queen() -> None:
    """Q38, Q26"""
    position = at_build()
    position.state[0]["court"]["bank_towers"] = 0
    happen(position, "build 2 f7")
    assert (kingdom(position)["towers"], queen(position)) == (0, None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_up_to_four_kingdoms_never_empty_the_bank(players: int) -> None:
    """Q38: all buildings together grant exactly the 15 towers, and 18 knights beside the first ones"""
    position = begun("queendomino", "1 2 3 4", "5 6 7 8", players=players)
    buildings = position.components.buildings.values()
    assert sum(item.copies * item.knights for item in buildings) <= position.view()["bank"]["knights"]
    assert sum(item.copies * item.towers for item in buildings) == position.view()["bank"]["towers"]
