"""`crownfield score`: the score pad for people with the box on the table."""

from argparse import Namespace

from crownfield.cli.prepare.warming import tell_first_start
from crownfield.cli.terminal.files import read_file
from crownfield.cli.terminal.scorepad import line_name
from crownfield.cli.terminal.screen import Screen
from crownfield.draw import kingdom_text
from crownfield.games.position import Position
from crownfield.play.picture import drawn_components
from crownfield.play.score_file import parse_sheet
from crownfield.play.score_map import position_of

__all__ = ["run"]


def run(arguments: Namespace) -> None:
    sheet = parse_sheet(read_file(arguments.file))
    position = position_of(sheet, arguments.components)
    tell_first_start(sheet.game)
    screen = Screen()
    if sheet.game != "duel":
        _show_kingdom(position, screen)
    _show_pad(position, screen)


def _show_kingdom(position: Position, screen: Screen) -> None:
    view = position.view()
    pieces = drawn_components(position.components)
    screen.say(kingdom_text(view["kingdoms"][0], view["grid"], components=pieces, color=screen.ink.color))


def _show_pad(position: Position, screen: Screen) -> None:
    """One line of the pad after the other, then their sum."""
    pad = position.scores()[0]
    lines = [(line_name(part, position.components), points) for part, points in pad.parts.items()]
    left = max(len(name) for name, _ in lines) + 2
    for name, points in lines:
        screen.say(f"{name:<{left}}{points:>4}")
    screen.say(screen.ink.strong(f"{'total':<{left}}{pad.total:>4}"))
