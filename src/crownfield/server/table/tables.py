"""All tables of this server: setting new ones up, finding those that exist, letting idle ones go."""

import asyncio
import logging
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace

from crownfield.play.dealer import Pledge
from crownfield.play.table import TableRefusal
from crownfield.server.disk.store import Damaged, NotStored, StoredGame
from crownfield.server.protocol import Created, Invitation, NewGame
from crownfield.server.table.limits import Paces
from crownfield.server.table.live import LiveTable
from crownfield.server.table.new_tables import check_wish, new_table, next_table
from crownfield.server.table.seating import hash_address, new_token
from crownfield.server.table.services import Services

__all__ = ["Tables"]

_IDLE_SECONDS = 600
_STRANGERS = 10
"""So many people may say hello from one address at once."""
_log = logging.getLogger("crownfield.server")


class Tables:
    """Live tables by game id; one that nobody has used for a while is forgotten here and opened again when needed."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.people = Paces(services.settings.messages_per_second)
        """How fast each may talk at a table, by game and seat (or address, for those who watch)."""
        self.strangers = Paces(services.settings.messages_per_second * _STRANGERS)
        """How fast all of an address may talk who have not come to a table yet."""
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._going_on = asyncio.Lock()

    async def find(self, game_id: str) -> LiveTable:
        """The table of a game; raises TableRefusal for one that does not exist or is damaged."""
        if (live := self._live.get(game_id)) is not None and not live.is_closed:
            live.used_at = time.monotonic()
            return live
        if game_id not in self._opening:
            # one task however many ask; other tables do not wait while the rules of this one are loaded
            self._opening[game_id] = asyncio.create_task(self._open(game_id))
            self._opening[game_id].add_done_callback(lambda _: self._opening.pop(game_id))
        return await asyncio.shield(self._opening[game_id])

    async def _open(self, game_id: str) -> LiveTable:
        try:
            stored = await self.services.store.load(game_id)
            if stored is None:
                raise TableRefusal("unknown_table", "there is no such table; it may have been deleted")
            live = self._live[game_id] = await LiveTable.open(stored, self.services)
        except Damaged as error:
            _log.error("%s", error)
            raise TableRefusal("damaged", str(error)) from None
        return live

    def live(self) -> Iterable[LiveTable]:
        """The tables that are in use, or were a short while ago."""
        return [live for live in self._live.values() if not live.is_closed]

    async def wake_unfinished(self) -> None:
        """After a restart: games in which a computer is to act go on without waiting for anybody."""
        try:
            unfinished = await self.services.store.unfinished()
        except NotStored as error:
            _log.error("games that were going on wait until somebody comes: %s", error)
            return
        for game_id in unfinished:
            try:
                with suppress(TableRefusal):  # deleted meanwhile; or damaged, which was logged
                    await self.find(game_id)
            except Exception as error:
                _log.error("table %s cannot be opened: %r", game_id, error)

    async def create(self, wish: NewGame, address: str) -> Created:
        """A new table; raises BadOptions, or TableRefusal when this address has too many open games."""
        check_wish(wish)
        if wish.listed:
            self.services.check_open_tables()
        owner = hash_address(address, await self.services.store.salt())
        if await self.services.store.count_open(owner) >= self.services.settings.open_games_per_address:
            raise TableRefusal("too_many_games", "too many unfinished games were started from here")
        tokens = [None if seat.kind == "computer" else new_token() for seat in wish.seats]
        own = (token for token, seat in zip(tokens, wish.seats, strict=True) if token and seat.kind == "mine")
        spectator, host = new_token(), next(own, None) or new_token()
        pledge = Pledge.fresh()
        stored = new_table(wish, owner, pledge, tokens, spectator, host)
        await self._add(stored, pledge)
        invitations = [
            Invitation(seat, token, "mine" if wish.seats[seat].kind == "mine" else "link")
            for seat, token in enumerate(tokens)
            if token is not None
        ]
        return Created(stored.id, stored.commitment, invitations, spectator, host)

    async def _add(self, stored: StoredGame, pledge: Pledge) -> None:
        position = self.services.start_position(stored)
        stored = replace(stored, components=position.components.fingerprint, options=dict(position.options))
        stored = await self.services.store.create(stored, pledge.secret)
        self._live[stored.id] = await LiveTable.open(stored, self.services)

    async def go_on(self, game_id: str, tokens: list[str]) -> str:
        """The next game of a Dynasty, or a rematch, for the same people with the same links; returns its id."""
        live = await self.find(game_id)
        if not live.invitations.seats_of(tokens):
            raise TableRefusal("wrong_token", "only a player of this game can start the next one")
        if live.stored.status not in ("over", "aborted"):
            raise TableRefusal("not_allowed", "the game is not over yet")
        async with self._going_on:  # two who ask at once shall meet at one table
            if live.stored.next_game is not None:
                return live.stored.next_game
            pledge = Pledge.fresh()
            following = next_table(live.stored, pledge, live.course.totals())
            await self._add(following, pledge)
            await live.continue_at(following.id)
            return following.id

    async def delete(self, game_id: str, tokens: list[str]) -> None:
        """A game goes for good if nobody else ever played in it, or if its host gives it up before it begins.

        Raises TableRefusal: what others play or played is theirs as well.
        """
        live = await self.find(game_id)
        mine, is_host = set(live.invitations.seats_of(tokens)), live.invitations.is_host(tokens)
        others = {seat.seat for seat in live.stored.seats if seat.kind == "person"} - mine
        if not mine and not is_host:
            raise TableRefusal("wrong_token", "only a player of this game can delete it")
        if others and not (is_host and live.stored.status == "waiting"):
            raise TableRefusal("not_allowed", "others play or played this game too")
        await self.services.store.delete(game_id)
        live.vanish()
        self._live.pop(game_id, None)

    def forget_idle(self) -> None:
        """Let go of tables that nobody is at and nobody plays by itself."""
        before = time.monotonic() - _IDLE_SECONDS
        for game_id, live in list(self._live.items()):
            if live.used_at < before and live.is_idle:
                del self._live[game_id]

    async def drop_vanished(self) -> None:
        """End the tables whose games are no longer stored: another process may have deleted them."""
        asked = dict(self._live)
        stored = await self.services.store.existing(list(asked))
        for game_id in asked.keys() - stored:
            asked[game_id].vanish()
            self._live.pop(game_id, None)

    async def close(self) -> None:
        for live in self._live.values():
            await live.close()
