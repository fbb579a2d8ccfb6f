"""What the parts of a live table know of it: they read it, and ask it to write and to tell."""

import asyncio
from collections.abc import Sequence
from typing import Protocol

from crownfield.play.record import Event
from crownfield.play.table import Table
from crownfield.server.disk.store import StoredGame
from crownfield.server.table.audience import Audience
from crownfield.server.table.course import Course

__all__ = ["Door", "WatchedDoor"]


class Door(Protocol):
    """The narrow side of a live table. Whatever changes it holds its lock."""

    @property
    def lock(self) -> asyncio.Lock: ...

    @property
    def stored(self) -> StoredGame:
        """The game as it is stored."""

    @property
    def course(self) -> Course:
        """The game, and the only way to write of it."""

    @property
    def table(self) -> Table | None:
        """None before the game begins."""

    @property
    def audience(self) -> Audience:
        """The browsers that are here."""

    def playing(self) -> Table:
        """The table, if the game is going on; raises TableRefusal."""

    async def settle(self, events: Sequence[Event]) -> None:
        """What became final is stored, then everybody is told."""

    async def abort(self) -> None:
        """The game ends without a winner."""

    def somebody_else_acts(self) -> None:
        """Who plays a seat has changed: perhaps something is due by itself now."""

    def close_questions(self) -> None:
        """They were about a table that is no longer so."""

    def tell_everybody(self) -> None:
        """Everybody here sees how the table is now."""


class WatchedDoor(Door, Protocol):
    """The same for whatever happens by itself."""

    @property
    def is_playing(self) -> bool: ...

    @property
    def is_closed(self) -> bool: ...
