"""Measuring random playouts: how many games of a kind one core plays in a second, and two threads."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter

import numpy as np

from crownfield.base.rng import generators
from crownfield.games import rules_of, start
from crownfield.games.position import Position

__all__ = ["KINDS", "THREADED", "Rate", "bytes_per_state", "rate", "two_threads"]

KINDS = (
    "kingdomino/2", "kingdomino/3", "kingdomino/4", "kingdomino/2/mighty_duel",
    "queendomino/2", "queendomino/3", "queendomino/4", "queendomino/4/royal_wedding",
    "queendomino/6/royal_wedding", "queendomino/8/royal_wedding/teams", "duel/2",
)  # fmt: skip
"""Game, players and the options that are on."""

THREADED = ("kingdomino/2", "queendomino/4", "duel/2")

_SLICES = 10


@dataclass(frozen=True)
class Rate:
    """Games per second: in the best slice, and over all of them; and how long all of it took."""

    best: float
    average: float
    seconds: float


class _Playouts:
    """Random games of one kind from the first position, with memory and luck of its own."""

    def __init__(self, kind: str, seed: int) -> None:
        position = first_position(kind)
        info, kingdoms = position.rules.info, len(position.rules.kingdom_seats(position.state))
        self._play = position.rules.entries.random_playouts
        self._state, self._tables = position.state, position.components.tables
        self._luck, self._outcome = generators(seed, 1)[0], np.zeros(info.longest_outcome, np.int64)
        self._lines, self._work = np.zeros((kingdoms, len(info.lines) + 1), np.int64), position.state.copy()
        self._run(1)

    def _run(self, games: int) -> None:
        self._play(self._state, self._tables, self._luck, self._outcome, self._lines, self._work, games)

    def seconds(self, games: int) -> float:
        """How long that many games take."""
        begin = perf_counter()
        self._run(games)
        return perf_counter() - begin


def first_position(kind: str) -> Position:
    game, players, *options = kind.split("/")
    switched_on: dict[str, object] = dict.fromkeys(options, True)
    return start(game, players=int(players), components=None, **switched_on)


def rate(kind: str, seconds: float) -> Rate:
    """Measure for about that long, in slices."""
    playouts = _Playouts(kind, 1)
    games = _games_in(playouts, seconds / _SLICES)
    slices = [playouts.seconds(games) for _ in range(_SLICES)]
    return Rate(games / min(slices), games * _SLICES / sum(slices), sum(slices))


def _games_in(playouts: _Playouts, seconds: float) -> int:
    """How many games fill about that time; the first guess grows until it can be measured."""
    games = 8
    while (took := playouts.seconds(games)) < seconds / 4:
        games *= 2
    return max(1, round(games * seconds / took))


def two_threads(kind: str, seconds: float) -> float:
    """How many times as many games two threads play as one, each in its best slice."""
    pair = [_Playouts(kind, seed) for seed in (1, 2)]
    games = _games_in(pair[0], seconds / 4)
    alone = min(pair[0].seconds(games) for _ in range(4))
    with ThreadPoolExecutor(2) as threads:
        together = min(_together(threads, pair, games) for _ in range(4))
    return 2 * alone / together


def _together(threads: ThreadPoolExecutor, pair: list[_Playouts], games: int) -> float:
    begin = perf_counter()
    list(threads.map(lambda playouts: playouts.seconds(games), pair))
    return perf_counter() - begin


def bytes_per_state(game: str) -> int:
    return int(rules_of(game).info.state.itemsize)
