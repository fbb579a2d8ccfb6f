"""`crownfield bench`: random games per second on one core, start-up times and bytes per state."""

import json
from argparse import Namespace
from typing import Any

from crownfield.base.errors import BadOptions
from crownfield.cli.measure.bench_games import KINDS, THREADED, bytes_per_state, rate, two_threads
from crownfield.cli.measure.bench_machine import machine_facts, start_times
from crownfield.games import GAMES, rules_of

__all__ = ["run"]


def run(arguments: Namespace) -> None:
    """Measure, then print everything as one JSON object or as tables."""
    if arguments.seconds <= 0:
        raise BadOptions("--seconds must be more than 0")
    if arguments.game is not None:
        rules_of(arguments.game)
    games = [game for game in GAMES if arguments.game in (None, game)]
    results = _measure(games, arguments.seconds, quick=arguments.quick)
    if arguments.json:
        print(json.dumps(results, indent=1))
    else:
        _show(results)


def _measure(games: list[str], seconds: float, *, quick: bool) -> dict[str, Any]:
    kinds = [kind for kind in KINDS if kind.partition("/")[0] in games]
    rates = {kind: rate(kind, seconds) for kind in kinds}
    return {
        "playouts_per_second": {kind: round(rates[kind].best) for kind in kinds},
        "average": {kind: round(rates[kind].average) for kind in kinds},
        "measured_seconds": {kind: round(rates[kind].seconds, 3) for kind in kinds},
        "clock": "time.perf_counter (wall clock); one thread; best of the slices, and the average of them all",
        "two_threads": {kind: round(two_threads(kind, seconds), 2) for kind in THREADED if kind in kinds},
        "bytes_per_state": {game: bytes_per_state(game) for game in games},
        "start": None if quick else start_times(games),
        "machine": machine_facts(),
    }


def _show(results: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    table = Table("game", "games a second", "average", "two threads", "bytes", title="Random games on one core")
    table.columns[0].min_width = max(len(kind) for kind in results["playouts_per_second"])
    for kind, best in results["playouts_per_second"].items():
        threads = results["two_threads"].get(kind)
        size = results["bytes_per_state"][kind.partition("/")[0]]
        times = "" if threads is None else f"× {threads}"
        table.add_row(kind, f"{best:,}", f"{results['average'][kind]:,}", times, str(size))
    for column in table.columns[1:]:
        column.justify = "right"
    console.print(table)
    if results["start"] is not None:
        console.print(_start_table(results["start"]))
    console.print(" · ".join(f"{name}: {fact}" for name, fact in results["machine"].items()), highlight=False)


def _start_table(start: dict[str, Any]) -> Any:
    from rich.table import Table

    table = Table("start", "first ever", "later", title="Seconds until the first question")
    for game, cold in start["cold"].items():
        table.add_row(game, f"{cold:.2f}", f"{start['warm'][game]:.2f}")
    table.add_row("--help", "", f"{start['help_seconds']:.3f}")
    return table
