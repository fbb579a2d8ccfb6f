"""`crownfield play`: a game, or a Dynasty of three, in the terminal."""

import secrets
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path

from crownfield.ai.levels import player_of
from crownfield.base.errors import BadOptions
from crownfield.cli.files import fresh_record_file, read_file, write_file
from crownfield.cli.scorepad import pad_lines, verdict
from crownfield.cli.screen import Screen
from crownfield.cli.session import Quit, Session
from crownfield.cli.settings import chosen_options
from crownfield.cli.warming import warm_up
from crownfield.draw.status import kingdom_name, seat_name
from crownfield.games import rules_of
from crownfield.play.dealer import Dealer
from crownfield.play.game import Game
from crownfield.play.match import Match, new_game, new_match
from crownfield.play.record import parse_record
from crownfield.play.replay import replay

__all__ = ["run"]


def run(arguments: Namespace) -> None:
    """Sit down, play, and leave with the record saved."""
    screen = Screen()
    if arguments.load is not None:
        game = _load(arguments, screen)
        _Evening(arguments, screen, game).play(game, 1)
    elif arguments.dynasty:
        _play_match(arguments, screen)
    else:
        name, folder = _game_name(arguments), arguments.components
        game = new_game(
            name, players=_players(arguments), seed=arguments.seed, components=folder, **_options(arguments)
        )
        _Evening(arguments, screen, game).play(game, 1)


def _game_name(arguments: Namespace) -> str:
    if arguments.game is None:
        raise BadOptions("which game? crownfield play kingdomino, queendomino or duel")
    rules_of(arguments.game)
    return str(arguments.game)


def _players(arguments: Namespace) -> int:
    return 2 if arguments.players is None else int(arguments.players)


def _options(arguments: Namespace) -> dict[str, object]:
    return dict(chosen_options(arguments.option))


def _load(arguments: Namespace, screen: Screen) -> Game:
    """The game of a record, dealt on by the seed or by chance."""
    if arguments.dynasty or arguments.players is not None or arguments.option:
        raise BadOptions("--load brings its own players and options, and one game at a time")
    text = read_file(arguments.load)
    record = parse_record(text)
    if arguments.game not in (None, record.game):
        raise BadOptions(f"{arguments.load} is a game of {record.game}, not {arguments.game}")
    dealer = Dealer(secrets.token_bytes(32)) if arguments.seed is None else Dealer.from_seed(arguments.seed)
    game = replay(text, dealer=dealer, components=arguments.components)
    if record.commitment is not None and not game.is_over:
        screen.say("From here the game is dealt anew, so that its first promise can no longer be verified.")
    return game


def _play_match(arguments: Namespace, screen: Screen) -> None:
    """Three games with a running total."""
    name, folder = _game_name(arguments), arguments.components
    match = new_match(name, players=_players(arguments), seed=arguments.seed, components=folder, **_options(arguments))
    evening = _Evening(arguments, screen, match.current)
    for number in (1, 2, 3):
        screen.say(screen.ink.strong(f"Dynasty, game {number} of 3"))
        if not evening.play(match.current, number, of=3):
            return
        totals = _running(match, evening.names)
        screen.say(f"After {number} of 3 games: {totals}")
    screen.say(screen.ink.strong(_dynasty_verdict(match, evening.names)))


def _running(match: Match, names: Sequence[str]) -> str:
    pads = match.games[0].scores()
    shown = zip(pads, match.totals(), strict=True)
    return " · ".join(f"{kingdom_name(pad.seats, names)} {total}" for pad, total in shown)


def _dynasty_verdict(match: Match, names: Sequence[str]) -> str:
    best = max(match.totals())
    winners = " and ".join(names[seat] for seat in match.winners)
    if match.totals().count(best) > 1:
        return f"{winners} share the Dynasty with {best} points each: equal totals share the victory."
    return f"{winners} wins the Dynasty with {best} points."


class _Evening:
    """Who sits at the table, and where the records go."""

    def __init__(self, arguments: Namespace, screen: Screen, game: Game) -> None:
        players, name = game.position.players, game.position.rules.info.name
        if not 0 <= arguments.seat < players:
            raise BadOptions(f"seat {arguments.seat} is none of the {players} seats, which count from 0")
        self._arguments, self._screen = arguments, screen
        self._kind = str(arguments.opponent).capitalize()
        self.names = [self._name(seat, players) for seat in range(players)]
        luck = secrets.token_hex(8) if arguments.seed is None else arguments.seed
        others = [seat for seat in range(players) if seat != arguments.seat]
        self._opponents = {seat: player_of(arguments.opponent, name, f"{luck} seat {seat}") for seat in others}

    def _name(self, seat: int, players: int) -> str:
        if seat == self._arguments.seat:
            return f"{seat_name(seat)} (you)"
        return self._kind if players == 2 else f"{seat_name(seat)} {self._kind}"

    def play(self, game: Game, number: int, of: int = 1) -> bool:
        """One game; False when the player left before its end."""
        warm_up(game.position.rules.info.name, players=True)
        self._greet(game)
        save = self._saver(game, number, of)
        session = Session(
            game, seat=self._arguments.seat, opponents=self._opponents, names=self.names, screen=self._screen, save=save
        )
        try:
            session.play()
        except (Quit, KeyboardInterrupt) as leaving:
            self._leave(session, save)
            if isinstance(leaving, KeyboardInterrupt):
                raise
            return False
        self._finish(game, save)
        return True

    def _greet(self, game: Game) -> None:
        you, info = self._arguments.seat, game.position.rules.info
        others = ", ".join(name for seat, name in enumerate(self.names) if seat != you)
        self._screen.say_words(f"{info.title}: you are {seat_name(you)}, against {others}. Type help at any time.")

    def _saver(self, game: Game, number: int, of: int) -> Callable[[str | None], str]:
        named = self._arguments.save or self._arguments.load
        file = Path(named) if named else fresh_record_file(game.position.rules.info.name)
        if of > 1:
            file = file.with_name(f"{file.stem}-{number}{file.suffix}")

        def save(name: str | None) -> str:
            target = file if name is None else Path(name)
            write_file(target, game.record())
            return f"The record is in {target}"

        return save

    def _leave(self, session: Session, save: Callable[[str | None], str]) -> None:
        self._screen.say()
        if session.has_decided:
            self._screen.say(f"{save(None)}; go on with: crownfield play --load and that file.")
        else:
            self._screen.say("Goodbye.")

    def _finish(self, game: Game, save: Callable[[str | None], str]) -> None:
        screen = self._screen
        screen.say("\n".join(pad_lines(game.position, screen.ink, self.names)))
        screen.say()
        screen.say(screen.ink.strong(verdict(game.position, self.names)))
        screen.say(save(None) + ".")
