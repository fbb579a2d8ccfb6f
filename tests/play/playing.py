"""Games played for tests: to the end or for a while, always the same way."""

from random import Random
from typing import Any

from crownfield.games import start
from crownfield.play.dealer import Pledge
from crownfield.play.game import Game
from crownfield.play.match import new_game

PLEDGE = Pledge("table-7", bytes(range(100, 132)), {0: "apple", 1: "pear"})


def play_on(game: Game, seed: int = 1, most: int = 10**6) -> Game:
    """Random moves until the end, or so many."""
    random = Random(seed)
    while game.actor >= 0 and most > 0:
        game.play(random.choice(game.legal_moves()))
        most -= 1
    return game


def fair_game(game: str = "kingdomino", players: int = 2, **options: Any) -> Game:
    return Game(start(game, players=players, **options), pledge=PLEDGE)


def seeded(game: str = "kingdomino", *, moves: int = 0, seed: int = 1, **options: Any) -> Game:
    return play_on(new_game(game, seed=seed, **options), seed, moves)
