"""`crownfield play`: a game, or a Dynasty of three, in the terminal."""

import secrets
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

from crownfield.ai.players.levels import player_of
from crownfield.base.errors import BadOptions
from crownfield.cli.game.session import Quit, Session
from crownfield.cli.prepare.warming import warm_up
from crownfield.cli.terminal.files import fresh_record_file, read_file, write_file
from crownfield.cli.terminal.scorepad import pad_lines, verdict
from crownfield.cli.terminal.screen import Screen
from crownfield.cli.terminal.settings import chosen_options
from crownfield.cli.terminal.standing import dynasty_verdict, heading, running_total
from crownfield.draw.status import seat_name
from crownfield.games import rules_of
from crownfield.play.dealer import Dealer
from crownfield.play.dynasty import is_dynasty, parse_dynasty
from crownfield.play.game import Game
from crownfield.play.match import Match, new_game, new_match, replay_match
from crownfield.play.record import Record, parse_record
from crownfield.play.replay import replay

__all__ = ["run"]


def run(arguments: Namespace) -> None:
    """Sit down, play, and leave with the record saved."""
    screen = Screen()
    if arguments.load is not None:
        _go_on(arguments, screen)
    elif arguments.dynasty:
        _play_match(arguments, screen, new_match(_game_name(arguments), **_wishes(arguments)))
    else:
        _play_game(arguments, screen, new_game(_game_name(arguments), **_wishes(arguments)))


def _game_name(arguments: Namespace) -> str:
    if arguments.game is None:
        raise BadOptions("which game? crownfield play kingdomino, queendomino or duel")
    rules_of(arguments.game)
    return str(arguments.game)


def _wishes(arguments: Namespace) -> dict[str, Any]:
    players = 2 if arguments.players is None else int(arguments.players)
    options = chosen_options(arguments.option)
    return {"players": players, "seed": arguments.seed, "components": arguments.components, **options}


def _go_on(arguments: Namespace, screen: Screen) -> None:
    """With the game or the Dynasty of a file, dealt on by the seed or by chance."""
    if arguments.dynasty or arguments.players is not None or arguments.option:
        raise BadOptions("--load brings its own players and options, and what kind of match it is")
    text = read_file(arguments.load)
    record = _record_of_current(text)
    if arguments.game not in (None, record.game):
        raise BadOptions(f"{arguments.load} is a game of {record.game}, not {arguments.game}")
    dealer = Dealer(secrets.token_bytes(32)) if arguments.seed is None else None
    dealt: dict[str, Any] = {"dealer": dealer, "seed": arguments.seed, "components": arguments.components}
    if is_dynasty(text):
        match = replay_match(text, **dealt)
        _warn(screen, record, match.games[-1])
        _play_match(arguments, screen, match)
    else:
        game = replay(text, **dealt)
        _warn(screen, record, game)
        _play_game(arguments, screen, game)


def _record_of_current(text: str) -> Record:
    """The record of the game that is to go on."""
    if not is_dynasty(text):
        return parse_record(text)
    with parse_dynasty(text)[-1].read() as record:
        return parse_record(record)


def _warn(screen: Screen, record: Record, game: Game) -> None:
    if record.commitment is not None and not game.is_over:
        screen.say("From here the game is dealt anew, so that its first promise can no longer be verified.")


def _play_game(arguments: Namespace, screen: Screen, game: Game) -> None:
    _Evening(arguments, screen, game, game.record).play(game)


def _play_match(arguments: Namespace, screen: Screen, match: Match) -> None:
    """Three games with a running total."""
    evening = _Evening(arguments, screen, match.games[0], match.record)
    while not match.is_over:
        game = match.current
        screen.say(screen.ink.strong(heading(len(match.games))))
        if not evening.play(game):
            return
        screen.say(running_total(match, evening.names))
    screen.say(screen.ink.strong(dynasty_verdict(match, evening.names)))


class _Evening:
    """Who sits at the table, and where the record goes."""

    def __init__(self, arguments: Namespace, screen: Screen, game: Game, record: Callable[[], str]) -> None:
        players, name = game.position.players, game.position.rules.info.name
        if not 0 <= arguments.seat < players:
            raise BadOptions(f"seat {arguments.seat} is none of the {players} seats, which count from 0")
        self._arguments, self._screen, self._record = arguments, screen, record
        named = arguments.save or arguments.load
        self._file = Path(named) if named else fresh_record_file(name)
        self._kind = str(arguments.opponent).capitalize()
        self.names = [self._name(seat, players) for seat in range(players)]
        luck = secrets.token_hex(8) if arguments.seed is None else arguments.seed
        others = [seat for seat in range(players) if seat != arguments.seat]
        self._opponents = {seat: player_of(arguments.opponent, name, f"{luck} seat {seat}") for seat in others}

    def _name(self, seat: int, players: int) -> str:
        if seat == self._arguments.seat:
            return f"{seat_name(seat)} (you)"
        return self._kind if players == 2 else f"{seat_name(seat)} {self._kind}"

    def play(self, game: Game) -> bool:
        """One game; False when the player left before its end."""
        warm_up(game.position.rules.info.name, players=True)
        self._greet(game)
        seat, others, names = self._arguments.seat, self._opponents, self.names
        session = Session(game, seat=seat, opponents=others, names=names, screen=self._screen, save=self._save)
        try:
            session.play()
        except (Quit, KeyboardInterrupt) as leaving:
            self._leave(session)
            if isinstance(leaving, KeyboardInterrupt):
                raise
            return False
        self._finish(game)
        return True

    def _greet(self, game: Game) -> None:
        you, info = self._arguments.seat, game.position.rules.info
        others = ", ".join(name for seat, name in enumerate(self.names) if seat != you)
        self._screen.say_words(f"{info.title}: you are {seat_name(you)}, against {others}. Type help at any time.")

    def _save(self, name: str | None) -> str:
        file = self._file if name is None else Path(name)
        write_file(file, self._record())
        return f"The record is in {file}"

    def _leave(self, session: Session) -> None:
        self._screen.say()
        if session.has_decided:
            self._screen.say(f"{self._save(None)}; go on with: crownfield play --load and that file.")
        else:
            self._screen.say("Goodbye.")

    def _finish(self, game: Game) -> None:
        screen = self._screen
        screen.say("\n".join(pad_lines(game.position, screen.ink, self.names)))
        screen.say()
        screen.say(screen.ink.strong(verdict(game.position, self.names)))
        screen.say(self._save(None) + ".")
