"""Royal Wedding: both boxes, more players, and teams, rule by rule on the engine."""

from typing import Any

import pytest

from crownfield.base.actors import CHANCE, NOBODY
from crownfield.base.errors import BadOptions, NotAllowed
from crownfield.games import start
from crownfield.games.position import Position
from crownfield.mechanics.draft import OVER
from tests.games.dominoes_situations import MARKET, begun, happen, kingdom, lay, options, own, squares, turn

ROW = "1 2 3 4 5 6 7 8"
LATER = "9 10 11 12 13 14 15 16"


def wedding(players: int, **more: Any) -> Position:
    return start("queendomino", players=players, royal_wedding=True, **more)


def team_turn(row: str = ROW, *, kings: str = "0 2 4 1 3 5", **more: Any) -> Position:
    """Six players in three teams; the kings stand in this order."""
    return begun("queendomino", row, LATER, players=6, kings=kings, royal_wedding=True, teams=True, **more)


def finish_round(position: Position) -> Position:
    while position.actor != CHANCE:
        position.play(next((text for text in options(position) if text.endswith("none")), options(position)[0]))
    return position


def test_it_is_queendomino_throughout() -> None:
    """W1: a Kingdomino row has no towns, but taxes, buildings and dragon go on"""
    position = finish_round(begun("queendomino", "45 46 47 48", "40 41 42 43", players=4, royal_wedding=True))
    happen(position, "row 1 2 3 4", "place g8n")
    assert squares(position, position.actor)["g8"] == ("mine", 1)
    assert (position.phase, options(position)[1]) == ("tax", "tax left")
    assert {"market", "bank", "pile"} <= set(position.view())


def test_rows_come_from_the_boxes_in_turn() -> None:
    """W2: the first from Queendomino"""
    position = wedding(4)
    happen(position, MARKET, "row 1 2 3 4")
    assert position.view()["next"]["box"] == "queendomino"
    for seat in range(4):
        happen(position, f"king {seat}", f"pick {seat + 1}")
    happen(position, "row 1 2 3 5")
    view = position.view()
    assert (view["row"]["box"], view["next"]["box"]) == ("queendomino", "kingdomino")
    assert view["unseen"]["queendomino"] == [*range(5, 49)]
    assert view["unseen"]["kingdomino"] == [4, *range(6, 49)]
    finish_round(position)
    with pytest.raises(NotAllowed, match="domino 4 is not in the pile"):
        position.reveal("row 4 6 7 8")
    happen(position, "row 5 6 7 8")
    assert (position.view()["row"]["box"], position.view()["next"]["box"]) == ("kingdomino", "queendomino")


def test_a_number_means_the_domino_of_its_rows_box() -> None:
    """W3: number 5 is lake in one box and forest in the other"""
    position = begun("queendomino", "5 6 7 8", "5 6 7 9", players=4, royal_wedding=True)
    happen(position, "place h7e")
    assert squares(position)["h7"] == ("lake", 0)
    happen(position, "tax none", "build none", "dragon none", "pick 5")
    finish_round(position)
    happen(position, "row 1 2 3 4", "place f7n")
    assert set(squares(position).values()) == {("lake", 0), ("forest", 0)}


