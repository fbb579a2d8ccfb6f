"""The computer players' processes: however long they think and however they end, the server goes on."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from crownfield.base.errors import CrownfieldError
from crownfield.server.protocol import Idea
from crownfield.server.thinking import SentPosition, TurnRequest, choose_turn, prepare, think, wake

__all__ = ["WorkerLost", "Workers"]

_ATTEMPTS = 3

A = TypeVar("A")
R = TypeVar("R")


class WorkerLost(CrownfieldError):
    """The processes that tried to do this died, all of them."""


class _Worker:
    """One process, started anew when it has died.

    It is a pool of one, because a broken pool fails all it was asked: nobody loses a turn to a neighbour's crash.
    """

    def __init__(self) -> None:
        self._pool = self._start()

    @staticmethod
    def _start() -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=prepare)
        pool.submit(wake)
        return pool

    async def do(self, work: Callable[[A], R], argument: A) -> R:
        """Raises BrokenProcessPool if the process dies; then another one is on its way."""
        try:
            return await asyncio.wrap_future(self._pool.submit(work, argument))
        except BrokenProcessPool:
            self._pool.shutdown(wait=False)
            self._pool = await asyncio.to_thread(self._start)
            raise

    def stop(self) -> None:
        """Tell the process to end after what it does now."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def join(self) -> None:
        self._pool.shutdown(wait=True)


class Workers:
    """As many processes as there are workers, each doing one thing at a time; who finds none free waits in line."""

    def __init__(self) -> None:
        self._workers: list[_Worker] = []
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        self._one_hint_at_a_time = asyncio.Lock()

    def start(self, count: int) -> None:
        """Begin with so many processes; they come up while the server goes on."""
        for _ in range(count):
            worker = _Worker()
            self._workers.append(worker)
            self._free.put_nowait(worker)

    def stop(self) -> None:
        """End all processes and wait for that; a turn being thought about is finished, one in line is cancelled."""
        for worker in self._workers:
            worker.stop()
        for worker in self._workers:
            worker.join()
        self._workers.clear()
        self._free = asyncio.Queue()

    async def choose_turn(self, request: TurnRequest) -> list[str]:
        """The moves a computer player makes for the seat to act; raises what the player raises, or WorkerLost."""
        return await self.run(choose_turn, request)

    async def think(self, request: SentPosition) -> list[Idea]:
        """Ideas for a person's turn, one person after the other, so that no computer waits long for its own turn.

        Raises what `thinking.think` raises, or WorkerLost.
        """
        async with self._one_hint_at_a_time:
            return await self.run(think, request)

    async def run(self, work: Callable[[A], R], argument: A) -> R:
        """Do this in a worker, in another one if it dies; `work` must be a function of a module."""
        for _ in range(_ATTEMPTS):
            worker = await self._free.get()
            try:
                return await worker.do(work, argument)
            except BrokenProcessPool:
                continue
            finally:
                self._free.put_nowait(worker)
        raise WorkerLost(f"{_ATTEMPTS} computer players died over this turn")
