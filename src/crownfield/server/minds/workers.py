"""The computer players' processes: however long they think and however they end, the server goes on."""

import asyncio
import multiprocessing
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from threading import Lock
from typing import Any, TypeVar

from crownfield.ai.players.levels import thinks
from crownfield.base.errors import CrownfieldError
from crownfield.play.table import TableRefusal
from crownfield.server.minds import calculating, thinking
from crownfield.server.minds.queues import Queue
from crownfield.server.minds.thinking import SentPosition, TurnRequest, choose_turn, prepare, think
from crownfield.server.protocol import Idea

__all__ = ["WorkerLost", "Workers"]

_ATTEMPTS = 3
_MOST_WAITING = 16
"""Of what one owner asks for besides the turns of computers, which are one for each table."""

A = TypeVar("A")
R = TypeVar("R")


class WorkerLost(CrownfieldError):
    """The processes that tried to do this died, all of them."""


class _Worker:
    """One process, started anew when it has died.

    It is a pool of one, because a broken pool fails all it was asked: nobody loses a turn to a neighbour's crash.
    """

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._beginning_or_end = Lock()
        self._ended = False
        self._start()

    def _start(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        with self._beginning_or_end:
            if not self._ended:
                self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=prepare)
                self._pool.submit(self._wake)

    async def do(self, work: Callable[[A], R], argument: A) -> R:
        """Raises BrokenProcessPool if the process dies; then another one is on its way."""
        try:
            return await asyncio.wrap_future(self._pool.submit(work, argument))
        except BrokenProcessPool:
            self._pool.shutdown(wait=False)
            await asyncio.to_thread(self._start)
            raise

    def end(self) -> None:
        """Whatever the process does, loading the engine at low priority for instance: nobody waits for it any more."""
        with self._beginning_or_end:
            self._ended = True
            for process in [*self._pool._processes.values()]:  # noqa: SLF001 - `kill_workers` comes with Python 3.14
                process.kill()
        self._pool.shutdown(wait=True, cancel_futures=True)


class Workers:
    """As many processes as there are workers for players who think, and one for what is quick.

    Each does one thing at a time; who finds none free waits in line, in turns with other owners. What is quick, the
    turns of most levels among it, never waits for somebody's thoughts.
    """

    def __init__(self) -> None:
        self._workers: list[_Worker] = []
        self._thinkers: Queue[_Worker] = Queue()
        self._quick: Queue[_Worker] = Queue()
        self._hints: Counter[str] = Counter()

    def start(self, count: int) -> None:
        """Begin with so many processes; they come up while the server goes on."""
        self._workers = [_Worker(calculating.wake), *(_Worker(thinking.wake) for _ in range(count))]
        for thinker in self._workers[1:]:
            self._thinkers.put(thinker)
        self._quick.put(self._workers[0])

    def stop(self) -> None:
        """End all processes, in the middle of a thought; what is in line is cancelled."""
        for worker in self._workers:
            worker.end()
        self._workers.clear()
        self._thinkers, self._quick = Queue(), Queue()

    async def choose_turn(self, request: TurnRequest, owner: str = "") -> list[str]:
        """The moves a computer player makes for the seat to act; raises what the player raises, or WorkerLost."""
        queue = self._thinkers if thinks(request.level, request.game) and not request.stand_in else self._quick
        return await self._do(queue, choose_turn, request, owner, None)

    async def think(self, request: SentPosition, owner: str = "") -> list[Idea]:
        """Ideas for a person's turn, in line with the thoughts of the same owner's computers.

        Raises what `thinking.think` raises, TableRefusal if too many of this owner's wait, or WorkerLost.
        """
        if self._hints[owner] >= _MOST_WAITING:
            raise TableRefusal("too_fast", "too many hints that you asked for are waiting; wait a moment")
        self._hints[owner] += 1
        try:
            return await self.run(think, request, owner)
        finally:
            self._hints[owner] -= 1
            if not self._hints[owner]:
                del self._hints[owner]

    async def run(self, work: Callable[[A], R], argument: A, owner: str = "") -> R:
        """Do this where players think, in another process if one dies; `work` must be a function of a module."""
        return await self._do(self._thinkers, work, argument, owner, None)

    async def calculate(self, work: Callable[[A], R], argument: A, owner: str) -> R:
        """Do this where nobody thinks.

        Raises what the work raises, TableRefusal if too many of this owner's wait, or WorkerLost.
        """
        return await self._do(self._quick, work, argument, owner, _MOST_WAITING)

    async def _do(self, queue: Queue[_Worker], work: Callable[[A], R], argument: A, owner: str, most: int | None) -> R:
        for _ in range(_ATTEMPTS):
            worker = await queue.get(owner, most=most)
            doing = asyncio.ensure_future(worker.do(work, argument))
            doing.add_done_callback(partial(_is_free_again, queue, worker))
            try:
                return await asyncio.shield(doing)  # if nobody waits any longer the worker does it to the end
            except BrokenProcessPool:
                continue
        raise WorkerLost(f"{_ATTEMPTS} processes died over this")


def _is_free_again(queue: Queue[_Worker], worker: _Worker, done: "asyncio.Future[Any]") -> None:
    if not done.cancelled():
        done.exception()  # whoever waited has heard of it
    queue.put(worker)
