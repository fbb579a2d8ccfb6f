"""The seats of a table: who comes to them, with what name and colour, and who plays for whoever does not."""

import time
from collections.abc import Collection

from crownfield.play.table import TableRefusal
from crownfield.server.protocol import Invitation
from crownfield.server.table.door import Door
from crownfield.server.table.seating import hash_token, new_token

__all__ = ["SUBSTITUTE", "Seats"]

SUBSTITUTE = "steward"
"""The level that plays for somebody who resigned, is absent or ran out of time."""

_HOLD_SECONDS = 60.0
"""How long a seat is kept for a stranger who has taken it and must still come to the table."""


class Seats:
    """The seats of one live table; what changes is stored before anybody is told."""

    def __init__(self, door: Door, *, absence: float) -> None:
        """Somebody is absent after so many seconds away."""
        self._door, self._absence = door, absence
        self._held_until: dict[int, float] = {}
        self._opened_at = time.monotonic()
        self._left_at: dict[int, float] = {}
        """When the last browser of a seat went away."""

    @property
    def automatic(self) -> set[int]:
        """The seats that a computer plays."""
        return {seat.seat for seat in self._door.stored.seats if seat.level is not None}

    @property
    def people(self) -> set[int]:
        """The seats of people who have not resigned, here or not."""
        return {seat.seat for seat in self._door.stored.seats if seat.kind == "person" and not seat.resigned}

    @property
    def present(self) -> set[int]:
        """The seats that a connected browser speaks for."""
        return self._door.audience.seats

    @property
    def absent(self) -> set[int]:
        """The seats of people who have been away for as long as the host says makes somebody absent."""
        before = time.monotonic() - self._absence
        away = self.people - self.present
        return {seat for seat in away if self._left_at.get(seat, self._opened_at) <= before}

    def check_absent(self, seats: Collection[int]) -> None:
        """Raises TableRefusal unless one of them is."""
        if not set(seats) - self.present:
            raise TableRefusal("present", "nobody is away")
        if not set(seats) & self.absent:
            raise TableRefusal("too_soon", "whoever is away was here a moment ago")

    def leave(self, seats: Collection[int]) -> None:
        """A browser that spoke for these seats has gone."""
        self._left_at.update(dict.fromkeys(set(seats) - self.present, time.monotonic()))

    @property
    def free(self) -> list[int]:
        """The seats that a stranger may take now."""
        if self._door.stored.status != "waiting":
            return []
        now = time.monotonic()
        return [
            seat.seat
            for seat in self._door.stored.seats
            if seat.listed and not seat.joined and self._held_until.get(seat.seat, 0.0) < now
        ]

    async def take(self, name: str) -> Invitation:
        """A stranger gets a free seat and a new link to it; the old link of that seat opens it no longer."""
        async with self._door.lock:
            if not (free := self.free):
                raise TableRefusal("no_free_seat", "no seat at this table is free")
            token = new_token()
            await self._door.course.update_seat(free[0], name=name, token_hash=hash_token(token), invitation_hash=None)
            self._held_until[free[0]] = time.monotonic() + _HOLD_SECONDS
            self._door.tell_everybody()
            return Invitation(free[0], token, "link")

    async def sit(self, seat: int, name: str, nonce: str | None) -> None:
        """Somebody has come to their seat, for the first time or again."""
        here, nonces = self._door.stored.seats[seat], self._door.stored.nonces
        if here.level is not None and not here.resigned:
            await self._let_play(seat, None)
        if here.joined and (not name or name == here.name):
            return
        if self._door.stored.status == "waiting" and nonce is not None and seat not in nonces:
            nonces = {**nonces, seat: nonce}
        await self._door.course.update_seat(seat, nonces=nonces, joined=True, name=name or here.name)

    async def resign(self, seat: int) -> None:
        async with self._door.lock:
            self._door.playing()
            await self._door.course.update_seat(seat, resigned=True, level=SUBSTITUTE)
            self._door.close_questions()  # others are asked now
            self._door.somebody_else_acts()
            self._door.tell_everybody()

    async def rename(self, seat: int, name: str) -> None:
        async with self._door.lock:
            await self._door.course.update_seat(seat, name=name)
            self._door.tell_everybody()

    async def recolour(self, seat: int, colour: int) -> None:
        async with self._door.lock:
            if self._door.stored.status in ("over", "aborted"):
                raise TableRefusal("over", "the game is over")
            if any(other.colour == colour and other.seat != seat for other in self._door.stored.seats):
                raise TableRefusal("colour_taken", f"another seat has colour {colour}")
            await self._door.course.update_seat(seat, colour=colour)
            self._door.tell_everybody()

    async def substitute_absent(self) -> None:
        """Computers play for those who are absent, until they return."""
        for seat in self.absent - self.automatic:
            await self._let_play(seat, SUBSTITUTE)
        self._door.tell_everybody()

    async def _let_play(self, seat: int, level: str | None) -> None:
        """A computer plays for a person, or the person again."""
        await self._door.course.update_seat(seat, level=level)
        self._door.somebody_else_acts()
