"""A live table: one game with the browsers at it. Whatever becomes final is stored before anybody is told."""

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from crownfield.base.actors import NOBODY
from crownfield.base.errors import CrownfieldError
from crownfield.games.position import Position
from crownfield.play.dealer import Pledge
from crownfield.play.game import Game
from crownfield.play.record import Event
from crownfield.play.table import Table, TableRefusal
from crownfield.server.disk.store import Damaged, NotStored, StoredGame
from crownfield.server.minds.thinking import SentPosition
from crownfield.server.protocol import Code, Hello, Keyed, TableState
from crownfield.server.shown.portrait import table_state
from crownfield.server.shown.state import legal_of
from crownfield.server.table.autopilot import Autopilot
from crownfield.server.table.connection import Connection
from crownfield.server.table.hints import HintDesk
from crownfield.server.table.invitations import Invitations
from crownfield.server.table.questions import Questions
from crownfield.server.table.readiness import Readiness
from crownfield.server.table.seating import hash_token, seats_of
from crownfield.server.table.seats import Seats
from crownfield.server.table.services import Services
from crownfield.server.table.talk import Talk

__all__ = ["LiveTable"]

_WATCHED_SECONDS = 15.0
"""So long after the last browser has left a table still counts as watched: it may only be loading the page again."""
_log = logging.getLogger("crownfield.server")


