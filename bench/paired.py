"""Two builds on the same deals: `python bench/paired.py OLD NEW PLAYER` says how much more the new one's player wins.

OLD and NEW are results of `crownfield arena` with the same seed. Each game is compared with its twin, and each deal
counts once, by the mean difference of its games: luck that both builds had is nobody's merit.
"""

import json
import sys
from collections import defaultdict
from dataclasses import asdict
from pathlib import Path
from statistics import fmean
from typing import Any

from crownfield.play.arena_statistics import mean_interval

_TWINS = ("game", "players", "options", "seed", "deal", "lineup")
"""What two games have in common that are compared."""

Games = dict[str, dict[str, Any]]


def games_of(file: Path, player: str) -> Games:
    """The games of a file that the player took part in."""
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    return {json.dumps([line[name] for name in _TWINS]): line for line in lines if player in line["lineup"]}


def compare(old: Games, new: Games, player: str) -> dict[str, Any]:
    """How often the player wins in either build, and the difference with its 95 % interval, in wins and in points."""
    twins = [(old[key], new[key]) for key in old if key in new]
    if not twins:
        raise SystemExit(f"the files have no games of {player} in common")
    return {
        "player": player,
        "games": len(twins),
        "old": fmean(figure(game, player, "shares") for game, _ in twins),
        "new": fmean(figure(game, player, "shares") for _, game in twins),
        "wins": by_deal(twins, player, "shares"),
        "points": by_deal(twins, player, "totals"),
    }


def by_deal(twins: list[tuple[dict[str, Any], dict[str, Any]]], player: str, what: str) -> dict[str, float]:
    deals: dict[str, list[float]] = defaultdict(list)
    for before, after in twins:
        deal = json.dumps([before[name] for name in _TWINS if name != "lineup"])
        deals[deal].append(figure(after, player, what) - figure(before, player, what))
    return asdict(mean_interval([fmean(each) for each in deals.values()]))


def figure(game: dict[str, Any], player: str, what: str) -> float:
    """The mean of what the player's kingdoms have."""
    return fmean(value for value, name in zip(game[what], game["lineup"], strict=True) if name == player)


if __name__ == "__main__":
    one, other, who = sys.argv[1:]
    print(json.dumps(compare(games_of(Path(one), who), games_of(Path(other), who), who), indent=2))
