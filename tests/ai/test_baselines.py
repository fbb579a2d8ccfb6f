"""The two simplest players: random is fair, greedy takes the best own score at once."""

from collections import Counter

import pytest

from crownfield.ai.baselines import PLAYERS, GreedyPlayer, RandomPlayer, new_player
from crownfield.base.errors import BadOptions
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
        chosen = GreedyPlayer(1).choose(position)
        assert worth[chosen] == max(worth.values())


@every_table
@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_chooses_a_legal_move_and_leaves_the_position_as_it_is(name: str, table: Table) -> None:
    for position in positions(table, by="seat"):
        before = position.state.tobytes()
        assert new_player(name, 5).choose(position) in position.legal_moves()
        assert position.state.tobytes() == before


def open_choice() -> Position:
    """Four dominoes, all worth the same at once."""
    return happen(start("kingdomino"), "row 3 17 22 41", "kings 0 1 1 0")


@pytest.mark.parametrize("name", PLAYERS)
def test_ties_are_broken_by_the_seed(name: str) -> None:
    position = open_choice()
    found = Counter(new_player(name, seed).choose(position).text for seed in range(200))
    assert set(found) == {"pick 3", "pick 17", "pick 22", "pick 41"}
    assert min(found.values()) > 25
    assert new_player(name, 3).choose(position) == new_player(name, 3).choose(position)


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_seed_plays_the_same_game_and_goes_on_differently(name: str) -> None:
    def choices(seed: int | str) -> list[str]:
        player = new_player(name, seed)
        return [player.choose(open_choice()).text for _ in range(30)]

    assert choices(1) == choices(1) != choices(2)
    assert len(set(choices("one"))) == 4


def test_random_takes_every_move_about_as_often() -> None:
    player, position = RandomPlayer(9), open_choice()
    found = Counter(player.choose(position).text for _ in range(400))
    assert all(60 < found[move.text] < 140 for move in position.legal_moves())


def test_greedy_joins_the_crown_to_the_larger_region() -> None:
    """K14: two wheat squares and a crown of the next domino"""
    position = happen(start("kingdomino"), "row 1 19 40 48", "kings 0 0 1 1", "pick 1", "pick 19", "pick 40", "pick 48")
    happen(position, "row 2 3 4 5", "place h7e", "pick 2")
    after = position.copy()
    after.play(GreedyPlayer(4).choose(position))
    assert after.scores()[0].parts["wheat"] == 3


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(BadOptions, match="unknown player 'wizard'; players are: random, greedy"):
        new_player("wizard", 1)
