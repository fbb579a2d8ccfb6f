"""What is stored of a game at a table: nobody else there writes it, and whoever cannot write reads what is so."""

import logging
from collections.abc import Awaitable, Sequence
from typing import Any, TypeVar

from crownfield.play.record import Event
from crownfield.play.table import TableRefusal
from crownfield.server.disk.store import Damaged, NotStored, Store, StoredGame

__all__ = ["GONE", "Ledger"]

GONE = ("unknown_table", "damaged")
"""Why a table is no longer of any use."""
_log = logging.getLogger("crownfield.server")

T = TypeVar("T")


class Ledger:
    """The game as it is stored. What raises TableRefusal has written nothing, and has looked at what is stored."""

    def __init__(self, stored: StoredGame, store: Store) -> None:
        self._stored, self._store = stored, store

    @property
    def stored(self) -> StoredGame:
        return self._stored

    async def append(self, events: Sequence[Event], **changes: Any) -> None:
        self._stored = await self.written(self._store.append(self._stored, events, **changes))

    async def update_seat(self, seat: int, *, nonces: dict[int, str] | None = None, **changes: Any) -> None:
        """In one commit."""
        self._stored = await self.written(self._store.update_seat(self._stored, seat, nonces=nonces, **changes))

    async def written(self, writing: Awaitable[T]) -> T:
        try:
            return await writing
        except Exception as error:
            refusal = await self._look_again()
            if refusal.code == "server_error":
                _log.error("something at table %s could not be stored: %s", self._stored.id, error)
            raise refusal from error

    async def _look_again(self) -> TableRefusal:
        """Why nothing was written; a store that cannot be read leaves us what we know."""
        try:
            stored = await self._store.load(self._stored.id)
        except Damaged as error:
            _log.error("%s", error)
            return TableRefusal("damaged", str(error))
        except NotStored:
            stored = self._stored
        if stored is None:
            return TableRefusal("unknown_table", "this game was deleted")
        before, self._stored = self._stored, stored
        if stored.seal != before.seal:
            return TableRefusal("stale", "somebody else has changed this table; look again")
        return TableRefusal("server_error", "this could not be stored and did not happen")
