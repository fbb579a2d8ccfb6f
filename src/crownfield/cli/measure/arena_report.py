"""What an arena found, as a table, as JSON and as a chart."""

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from crownfield.cli.terminal.files import write_file
from crownfield.draw.charts.intervals import Bar, interval_chart
from crownfield.play.arena import Contest, Result
from crownfield.play.arena_statistics import Interval, Standing, ratings, standings

__all__ = ["as_json", "show_table", "write_plot"]

_TENTHS = 10


def as_json(contest: Contest, results: Sequence[Result], bar: float | None) -> dict[str, Any]:
    rated = ratings(results, contest.players)
    return {
        "game": contest.game,
        "players": contest.seats,
        "options": dict(contest.options),
        "seed": contest.seed,
        "games": len(results),
        "bar": bar,
        "verdict": _verdict(contest, results, bar),
        "standings": [
            asdict(each) | {"rating": asdict(rated[each.player])} for each in _standings(contest, results, bar)
        ],
    }


def show_table(contest: Contest, results: Sequence[Result], bar: float | None) -> None:
    from rich.console import Console
    from rich.table import Table

    rated = ratings(results, contest.players)
    table = Table(title=f"{_title(contest)}: {len(results)} games")
    for name in ("player", "games", "wins", "points", "margin", "rating", "seconds a turn"):
        table.add_column(name, justify="left" if name == "player" else "right")
    for each in _standings(contest, results, bar):
        table.add_row(
            each.player,
            str(each.games),
            each.wins.percent,
            _figure(each.points),
            _figure(each.margin),
            _figure(rated[each.player], digits=0),
            f"{each.seconds:.4f}",
        )
    console = Console()
    console.print(table)
    if bar is not None:
        console.print(_verdict(contest, results, bar))


def write_plot(file: Path, contest: Contest, results: Sequence[Result], bar: float | None) -> None:
    """The share of wins of every player, with 95 % intervals."""
    rows = _standings(contest, results, bar)
    bars = [Bar(each.player, each.wins.value, each.wins.low, each.wins.high, each.wins.percent) for each in rows]
    ticks = [(share / _TENTHS, f"{10 * share} %") for share in range(0, _TENTHS + 1, 2)]
    write_file(file, interval_chart(f"Wins: {_title(contest)}, {len(results)} games", bars, ticks, bar))


def _standings(contest: Contest, results: Sequence[Result], bar: float | None) -> list[Standing]:
    """Where a bar ends the match, wins are judged so that stopping does not flatter."""
    deal = None if bar is None else contest.games_of_a_deal
    return standings(results, contest.players, sides=contest.sides, deal=deal)


def _title(contest: Contest) -> str:
    options = [name if value is True else f"{name}={value}" for name, value in contest.options.items()]
    return ", ".join([contest.game, f"{contest.seats} players", *options])


def _verdict(contest: Contest, results: Sequence[Result], bar: float | None) -> str | None:
    """Whether the first player clears the bar, as far as is known."""
    if bar is None:
        return None
    known = _standings(contest, results, bar)[0].wins.verdict_on(bar) or "not surely above or below"
    return f"{contest.players[0]} is {known} {100 * bar:g} %"


def _figure(interval: Interval, digits: int = 1) -> str:
    return f"{interval.value:.{digits}f} ±{(interval.high - interval.low) / 2:.{digits}f}"
