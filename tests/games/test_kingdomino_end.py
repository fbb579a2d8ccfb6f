"""Kingdomino: scores, ties, variants, and the statistics of whole games."""

from typing import Any

import numpy as np
import pytest

from crownfield.base.actors import NOBODY
from crownfield.base.compiling import compiles
from crownfield.base.errors import BadOptions
from crownfield.base.rng import generators
from crownfield.games import start
from crownfield.games.position import Position
from crownfield.mechanics.draft import OVER
from tests.games.dominoes_situations import begun, happen, last_round, lay, options

FULL = ", ".join(f"{column}{row} wheat" for column in "efghi" for row in range(5, 10) if f"{column}{row}" != "g7")


def ended(*kingdoms: str, players: int = 0, **chosen: Any) -> Position:
    """A finished game with these kingdoms."""
    position = start("kingdomino", players=players or max(2, len(kingdoms)), **chosen)
    for index, text in enumerate(kingdoms):
        lay(position, index, text)
    table = position.state[0]["table"]
    table["phase"], table["actor"] = OVER, NOBODY
    return position


def totals(position: Position) -> list[int]:
    return [pad.total for pad in position.scores()]


def test_the_score_is_the_sum_of_the_regions_and_the_highest_wins() -> None:
    """K29"""
    position = ended("h7 wheat 1, i7 mine 3, j7 mine 1", "h7 wheat 1", "h7 lake 2, h8 lake 1")
    assert totals(position) == [9, 1, 6]
    assert position.winners == [0]
    assert position.ranking() == [[0], [2], [1]]


def test_nobody_has_won_before_the_end() -> None:
    """K29"""
    assert lay(start("kingdomino"), 0, "h7 wheat 1").winners == []


def test_ties_go_to_the_larger_largest_region_crowned_or_not() -> None:
    """K30"""
    position = ended("h7 wheat 1, i7 wheat 1", "h7 wheat 2, f7 wheat 2, h8 lake, h9 lake, h10 lake")
    assert totals(position) == [4, 4]
    assert position.winners == [1]


def test_then_to_more_crowns() -> None:
    """K30"""
    position = ended("h7 wheat 1, i7 wheat 1", "h7 wheat 1, f7 wheat 1, g8 lake 1, g6 lake 1, i7 wheat, e7 mine")
    assert totals(position) == [4, 5]
    position = ended("h7 wheat 2, i7 wheat, h8 lake", "h7 wheat 1, i7 wheat, f7 lake 1, g6 swamp 1")
    assert totals(position) == [4, 4]
    assert position.winners == [1]


def test_and_then_the_victory_is_shared() -> None:
    """K30"""
    position = ended("h7 wheat 2, i7 wheat", "f7 lake 1, e7 lake 1", "h7 mine 3")
    assert totals(position) == [4, 4, 3]
    assert position.winners == [0, 1]
    assert position.ranking() == [[0, 1], [2]]


def test_only_the_tied_are_compared() -> None:
    """K30: the third has the largest region and the most crowns, but fewer points"""
    position = ended(
        "h7 wheat 2, i7 wheat, h8 mine 2",
        "h7 wheat 1, i7 wheat 1, h8 mine 2",
        "h7 lake, i7 lake, j7 lake, k7 lake, f7 mine 3, g8 swamp 2",
    )
    assert totals(position) == [6, 6, 5]
    assert position.winners == [0, 1]
    position = ended(
        "h7 wheat 2, i7 wheat, g6 mine 1",
        "h7 wheat 1, i7 wheat, f7 mine 3",
        "h7 lake, i7 lake, j7 lake, f7 swamp 3, e7 pasture 1",
    )
    assert totals(position) == [5, 5, 4]
    assert position.winners == [1]


def test_the_same_order_decides_the_places_behind_the_winner() -> None:
    """K31"""
    position = ended(
        "h7 mine 1", "h7 mine 3, i7 mine 3", "h7 wheat 1, f7 lake, e7 lake", "h7 wheat 1, f7 lake, e7 lake"
    )
    assert position.ranking() == [[1], [2, 3], [0]]


@pytest.mark.parametrize("players", [3, 4])
def test_a_mighty_duel_is_for_two(players: int) -> None:
    """K32"""
    with pytest.raises(BadOptions):
        start("kingdomino", players=players, mighty_duel=True)
    view = start("kingdomino", mighty_duel=True).view()
    assert (view["grid"], view["rounds"]) == (7, 12)


