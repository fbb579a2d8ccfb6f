"""`crownfield warm`: compile games and their computer players ahead of time."""

import asyncio
import os
from argparse import Namespace
from collections.abc import Callable, Sequence

from crownfield.ai.warm import players_are_warm
from crownfield.cli.prepare.warming import preparing
from crownfield.games import GAMES, rules_of
from crownfield.games.warm import is_warm
from crownfield.server.minds.warmth import Warmth

__all__ = ["run"]

_REFRESH_SECONDS = 0.2


def run(arguments: Namespace) -> None:
    """Compile the games that are named, or all of them."""
    games = arguments.games or GAMES
    titles = [rules_of(game).info.title for game in games]
    if cold := [game for game in games if not (is_warm(game) and players_are_warm(game))]:
        asyncio.run(_warm(cold))
    for title in titles:
        print(f"{title} is ready.")


async def _warm(games: Sequence[str]) -> None:
    """A child for each game, as many at once as there are cores."""
    warmth = Warmth(at_once=os.cpu_count() or 1)
    with preparing(games) as show:
        watching = asyncio.create_task(_watch(warmth, games, show))
        try:
            await asyncio.gather(*(warmth.ensure_players(game) for game in games))
        finally:
            watching.cancel()
            await warmth.stop()


async def _watch(warmth: Warmth, games: Sequence[str], show: Callable[[str, float, str], None]) -> None:
    while True:
        for game in games:
            share = (warmth.progress(game) + warmth.players_progress(game)) / 2
            show(game, share, "players" if warmth.ready(game) else "rules")
        await asyncio.sleep(_REFRESH_SECONDS)
