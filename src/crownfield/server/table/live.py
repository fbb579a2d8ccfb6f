"""A live table: one game with the browsers at it. Whatever becomes final is stored before anybody is told."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, TypeVar, cast

from crownfield.base.actors import NOBODY
from crownfield.play.record import Event
from crownfield.play.table import Table, TableRefusal
from crownfield.server.disk.store import StoredGame
from crownfield.server.protocol import Code, Hello, Keyed, TableState
from crownfield.server.shown.copies import Copies, TableVersion
from crownfield.server.shown.portrait import Scene, table_state
from crownfield.server.shown.state import legal_of
from crownfield.server.table.answers import Answers
from crownfield.server.table.audience import Audience
from crownfield.server.table.autopilot import Autopilot
from crownfield.server.table.beginning import Beginning
from crownfield.server.table.connection import Connection
from crownfield.server.table.course import Course
from crownfield.server.table.hints import HintDesk
from crownfield.server.table.invitations import Invitations
from crownfield.server.table.ledger import GONE, Ledger
from crownfield.server.table.pondering import Pondering
from crownfield.server.table.questions import Questions
from crownfield.server.table.seats import Seats
from crownfield.server.table.services import Services
from crownfield.server.table.talk import Talk

__all__ = ["LiveTable"]

T = TypeVar("T")


class LiveTable:
    """One game, its table once it has started, and who is connected. All changes happen under its lock."""

    def __init__(self, stored: StoredGame, services: Services, secret: bytes) -> None:
        self.used_at = time.monotonic()
        self.is_closed = False
        """Whether this one is of no use any more; whoever comes opens the table anew, if its game is stored."""
        self.lock = asyncio.Lock()
        self.answers = Answers()
        self._services = services
        self._ledger = Ledger(stored, services.store)
        self._course = Course(services, secret)
        self._audience = Audience()
        self._beginning = Beginning(self, services.warmth, self._begin)
        self.seats = Seats(self, absence=services.settings.absence)
        self.invitations = Invitations(self, self.seats)
        self.questions = Questions(self, self.seats)
        self.talk = Talk(self, services.store)
        self._pondering = Pondering(services, self.tell_everybody)
        self.autopilot = Autopilot(self, self.seats, self._pondering)
        self.hints = HintDesk(self, self.seats, self._pondering)

    @classmethod
    async def open(cls, stored: StoredGame, services: Services) -> "LiveTable":
        """The table as it was stored; a game that was going on goes on."""
        live = cls(stored, services, await services.store.secret(stored))
        await live._resume()
        return live

    # --- how it stands

    @property
    def stored(self) -> StoredGame:
        return self._ledger.stored

    @property
    def table(self) -> Table | None:
        return self._course.table

    @property
    def version(self) -> TableVersion:
        return self._course.version

    @property
    def connections(self) -> Collection[Connection]:
        return self._audience.connections

    @property
    def is_watched(self) -> bool:
        return self._audience.is_watching

    @property
    def is_playing(self) -> bool:
        going_on = self.table is not None and not self.table.game.is_over and self.stored.status == "playing"
        return going_on and not self.is_closed

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing will happen by itself."""
        return not self.connections and not self.autopilot.is_busy and not self._beginning.is_near

    def carried_totals(self) -> list[int]:
        """The points of a Dynasty up to and including this game."""
        return self._course.totals(self.stored.carried)

    def playing(self) -> Table:
        self._check_existence()
        if self.stored.status in ("over", "aborted"):
            raise TableRefusal("over", "the game is over")
        if self.table is not None:
            return self.table
        if self._beginning.is_near:
            raise TableRefusal("compiling", "the game begins when its rules are compiled")
        raise TableRefusal("not_started", "the game begins when everybody has come")

    def _check_existence(self) -> None:
        """Raises TableRefusal."""
        if self.is_closed:
            raise TableRefusal("unknown_table", "this table is no longer here")

    # --- who is here

    async def join(self, connection: Connection, hello: Hello) -> None:
        """A browser comes to its seats, or to watch; when everybody has come the game begins."""
        async with self.lock:
            self._check_existence()
            connection.seats, keyed = await self.invitations.accept(hello)
            connection.is_host = self.invitations.is_host(hello.tokens)
            if keyed:
                connection.send(Keyed(keyed))
            for index, seat in enumerate(connection.seats):
                await self.seats.sit(seat, hello.names[index] if index < len(hello.names) else "", hello.nonce)
            await self._beginning.begin_if_due()
            earlier = await self.talk.heard_by(connection, after=hello.heard)
            self._check_existence()
            self._audience.come(connection)
            self.autopilot.wake()
            self.tell_everybody()
            for said in earlier:
                connection.send(said)

    def leave(self, connection: Connection) -> None:
        self._audience.leave(connection)
        self.seats.leave(connection.seats)
        self.hints.leave(connection)
        self.tell_everybody()

    def somebody_else_acts(self) -> None:
        self.autopilot.wake()

    # --- what happens, stored before anybody is told

    async def _begin(self) -> None:
        game = self._course.begin(self.stored)
        await self._append(game.events, status="playing")
        self._course.put_on(game, confirm=self.stored.confirm)
        self.autopilot.wake()

    async def change(self, act: Callable[[Table], list[Event]]) -> None:
        """Do something to the table; it returns what became final."""
        async with self.lock:
            events = act(self.playing())
            await self.settle(events)

    async def settle(self, events: Sequence[Event]) -> None:
        if events:
            over = self.table is not None and self.table.game.is_over
            await self._append(events, status="over" if over else "playing")
            self.close_questions()
            self.autopilot.wake()
        self.tell_everybody()

    async def abort(self) -> None:
        await self._append([], status="aborted")
        self.close_questions()
        self.autopilot.wake()
        self.tell_everybody()

    async def continue_at(self, game_id: str) -> None:
        """Everybody here learns where the next game is."""
        async with self.lock:
            await self._append([], next_game=game_id)
            self.tell_everybody()

    def close_questions(self) -> None:
        self.questions.close()

    async def update_seat(self, seat: int, *, nonces: dict[int, str] | None = None, **changes: Any) -> None:
        await self._kept(self._ledger.update_seat(seat, nonces=nonces, **changes))

    async def written(self, writing: Awaitable[T]) -> T:
        return await self._kept(self._ledger.written(writing))

    async def _append(self, events: Sequence[Event], **changes: Any) -> None:
        await self._kept(self._ledger.append(events, **changes))

    async def _kept(self, writing: Awaitable[T]) -> T:
        """If the store refuses, the table shows what is stored and goes on from there, or is no more."""
        try:
            return await writing
        except TableRefusal as refusal:
            if refusal.code in GONE:
                self._dismiss(cast(Code, refusal.code), str(refusal))
            elif refusal.code == "stale" or not self._course.is_told_by(self.stored):
                await self._resume()
            raise

    async def _resume(self) -> None:
        if self.stored.events:
            await self._course.resume(self.stored)
            self.close_questions()
            self.autopilot.wake()
        self.tell_everybody()

    # --- what people see

    def tell_everybody(self) -> None:
        self.used_at = time.monotonic()
        if self.connections:
            actor = NOBODY if self.table is None else self.table.game.actor
            legal = legal_of(self.table) if self.table is not None and self._is_awaited(actor) else []
            copies = Copies(self.state(), self.version, legal)
            self._audience.show(copies, actor, self.hints.serves)

    def _is_awaited(self, actor: int) -> bool:
        """Whether somebody here decides for this seat."""
        return actor in self._audience.seats - self.seats.automatic

    def state(self) -> TableState:
        """The table as a spectator sees it."""
        stored, table = self.stored, self.table
        ended = stored.status in ("over", "aborted")
        return table_state(
            Scene(
                stored=stored,
                table=table,
                position=self._services.start_position(stored) if table is None else table.position,
                secret=self._course.secret if ended else None,
                present=self._audience.seats,
                questions=self.questions.agreed,
                thinking=self.autopilot.is_due,
                preparing=self._pondering.preparing,
                seconds_left=self.autopilot.seconds_left,
            )
        )

    # --- the end

    async def close(self) -> None:
        """Stop what runs by itself; the store knows everything that matters."""
        self._stop()
        self._audience.hang_up()

    def vanish(self) -> None:
        """The game was deleted, here or by another process."""
        self._dismiss("unknown_table", "this game was deleted")

    def _dismiss(self, code: Code, detail: str) -> None:
        """Nothing goes on, and everybody who is here hears why."""
        self._stop()
        self._audience.dismiss(code, detail)

    def _stop(self) -> None:
        self.is_closed = True
        self.autopilot.stop()
        self.hints.close()
        self._beginning.stop()
