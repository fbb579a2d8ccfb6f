"""Self-play on all cores: every thread has a workspace of its own, kernels release the interpreter's lock."""

from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from crownfield.ai.contract import brain_of
from crownfield.ai.search.entries import workspace_for
from crownfield.ai.value.network import Network
from crownfield.base.bind import bind
from crownfield.games import start
from training import selfplay
from training.config import Run
from training.selfplay import Entries, Lessons, Settings, new_workspace

__all__ = ["Farm", "Harvest", "empty_lessons", "entries_of", "settings_of"]

_SAMPLES_PER_GAME = 260
_INPUTS_PER_SAMPLE = 130


@dataclass(frozen=True)
class Harvest:
    """What one task brings home."""

    variant: int
    inputs: npt.NDArray[np.uint16]
    weights: npt.NDArray[np.float32]
    offsets: npt.NDArray[np.int64]
    totals: npt.NDArray[np.float32]
    answers: npt.NDArray[np.float32]
    scores: npt.NDArray[np.float64]


class Farm:
    """Plays the games of a run with whatever network it is given."""

    def __init__(self, run: Run, threads: int) -> None:
        self._run, self._threads = run, threads
        self._pool = ThreadPoolExecutor(threads)
        self._tasks = 0
        self._starts = [start(run.game, players=v.players, **v.options) for v in run.variants]
        self._entries = entries_of(run.game)

    def play(self, network: Network, noise: float) -> list[Future[Harvest]]:
        """Begin one iteration's games."""
        futures = []
        for index, variant in enumerate(self._run.variants):
            games = variant.share * self._run.games
            tasks = max(1, round(games / 64))
            for _ in range(tasks):
                self._tasks += 1
                futures.append(self._pool.submit(self._task, index, network, noise, round(games / tasks), self._tasks))
        return futures

    def _task(self, index: int, network: Network, noise: float, games: int, number: int) -> Harvest:
        run, first = self._run, self._starts[index]
        judging, policies = workspace_for(first, network), brain_of(run.game).policies
        lessons = empty_lessons(games * _SAMPLES_PER_GAME)
        scores = np.zeros((games, len(first.rules.kingdom_seats(first.state))))
        seed = run.seed * 1_000_003 + number
        space = new_workspace(first.rules.info, policies, kingdoms=scores.shape[1], seed=seed)
        settings = settings_of(run, noise)
        count = self._entries.play_games(first.state, judging, space, settings, lessons, scores)
        entries = lessons.offsets[count]
        return Harvest(
            index, lessons.inputs[:entries].copy(), lessons.weights[:entries].copy(), lessons.offsets[: count + 1],
            lessons.totals[:count], lessons.answers[:count], scores,
        )  # fmt: skip


def empty_lessons(samples: int) -> Lessons:
    return Lessons(
        offsets=np.zeros(samples + 1, np.int64),
        inputs=np.zeros(samples * _INPUTS_PER_SAMPLE, np.uint16),
        weights=np.zeros(samples * _INPUTS_PER_SAMPLE, np.float32),
        totals=np.zeros(samples, np.float32),
        answers=np.zeros((samples, 2), np.float32),
        owner=np.zeros((samples, 2), np.int64),
    )


def settings_of(run: Run, noise: float) -> Settings:
    """What self-play needs to know of a run."""
    return Settings(
        noise=float(noise),
        trust=float(run.trust),
        own_samples=run.own_samples,
        other_samples=run.other_samples,
        strange_games=run.strange_games,
        strange_error=float(run.strange_error),
    )


@cache
def entries_of(game: str) -> Entries:
    brain = brain_of(game)
    return bind(Entries, [selfplay], rules=brain.rules, policies=brain.policies, inputs=brain.inputs)
