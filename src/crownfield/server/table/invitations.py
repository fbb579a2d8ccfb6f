"""Invitations to the seats of a table: spent by the key that a guest brings, and made anew by the host."""

import time
from collections.abc import Sequence
from typing import Any

from crownfield.play.table import TableRefusal
from crownfield.server.protocol import Hello, Invitation
from crownfield.server.table.door import Door
from crownfield.server.table.seating import hash_token, new_token, seats_of
from crownfield.server.table.seats import Seats

__all__ = ["Invitations"]


class Invitations:
    """Who may come to one live table, and with what."""

    def __init__(self, door: Door, seats: Seats) -> None:
        self._door, self._seats = door, seats

    def seats_of(self, tokens: Sequence[str]) -> list[int]:
        """The seats that these tokens and keys open, ascending."""
        return seats_of(tokens, {seat.seat: seat.token_hash for seat in self._door.stored.seats})

    def may_watch(self, tokens: Sequence[str]) -> bool:
        return any(hash_token(token) == self._door.stored.spectator_hash for token in tokens)

    def is_host(self, tokens: Sequence[str]) -> bool:
        """Whether whoever holds these set the table up."""
        return any(hash_token(token) == self._door.stored.host_hash for token in tokens)

    async def accept(self, hello: Hello) -> tuple[list[int], list[int]]:
        """The seats that a hello opens, and the places of those of its tokens that a key has taken the place of.

        An invitation that nobody has used is spent for the key beside it. Raises TableRefusal if nothing opens.
        """
        invited = [seats_of([token], self._hashes()) for token in hello.tokens]
        pairs = list(zip(invited, hello.keys, strict=False))
        for seats, key in pairs:
            for seat in seats:
                if self._door.stored.seats[seat].token_hash is None and key not in hello.tokens:  # others know those
                    await self._door.course.update_seat(seat, token_hash=hash_token(key))
        opened = self.seats_of([*hello.tokens, *hello.keys])
        if not opened and not self.may_watch(hello.tokens):
            self._refuse([seat for seats in invited for seat in seats])
        return opened, [place for place, (seats, key) in enumerate(pairs) if set(seats) & set(self.seats_of([key]))]

    def _hashes(self) -> dict[int, str | None]:
        return {seat.seat: seat.invitation_hash for seat in self._door.stored.seats}

    def _refuse(self, invited: Sequence[int]) -> None:
        if not invited:
            raise TableRefusal("wrong_token", "this link opens no seat at this table")
        if any(self._door.stored.seats[seat].token_hash is None for seat in invited):
            raise TableRefusal("unreadable", "an invitation is accepted with a key of one's own beside it")
        raise TableRefusal("spent", "this invitation has been used with another key")

    async def renew(self, seat: int, tokens: Sequence[str]) -> Invitation:
        """The host invites anew: the old invitation, or the key of a guest who is away, opens the seat no longer.

        That a key was replaced is told to everybody for good. Raises TableRefusal.
        """
        async with self._door.lock:
            self._check(seat, tokens)
            here, token = self._door.stored.seats[seat], new_token()
            replaced: dict[str, Any] = {} if here.token_hash is None else {"replaced_at": time.time()}
            joined = here.joined and self._door.stored.status != "waiting"
            await self._door.course.update_seat(
                seat, token_hash=None, invitation_hash=hash_token(token), joined=joined, **replaced
            )
            self._door.tell_everybody()
            return Invitation(seat, token, "link")

    def _check(self, seat: int, tokens: Sequence[str]) -> None:
        if not self.is_host(tokens):
            raise TableRefusal("wrong_token", "only whoever set this table up invites to it")
        if self._door.stored.status in ("over", "aborted"):
            raise TableRefusal("over", "the game is over")
        if seat not in self._seats.people or seat in self.seats_of(tokens):
            raise TableRefusal("not_allowed", "this is no guest's seat")
        if self._door.stored.seats[seat].token_hash is not None:
            self._seats.check_absent({seat})
