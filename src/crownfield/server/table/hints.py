"""Hints: what a strong player would do with the rest of the turn, told to the person to act and nobody else."""

import asyncio
import logging
from typing import Any

from crownfield.base.errors import BadNetwork
from crownfield.play.table import Table, TableRefusal
from crownfield.server.protocol import Done, Hint, Hints
from crownfield.server.table.connection import Connection
from crownfield.server.table.door import Door
from crownfield.server.table.pondering import Pondering
from crownfield.server.table.readiness import Readiness
from crownfield.server.table.seats import Seats

__all__ = ["HintDesk"]

_log = logging.getLogger("crownfield.server")


class HintDesk:
    """Where the people at one live table ask for hints; the answer comes while the table goes on."""

    def __init__(self, door: Door, seats: Seats, pondering: Pondering, readiness: Readiness) -> None:
        self._door, self._seats, self._pondering, self._readiness = door, seats, pondering, readiness
        self._asking: dict[Connection, tuple[Hint, asyncio.Task[None]]] = {}

    def serves(self, connection: Connection) -> bool:
        """Only those who play against nobody but computers and people at the same device."""
        return bool(connection.seats) and self._seats.people <= set(connection.seats)

    async def ask(self, connection: Connection, seat: int, asked: Hint, number: int) -> None:
        """Begin to think about the rest of the seat's turn, and no longer about what was asked before.

        `number` is that of the table it was asked about. The answer comes later; raises TableRefusal.
        """
        async with self._door.lock:
            table = self._door.playing()
            self._check(table, connection, seat, number)
            self._pondering.limits.check(connection.address)
            if (earlier := self.leave(connection)) is not None:
                connection.send(Done(earlier.id))
            self._asking[connection] = asked, asyncio.create_task(self._answer(table, connection, asked))

    def _check(self, table: Table, connection: Connection, seat: int, number: int) -> None:
        if not self.serves(connection):
            raise TableRefusal("no_hints", "another person plays at another device")
        table.check(seat, number)
        if table.is_complete:
            raise TableRefusal("not_allowed", "this turn is complete: confirm it or take something back")

    async def _answer(self, table: Table, connection: Connection, asked: Hint) -> None:
        """The ideas, unless the table has changed meanwhile; or why there are none."""
        number, stored = table.version, self._door.stored
        request = self._pondering.sent(stored, table.position)
        refused: tuple[Any, str] | None = None
        try:
            await self._readiness.ensure("search")
            ideas = await self._pondering.workers.think(request, stored.owner)
        except TableRefusal as refusal:
            refused = refusal.code, str(refusal)
        except BadNetwork as problem:
            refused = "no_network", str(problem)
        except Exception:
            _log.exception("no hint could be given at table %s", stored.id)
            refused = "server_error", "no hint could be given"
        del self._asking[connection]
        if refused is not None:
            connection.refuse(*refused, asked.id)
            return
        if table.version == number:
            connection.send(Hints(asked.version, ideas))
        connection.send(Done(asked.id))

    def leave(self, connection: Connection) -> Hint | None:
        """Whoever has left hears no answer; what they had asked, if anything is still thought about."""
        asked, task = self._asking.pop(connection, (None, None))
        if task is not None:
            task.cancel()
        return asked

    def close(self) -> None:
        for _, task in self._asking.values():
            task.cancel()
