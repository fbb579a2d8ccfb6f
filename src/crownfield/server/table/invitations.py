"""Invitations to the seats of a table: spent by the key that a guest brings, and made anew by the host."""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from crownfield.play.table import TableRefusal
from crownfield.server.protocol import Hello, Invitation
from crownfield.server.table.seating import hash_token, new_token, seats_of

if TYPE_CHECKING:
    from crownfield.server.table.live import LiveTable

__all__ = ["Invitations"]


class Invitations:
    """Who may come to one live table, and with what."""

    def __init__(self, live: "LiveTable") -> None:
        self._live = live

    async def accept(self, hello: Hello) -> tuple[list[int], list[int]]:
        """The seats that a hello opens, and the places of those of its tokens that a key has taken the place of.

        An invitation that nobody has used is spent for the key beside it. Raises TableRefusal if nothing opens.
        """
        invited = [seats_of([token], self._hashes()) for token in hello.tokens]
        pairs = list(zip(invited, hello.keys, strict=False))
        for seats, key in pairs:
            for seat in seats:
                if self._live.stored.seats[seat].token_hash is None and key not in hello.tokens:  # others know those
                    await self._live.seats.change(seat, token_hash=hash_token(key))
        opened = self._live.seats_of([*hello.tokens, *hello.keys])
        if not opened and not self._live.may_watch(hello.tokens):
            self._refuse([seat for seats in invited for seat in seats])
        return opened, [
            place for place, (seats, key) in enumerate(pairs) if set(seats) & set(self._live.seats_of([key]))
        ]

    def _hashes(self) -> dict[int, str | None]:
        return {seat.seat: seat.invitation_hash for seat in self._live.stored.seats}

    def _refuse(self, invited: Sequence[int]) -> None:
        if not invited:
            raise TableRefusal("wrong_token", "this link opens no seat at this table")
        if any(self._live.stored.seats[seat].token_hash is None for seat in invited):
            raise TableRefusal("unreadable", "an invitation is accepted with a key of one's own beside it")
        raise TableRefusal("spent", "this invitation has been used with another key")

    async def renew(self, seat: int, tokens: Sequence[str]) -> Invitation:
        """The host invites anew: the old invitation, or the key of a guest who is away, opens the seat no longer.

        That a key was replaced is told to everybody for good. Raises TableRefusal.
        """
        async with self._live.lock:
            self._check(seat, tokens)
            here, token = self._live.stored.seats[seat], new_token()
            replaced: dict[str, Any] = {} if here.token_hash is None else {"replaced_at": time.time()}
            joined = here.joined and self._live.stored.status != "waiting"
            await self._live.seats.change(
                seat, token_hash=None, invitation_hash=hash_token(token), joined=joined, **replaced
            )
            self._live.tell_everybody()
            return Invitation(seat, token, "link")

    def _check(self, seat: int, tokens: Sequence[str]) -> None:
        if not self._live.is_host(tokens):
            raise TableRefusal("wrong_token", "only whoever set this table up invites to it")
        if self._live.stored.status in ("over", "aborted"):
            raise TableRefusal("over", "the game is over")
        if seat not in self._live.seats.people or seat in self._live.seats_of(tokens):
            raise TableRefusal("not_allowed", "this is no guest's seat")
        if self._live.stored.seats[seat].token_hash is not None:
            self._live.seats.check_absent({seat})
