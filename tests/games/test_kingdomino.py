"""Kingdomino: the kingdom, the draft and the end, rule by rule on the engine."""

from typing import Any

import pytest

from crownfield.base.actors import CHANCE
from crownfield.base.errors import NotAllowed, Unreadable
from crownfield.games import start
from crownfield.games.position import Position
from tests.games.dominoes_situations import begun, happen, kingdom, lay, options, squares

ANYWHERE = {f"place {s}" for s in ("h7e", "h7n", "h7s", "f7w", "f7n", "f7s", "g8n", "g8e", "g8w", "g6s", "g6e", "g6w")}


def to_place(domino: int, squares_laid: str = "", **chosen: Any) -> Position:
    """Seat 0 must place this domino in the kingdom so laid."""
    others = [number for number in (44, 45, 46, 47) if number != domino][:3]
    position = begun("kingdomino", " ".join(map(str, sorted([domino, *others]))), "1 2 3 4", **chosen)
    lay(position, 0, squares_laid)
    assert position.actor == 0
    return position


def placeable(position: Position) -> set[str]:
    return {text.removeprefix("place ") for text in options(position) if text != "discard"}


def test_the_castle_is_a_joker_on_g7() -> None:
    """K1: on each of its sides either half of a domino may lie, whatever its terrain"""
    for domino in (13, 17, 40):
        position = to_place(domino)
        ways = set(options(position))
        assert len(ways) == 24
        assert ways >= ANYWHERE
    assert "g7" not in squares(happen(to_place(13), "place h7e"))


def test_the_castle_joins_no_regions() -> None:
    """K2: wheat on f7 and wheat on h7 are two regions"""
    position = lay(start("kingdomino"), 0, "f7 wheat 1, h7 wheat 1")
    assert position.scores()[0].parts["wheat"] == 2
    assert position.scores()[0].tie_break // 256 == 1


def test_a_half_lies_where_it_is_put_with_its_terrain_and_crowns() -> None:
    """K3, K4"""
    for move, right in (("place h7e", "i7"), ("place h7n", "h8"), ("place h7s", "h6")):
        assert squares(happen(to_place(23), move)) == {"h7": ("wheat", 1), right: ("mine", 0)}
    assert squares(happen(to_place(23), "place f7w")) == {"f7": ("wheat", 1), "e7": ("mine", 0)}


def test_a_domino_covers_free_squares_only() -> None:
    """K4"""
    ways = placeable(to_place(13, "h7 wheat, i7 wheat, h8 lake"))
    assert not {"h7e", "h7n", "i7n", "i8w", "h6n", "g8e"} & ways
    assert {"i8n", "i8e", "h6s"} <= ways
    assert not any(way.startswith("g7") for way in ways)
    with pytest.raises(Unreadable):
        to_place(13).play("place g7e")


def test_a_double_is_one_move_whichever_half_comes_first() -> None:
    """K5"""
    position = begun("kingdomino", "1 44 45 46", "2 3 4 5")
    assert len(options(position)) == 12
    assert {text[-1] for text in options(position)} == {"e", "n"}
    assert "place h7e" in options(position)
    with pytest.raises(NotAllowed):
        position.play("place i7w")


def test_one_half_must_touch_the_castle_or_its_own_terrain_by_a_side() -> None:
    """K6: i8 touches wheat on i7; j8 touches it at a corner only"""
    ways = placeable(to_place(13, "h7 forest, i7 wheat"))
    assert {"j7e", "i8n", "i8e", "j7n", "i6s"} <= ways
    assert not {"j8n", "j8e", "k7e", "j9n"} & ways


def test_what_the_other_half_touches_does_not_matter() -> None:
    """K6: the lake of this domino may lie against forest"""
    position = to_place(14, "h7 wheat, h8 forest")
    assert "i7n" in placeable(position)
    happen(position, "place i7n")
    assert squares(position)["i8"] == ("lake", 0)