class LiveTable:
    """One game, its table once it has started, and who is connected. All changes happen under its lock."""

    def __init__(self, stored: StoredGame, services: Services) -> None:
        self.stored = stored
        self.table: Table | None = None
        self.connections: set[Connection] = set()
        self.used_at = time.monotonic()
        self.is_closed = False
        """Whether this one is of no use any more; whoever comes opens the table anew, if its game is stored."""
        self._left_at = -math.inf
        self.services = services
        self.lock = asyncio.Lock()
        self.seats = Seats(self)
        self.invitations = Invitations(self)
        self.questions = Questions(self)
        self.talk = Talk(self)
        self.autopilot = Autopilot(self)
        self.hints = HintDesk(self)
        self.readiness = Readiness(self)
        self._beginning: asyncio.Task[None] | None = None
        self._secret: bytes = b""

    @classmethod
    async def open(cls, stored: StoredGame, services: Services) -> "LiveTable":
        """The table as it was stored; a game that was going on goes on."""
        live = cls(stored, services)
        live._secret = await services.store.secret(stored)
        await live._resume()
        return live

    def _pledge(self) -> Pledge:
        return Pledge(self.stored.id, self._secret, self.stored.nonces)

    # --- who sits here

    def seats_of(self, tokens: Sequence[str]) -> list[int]:
        return seats_of(tokens, {seat.seat: seat.token_hash for seat in self.stored.seats})

    def may_watch(self, tokens: Sequence[str]) -> bool:
        return any(hash_token(token) == self.stored.spectator_hash for token in tokens)

    def is_host(self, tokens: Sequence[str]) -> bool:
        """Whether whoever holds these set the table up."""
        return any(hash_token(token) == self.stored.host_hash for token in tokens)

    async def join(self, connection: Connection, hello: Hello) -> None:
        """A browser comes to its seats, or to watch; when everybody has come the game begins."""
        async with self.lock:
            self._check_existence()
            connection.seats, keyed = await self.invitations.accept(hello)
            connection.is_host = self.is_host(hello.tokens)
            if keyed:
                connection.send(Keyed(keyed))
            for index, seat in enumerate(connection.seats):
                await self.seats.sit(seat, hello.names[index] if index < len(hello.names) else "", hello.nonce)
            await self._begin_if_complete()
            earlier = await self.talk.heard_by(connection)
            self._check_existence()
            self.connections.add(connection)
            self.autopilot.wake()
            self.tell_everybody()
            for said in earlier:
                connection.send(said)

    @property
    def _is_complete(self) -> bool:
        """Whether everybody has come to a game that has not begun."""
        return self.stored.status == "waiting" and all(seat.joined for seat in self.stored.seats)

    async def _begin_if_complete(self) -> None:
        if self._is_complete and self.services.preparing.ready(self.stored.game):
            await self._begin()
        elif self._is_complete and not self.is_beginning:
            self._beginning = asyncio.create_task(self._begin_when_compiled())

    @property
    def is_beginning(self) -> bool:
        """Whether the game begins as soon as its rules are compiled."""
        return self._beginning is not None and not self._beginning.done()

    async def _begin_when_compiled(self) -> None:
        """Meanwhile people come and go."""
        try:
            await self.services.preparing.ensure(self.stored.game)
            async with self.lock:
                if self._is_complete:
                    await self._begin()
                    self.tell_everybody()
        except CrownfieldError as error:
            _log.error("table %s cannot begin: %s", self.stored.id, error)
            async with self.lock:  # whoever is just coming hears it too
                for connection in self.connections:
                    connection.refuse("server_error", "the game cannot begin")

    async def _begin(self) -> None:
        game = Game(self.services.start_position(self.stored), pledge=self._pledge())
        await self._store(game.events, status="playing")
        self.table = Table(game, confirm=self.stored.confirm)
        self.autopilot.wake()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.seats.leave(connection.seats)
        self.hints.leave(connection)
        self.used_at = self._left_at = time.monotonic()
        self.tell_everybody()

    @property
    def is_watched(self) -> bool:
        """Whether anybody is here, or was until a moment ago."""
        return bool(self.connections) or time.monotonic() - self._left_at < _WATCHED_SECONDS

    # --- what people do

    async def change(self, act: Callable[[Table], list[Event]]) -> None:
        """Do something to the table; it returns what became final."""
        async with self.lock:
            events = act(self.playing())
            await self.settle(events)

    def playing(self) -> Table:
        """The table, if the game is going on; raises TableRefusal."""
        self._check_existence()
        if self.stored.status in ("over", "aborted"):
            raise TableRefusal("over", "the game is over")
        if self.table is not None:
            return self.table
        if self.is_beginning:
            raise TableRefusal("compiling", "the game begins when its rules are compiled")
        raise TableRefusal("not_started", "the game begins when everybody has come")

    async def settle(self, events: Sequence[Event], *, stood_in: bool = False) -> None:
        """What became final is stored, with whether somebody stood in for a computer; then everybody is told."""
        if events:
            over = self.table is not None and self.table.game.is_over
            await self._store(events, status="over" if over else "playing", stood_in=stood_in or self.stored.stood_in)
            self.questions.close()
            self.autopilot.wake()
        self.tell_everybody()

    async def _store(self, events: Sequence[Event], **changes: Any) -> None:
        await self.keep(self.services.store.append(self.stored, events, **changes))

    async def keep(self, writing: Awaitable[StoredGame]) -> None:
        """What the store has written is so. If it refuses, the table shows what is stored and goes on from there."""
        try:
            self.stored = await writing
        except Exception as error:
            refusal = await self._look_again()
            if refusal.code == "server_error":
                _log.error("something at table %s could not be stored: %s", self.stored.id, error)
            raise refusal from error

    async def _look_again(self) -> TableRefusal:
        """Read what is stored; a store that cannot be read leaves us what we know. Returns why nothing happened."""
        refusal = TableRefusal("server_error", "this could not be stored and did not happen")
        try:
            stored = await self.services.store.load(self.stored.id)
        except Damaged as error:
            _log.error("%s", error)
            self._dismiss("damaged", str(error))
            return TableRefusal("damaged", str(error))
        except NotStored:
            stored = self.stored
        if stored is None:
            self.vanish()
            return TableRefusal("unknown_table", "this game was deleted")
        if stored.seal != self.stored.seal:
            refusal = TableRefusal("stale", "somebody else has changed this table; look again")
        self.stored = stored
        await self._resume()
        return refusal

    async def _resume(self) -> None:
        """Go on from what is stored; no page takes the table for one that it has seen."""
        if self.stored.events:
            await self.services.preparing.ensure(self.stored.game)
            game = Game.resume(self.services.start_position(self.stored), self.stored.events, self._pledge())
            seen = 0 if self.table is None else self.table.version
            self.table = Table(game, confirm=self.stored.confirm)
            self.table.version = max(seen + 1, self.table.version)
            self.questions.close()
            self.autopilot.wake()
        self.tell_everybody()

    async def abort(self) -> None:
        """The game ends without a winner."""
        await self._store([], status="aborted")
        self.questions.close()
        self.autopilot.wake()
        self.tell_everybody()

    async def continue_at(self, game_id: str) -> None:
        """Everybody here learns where the next game is."""
        async with self.lock:
            await self.keep(self.services.store.append(self.stored, [], next_game=game_id))
            self.tell_everybody()

    def carried_totals(self) -> list[int]:
        """The points of a Dynasty up to and including this game."""
        totals = [pad.total for pad in self.table.game.scores()] if self.table is not None else []
        return [total + before for total, before in zip(totals, self.stored.carried or [0] * len(totals), strict=True)]

    @property
    def is_playing(self) -> bool:
        going_on = self.table is not None and not self.table.game.is_over and self.stored.status == "playing"
        return going_on and not self.is_closed

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing will happen by itself."""
        return not self.connections and not self.autopilot.is_busy and not self.is_beginning

    def sent_position(self, position: Position) -> SentPosition:
        """A position of this game, for a worker."""
        return SentPosition(
            game=self.stored.game,
            players=self.stored.players,
            options=dict(self.stored.options),
            components=self.services.components,
            state=position.state.tobytes(),
        )

    # --- what people see

    def tell_everybody(self) -> None:
        self.used_at = time.monotonic()
        if not self.connections:
            return
        state = self.state()
        actor = self.table.game.actor if self.table is not None else NOBODY
        person = actor >= 0 and actor not in self.seats.automatic
        legal = legal_of(self.table) if self.table is not None and person else []
        for connection in self.connections:
            mine = legal if actor in connection.seats else []
            own = {"yours": connection.seats, "host": connection.is_host, "hints": self.hints.serves(connection)}
            connection.send(msgspec.structs.replace(state, legal=mine, **own))

    def state(self) -> TableState:
        """The table as a spectator sees it."""
        position = self.services.start_position(self.stored) if self.table is None else self.table.position
        return table_state(self, position, self._secret if self.stored.status in ("over", "aborted") else None)

    # --- the end

    async def close(self) -> None:
        """Stop what runs by itself; the store knows everything that matters."""
        self._stop()
        for connection in list(self.connections):
            connection.hang_up()

    def vanish(self) -> None:
        """The game was deleted, here or by another process."""
        self._dismiss("unknown_table", "this game was deleted")

    def _dismiss(self, code: Code, detail: str) -> None:
        """Nothing goes on, and everybody who is here hears why."""
        self._stop()
        for connection in list(self.connections):
            connection.dismiss(code, detail)

    async def has_vanished(self) -> bool:
        """Whether the game is known to be no longer stored; if so it ends here too."""
        if not self.is_closed:
            with contextlib.suppress(Exception):  # a store that cannot be asked says nothing
                if not await self.services.store.existing([self.stored.id]):
                    self.vanish()
        return self.is_closed

    def _check_existence(self) -> None:
        """Raises TableRefusal."""
        if self.is_closed:
            raise TableRefusal("unknown_table", "this table is no longer here")

    def _stop(self) -> None:
        self.is_closed = True
        self.autopilot.stop()
        self.hints.close()
        self.readiness.close()
        if self._beginning is not None:
            self._beginning.cancel()
