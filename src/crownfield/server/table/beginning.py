"""How a game begins: when everybody has come, and its rules are compiled."""

import asyncio
import logging

from crownfield.base.errors import CrownfieldError
from crownfield.server.minds.warmth import Warmth
from crownfield.server.table.door import Door

__all__ = ["Beginning"]

_log = logging.getLogger("crownfield.server")


class Beginning:
    """Of the game at one live table; meanwhile people come and go."""

    def __init__(self, door: Door, warmth: Warmth) -> None:
        self._door, self._warmth = door, warmth
        self._waiting: asyncio.Task[None] | None = None

    @property
    def is_near(self) -> bool:
        """Whether the game begins as soon as its rules are compiled."""
        return self._waiting is not None and not self._waiting.done()

    @property
    def _is_due(self) -> bool:
        """Whether everybody has come to a game that has not begun."""
        stored = self._door.stored
        return stored.status == "waiting" and all(seat.joined for seat in stored.seats)

    async def begin_if_due(self) -> None:
        """Now, or when the rules are compiled. The caller holds the table's lock."""
        if self._is_due and self._warmth.ready(self._door.stored.game):
            await self._begin()
        elif self._is_due and not self.is_near:
            self._waiting = asyncio.create_task(self._begin_when_compiled())

    async def _begin(self) -> None:
        await self._door.course.begin()
        self._door.somebody_else_acts()

    async def _begin_when_compiled(self) -> None:
        try:
            await self._warmth.ensure(self._door.stored.game)
            async with self._door.lock:
                if self._is_due:
                    await self._begin()
                    self._door.tell_everybody()
        except CrownfieldError as error:
            _log.error("table %s cannot begin: %s", self._door.stored.id, error)
            async with self._door.lock:  # whoever is just coming hears it too
                self._door.audience.refuse("server_error", "the game cannot begin")

    def stop(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
