"""`crownfield warm`: compile games and their computer players ahead of time."""

from argparse import Namespace

from crownfield.ai.steps import steps_of
from crownfield.base.compiling.stages import STAGES
from crownfield.cli.warming import prepare
from crownfield.games import GAMES, rules_of

__all__ = ["run"]


def run(arguments: Namespace) -> None:
    """Compile the games that are named, or all of them; players that play games out only if they are asked for."""
    games = arguments.games or GAMES
    titles = [rules_of(game).info.title for game in games]
    stages = [stage for stage in STAGES if arguments.monte_carlo or stage != "monte-carlo"]
    if cold := [game for game in games if not all(step.is_done for step in steps_of(game) if step.stage in stages)]:
        prepare(cold, stages)
    for title in titles:
        print(f"{title} is ready.")
