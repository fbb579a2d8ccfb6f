"""The course of a game: as it is stored, as it lies on the table, and which of all its tables that is."""

import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from crownfield.play.dealer import Pledge
from crownfield.play.game import Game
from crownfield.play.record import Event
from crownfield.play.table import Table, TableRefusal
from crownfield.server.disk.store import StoredGame
from crownfield.server.shown.copies import TableVersion
from crownfield.server.table.ledger import Ledger
from crownfield.server.table.services import Services

__all__ = ["Course"]

T = TypeVar("T")


class Course:
    """One game as long as somebody remembers it; opened again it is another table for every page.

    What cannot be stored raises TableRefusal, after `lost` was told why.
    """

    def __init__(
        self, stored: StoredGame, secret: bytes, services: Services, lost: Callable[[TableRefusal], Awaitable[None]]
    ) -> None:
        self._ledger = Ledger(stored, services.store)
        self._secret, self._services, self._lost = secret, services, lost
        self.table: Table | None = None
        """None before the game begins."""
        self._opening = _fresh_word()

    @property
    def stored(self) -> StoredGame:
        return self._ledger.stored

    @property
    def has_ended(self) -> bool:
        return self.stored.status in ("over", "aborted")

    @property
    def is_going_on(self) -> bool:
        return self.table is not None and not self.table.game.is_over and self.stored.status == "playing"

    @property
    def is_stored(self) -> bool:
        """All that has happened."""
        return self.table is None or len(self.table.game.events) == len(self.stored.events)

    @property
    def secret(self) -> bytes | None:
        """Known to everybody when the game has ended."""
        return self._secret if self.has_ended else None

    @property
    def version(self) -> TableVersion:
        if self.table is None:
            return TableVersion(f"{self._opening}.0.0", 0)
        events = len(self.table.game.events)
        return TableVersion(f"{self._opening}.{events}.{self.table.drafts}", self.table.version)

    def totals(self) -> list[int]:
        """The points of every kingdom, those from earlier games of a Dynasty among them."""
        totals = [] if self.table is None else [pad.total for pad in self.table.game.scores()]
        carried = self.stored.carried or [0] * len(totals)
        return [total + before for total, before in zip(totals, carried, strict=True)]

    async def begin(self) -> None:
        """The first events are stored, then the game lies on the table."""
        game = Game(self._services.start_position(self.stored), pledge=self._pledge())
        await self.append(game.events, status="playing")
        self.table = Table(game, confirm=self.stored.confirm)

    async def resume(self) -> None:
        """Go on from what is stored; no page takes the table for one that it has seen."""
        if self.stored.events:
            await self._services.warmth.ensure(self.stored.game)
            game = Game.resume(self._services.start_position(self.stored), self.stored.events, self._pledge())
            seen = -1 if self.table is None else self.table.version
            self.table = Table(game, confirm=self.stored.confirm, seen=seen)
            self._opening = _fresh_word()

    async def append(self, events: Sequence[Event], **changes: Any) -> None:
        await self._kept(self._ledger.append(events, **changes))

    async def update_seat(self, seat: int, *, nonces: dict[int, str] | None = None, **changes: Any) -> None:
        await self._kept(self._ledger.update_seat(seat, nonces=nonces, **changes))

    async def written(self, writing: Awaitable[T]) -> T:
        """What a store answers that writes something else."""
        return await self._kept(self._ledger.written(writing))

    async def _kept(self, writing: Awaitable[T]) -> T:
        try:
            return await writing
        except TableRefusal as refusal:
            await self._lost(refusal)
            raise

    def _pledge(self) -> Pledge:
        return Pledge(self.stored.id, self._secret, self.stored.nonces)


def _fresh_word() -> str:
    return secrets.token_hex(4)