def test_a_domino_does_not_connect_itself() -> None:
    """K7: wheat/wheat out in the open"""
    position = lay(begun("kingdomino", "1 44 45 46", "2 3 4 5"), 0, "h7 forest, i7 lake, f7 lake, g8 lake, g6 lake")
    assert options(position) == ["discard"]


@pytest.mark.parametrize(("mighty", "reach"), [(False, 4), (True, 6)])
def test_a_kingdom_fits_in_its_box(mighty: bool, reach: int) -> None:
    """K8: castle included"""
    columns = "ghijklm"
    laid = ", ".join(f"{columns[step]}7 wheat" for step in range(1, reach - 1))
    ways = placeable(to_place(13, laid, mighty_duel=mighty))
    assert f"{columns[reach - 1]}7e" in ways
    laid += f", {columns[reach - 1]}7 wheat"
    assert f"{columns[reach]}7n" in placeable(to_place(13, laid, mighty_duel=mighty))
    assert not any(way.endswith("7e") and way[0] == columns[reach] for way in ways)


def test_the_box_is_not_fixed_in_advance() -> None:
    """K9: from f to i the kingdom may still grow to e or to j, but not to both"""
    laid = "f7 wheat, h7 wheat, i7 wheat"
    position = to_place(13, laid)
    assert {"j7n", "e7n"} <= placeable(position)
    assert not {"j7e", "e7w"} & placeable(position)
    happen(position, "place j7n")
    assert kingdom(position)["squares"].keys() >= {"f7", "j7"}
    assert "e7n" not in placeable(to_place(15, laid + ", j7 wheat, j8 forest"))


def test_the_castle_may_end_up_in_a_corner() -> None:
    """K9"""
    laid = "h7 wheat, i7 wheat, j7 wheat, g8 wheat, g9 wheat, g10 wheat"
    assert {"k7n", "g11e"} <= placeable(to_place(13, laid))
    ways = placeable(to_place(13, laid + ", k7 wheat, g11 wheat"))
    assert {"h8n", "k8n", "h11e"} <= ways
    assert not {"f7n", "f7w", "g6s", "g6e"} & ways


def test_what_can_be_placed_must_be_placed() -> None:
    """K10"""
    position = to_place(13)
    assert "discard" not in options(position)
    with pytest.raises(NotAllowed, match="'discard' is not allowed here"):
        position.play("discard")


def test_what_cannot_be_placed_is_discarded_and_the_king_moves_on() -> None:
    """K11: it is not replaced and brings nothing"""
    position = to_place(13, "f7 lake, h7 lake, g6 lake, g8 lake")
    before = kingdom(position)
    unseen = position.view()["unseen"]
    assert options(position) == ["discard"]
    happen(position, "discard")
    assert kingdom(position) == before
    assert (position.phase, position.actor, position.view()["unseen"]) == ("pick", 0, unseen)
    assert options(position) == ["pick 1", "pick 2", "pick 3", "pick 4"]


def test_an_option_lets_any_domino_be_discarded() -> None:
    """K12: off by default"""
    position = to_place(13, may_discard=True)
    assert len(options(position)) == 25
    assert options(position)[-1] == "discard"
    happen(position, "discard")
    assert kingdom(position)["squares"] == {}
    assert start("kingdomino").options["may_discard"] is False


def test_regions_are_joined_by_sides_only() -> None:
    """K13"""
    position = lay(start("kingdomino"), 0, "h7 wheat 1, h8 wheat, i9 wheat 1, f7 wheat 1")
    assert position.scores()[0].parts["wheat"] == 2 + 1 + 1


def test_each_region_scores_its_squares_times_its_crowns() -> None:
    """K14: a lake of 4 with 2 crowns and one of 1 with 1 crown"""
    position = lay(start("kingdomino"), 0, "h7 lake 1, i7 lake, i8 lake 1, h8 lake, f7 lake 1")
    pad = position.scores()[0]
    assert pad.parts == {"wheat": 0, "forest": 0, "lake": 9, "pasture": 0, "swamp": 0, "mine": 0}
    assert pad.total == 9


