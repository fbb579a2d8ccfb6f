"""What a table waits for until it is compiled, while others play for its computers; everybody sees how far it is."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from crownfield.ai.players.levels import stage_of_level
from crownfield.base.errors import CrownfieldError

if TYPE_CHECKING:
    from crownfield.server.table.live import LiveTable

__all__ = ["Readiness"]

_NEWS_SECONDS = 0.5
_MATCHED = ("page", "squire", "steward")
"""Levels whose stand-ins are about as strong as they."""


class Readiness:
    """Which stages of its game one live table waits for."""

    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self._told: float | None = None
        self._awaited: dict[str, asyncio.Task[None]] = {}

    @property
    def progress(self) -> float | None:
        """How far that is, from 0 to 1, by the stage that is least far; None where nothing is awaited."""
        preparing, game = self._live.services.preparing, self._live.stored.game
        return min((round(preparing.progress(game, stage), 2) for stage in self._awaited), default=None)

    def plays_weaker(self, level: str | None) -> bool:
        """Whether somebody plays for this level now who is weaker."""
        if level is None or level in _MATCHED:
            return False
        return stage_of_level(level, self._live.stored.game) in self._awaited

    async def needs_stand_in(self, level: str) -> bool:
        """Whether somebody else must play for it; if so whoever does can. Raises CompilingFailed if nobody can."""
        preparing, game = self._live.services.preparing, self._live.stored.game
        stage = stage_of_level(level, game)
        if await preparing.is_ready(game, stage):
            return False
        self._await(stage)
        await preparing.ensure(game, "stand-in")
        return not preparing.ready(game, stage)

    async def ensure(self, stage: str) -> None:
        """Wait for a stage; raises CompilingFailed."""
        preparing, game = self._live.services.preparing, self._live.stored.game
        if not await preparing.is_ready(game, stage):
            self._await(stage)
        await preparing.ensure(game, stage)

    def close(self) -> None:
        for task in self._awaited.values():
            task.cancel()

    def _await(self, stage: str) -> None:
        if stage not in self._awaited:
            self._awaited[stage] = asyncio.create_task(self._tell_until(stage))

    async def _tell_until(self, stage: str) -> None:
        asked = asyncio.ensure_future(self._live.services.preparing.ensure(self._live.stored.game, stage))
        try:
            self._tell()
            while not (await asyncio.wait([asked], timeout=_NEWS_SECONDS))[0]:
                self._tell()
            with suppress(CrownfieldError):  # whoever needs it is told when they ask
                await asked
        finally:
            asked.cancel()
            del self._awaited[stage]
            self._tell()

    def _tell(self) -> None:
        if self._told != self.progress:
            self._told = self.progress
            self._live.tell_everybody()
