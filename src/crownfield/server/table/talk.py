"""What people say to each other at a table: to everybody, or to their team."""

import time

from crownfield.games import kingdoms_of
from crownfield.server.disk.store import ChatLine, Store
from crownfield.server.protocol import Reacted, Said
from crownfield.server.table.connection import Connection
from crownfield.server.table.door import Door

__all__ = ["Talk"]

_TOLD = 30
"""How many of the latest words somebody hears who comes to the table."""


class Talk:
    """The words at one live table, stored before anybody hears them; reactions are not kept."""

    def __init__(self, door: Door, store: Store) -> None:
        self._door, self._store = door, store

    async def say(self, seat: int | None, text: str, *, team: bool, message_id: str | None = None) -> None:
        """By a seat, or by somebody who watches; once, however often it comes under the same id."""
        async with self._door.lock:
            stored = self._door.stored
            name = stored.seats[seat].name if seat is not None else ""
            line = ChatLine(seat, name, text, team, time.time(), message_id)
            number = await self._door.course.written(self._store.say(stored.id, line))
            if number is None:
                return
            said = Said(number, seat, name, text, team, line.at)
            for connection in self._door.audience.connections:
                if self._may_hear(connection, said):
                    connection.send(said)

    def react(self, reacted: Reacted) -> None:
        for connection in self._door.audience.connections:
            connection.send(reacted)

    async def heard_by(self, connection: Connection, after: int = 0) -> list[Said]:
        """The latest words after that number, for a browser that comes to the table."""
        said = await self._store.chat(self._door.stored.id)
        return [one for one in said if one.number > after and self._may_hear(connection, one)][-_TOLD:]

    def _may_hear(self, connection: Connection, said: Said) -> bool:
        """A team's words are for the team."""
        if said.team and said.seat is not None:
            stored = self._door.stored
            kingdoms = kingdoms_of(stored.game, stored.players, stored.options)
            return any(kingdoms[mine] == kingdoms[said.seat] for mine in connection.seats)
        return not said.team
