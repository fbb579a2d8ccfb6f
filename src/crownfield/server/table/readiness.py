"""What a table waits for until it is compiled, while others play for its computers; everybody sees how far it is."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from crownfield.ai.players.levels import stage_of_level
from crownfield.base.errors import CrownfieldError
from crownfield.server.minds.preparing import Preparing

__all__ = ["Readiness"]

_NEWS_SECONDS = 0.5
_MATCHED = ("page", "squire", "steward")
"""Levels whose stand-ins are about as strong as they."""


class Readiness:
    """Which stages of its game one live table waits for; it is told when that changes, or how far they are."""

    def __init__(self, preparing: Preparing, game: str, tell: Callable[[], None]) -> None:
        self._preparing, self._game, self._tell = preparing, game, tell
        self._told: float | None = None
        self._awaited: dict[str, asyncio.Task[None]] = {}

    @property
    def progress(self) -> float | None:
        """How far that is, from 0 to 1, by the stage that is least far; None where nothing is awaited."""
        return min((round(self._preparing.progress(self._game, stage), 2) for stage in self._awaited), default=None)

    def plays_weaker(self, level: str | None) -> bool:
        """Whether somebody plays for this level now who is weaker."""
        if level is None or level in _MATCHED:
            return False
        return stage_of_level(level, self._game) in self._awaited

    async def needs_stand_in(self, level: str) -> bool:
        """Whether somebody else must play for it; if so whoever does can. Raises CompilingFailed if nobody can."""
        stage = stage_of_level(level, self._game)
        if await self._preparing.is_ready(self._game, stage):
            return False
        self._await(stage)
        await self._preparing.ensure(self._game, "stand-in")
        return not self._preparing.ready(self._game, stage)

    async def ensure(self, stage: str) -> None:
        """Wait for a stage; raises CompilingFailed."""
        if not await self._preparing.is_ready(self._game, stage):
            self._await(stage)
        await self._preparing.ensure(self._game, stage)

    def close(self) -> None:
        for task in self._awaited.values():
            task.cancel()

    def _await(self, stage: str) -> None:
        if stage not in self._awaited:
            self._awaited[stage] = asyncio.create_task(self._tell_until(stage))

    async def _tell_until(self, stage: str) -> None:
        asked = asyncio.ensure_future(self._preparing.ensure(self._game, stage))
        try:
            self._tell_news()
            while not (await asyncio.wait([asked], timeout=_NEWS_SECONDS))[0]:
                self._tell_news()
            with suppress(CrownfieldError):  # whoever needs it is told when they ask
                await asked
        finally:
            asked.cancel()
            del self._awaited[stage]
            self._tell_news()

    def _tell_news(self) -> None:
        if self._told != self.progress:
            self._told = self.progress
            self._tell()
