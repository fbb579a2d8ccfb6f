"""Draws the pictures of docs/strength.md from what is kept in bench/results: `python bench/plots.py [NAME ...]`."""

import json
import sys
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from statistics import fmean
from typing import Any

from crownfield.draw.charts.lines import Axis, Line, Mark, Panel, Point, even_ticks, line_chart
from crownfield.play.arena import Contest
from crownfield.play.arena_file import read_results
from crownfield.play.arena_statistics import Interval, standings

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
RESULTS = ROOT / "bench" / "results"

PLAYOUTS = (25, 100, 400, 1600)
PAPERS_BEST = 0.775
RIVALS = (100, 300, 1000, 3000)
EQUAL, BAR = 0.25, 0.45
CURVES = {
    "kingdomino": ("Kingdomino, 4 players", "points, both bonuses", "4 middle_kingdom harmony"),
    "duo": ("Kingdomino, 2 players", "points", "2"),
    "mighty": ("Mighty Duel", "points, both bonuses", "2 mighty_duel middle_kingdom harmony"),
    "duel": ("Duel", "points", "2"),
}


def paper() -> str:
    """How often one player wins against three of Full Greedy."""
    kept_games, fg = kept("arena-mce-fg.jsonl"), "fg"
    wins = {playouts: wins_in(kept_games, f"mce-fg:playouts={playouts}", fg) for playouts in PLAYOUTS}
    search = wins_in(kept("search-4-fg.jsonl"), "search:seconds=0.2", fg)
    net = wins_reported("net-4-fg.json", "net")
    marks = [
        Mark(search.value, f"search, 0.2 s: {search.percent}"),
        Mark(PAPERS_BEST, f"the paper's best, 10 s: {100 * PAPERS_BEST:.1f} %"),
        Mark(net.value, f"net, no search: {net.percent}"),
    ]
    return wins_chart("Wins against three fg", "mce-fg", wins, marks)


def rivals() -> str:
    """How often the search wins against three that play games out, by how many each of them does."""
    kept_games = kept("search-4-playouts.jsonl", "2026-11-18")
    wins = {each: wins_in(kept_games, "search:tries=500", f"mce-fg:playouts={each}") for each in RIVALS}
    marks = [Mark(BAR, f"what was asked for: {100 * BAR:.0f} %"), Mark(EQUAL, f"equal: {100 * EQUAL:.0f} %")]
    return wins_chart("Wins of search against three mce-fg", "search, 500 tries", wins, marks)


def wins_chart(title: str, player: str, wins: dict[int, Interval], marks: list[Mark]) -> str:
    """Shares of wins by the playouts a turn of `mce-fg`."""
    points = [Point(each, share.value, (share.low, share.high)) for each, share in wins.items()]
    told = [f"{player}, {each:,} playouts: {share.percent}" for each, share in wins.items()]
    across = Axis("playouts a turn of mce-fg", [(each, f"{each:,}") for each in wins], logarithmic=True)
    up = Axis("wins, with 95 % intervals", [(share / 100, f"{share} %") for share in range(20, 101, 20)])
    panel = Panel(
        "Kingdomino, 4 players, Middle Kingdom and Harmony", across, up, [Line(points, player, dots=True)], marks
    )
    return line_chart(title, "; ".join([*told, *(mark.name for mark in marks)]), [panel])


def training() -> str:
    """How the points of self-play grew with the games played."""
    panels, told = list[Panel](), list[str]()
    for network, (game, measured, kind) in CURVES.items():
        curve = [json.loads(line) for line in kept(f"training-{network}.jsonl").read_text("utf-8").splitlines()]
        lines = [run_line(list(run), kind) for _, run in groupby(curve, key=lambda each: each["run"])]
        points = [point for line in lines for point in line.points]
        across = Axis("million games", even_ticks(0, points[-1].x, most=5))
        up = Axis(measured, even_ticks(min(point.y for point in points), max(point.y for point in points)))
        panels.append(Panel(game, across, up, lines))
        told.append(f"{game}: {points[0].y:.0f} points rise to {points[-1].y:.0f} in {points[-1].x:.1f} million games")
    return line_chart("Learning by self-play", "; ".join(told), panels)


def run_line(run: Sequence[dict[str, Any]], kind: str) -> Line:
    """One run of training, every figure but the first and the last averaged with its neighbours."""
    games, scores = [each["games"] / 1e6 for each in run], [each["scores"][kind] for each in run]
    smooth = [scores[0], *map(fmean, zip(scores, scores[1:], scores[2:], strict=False)), scores[-1]]
    return Line([Point(*each) for each in zip(games, smooth, strict=True)])


def levels() -> str:
    """How a network's rating falls with the noise on its judgements."""
    reports = json.loads(kept("levels.json").read_text("utf-8"))
    ratings = [each["rating"] for report in reports for each in report["standings"]]
    up = Axis(
        "rating, with 95 % intervals",
        even_ticks(min(each["low"] for each in ratings), max(each["high"] for each in ratings), most=8),
    )
    panels = [levels_panel(report, up) for report in reports]
    told = [
        f"{panel.name}: " + ", ".join(f"{point.y:+.0f} with noise {point.x:g}" for point in panel.lines[0].points)
        for panel in panels
    ]
    return line_chart("Ratings of net by noise, two players", "; ".join(told), panels)


def levels_panel(report: dict[str, Any], up: Axis) -> Panel:
    """One game: the ratings of `net`, and that of `fg` as a mark."""
    ratings = {each["player"]: each["rating"] for each in report["standings"]}
    greedy = Mark(ratings.pop("fg")["value"], "fg")
    points = sorted((rating_point(*each) for each in ratings.items()), key=lambda point: point.x)
    across = Axis("noise, in points", even_ticks(0, points[-1].x))
    return Panel(report["game"].capitalize(), across, up, [Line(points, dots=True)], [greedy])


def rating_point(player: str, rating: dict[str, float]) -> Point:
    noise = float(player.partition("noise=")[2] or 0)
    return Point(noise, rating["value"], (rating["low"], rating["high"]))


def wins_in(file: Path, player: str, others: str) -> Interval:
    """The share of wins of a player against three others, as the arena counts it."""
    contest = Contest("kingdomino", (player, others), 4, {"middle_kingdom": True, "harmony": True})
    return standings(read_results(contest, [file]), contest.players)[0].wins


def wins_reported(file: str, player: str) -> Interval:
    """The same, out of what `crownfield arena --json` has printed."""
    found = json.loads(kept(file).read_text("utf-8"))["standings"]
    return Interval(**next(each["wins"] for each in found if each["player"] == player))


def kept(name: str, date: str = "2026-11-16") -> Path:
    return RESULTS / f"{date}-{name}"


DRAWN = {"strength-paper": paper, "strength-rivals": rivals, "strength-training": training, "strength-levels": levels}

if __name__ == "__main__":
    for name in sys.argv[1:] or DRAWN:
        (PICTURES / f"{name}.svg").write_text(DRAWN[name](), "utf-8")
