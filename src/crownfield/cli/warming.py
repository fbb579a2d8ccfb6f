"""Compiling a game's rules before its first start, where the person who waits can see it."""

import sys

from crownfield.games import rules_of
from crownfield.games.warm import is_warm, warm

__all__ = ["tell_first_start", "warm_up"]


def warm_up(game: str, *, again: bool = False) -> None:
    """Show a bar while the rules of a game are compiled; nothing to do once they are, unless `again`."""
    if is_warm(game) and not again:
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    console = Console(stderr=True)
    title = rules_of(game).info.title
    if not console.is_terminal:
        console.print(f"Preparing {title} (only the first time)")
    columns = TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[step]}"), TimeElapsedColumn()
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(f"Preparing {title} (only the first time)", total=None, step="")
        for done, steps, _ in warm(game):
            progress.update(task, completed=done, total=steps, step=f"{done} of {steps}")


def tell_first_start(game: str) -> None:
    """A word to the person who waits for a command that compiles only the little it needs."""
    if sys.stderr.isatty() and not is_warm(game):
        print(f"Preparing {rules_of(game).info.title} (only the first time) …", file=sys.stderr)
