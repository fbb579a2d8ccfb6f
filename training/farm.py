"""Self-play on all cores: each thread has a desk and a generator of its own, kernels release the interpreter's lock."""

from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from crownfield.ai.rollout.entries import policy_of
from crownfield.ai.value import judge as net_policy
from crownfield.ai.value.network import Network
from crownfield.ai.value.workspace import kernels_of, new_desk
from crownfield.base.bind import bind
from crownfield.games import start
from training import selfplay
from training.config import Run
from training.selfplay import Lessons, SelfPlay, new_room

__all__ = ["Farm", "Harvest", "empty_lessons"]

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
        self._entries = bind(SelfPlay, [net_policy, selfplay], kernels_of(run.game))

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
        desk = new_desk(first.rules, first.components, network)
        lessons = empty_lessons(games * _SAMPLES_PER_GAME)
        scores = np.zeros((games, len(first.rules.kingdom_seats(first.state))))
        settings = np.array(
            [noise, run.trust, run.own_samples, run.other_samples, run.strange_games, run.strange_error]
        )
        scratch, seed = policy_of(run.game).SCRATCH, run.seed * 1_000_003 + number
        room = new_room(first.rules.info, scores.shape[1], scratch, seed)
        count = self._entries.play_games(first.state, desk, room, settings, lessons, scores)
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
