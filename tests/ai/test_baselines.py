"""The two simplest players: random is fair, greedy takes the best own score at once."""

from collections import Counter

import pytest

from crownfield.ai.players.simple import GreedyPlayer, RandomPlayer
from crownfield.games import start
from crownfield.games.position import Move, Position
from tests.contract.tables import Table, every_table, positions


def score_after(position: Position, move: Move, seat: int) -> int:
    after = position.copy()
    after.play(move)
    return next(pad.total for pad in after.scores() if seat in pad.seats)


def happen(position: Position, *texts: str) -> Position:
    for text in texts:
        position.reveal(text) if position.actor < 0 else position.play(text)
    return position


@every_table
def test_greedy_takes_the_best_own_score_at_once(table: Table) -> None:
    for position in positions(table, by="seat"):
        seat = position.actor
        worth = {move: score_after(position, move, seat) for move in position.legal_moves()}
        chosen = GreedyPlayer(1).turn(position)[0]
        assert worth[chosen] == max(worth.values())


def open_choice() -> Position:
    """Four dominoes, all worth the same at once."""
    return happen(start("kingdomino"), "row 3 17 22 41", "king 0")


@pytest.mark.parametrize("player", [RandomPlayer, GreedyPlayer])
def test_ties_are_broken_by_the_seed(player: type[RandomPlayer | GreedyPlayer]) -> None:
    position = open_choice()
    found = Counter(player(seed).turn(position)[0].text for seed in range(200))
    assert set(found) == {"pick 3", "pick 17", "pick 22", "pick 41"}
    assert min(found.values()) > 25


def test_random_takes_every_move_about_as_often() -> None:
    player, position = RandomPlayer(9), open_choice()
    found = Counter(player.turn(position)[0].text for _ in range(400))
    assert all(60 < found[move.text] < 140 for move in position.legal_moves())


def test_greedy_joins_the_crown_to_the_larger_region() -> None:
    """K14: two wheat squares and a crown of the next domino"""
    position = happen(
        start("kingdomino"),
        "row 1 19 40 48",
        "king 0",
        "pick 1",
        "king 0",
        "pick 19",
        "king 1",
        "pick 40",
        "king 1",
        "pick 48",
    )
    happen(position, "row 2 3 4 5", "place h7e", "pick 2")
    after = position.copy()
    after.play(GreedyPlayer(4).turn(position)[0])
    assert after.scores()[0].parts["wheat"] == 3
