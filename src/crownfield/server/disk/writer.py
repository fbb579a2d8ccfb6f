"""The one thread that writes: all that waits goes into one transaction, and nobody is told before it is on disk."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from crownfield.base.errors import CrownfieldError

__all__ = ["NotStored", "Writer", "refusal"]

_LARGEST_GROUP = 500

T = TypeVar("T")


class NotStored(CrownfieldError):
    """The database refused a write, or does not have what was asked for; nothing has changed."""


@dataclass(frozen=True)
class _Write:
    """What is to be written, and who waits for it."""

    work: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[Any]"

    def succeed(self, result: object) -> None:
        self._tell(lambda: self.future.set_result(result))

    def fail(self, error: Exception) -> None:
        self._tell(lambda: self.future.set_exception(error))

    def _tell(self, answer: Callable[[], None]) -> None:
        """A caller who stopped waiting, or whose loop is closed, hears nothing."""
        try:
            self.loop.call_soon_threadsafe(lambda: None if self.future.done() else answer())
        except RuntimeError:
            return


class Writer:
    """Carries out writes in the order they were handed in.

    Those that wait while a transaction is being written to disk share the next one. If anything in it fails, it is
    rolled back and each of its writes is tried alone, so that a bad write fails its own caller only.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: SimpleQueue[_Write | None] = SimpleQueue()
        self._open = False
        self._lock = Lock()
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)

    def start(self) -> None:
        self._open = True
        self._thread.start()

    def stop(self) -> None:
        """Everything handed in before is written; what comes later is refused."""
        with self._lock:
            was_open, self._open = self._open, False
            self._waiting.put(None)
        if was_open:
            self._thread.join()

    def submit(self, work: Callable[[Connection], T]) -> Awaitable[T]:
        """Hand in a write; the future answers when it is on disk, or raises NotStored. Call it from a running loop."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        with self._lock:
            if not self._open:
                raise NotStored("the store is closed")
            self._waiting.put(_Write(work, loop, future))
        return future

    def _run(self) -> None:
        goes_on = True
        while goes_on:
            group, goes_on = self._next_group()
            if len(group) == 1 or not self._write(group):
                for write in group:
                    self._write_alone(write)

    def _next_group(self) -> tuple[list[_Write], bool]:
        """Wait for a write, then take all that wait by now; and whether there may be more."""
        group: list[_Write] = []
        write = self._waiting.get()
        try:
            while write is not None:
                group.append(write)
                if len(group) == _LARGEST_GROUP:
                    return group, True
                write = self._waiting.get_nowait()
        except Empty:
            return group, True
        return group, False

    def _write(self, group: list[_Write]) -> bool:
        """All in one transaction; False, and nothing written, if any of them fails."""
        try:
            with self._engine.begin() as connection:
                results = [write.work(connection) for write in group]
        except Exception:
            return False
        for write, result in zip(group, results, strict=True):
            write.succeed(result)
        return True

    def _write_alone(self, write: _Write) -> None:
        try:
            with self._engine.begin() as connection:
                result = write.work(connection)
        except Exception as error:
            write.fail(refusal(error))
        else:
            write.succeed(result)


def refusal(error: Exception) -> Exception:
    """A database's error without statement, values and traceback, which may hold a secret; others as they are."""
    if not isinstance(error, SQLAlchemyError):
        return error
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return NotStored((str(cause).splitlines() or [type(cause).__name__])[0])
