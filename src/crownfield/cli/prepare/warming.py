"""Compiling before a command goes on, on all cores, where the person who waits can see it."""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, wait
from contextlib import contextmanager

from crownfield.base.compiling.stages import STAGES, Step
from crownfield.games import rules_of
from crownfield.games.steps import steps_of_rules

__all__ = ["missing", "prepare", "tell_first_start", "warm_up"]

_REFRESH_SECONDS = 0.2


def warm_up(game: str, stages: Iterable[str]) -> None:
    """Let stages of a game be compiled, unless they are; raises CompilingFailed."""
    if missing(game, stages):
        prepare([game], [stage for stage in STAGES if stage in set(stages)])


def missing(game: str, stages: Iterable[str]) -> list[Step]:
    """What these stages and those below them still lack."""
    from crownfield.ai.steps import steps_for

    return [step for stage in stages for step in steps_for(game, stage) if not step.is_done]


def prepare(games: Sequence[str], stages: Sequence[str]) -> None:
    """Compile stages of games with a bar for each game, a child for each core; raises CompilingFailed."""
    from crownfield.server.minds.preparing import Preparing

    preparing = Preparing(modest=False)
    with _bars(games) as show:
        try:
            asked = [preparing.ask(game, stage) for stage in stages for game in games]
            while not all(one.done() for one in asked) and not _failed(asked):
                wait(asked, _REFRESH_SECONDS)
                for game in games:
                    show(game, *_how_far(preparing.progress, game, stages))
            for one in _failed(asked):
                one.result()
        finally:
            preparing.stop()


def _failed(asked: Iterable["Future[None]"]) -> list["Future[None]"]:
    return [one for one in asked if one.done() and one.exception() is not None]


def _how_far(progress: Callable[[str, str], float], game: str, stages: Sequence[str]) -> tuple[float, str]:
    """The share of all stages together, and the one that comes now."""
    shares = {stage: progress(game, stage) for stage in stages}
    now = next((stage for stage, share in shares.items() if share < 1), "")
    return sum(shares.values()) / len(shares), now


@contextmanager
def _bars(games: Sequence[str]) -> Iterator[Callable[[str, float, str], None]]:
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
    if sys.stderr.isatty() and not all(step.is_done for step in steps_of_rules(game) if step.stage == "first"):
        print(f"Preparing {rules_of(game).info.title} (only the first time) …", file=sys.stderr)
