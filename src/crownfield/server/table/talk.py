"""What people say to each other at a table: to everybody, or to their team."""

import time
from typing import TYPE_CHECKING

from crownfield.server.protocol import Reacted, Said
from crownfield.server.shown.portrait import kingdom_of
from crownfield.server.table.connection import Connection

if TYPE_CHECKING:
    from crownfield.server.table.live import LiveTable

__all__ = ["Talk"]

_TOLD = 30
"""How many of the latest words somebody hears who comes to the table."""


class Talk:
    """The words at one live table, stored before anybody hears them; reactions are not kept."""

    def __init__(self, live: "LiveTable") -> None:
        self._live = live

    async def say(self, seat: int | None, text: str, *, team: bool) -> None:
        """By a seat, or by somebody who watches."""
        async with self._live.lock:
            stored = self._live.stored
            said = Said(seat, stored.seats[seat].name if seat is not None else "", text, team, time.time())
            await self._live.services.store.say(stored.id, seat, said.name, text, team, said.at)
            for connection in self._live.connections:
                if self._may_hear(connection, said):
                    connection.send(said)

    def react(self, reacted: Reacted) -> None:
        for connection in self._live.connections:
            connection.send(reacted)

    async def heard_by(self, connection: Connection) -> list[Said]:
        """The latest words, for a browser that comes to the table."""
        said = await self._live.services.store.chat(self._live.stored.id)
        return [one for one in said if self._may_hear(connection, one)][-_TOLD:]

    def _may_hear(self, connection: Connection, said: Said) -> bool:
        """A team's words are for the team."""
        team = kingdom_of(self._live.stored, said.seat)
        return not said.team or any(kingdom_of(self._live.stored, mine) == team for mine in connection.seats)
