"""What a table has thought over in other processes: what they are sent, and waiting until they can play."""

import asyncio
from collections.abc import Callable

from crownfield.games.position import Position
from crownfield.server.disk.store import StoredGame
from crownfield.server.minds.thinking import SentPosition
from crownfield.server.table.services import Services

__all__ = ["Pondering"]

_NEWS_SECONDS = 0.5


class Pondering:
    """For one live table, which tells everybody how far the computer players are compiled."""

    def __init__(self, services: Services, tell: Callable[[], None]) -> None:
        self.workers, self.limits = services.workers, services.limits
        self.pause = services.settings.pause
        """How many seconds a computer takes at least."""
        self._warmth, self._components, self._tell = services.warmth, services.components, tell
        self.preparing: float | None = None
        """How far the computer players are compiled, while somebody waits for it."""

    async def prepare_players(self, game: str) -> None:
        """Wait until computers can play from compiled code; raises WarmingFailed."""
        work = asyncio.ensure_future(self._warmth.ensure_players(game))
        try:
            while not (await asyncio.wait([work], timeout=_NEWS_SECONDS))[0]:
                self._tell_preparing(self._warmth.players_progress(game))
            await work
        finally:
            work.cancel()
            self._tell_preparing(None)

    def _tell_preparing(self, progress: float | None) -> None:
        if self.preparing != progress:
            self.preparing = progress
            self._tell()

    def sent(self, stored: StoredGame, position: Position) -> SentPosition:
        """A position of this game, for a worker."""
        return SentPosition(
            game=stored.game,
            players=stored.players,
            options=dict(stored.options),
            components=self._components,
            state=position.state.tobytes(),
        )
