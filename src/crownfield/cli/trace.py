"""`crownfield trace`: one whole game as JSON lines, for those who check another implementation against ours."""

import json
from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from crownfield.ai.players import new_player
from crownfield.base.actors import CHANCE
from crownfield.cli.settings import chosen_options
from crownfield.games import start
from crownfield.games.position import Position
from crownfield.play.dealer import Dealer

__all__ = ["run"]


def run(arguments: Namespace) -> None:
    players = 2 if arguments.players is None else arguments.players
    position = start(
        arguments.game, players=players, components=arguments.components, **chosen_options(arguments.option)
    )
    for line in _lines(position, arguments.player, arguments.seed):
        print(json.dumps(line, separators=(",", ":")), flush=True)


def _lines(position: Position, player: str, seed: str) -> Iterator[dict[str, Any]]:
    """The game, its events and its scores; every seat has a generator of its own, chance another."""
    yield {"game": position.rules.info.name, "players": position.players, "options": dict(position.options)}
    dealer = Dealer.from_seed(seed)
    seats = [new_player(player, f"{seed} seat {seat}") for seat in range(position.players)]
    while not position.is_over:
        actor, phase = position.actor, position.phase
        if actor == CHANCE:
            yield {"actor": "chance", "phase": phase, "move": position.reveal(dealer.deal(position))}
            continue
        for move in seats[actor].turn(position):
            phase, legal = position.phase, [str(each) for each in position.legal_moves()]
            yield {"actor": actor, "phase": phase, "legal": legal, "move": str(position.play(move))}
    yield {"scores": [pad.as_dict() for pad in position.scores()], "winners": position.winners}
