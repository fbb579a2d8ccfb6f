"""`crownfield replay`: check a record move by move and say how its game went."""

from argparse import Namespace

from crownfield.base.errors import BadRecord
from crownfield.cli.terminal.files import read_file
from crownfield.cli.terminal.scorepad import pad_lines, verdict
from crownfield.cli.terminal.screen import Screen
from crownfield.cli.terminal.standing import dynasty_verdict, heading, running_total
from crownfield.draw import table_text
from crownfield.draw.status import seat_name, status
from crownfield.draw.text.ink import wrap
from crownfield.play.dynasty import is_dynasty
from crownfield.play.game import Game
from crownfield.play.match import Match, replay_match
from crownfield.play.picture import drawn_components
from crownfield.play.record import effective, format_options
from crownfield.play.replay import replay

__all__ = ["run"]


def run(arguments: Namespace) -> None:
    """Replay the record; where it breaks the rules, show the position and what was legal, and raise BadRecord."""
    screen, text = Screen(), read_file(arguments.file)
    try:
        if is_dynasty(text):
            _tell_match(replay_match(text, components=arguments.components), screen)
        else:
            _tell(replay(text, components=arguments.components), screen)
    except BadRecord as error:
        _show_break(error, screen)
        raise


def _show_break(error: BadRecord, screen: Screen) -> None:
    if not error.table:
        return
    screen.say(f"The record is in order up to line {error.line}. The position there:")
    screen.say()
    screen.say(error.table)
    legal = ", ".join(error.legal) or "nothing: no seat is to act"
    screen.say("\n".join(wrap(f"Legal here: {legal}".split(" "), screen.width)))


def _tell_match(match: Match, screen: Screen) -> None:
    names = [seat_name(seat) for seat in range(match.games[0].position.players)]
    for number, game in enumerate(match.games, start=1):
        screen.say(screen.ink.strong(heading(number)))
        _tell(game, screen)
        screen.say()
    screen.say(running_total(match, names))
    if match.is_over:
        screen.say(dynasty_verdict(match, names))


def _tell(game: Game, screen: Screen) -> None:
    info, position = game.position.rules.info, game.position
    changed = {name: value for name, value in position.options.items() if value != info.options[name].default}
    options = f" ({format_options(changed)})" if changed else ""
    standing = effective(game.events)
    moves = sum(event.seat is not None for event in standing)
    reveals = len(standing) - moves
    screen.say(f"{info.title}{options}, {position.players} players: {moves} moves and {reveals} reveals, all legal.")
    if game.is_over:
        names = [seat_name(seat) for seat in range(position.players)]
        screen.say("\n".join(["", *pad_lines(position, screen.ink, names), ""]))
        screen.say(verdict(position, names))
        return
    view = game.view()
    screen.say(f"The game is not finished: {status(view)}.")
    totals = [pad.total for pad in game.scores()]
    pieces = drawn_components(position.components)
    screen.say()
    screen.say(table_text(view, pieces, totals=totals, color=screen.ink.color, width=screen.width))
