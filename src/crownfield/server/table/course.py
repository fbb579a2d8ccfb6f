"""The course of a stored game: its table, from the beginning or where it was left, and which of all tables it is."""

import secrets

from crownfield.play.dealer import Pledge
from crownfield.play.game import Game
from crownfield.play.table import Table
from crownfield.server.disk.store import StoredGame
from crownfield.server.shown.copies import TableVersion
from crownfield.server.table.services import Services

__all__ = ["Course"]


class Course:
    """The table of one game as long as somebody remembers it; opened again it is another one for every page."""

    def __init__(self, services: Services, secret: bytes) -> None:
        self._services, self.secret = services, secret
        self.table: Table | None = None
        """None before the game begins."""
        self._opening = _fresh_word()

    def begin(self, stored: StoredGame) -> Game:
        """Its first events; they are so when they are stored, and then the game is `put_on` the table."""
        return Game(self._services.start_position(stored), pledge=self._pledge(stored))

    def put_on(self, game: Game, *, confirm: bool) -> None:
        self.table = Table(game, confirm=confirm)

    async def resume(self, stored: StoredGame) -> None:
        """Go on from what is stored; no page takes the table for one that it has seen."""
        await self._services.warmth.ensure(stored.game)
        game = Game.resume(self._services.start_position(stored), stored.events, self._pledge(stored))
        seen = -1 if self.table is None else self.table.version
        self.table = Table(game, confirm=stored.confirm, seen=seen)
        self._opening = _fresh_word()

    def is_told_by(self, stored: StoredGame) -> bool:
        """Whether all that has happened is stored."""
        return self.table is None or len(self.table.game.events) == len(stored.events)

    @property
    def version(self) -> TableVersion:
        if self.table is None:
            return TableVersion(f"{self._opening}.0.0", 0)
        events = len(self.table.game.events)
        return TableVersion(f"{self._opening}.{events}.{self.table.drafts}", self.table.version)

    def totals(self, carried: list[int]) -> list[int]:
        """The points of every kingdom, those from earlier games of a Dynasty among them."""
        totals = [] if self.table is None else [pad.total for pad in self.table.game.scores()]
        return [total + before for total, before in zip(totals, carried or [0] * len(totals), strict=True)]

    def _pledge(self, stored: StoredGame) -> Pledge:
        return Pledge(stored.id, self.secret, stored.nonces)


def _fresh_word() -> str:
    return secrets.token_hex(4)
