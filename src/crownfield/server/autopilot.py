"""What happens at a table by itself: computers play their turns, and clocks run out."""

import asyncio
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from crownfield.server.live import LiveTable

__all__ = ["SUBSTITUTE", "Autopilot"]

SUBSTITUTE = "steward"
"""The level that plays for somebody who resigned, is absent or ran out of time."""


class Autopilot:
    """Watches over one table's turns; woken whenever something may be due."""

    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self._thinking: asyncio.Task[None] | None = None
        self._clock: asyncio.Task[None] | None = None
        self._deadline: float | None = None

    @property
    def is_thinking(self) -> bool:
        return self._thinking is not None and not self._thinking.done()

    @property
    def seconds_left(self) -> float | None:
        """Of the person to act, if time is limited."""
        return None if self._deadline is None else max(0.0, self._deadline - time.monotonic())

    def level_of(self, seat: int) -> str | None:
        """The level of the computer that plays a seat now, or None for a person."""
        here = self._live.stored.seats[seat]
        return here.level or (SUBSTITUTE if seat in self._live.substituted else None)

    def wake(self) -> None:
        """Whoever is to act now acts by itself if it is a computer, and has only so much time if not."""
        self._stop_clock()
        if not self._live.is_playing:
            return
        seconds = self._live.stored.seconds_per_move
        if self._level_to_act() is not None:
            if not self.is_thinking:
                self._thinking = asyncio.create_task(self._think())
        elif seconds is not None:
            self._deadline = time.monotonic() + seconds
            self._clock = asyncio.create_task(self._run_out(seconds, len(self._live.stored.events)))

    def stop(self) -> None:
        self._stop_clock()
        if self._thinking is not None:
            self._thinking.cancel()

    def _stop_clock(self) -> None:
        self._deadline = None
        if self._clock is not None and self._clock is not asyncio.current_task():
            self._clock.cancel()

    def _level_to_act(self) -> str | None:
        table = self._live.table
        return None if table is None or not self._live.is_playing else self.level_of(table.game.actor)

    async def _think(self) -> None:
        while (level := self._level_to_act()) is not None:
            await self._live.play_by_computer(level)

    async def _run_out(self, seconds: float, events: int) -> None:
        await asyncio.sleep(seconds)
        if len(self._live.stored.events) == events:
            await self._live.play_by_computer(SUBSTITUTE)
