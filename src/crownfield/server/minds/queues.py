"""Waiting in line, fairly: whoever was served longest ago is next, however much each of them asks for."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

from crownfield.play.table import TableRefusal

__all__ = ["Queue"]

_MOST_REMEMBERED = 10_000

T = TypeVar("T")


class Queue(Generic[T]):
    """Hands out a few things of a kind to those who wait for them, in turns by owner.

    What one owner asks for is served in the order it was asked; whoever was never served comes before all others.
    """

    def __init__(self) -> None:
        self._free: deque[T] = deque()
        self._waiting: dict[str, deque[asyncio.Future[T]]] = {}
        self._served: dict[str, int] = {}
        """The owners in the order in which they were last served, and the how-manieth time that was."""
        self._times = 0

    def put(self, thing: T) -> None:
        """One more to hand out, or one given back."""
        self._free.append(thing)
        self._serve()

    async def get(self, owner: str, *, most: int | None = None) -> T:
        """One of the things; whoever gets it must `put` it back.

        Raises TableRefusal if as many as `most` of this owner's wait already.
        """
        if most is not None and len(self._waiting.get(owner, ())) >= most:
            raise TableRefusal("too_fast", "too much that you asked for is waiting; wait a moment")
        place: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(place)
        self._serve()
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.put(place.result())
            raise

    def _serve(self) -> None:
        while self._free and self._waiting:
            owner = min(self._waiting, key=lambda name: self._served.get(name, 0))
            place = self._waiting[owner].popleft()
            if not self._waiting[owner]:
                del self._waiting[owner]
            if not place.cancelled():
                self._remember(owner)
                place.set_result(self._free.popleft())

    def _remember(self, owner: str) -> None:
        self._times += 1
        self._served.pop(owner, None)
        self._served[owner] = self._times
        if len(self._served) > _MOST_REMEMBERED:
            del self._served[next(iter(self._served))]