@pytest.mark.parametrize(
    ("mighty", "inside", "outside"),
    [(False, ("e5", "i9", "e9", "i5"), ("j7", "d7", "g10", "g4")), (True, ("d4", "j10"), ("k7", "c7", "g11", "g3"))],
)
def test_middle_kingdom_counts_squares_from_the_castle(
    mighty: bool, inside: tuple[str, ...], outside: tuple[str, ...]
) -> None:
    """K33: holes do not matter, nor need the edge be reached"""
    for square in inside:
        assert (
            ended(f"{square} wheat", middle_kingdom=True, mighty_duel=mighty).scores()[0].parts["middle_kingdom"] == 10
        )
    for square in outside:
        assert (
            ended(f"{square} wheat", middle_kingdom=True, mighty_duel=mighty).scores()[0].parts["middle_kingdom"] == 0
        )
    assert "middle_kingdom" not in ended("h7 wheat").scores()[0].parts


def test_harmony_asks_for_a_full_square() -> None:
    """K34"""
    assert ended(FULL, harmony=True).scores()[0].parts["harmony"] == 5
    assert ended(FULL.removesuffix(", i9 wheat"), harmony=True).scores()[0].parts["harmony"] == 0
    assert "harmony" not in ended(FULL).scores()[0].parts


def test_harmony_on_seven_by_seven_asks_for_forty_nine_squares() -> None:
    """K34, K32"""
    columns = [f"{column}{row} wheat" for column in "defghij" for row in range(4, 11) if f"{column}{row}" != "g7"]
    assert ended(", ".join(columns), harmony=True, mighty_duel=True).scores()[0].parts["harmony"] == 5
    assert ended(", ".join(columns[1:]), harmony=True, mighty_duel=True).scores()[0].parts["harmony"] == 0


def test_a_discarded_domino_costs_harmony() -> None:
    """K34, K12: by choice as well; one square of two stays open"""
    lacking = FULL.replace(", i8 wheat", "").replace(", i9 wheat", "")
    for move, points in (("place i8n", 5), ("discard", 0)):
        position = begun("kingdomino", "1 44 45 46", "2 3 4 5", harmony=True, may_discard=True)
        lay(last_round(position), 0, lacking)
        happen(position, move)
        assert position.scores()[0].parts["harmony"] == points


def test_a_left_over_domino_spoils_no_harmony() -> None:
    """K34, K28"""
    position = begun("kingdomino", "1 44 45 46", "2 3 4 5", players=3, row=4, harmony=True)
    assert 46 not in [domino["number"] for domino in position.view()["row"]["dominoes"]]
    assert lay(position, 0, FULL).scores()[0].parts["harmony"] == 5


def test_bonuses_are_lines_of_their_own_in_the_score() -> None:
    """K29, K36"""
    pad = ended(FULL.replace("e5 wheat", "e5 wheat 1"), harmony=True, middle_kingdom=True).scores()[0]
    assert pad.parts == {
        "wheat": 24, "forest": 0, "lake": 0, "pasture": 0, "swamp": 0, "mine": 0, "middle_kingdom": 10, "harmony": 5,
    }  # fmt: skip
    assert pad.total == 39


@pytest.mark.skipif(not compiles(), reason="twenty thousand games take too long interpreted")
@pytest.mark.parametrize(
    ("players", "chosen", "mean"),
    [
        (2, {}, 19.1),
        (4, {}, 19.3),
        (2, {"mighty_duel": True}, 52.5),
        (2, {"middle_kingdom": True, "harmony": True}, 22.4),
        (4, {"middle_kingdom": True, "harmony": True}, 22.6),
    ],
)
def test_random_play_scores_what_other_engines_score(players: int, chosen: dict[str, Any], mean: float) -> None:
    """The mean over many games, as measured with other implementations"""
    position, games = start("kingdomino", players=players, **chosen), 20_000
    lines = np.zeros((players, len(position.rules.info.lines) + 1), np.int64)
    work, outcome = position.state.copy(), np.zeros(8, np.int64)
    total = position.rules.entries.random_playouts(
        position.state, position.components.tables, generators(1, 1)[0], outcome, lines, work, games
    )
    assert total / games / players == pytest.approx(mean, abs=0.25)
    assert options(position) == []


def test_in_the_last_round_a_turn_is_the_placement_alone() -> None:
    """K27"""
    position = last_round(begun("kingdomino", "3 17 22 41", "1 2 4 5"))
    for seat in (0, 1, 1, 0):
        assert (position.phase, position.actor) == ("place", seat)
        happen(position, options(position)[0])
    assert position.is_over
    assert position.view()["row"] is None


def test_the_last_round_needs_no_row() -> None:
    """K26, K27: after the sixth row of two players the pile is spent, though dominoes are set aside"""
    position = begun("kingdomino", "3 17 22 41", "1 2 4 5")
    position.state[0]["table"]["round"] = 5
    for pick in (2, 1, 5, 4):
        happen(position, options(position)[0], f"pick {pick}")
    assert (position.phase, position.view()["round"], position.view()["next"]) == ("place", 6, None)
