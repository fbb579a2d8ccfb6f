"""`crownfield trace`: one whole game or Dynasty as JSON lines, for those who check another implementation."""

import json
from argparse import Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from crownfield.ai.players.registry import new_player
from crownfield.base.actors import CHANCE
from crownfield.base.errors import BadOptions
from crownfield.cli.terminal.files import read_file
from crownfield.cli.terminal.settings import chosen_options
from crownfield.games import GAMES, start
from crownfield.games.position import Position
from crownfield.play.dealer import Dealer
from crownfield.play.dynasty import GAMES_IN_A_DYNASTY, is_dynasty
from crownfield.play.game import Game
from crownfield.play.match import Match, new_match, replay_match
from crownfield.play.record import Event, effective, parse_record
from crownfield.play.replay import replay, start_of

__all__ = ["run"]

Line = dict[str, Any]


def run(arguments: Namespace) -> None:
    for line in _lines(arguments):
        print(json.dumps(line, separators=(",", ":")), flush=True)


def _lines(arguments: Namespace) -> Iterator[Line]:
    if arguments.game not in GAMES and Path(arguments.game).is_file():
        return _recorded(arguments)
    players = 2 if arguments.players is None else arguments.players
    wishes = {"players": players, "components": arguments.components, **chosen_options(arguments.option)}
    if arguments.dynasty:
        match = new_match(arguments.game, seed=arguments.seed, **wishes)
        games = _played_out(match, arguments.player, arguments.seed)
        return _match_lines(match, games, arguments.components)
    position = start(arguments.game, **wishes)
    return _game_lines(position, _chosen(position, Dealer.from_seed(arguments.seed), arguments.player, arguments.seed))


def _recorded(arguments: Namespace) -> Iterator[Line]:
    """Raises BadRecord before the first line."""
    if arguments.dynasty or arguments.players is not None or arguments.option:
        raise BadOptions("a record brings its own players and options, and says whether it is a Dynasty")
    text, folder = read_file(arguments.game), arguments.components
    if is_dynasty(text):
        match = replay_match(text, components=folder)
        return _match_lines(match, match.games, folder)
    game = replay(text, components=folder)
    return _game_lines(start_of(parse_record(text), folder), effective(game.events))


def _match_lines(match: Match, games: Iterable[Game], folder: str | None) -> Iterator[Line]:
    """One game after the other, and the sums of all three."""
    for game in games:
        yield from _game_lines(start_of(parse_record(game.record()), folder), effective(game.events))
    if match.is_over:
        yield {"totals": match.totals(), "winners": match.winners}


def _played_out(match: Match, player: str, seed: str) -> Iterator[Game]:
    for number in range(GAMES_IN_A_DYNASTY):
        game = match.current
        seats = [new_player(player, f"{seed} game {number} seat {seat}") for seat in range(game.position.players)]
        while not game.is_over:
            for move in seats[game.actor].turn(game.position):
                game.play(move)
        yield game


def _game_lines(position: Position, events: Iterable[Event]) -> Iterator[Line]:
    """The game, its events and, once it is over, its scores; the position goes along."""
    yield {"game": position.rules.info.name, "players": position.players, "options": dict(position.options)}
    for event in events:
        phase = position.phase
        if event.seat is None:
            yield {"actor": "chance", "phase": phase, "move": position.reveal(event.text)}
        else:
            legal = [str(each) for each in position.legal_moves()]
            yield {"actor": event.seat, "phase": phase, "legal": legal, "move": str(position.play(event.text))}
    if position.is_over:
        yield {"scores": [pad.as_dict() for pad in position.scores()], "winners": position.winners}


def _chosen(position: Position, dealer: Dealer, player: str, seed: str) -> Iterator[Event]:
    """What happens next in a position that goes along; every seat has a generator of its own, chance another."""
    seats = [new_player(player, f"{seed} seat {seat}") for seat in range(position.players)]
    while not position.is_over:
        actor = position.actor
        if actor == CHANCE:
            outcome = dealer.deal(position)
            yield Event(None, position.rules.format_outcome(position.state, position.components, outcome))
        else:
            for move in seats[actor].turn(position):
                yield Event(actor, move.text)
