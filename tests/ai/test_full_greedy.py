"""Full Greedy in Kingdomino chooses what trying every turn would choose, and scores what the paper says."""

from collections.abc import Iterator

import numpy as np
import pytest

from crownfield.ai.players.registry import new_player
from crownfield.ai.rollout.entries import entries_of, workspace_for
from crownfield.ai.rollout.playouts import GREEDY, HALF_GREEDY, RANDOM
from crownfield.base.actors import CHANCE
from crownfield.base.compiling import compiles
from crownfield.games import start
from crownfield.games.position import Move, Position
from crownfield.play.dealer import Dealer
from tests.ai.obvious import Turn, best_turns, kingdom_of, name_of
from tests.contract.tables import Table

PAPER = {"middle_kingdom": True, "harmony": True}
TABLES = [
    Table("kingdomino", 4, PAPER),
    Table("kingdomino", 3, {"row": 4}),
    Table("kingdomino", 2, {"mighty_duel": True, **PAPER}),
]


def mixed_game(table: Table, seed: int) -> Iterator[Position]:
    """A game in which Full Greedy and random players alternate, before every turn."""
    position, dealer = table.start(), Dealer.from_seed(seed)
    players = [new_player(("fg", "random")[seat % 2], seed + seat) for seat in range(table.players)]
    while not position.is_over:
        if position.actor == CHANCE:
            position.reveal(dealer.deal(position))
            continue
        yield position.copy()
        for move in players[position.actor].turn(position):
            position.play(move)


def said(turn: list[Move]) -> Turn:
    """A turn in the words of the reference."""
    places = [move.text.split()[1] for move in turn if move.text.startswith("place")]
    picks = [int(move.text.split()[1]) for move in turn if move.text.startswith("pick")]
    where = None
    if places:
        left = ("abcdefghijklm".index(places[0][0]) - 6, int(places[0][1:-1]) - 7)
        dx, dy = {"e": (1, 0), "n": (0, 1), "w": (-1, 0), "s": (0, -1)}[places[0][-1]]
        where = left, (left[0] + dx, left[1] + dy)
    return where, picks[0] if picks else None


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_full_greedy_chooses_among_the_best_turns(table: Table) -> None:
    judged = 0
    for position in mixed_game(table, 3):
        if not kingdom_of(position, position.actor):
            continue
        best = best_turns(position)
        for seed in range(2):
            turn = new_player("fg", seed).turn(position)
            assert not best or said(turn) in best, (turn, [(w and (name_of(w[0]), name_of(w[1])), n) for w, n in best])
        judged += bool(best)
    assert judged > 15


@pytest.mark.parametrize("name", ["fg", "gprd"])
def test_with_a_bare_castle_the_most_crowns_are_picked(name: str) -> None:
    position = start("kingdomino", players=4)
    position.reveal("row 1 19 40 48")
    position.reveal("king 0")
    assert [move.text for move in new_player(name, 1).turn(position)] == ["pick 48"]


def test_in_the_middle_of_a_turn_only_the_pick_is_left() -> None:
    table = TABLES[0]
    for position in mixed_game(table, 5):
        for move in new_player("random", 1).turn(position)[:-1]:
            position.play(move)
        if position.phase != "pick":
            continue
        (move,) = new_player("fg", 1).turn(position)
        best = best_turns(position)
        assert not kingdom_of(position, position.actor) or not best or said([move]) in best


@pytest.mark.slow
@pytest.mark.skipif(not compiles(), reason="thousands of games")
@pytest.mark.parametrize(
    ("policy", "others", "wins", "points"),
    [(GREEDY, RANDOM, 0.977, 55.7), (GREEDY, GREEDY, 0.25, 51.4), (HALF_GREEDY, RANDOM, 0.794, 39.6)],
)
def test_the_paper_is_reproduced(policy: int, others: int, wins: float, points: float) -> None:
    position = TABLES[0].start()
    totals = np.zeros((2000, 4), np.int64)
    policies = np.array([policy, others, others, others])
    entries_of("kingdomino").play_games(position.state, workspace_for(position, 1), policies, totals)
    best = totals.max(axis=1)
    won = (totals[:, 0] == best) / (totals == best[:, None]).sum(axis=1)
    assert abs(won.mean() - wins) < 0.03
    assert abs(totals[:, 0].mean() - points) < 1.5
