"""What happens at a table by itself: computers play their turns, and clocks run out."""

import asyncio
import logging
import time

from crownfield.play.table import Table
from crownfield.server.minds.thinking import TurnRequest
from crownfield.server.table.door import WatchedDoor
from crownfield.server.table.pondering import Pondering
from crownfield.server.table.seats import SUBSTITUTE, Seats

__all__ = ["Autopilot"]

_TRIES = 3
"""After so many failures at the same turn any legal moves will do."""
_SHORTEST_REST, _LONGEST_REST = 0.25, 30.0
_log = logging.getLogger("crownfield.server")


class Autopilot:
    """Watches over one table's turns; woken whenever something may be due."""

    def __init__(self, door: WatchedDoor, seats: Seats, pondering: Pondering) -> None:
        self._live, self._seats, self._pondering = door, seats, pondering
        self._thinking: asyncio.Task[None] | None = None
        self._clock: asyncio.Task[None] | None = None
        self._deadline: float | None = None
        self._clock_at: int | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something will happen by itself."""
        return self._is_thinking or self._clock_at is not None

    @property
    def is_due(self) -> bool:
        """Whether a computer is to act."""
        return self._level_to_act() is not None

    @property
    def _may_think(self) -> bool:
        """Computers among themselves play for those who watch."""
        return bool(self._seats.people) or self._live.audience.is_watching

    @property
    def _is_thinking(self) -> bool:
        return self._thinking is not None and not self._thinking.done()

    @property
    def seconds_left(self) -> float | None:
        """Of the person to act, if time is limited."""
        return None if self._deadline is None else max(0.0, self._deadline - time.monotonic())

    def level_of(self, seat: int) -> str | None:
        """The level of the computer that plays a seat now, or None for a person."""
        return self._live.stored.seats[seat].level

    def wake(self) -> None:
        """Whoever is to act now acts by itself if it is a computer, and has only so much time if not."""
        events, seconds = len(self._live.stored.events), self._live.stored.seconds_per_move
        if self._clock_at != events or self.is_due or not self._live.is_playing:
            self._stop_clock()
        if self.is_due:
            if not self._is_thinking and self._may_think:
                self._thinking = asyncio.create_task(self._think())
        elif seconds is not None and self._live.is_playing and self._clock_at is None:
            self._deadline, self._clock_at = time.monotonic() + seconds, events
            self._clock = asyncio.create_task(self._run_out(seconds, events))

    def stop(self) -> None:
        self._stop_clock()
        if self._thinking is not None:
            self._thinking.cancel()

    def _stop_clock(self) -> None:
        self._deadline = self._clock_at = None
        if self._clock is not None and self._clock is not asyncio.current_task():
            self._clock.cancel()

    def _level_to_act(self) -> str | None:
        table = self._live.table
        return None if table is None or not self._live.is_playing else self.level_of(table.game.actor)

    async def _think(self) -> None:
        failures = 0
        while (level := self._level_to_act()) is not None and self._may_think:
            failures = 0 if await self._plays(level, failures) else failures + 1

    async def _run_out(self, seconds: float, events: int) -> None:
        await asyncio.sleep(seconds)
        failures = 0
        while self._clock_at == events and not await self._plays(SUBSTITUTE, failures, timed_out=True):
            failures += 1

    async def _plays(self, level: str, failures: int, *, timed_out: bool = False) -> bool:
        """Whether that went well. If not, it may the next time: a worker may have died, or the disk be full."""
        chosen = level if failures < _TRIES else None
        try:
            await self._play(chosen, timed_out=timed_out)
        except Exception as error:
            if self._live.is_closed:
                return True
            _log.error(
                "a computer (%s) could not play at table %s: %r", chosen or "any moves", self._live.stored.id, error
            )
            await asyncio.sleep(min(_SHORTEST_REST * 2**failures, _LONGEST_REST))
            return False
        return True

    async def _play(self, level: str | None, *, timed_out: bool) -> None:
        """A computer plays the turn that is due, unless something else happened meanwhile.

        A person's turn it plays only if that person has run out of time.
        """
        live = self._live
        table, events = live.playing(), len(live.stored.events)
        if level is not None:
            await self._pondering.prepare_players(live.stored.game)
        moves, _ = await asyncio.gather(
            self._pondering.workers.choose_turn(self._request(table, level), live.stored.owner),
            asyncio.sleep(self._pondering.pause),
        )
        async with live.lock:
            if len(live.stored.events) == events and (self.is_due or (timed_out and live.is_playing)):
                await live.settle(live.playing().play_turn(moves))

    def _request(self, table: Table, level: str | None) -> TurnRequest:
        stored = self._live.stored
        sent, seed = self._pondering.sent(stored, table.game.position), f"{stored.id} {len(stored.events)}"
        return TurnRequest(**vars(sent), level=level, seed=seed)
