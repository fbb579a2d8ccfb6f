"""The browsers at one table: who is here, what each is shown, and how they are sent home."""

import math
import time
from collections.abc import Callable

from crownfield.server.protocol import Code
from crownfield.server.shown.copies import Copies, Own
from crownfield.server.table.connection import Connection

__all__ = ["Audience"]

_WATCHED_SECONDS = 15.0
"""So long after the last browser has left a table still counts as watched: it may only be loading the page again."""


class Audience:
    """Everybody who is connected to one live table."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self._left_at = -math.inf

    @property
    def is_watching(self) -> bool:
        """Whether anybody is here, or was until a moment ago."""
        return bool(self.connections) or time.monotonic() - self._left_at < _WATCHED_SECONDS

    @property
    def seats(self) -> set[int]:
        """The seats that somebody here speaks for."""
        return {seat for connection in self.connections for seat in connection.seats}

    def come(self, connection: Connection) -> None:
        self.connections.add(connection)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._left_at = time.monotonic()

    def show(self, copies: Copies, actor: int, gives_hints: Callable[[Connection], bool]) -> None:
        """Everybody gets their copy; `actor` is the seat to act."""
        for connection in self.connections:
            own = Own(
                protocol=connection.tongue.protocol,
                yours=tuple(connection.seats),
                is_to_act=actor in connection.seats,
                hints=gives_hints(connection),
                host=connection.is_host,
            )
            connection.send_text(copies.copy_for(own))

    def refuse(self, code: Code, detail: str) -> None:
        for connection in self.connections:
            connection.refuse(code, detail)

    def dismiss(self, code: Code, detail: str) -> None:
        """Everybody hears why there is nothing more to see here."""
        for connection in list(self.connections):
            connection.dismiss(code, detail)

    def hang_up(self) -> None:
        for connection in list(self.connections):
            connection.hang_up()
