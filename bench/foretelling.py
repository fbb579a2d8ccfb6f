"""Who knows what others will pick? `python bench/foretelling.py [PLAYER]` prints it as JSON, by third of the game.

Games of four players of Kingdomino, all of them the player named. Before every turn with a choice of dominoes the
network and Full Greedy say what they would pick: the share of those that it was. `doubted` is the share of the network
when its judgements are off by two points.
"""

import json
import sys

import numpy as np

from crownfield.ai.players.registry import Player, new_player
from crownfield.ai.search.halving import Thinker
from crownfield.ai.search.idea import Idea
from crownfield.ai.value.weights import network_for
from crownfield.games import start
from crownfield.games.position import Move, Position
from crownfield.play.dealer import Dealer
from crownfield.play.game import Game

GAMES, SEEDS, DOUBT = 30, 8, 2.0
THIRDS = 3


def picked(moves: list[Move] | tuple[Move, ...]) -> list[str]:
    return [move.text for move in moves if move.text.startswith("pick")]


def foretell(position: Position, thinker: Thinker, liked: Idea) -> dict[str, list[list[str]]]:
    """What each of them would pick, as often as it is asked."""
    blurred = [thinker.glance(position, noise=DOUBT, seed=seed)[0].moves for seed in range(SEEDS)]
    return {
        "network": [picked(liked.moves)],
        "doubted": [picked(moves) for moves in blurred],
        "greedy": [picked(new_player("fg", seed).turn(position)) for seed in range(SEEDS)],
    }


def look(game: Game, seats: list[Player]) -> list[dict[str, float]]:
    """Play a game; for every pick that was a choice the share of those who knew."""
    thinker, known = Thinker(network_for(game.position)), list[dict[str, float]]()
    while not game.is_over:
        position, moves = game.position, seats[game.actor].turn(game.position)
        ideas = thinker.glance(position)
        if len({str(picked(idea.moves)) for idea in ideas}) > 1:
            said = foretell(position, thinker, ideas[0])
            known.append({who: float(np.mean([picks == picked(moves) for picks in said[who]])) for who in said})
        for move in moves:
            game.play(move)
    return known


def main() -> None:
    spec = sys.argv[1] if len(sys.argv) > 1 else "mce-fg:playouts=1000"
    thirds: list[list[dict[str, float]]] = [[] for _ in range(THIRDS)]
    for number in range(GAMES):
        begin = start("kingdomino", players=4, middle_kingdom=True, harmony=True)
        seats = [new_player(spec, f"{number} {seat}") for seat in range(4)]
        known = look(Game(begin, dealer=Dealer.from_seed(f"foretelling {number}")), seats)
        for index, shares in enumerate(known):
            thirds[THIRDS * index // len(known)].append(shares)
    for third, found in enumerate(thirds):
        means = {who: round(float(np.mean([shares[who] for shares in found])), 3) for who in found[0]}
        print(json.dumps({"player": spec, "third": third + 1, "picks": len(found), **means}), flush=True)


if __name__ == "__main__":
    main()