@pytest.mark.parametrize(
    ("players", "teams", "grid", "row", "rounds", "left_over"),
    [
        (3, False, 7, 4, 24, 1),
        (4, False, 7, 4, 24, 0),
        (5, False, 5, 8, 12, 3),
        (6, False, 5, 8, 12, 2),
        (6, True, 7, 8, 12, 2),
        (8, True, 7, 8, 12, 0),
    ],
)
def test_the_table_of_players_and_modes(
    players: int, teams: bool, grid: int, row: int, rounds: int, left_over: int
) -> None:
    """W4, W5, W6, W7: one king each; the leftovers of the first row leave too"""
    position = wedding(players, teams=teams) if players in (6, 8) else wedding(players)
    view = position.view()
    assert (view["grid"], view["rounds"], len(view["kingdoms"])) == (grid, rounds, players // (2 if teams else 1))
    numbers = [str(number) for number in range(1, row + 1)]
    happen(position, MARKET, f"row {' '.join(numbers)}")
    assert position.view()["kings"] == [1] * players
    for seat, number in zip(range(players), numbers, strict=False):
        happen(position, f"king {seat}", f"pick {number}")
    assert len(position.view()["row"]["dominoes"]) == players == row - left_over
    assert row * rounds == 2 * 48


@pytest.mark.parametrize(("players", "teams"), [(3, False), (8, True)])
def test_the_last_row_comes_from_the_kingdomino_box(players: int, teams: bool) -> None:
    """W5: every domino of both boxes is used"""
    position = wedding(players, teams=teams) if teams else wedding(players)
    happen(position, MARKET)
    box = ""
    while not position.is_over:
        view = position.view()
        box = view["row"]["box"] if view["row"] else box
        if position.phase == "row":
            source = ("queendomino", "kingdomino")[view["round"] % 2]
            lowest = view["unseen"][source][: int(position.state[0]["table"]["row_size"])]
            position.reveal("row " + " ".join(map(str, lowest)))
        elif position.phase == "king":
            position.reveal(f"king {view['kings'].index(1)}")
        else:
            position.play(next((text for text in options(position) if text.endswith("none")), options(position)[0]))
    assert box == "kingdomino"
    assert position.view()["unseen"] == {"queendomino": [], "kingdomino": []}


@pytest.mark.parametrize(
    ("players", "chosen", "message"),
    [
        (2, {"royal_wedding": True}, "royal_wedding is for 3, 4, 5, 6 or 8 players, not 2"),
        (7, {"royal_wedding": True}, "not 7"),
        (4, {"royal_wedding": True, "teams": True}, "teams is for 6 or 8 players, not 4"),
        (8, {"royal_wedding": True}, "played in teams"),
        (6, {"teams": True}, "needs royal_wedding"),
        (5, {}, "more need royal_wedding=true"),
    ],
)
def test_there_is_no_wedding_for_two_or_seven_and_no_teams_of_four(
    players: int, chosen: dict[str, Any], message: str
) -> None:
    """W8: eight play in teams only"""
    with pytest.raises(BadOptions, match=message):
        start("queendomino", players=players, **chosen)


def test_a_team_shares_one_kingdom_a_knight_and_seven_coins() -> None:
    """W9: team t is seats 2t and 2t+1"""
    view = wedding(8, teams=True).view()
    assert [found["seats"] for found in view["kingdoms"]] == [[0, 1], [2, 3], [4, 5], [6, 7]]
    assert {(found["coins"], found["knights"]) for found in view["kingdoms"]} == {(7, 1)}
    assert view["bank"]["knights"] == 22 - 4
    assert [pad.seats for pad in wedding(6, teams=True).scores()] == [(0, 1), (2, 3), (4, 5)]


def test_both_partners_build_the_same_kingdom() -> None:
    """W9, W10: kings act in the order of the row, whoever they belong to"""
    position = team_turn(kings="1 4 0 2 5 3")
    actors = []
    for place in ("place h7e", "place h7e", "place g8n", "place h7e", "place f7n", "place f7n"):
        actors.append(position.actor)
        assert place in options(position)
        turn(position, place, pick=int(LATER.split()[len(actors)]))
    assert actors == [1, 4, 0, 2, 5, 3]
    assert set(squares(position, 0)) == {"h7", "i7", "g8", "g9"}
    assert set(squares(position, 2)) == {"h7", "i7", "f7", "f8"}


def test_whoevers_king_is_on_turn_decides() -> None:
    """W11: no move of the partner is asked for"""
    position = team_turn(kings="1 4 0 2 5 3")
    for text in ("place h7e", "tax left", "build none", "dragon none", "pick 9"):
        assert position.actor == 1
        happen(position, text)
    assert position.actor == 4


def test_a_knight_gained_in_one_partners_turn_serves_in_the_others() -> None:
    """W12: even in the same round"""
    position = team_turn("32 33 34 35 36 37 46 47", kings="0 1 2 3 4 5")
    turn(position, "place h7e", tax="left", build="1 h7", pick=9)
    assert (position.actor, kingdom(position)["knights"]) == (1, 2)
    happen(position, "place h8n")
    assert options(position)[-1] == "tax both"


def test_the_queens_discount_and_the_ban_on_the_dragon_hold_for_both_partners() -> None:
    """W12"""
    position = team_turn("32 33 34 35 36 37 46 47", kings="0 1 2 3 4 5")
    turn(position, "place h7e", build="2 h7", pick=9)
    assert kingdom(position)["queen"]
    happen(position, "place h8n", "tax none")
    before = kingdom(position)["coins"]
    happen(position, "build 3 h8")
    assert kingdom(position)["coins"] == before - 2
    assert (position.actor, options(position)) == (1, ["dragon none"])


def test_the_dragon_serves_once_a_round_for_all() -> None:
    """W12, W1"""
    position = team_turn(kings="0 1 2 3 4 5")
    turn(position, "place h7e", dragon="4", pick=9)
    happen(position, "place h8e", "tax none", "build none")
    assert options(position) == ["dragon none"]


def test_towers_and_the_queen_are_counted_per_team() -> None:
    """W13: the team's two towers beat the other's one"""
    position = team_turn("32 33 34 35 36 37 46 47", kings="0 2 1 3 4 5")
    turn(position, "place h7e", build="2 h7", pick=9)
    own(position, 1, towers=1)
    assert [found["queen"] for found in position.view()["kingdoms"]] == [True, False, False]
    turn(position, "place h7e", pick=10)
    assert kingdom(position, 0)["towers"] == 2


def test_both_seats_of_a_winning_team_win_and_ties_are_per_team() -> None:
    """W13"""
    position = wedding(6, teams=True)
    for index, text in enumerate(
        ("h7 wheat 1, i7 wheat 1", "h7 wheat 1, i7 wheat 1, h8 lake, i8 lake, j8 lake", "h7 mine 3")
    ):
        own(lay(position, index, text), index, coins=0)
    table = position.state[0]["table"]
    table["phase"], table["actor"] = OVER, NOBODY
    assert position.winners == [2, 3]
    assert position.ranking() == [[2, 3], [0, 1], [4, 5]]


def test_the_options_of_the_other_games_may_be_switched_on() -> None:
    """W14: Middle Kingdom is within 3 squares on 7 × 7, within 2 on 5 × 5"""
    for players, inside, outside in ((3, "j7", "k7"), (5, "i7", "j7")):
        for name, points in ((inside, 10), (outside, 0)):
            position = lay(wedding(players, middle_kingdom=True, harmony=True), 0, f"{name} wheat")
            assert position.scores()[0].parts["middle_kingdom"] == points
            assert position.scores()[0].parts["harmony"] == 0
    assert "middle_kingdom" not in wedding(3).scores()[0].parts
    position = begun("queendomino", "1 2 3 4", "5 6 7 8", players=4, royal_wedding=True, may_discard=True)
    assert options(position)[-1] == "discard"


@pytest.mark.parametrize(("players", "missing"), [(5, 1), (6, 2)])
def test_with_five_or_six_knights_can_run_short(players: int, missing: int) -> None:
    """Q38"""
    position = wedding(players)
    granted = sum(item.copies * item.knights for item in position.components.buildings.values())
    assert granted - position.view()["bank"]["knights"] == missing
