"""`crownfield arena`: computer players against each other."""

import json
import os
import sys
from argparse import Namespace
from pathlib import Path

from crownfield.base.errors import BadOptions
from crownfield.cli.measure.arena_report import as_json, show_table, write_plot
from crownfield.cli.terminal.settings import chosen_options
from crownfield.play.arena import Contest, Result
from crownfield.play.arena_run import Plan, run_arena

__all__ = ["run"]


def run(arguments: Namespace) -> None:
    contest, plan = _contest(arguments), _plan(arguments)
    results = _with_progress(contest, plan)
    if arguments.json:
        print(json.dumps(as_json(contest, results, plan.bar), indent=2))
    else:
        show_table(contest, results, plan.bar)
    if arguments.plot:
        write_plot(Path(arguments.plot), contest, results, plan.bar)


def _contest(arguments: Namespace) -> Contest:
    return Contest(
        game=arguments.game,
        players=tuple(arguments.specs),
        seats=2 if arguments.players is None else arguments.players,
        options=chosen_options(arguments.option),
        components=None if arguments.components is None else Path(arguments.components),
        seed=arguments.seed,
        sides=arguments.sides,
    )


def _plan(arguments: Namespace) -> Plan:
    if arguments.games < 1:
        raise BadOptions("an arena needs a game at least")
    if arguments.bar is not None and not 0 < arguments.bar < 1:
        raise BadOptions("a bar is a share of wins, between 0 and 1")
    jobs = arguments.jobs if arguments.jobs > 0 else (os.cpu_count() or 1)
    results = tuple(Path(name) for name in arguments.results)
    return Plan(arguments.games, arguments.bar, jobs, arguments.backend, results)


def _with_progress(contest: Contest, plan: Plan) -> list[Result]:
    """A bar for the person who waits, on standard error."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    console = Console(file=sys.stderr)
    shown = Progress(*columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal)
    with shown as progress:
        task = progress.add_task(f"{contest.players[0]} in the arena", total=plan.games)
        return run_arena(contest, plan, lambda done: progress.update(task, completed=done))
