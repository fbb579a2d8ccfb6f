"""`crownfield warm`: compile games and their computer players ahead of time."""

from argparse import Namespace

from crownfield.base.compiling.stages import STAGES
from crownfield.cli.prepare.warming import missing, prepare
from crownfield.games import all_games, rules_of

__all__ = ["run"]


def run(arguments: Namespace) -> None:
    """Compile the games that are named, or all of them; players that play games out only if they are asked for."""
    games = arguments.games or all_games()
    titles = [rules_of(game).info.title for game in games]
    stages = [stage for stage in STAGES if arguments.monte_carlo or stage != "monte-carlo"]
    if cold := [game for game in games if missing(game, stages)]:
        prepare(cold, stages)
    for title in titles:
        print(f"{title} is ready.")