def test_a_region_without_crowns_scores_nothing_but_is_a_region() -> None:
    """K15, K30"""
    position = lay(start("kingdomino"), 0, "h7 wheat, i7 wheat, h8 wheat")
    assert position.scores()[0].total == 0
    assert position.scores()[0].tie_break == 3 * 256


def test_everything_is_open_but_the_order_of_what_is_unseen() -> None:
    """K16, K18: those set aside are among the unseen until the end"""
    view = begun("kingdomino", "3 17 22 41", "1 2 4 5").view()
    assert view["unseen"] == {"kingdomino": sorted(set(range(1, 49)) - {3, 17, 22, 41, 1, 2, 4, 5})}
    assert {"row", "next", "kingdoms", "phase", "actor", "turn"} <= set(view)


@pytest.mark.parametrize(
    ("players", "chosen", "kings", "used", "row", "rounds", "grid"),
    [
        (2, {}, 4, 24, 4, 6, 5),
        (2, {"mighty_duel": True}, 4, 48, 4, 12, 7),
        (3, {}, 3, 36, 3, 12, 5),
        (3, {"row": 4}, 3, 48, 4, 12, 5),
        (4, {}, 4, 48, 4, 12, 5),
    ],
)
def test_the_table_of_players(
    players: int, chosen: dict[str, Any], kings: int, used: int, row: int, rounds: int, grid: int
) -> None:
    """K17, K28, K32"""
    position = play_first_moves(start("kingdomino", players=players, **chosen))
    view = position.view()
    assert (view["grid"], view["rounds"], view["phase"]) == (grid, rounds, "over")
    assert 48 - len(view["unseen"]["kingdomino"]) == used == row * rounds
    table = position.state[0]["table"]
    assert (int(table["king_count"]), int(table["row_size"])) == (kings, row)
    assert all(len(kingdom(position, seat)["squares"]) <= grid * grid - 1 for seat in range(players))


def play_first_moves(position: Position) -> Position:
    """Always the first move, and the lowest unseen dominoes: a whole game without luck."""
    while not position.is_over:
        if position.actor != CHANCE:
            position.play(position.legal_moves()[0])
        elif position.phase == "row":
            table = position.state[0]["table"]
            unseen = position.view()["unseen"]["kingdomino"][: int(table["row_size"])]
            position.reveal("row " + " ".join(map(str, unseen)))
        else:
            left = position.view()["kings"]
            position.reveal(f"king {left.index(max(left))}")
    return position


def test_a_row_is_sorted_and_leaves_the_pile() -> None:
    """K19"""
    position = start("kingdomino", players=4)
    for text in ("row 41 3 17 22", "row 3 17 22", "row 3 3 17 22"):
        with pytest.raises(NotAllowed):
            position.reveal(text)
    happen(position, "row 3 17 22 41")
    assert [domino["number"] for domino in position.view()["next"]["dominoes"]] == [3, 17, 22, 41]
    assert 17 not in position.view()["unseen"]["kingdomino"]


def test_each_king_is_put_before_the_next_is_drawn() -> None:
    """K20, K25: one king to a domino"""
    position = happen(start("kingdomino", players=4), "row 3 17 22 41")
    left = [1, 1, 1, 1]
    for seat, move in zip((2, 0, 3, 1), ("pick 22", "pick 3", "pick 41", "pick 17"), strict=True):
        assert (position.phase, position.view()["kings"], position.view()["coming"]) == ("king", left, [])
        position.reveal(f"king {seat}")
        assert (position.actor, position.view()["kings"], position.view()["coming"]) == (seat, left, [seat])
        position.play(move)
        left[seat] = 0
    assert position.phase == "row"


@pytest.mark.parametrize("kings", ["0011", "0101", "0110", "1100"])
@pytest.mark.parametrize("mighty", [False, True])
def test_with_two_players_the_four_kings_come_in_any_order(kings: str, mighty: bool) -> None:
    """K21"""
    position = happen(start("kingdomino", mighty_duel=mighty), "row 3 17 22 41")
    for seat, number in zip(kings, (3, 17, 22, 41), strict=True):
        happen(position, f"king {seat}", f"pick {number}")
    assert [domino["seat"] for domino in position.view()["row"]["dominoes"]] == [int(seat) for seat in kings]


