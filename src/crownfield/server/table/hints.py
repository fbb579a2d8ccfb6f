"""Hints: what a strong player would do with the rest of the turn, told to the person to act and nobody else."""

import asyncio
import logging
from typing import TYPE_CHECKING

from crownfield.base.errors import BadNetwork
from crownfield.play.table import Table, TableRefusal
from crownfield.server.protocol import Hints
from crownfield.server.table.connection import Connection

if TYPE_CHECKING:
    from crownfield.server.table.live import LiveTable

__all__ = ["HintDesk"]

_log = logging.getLogger("crownfield.server")


class HintDesk:
    """Where the people at one live table ask for hints; the answer comes while the table goes on."""

    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self._asking: dict[Connection, asyncio.Task[None]] = {}

    def serves(self, connection: Connection) -> bool:
        """Only those who play against nobody but computers and people at the same device."""
        return bool(connection.seats) and self._live.seats.people <= set(connection.seats)

    async def ask(self, connection: Connection, seat: int, version: int) -> None:
        """Begin to think about the rest of the seat's turn, and no longer about what was asked before.

        Raises TableRefusal.
        """
        async with self._live.lock:
            table = self._live.playing()
            self._check(table, connection, seat, version)
            self._live.services.limits.check(connection.address)
            self.leave(connection)
            self._asking[connection] = asyncio.create_task(self._answer(table, connection, version))

    def _check(self, table: Table, connection: Connection, seat: int, version: int) -> None:
        if not self.serves(connection):
            raise TableRefusal("no_hints", "another person plays at another device")
        table.check(seat, version)
        if table.is_complete:
            raise TableRefusal("not_allowed", "this turn is complete: confirm it or take something back")

    async def _answer(self, table: Table, connection: Connection, version: int) -> None:
        """Unless the table has changed meanwhile."""
        request = self._live.sent_position(table.position)
        try:
            await self._live.readiness.ensure("search")
            ideas = await self._live.services.workers.think(request, self._live.stored.owner)
        except TableRefusal as refusal:
            connection.refuse(refusal.code, str(refusal))  # type: ignore[arg-type]
        except BadNetwork as problem:
            connection.refuse("no_network", str(problem))
        except Exception:
            _log.exception("no hint could be given at table %s", self._live.stored.id)
            connection.refuse("server_error", "no hint could be given")
        else:
            if table.version == version:
                connection.send(Hints(version, ideas))

    def leave(self, connection: Connection) -> None:
        """Whoever has left hears no answer."""
        if (task := self._asking.pop(connection, None)) is not None:
            task.cancel()

    def close(self) -> None:
        for task in self._asking.values():
            task.cancel()
