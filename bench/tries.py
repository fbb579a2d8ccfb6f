"""How many tries does a turn get? `python bench/tries.py [GAME [PLAYERS]]` prints it as JSON, by third of the game.

Positions out of games that the network plays; what is solved exactly or forced does not count. The mean is geometric.
"""

import json
import sys
from typing import Any

import numpy as np

from crownfield.ai.search.halving import Thinker
from crownfield.ai.value.weights import network_for
from crownfield.games import start
from crownfield.games.position import Position
from crownfield.play.dealer import Dealer
from crownfield.play.game import Game

SECONDS, GAMES, SHARE = 0.2, 12, 0.12


def begin(game: str, players: int) -> Position:
    bonuses = game == "kingdomino" and players == 4
    options: dict[str, Any] = {"middle_kingdom": True, "harmony": True} if bonuses else {}
    return start(game, players=players, **options)


def look(game: Game, random: np.random.Generator) -> list[tuple[int, int]]:
    """Play a game; of some of its turns which one it was, and how many tries it got."""
    thinker, turn, found = Thinker(network_for(game.position)), 0, list[tuple[int, int]]()
    while not game.is_over:
        if random.random() < SHARE:
            tries = sum(idea.tries for idea in thinker.think(game.position, seconds=SECONDS))
            found += [(turn, tries)] if tries else []
        for move in thinker.glance(game.position)[0].moves:
            game.play(move)
        turn += 1
    return [(3 * at // turn, tries) for at, tries in found]


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "kingdomino"
    players = int(sys.argv[2]) if len(sys.argv) > 2 else 2
    random = np.random.default_rng(1)
    found: list[tuple[int, int]] = []
    for number in range(GAMES):
        found += look(Game(begin(game, players), dealer=Dealer.from_seed(f"tries {number}")), random)
    for third in range(3):
        tries = [count for at, count in found if at == third]
        mean = round(float(np.exp(np.log(tries).mean()))) if tries else 0
        facts = {"game": game, "players": players, "third": third + 1, "positions": len(tries), "tries": mean}
        print(json.dumps(facts), flush=True)


if __name__ == "__main__":
    main()