def test_no_more_kings_are_drawn_than_a_player_has() -> None:
    """K21"""
    position = happen(start("kingdomino"), "row 3 17 22 41", "king 1", "pick 3", "king 1", "pick 17")
    with pytest.raises(NotAllowed, match="one of these seats: 0"):
        position.reveal("king 1")


def test_the_second_row_comes_when_all_kings_stand() -> None:
    """K22"""
    position = happen(start("kingdomino", players=3), "row 3 17 22", "king 2", "pick 3", "king 0", "pick 22", "king 1")
    assert position.view()["round"] == 0
    happen(position, "pick 17")
    assert (position.phase, position.view()["round"]) == ("row", 1)
    happen(position, "row 5 6 7")
    assert (position.phase, position.actor) == ("place", 2)


def test_turns_follow_the_kings_from_the_lowest_number() -> None:
    """K23: whoever has two kings has two turns"""
    position = begun("kingdomino", "3 17 22 41", "1 2 4 5", kings="1 0 0 1")
    turns = []
    for pick in (5, 4, 2, 1):
        turns.append((position.actor, position.view()["turn"]))
        happen(position, options(position)[0], f"pick {pick}")
    assert turns == [(1, 0), (0, 1), (0, 2), (1, 3)]
    row = position.view()["row"]["dominoes"]
    assert [domino["seat"] for domino in row] == [1, 0, 0, 1]
    assert [domino["number"] for domino in row] == [1, 2, 4, 5]


def test_a_turn_is_placing_then_picking() -> None:
    """K24"""
    position = begun("kingdomino", "3 17 22 41", "1 2 4 5")
    with pytest.raises(NotAllowed):
        position.play("pick 1")
    happen(position, "place h7e")
    assert (position.phase, position.actor) == ("pick", 0)
    with pytest.raises(NotAllowed):
        position.play("place h8e")
    happen(position, "pick 4")
    assert (position.phase, position.actor) == ("place", 1)


def test_the_last_king_takes_what_is_left() -> None:
    """K25: the one option is still asked"""
    position = begun("kingdomino", "3 17 22 41", "1 2 4 5")
    for pick in (2, 1, 5):
        happen(position, options(position)[0], f"pick {pick}")
    happen(position, options(position)[0])
    assert options(position) == ["pick 4"]


def test_the_next_row_becomes_current_and_a_new_one_is_laid_out() -> None:
    """K26"""
    position = begun("kingdomino", "3 17 22 41", "1 2 4 5")
    for pick in (2, 1, 5, 4):
        happen(position, options(position)[0], f"pick {pick}")
    view = position.view()
    assert (view["phase"], view["actor"], view["round"], view["next"]) == ("row", "chance", 2, None)
    assert [(domino["number"], domino["seat"]) for domino in view["row"]["dominoes"]] == [
        (1, 1),
        (2, 0),
        (4, 0),
        (5, 1),
    ]
    happen(position, "row 6 7 8 9")
    assert (position.phase, position.actor) == ("place", 1)


def test_three_players_may_draw_rows_of_four_and_one_is_left_over() -> None:
    """K28: in the first row too"""
    position = happen(start("kingdomino", players=3, row=4), "row 3 17 22 41")
    happen(position, "king 2", "pick 41", "king 0", "pick 3", "king 1", "pick 22")
    assert [domino["number"] for domino in position.view()["row"]["dominoes"]] == [3, 22, 41]
    assert 17 not in position.view()["unseen"]["kingdomino"]
    happen(position, "row 1 2 4 5")
    for pick in (5, 2, 1):
        happen(position, options(position)[0], f"pick {pick}")
    assert [domino["number"] for domino in position.view()["row"]["dominoes"]] == [1, 2, 5]
