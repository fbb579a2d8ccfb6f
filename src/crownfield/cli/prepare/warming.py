"""Compiling a game before its first start, where the person who waits can see it."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from crownfield.games import rules_of
from crownfield.games.warm import is_warm, warm

__all__ = ["preparing", "tell_first_start", "warm_up"]


def warm_up(game: str, *, players: bool = False) -> None:
    """Show a bar while the rules of a game are compiled, and its computer players if so wished; once is enough."""
    if not is_warm(game):
        _follow(game, "rules", warm(game))
    if players:
        from crownfield.ai.warm import players_are_warm, warm_players

        if not players_are_warm(game):
            _follow(game, "players", warm_players(game))


def _follow(game: str, what: str, steps: Iterator[tuple[int, int, str]]) -> None:
    with preparing([game]) as show:
        for done, total, _ in steps:
            show(game, done / total, what)


@contextmanager
def preparing(games: Sequence[str]) -> Iterator[Callable[[str, float, str], None]]:
    """A bar for each game, on standard error; yields what moves them: game, share that is done, what comes now."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    console = Console(stderr=True)
    words = {game: f"Preparing {rules_of(game).info.title} (only the first time)" for game in games}
    if not console.is_terminal:
        console.print(*words.values(), sep="\n")
    columns = TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[step]}"), TimeElapsedColumn()
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        tasks = {game: progress.add_task(text, total=1.0, step="") for game, text in words.items()}
        yield lambda game, share, what: progress.update(tasks[game], completed=share, step=what)


def tell_first_start(game: str) -> None:
    """A word to the person who waits for a command that compiles only the little it needs."""
    if sys.stderr.isatty() and not is_warm(game):
        print(f"Preparing {rules_of(game).info.title} (only the first time) …", file=sys.stderr)
