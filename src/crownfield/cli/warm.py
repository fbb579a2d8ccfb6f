"""`crownfield warm`: compile games ahead of time."""

from argparse import Namespace

from crownfield.cli.warming import warm_up
from crownfield.games import GAMES, rules_of

__all__ = ["run"]


def run(arguments: Namespace) -> None:
    """Compile the games that are named, or all of them."""
    games = arguments.games or list(GAMES)
    for game in games:
        rules_of(game)
    for game in games:
        warm_up(game, again=True)
        print(f"{rules_of(game).info.title} is ready.")
