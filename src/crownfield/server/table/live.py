"""A live table: one game with the browsers at it. Whatever becomes final is stored before anybody is told."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import cast

from crownfield.play.record import Event
from crownfield.play.table import Table, TableRefusal
from crownfield.server.disk.store import StoredGame
from crownfield.server.protocol import Code, Hello, Keyed
from crownfield.server.table.answers import Answers
from crownfield.server.table.audience import Audience
from crownfield.server.table.autopilot import Autopilot
from crownfield.server.table.beginning import Beginning
from crownfield.server.table.connection import Connection
from crownfield.server.table.course import Course
from crownfield.server.table.hints import HintDesk
from crownfield.server.table.invitations import Invitations
from crownfield.server.table.ledger import GONE
from crownfield.server.table.pondering import Pondering
from crownfield.server.table.questions import Questions
from crownfield.server.table.seats import Seats
from crownfield.server.table.services import Services
from crownfield.server.table.stage import Stage
from crownfield.server.table.talk import Talk

__all__ = ["LiveTable"]


class LiveTable:
    """One game, its table once it has started, and who is connected. All changes happen under its lock."""

    def __init__(self, stored: StoredGame, services: Services, secret: bytes) -> None:
        self.used_at = time.monotonic()
        self.is_closed = False
        """Whether this one is of no use any more; whoever comes opens the table anew, if its game is stored."""
        self.lock = asyncio.Lock()
        self.answers = Answers()
        self.course = Course(stored, secret, services, self._go_on_from_what_is_stored)
        self.audience = Audience()
        self._beginning = Beginning(self, services.warmth)
        self.seats = Seats(self, absence=services.settings.absence)
        self.invitations = Invitations(self, self.seats)
        self.questions = Questions(self, self.seats)
        self.talk = Talk(self, services.store)
        pondering = Pondering(services, self.tell_everybody)
        self.autopilot = Autopilot(self, self.seats, pondering)
        self.hints = HintDesk(self, self.seats, pondering)
        self.stage = Stage(
            course=self.course,
            audience=self.audience,
            seats=self.seats,
            questions=self.questions,
            autopilot=self.autopilot,
            hints=self.hints,
            pondering=pondering,
            start=services.start_position,
        )

    @classmethod
    async def open(cls, stored: StoredGame, services: Services) -> "LiveTable":
        """The table as it was stored; a game that was going on goes on."""
        live = cls(stored, services, await services.store.secret(stored))
        await live._resume()
        return live

    @property
    def stored(self) -> StoredGame:
        return self.course.stored

    @property
    def table(self) -> Table | None:
        return self.course.table

    @property
    def is_playing(self) -> bool:
        return self.course.is_going_on and not self.is_closed

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing will happen by itself."""
        return not self.audience.connections and not self.autopilot.is_busy and not self._beginning.is_near

    def playing(self) -> Table:
        self._check_existence()
        if self.course.has_ended:
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
            self.audience.come(connection)
            self.autopilot.wake()
            self.tell_everybody()
            for said in earlier:
                connection.send(said)

    def leave(self, connection: Connection) -> None:
        self.audience.leave(connection)
        self.seats.leave(connection.seats)
        self.hints.leave(connection)
        self.tell_everybody()

    def somebody_else_acts(self) -> None:
        self.autopilot.wake()

    # --- what happens, stored before anybody is told

    async def change(self, act: Callable[[Table], list[Event]]) -> None:
        """Do something to the table; it returns what became final."""
        async with self.lock:
            await self.settle(act(self.playing()))

    async def settle(self, events: Sequence[Event]) -> None:
        if events:
            over = self.table is not None and self.table.game.is_over
            await self.course.append(events, status="over" if over else "playing")
            self._has_changed()
        else:
            self.tell_everybody()

    async def abort(self) -> None:
        await self.course.append([], status="aborted")
        self._has_changed()

    async def continue_at(self, game_id: str) -> None:
        """Everybody here learns where the next game is."""
        async with self.lock:
            await self.course.append([], next_game=game_id)
            self.tell_everybody()

    def close_questions(self) -> None:
        self.questions.close()

    async def _go_on_from_what_is_stored(self, refusal: TableRefusal) -> None:
        """Something could not be stored: the table shows what is, or is no more."""
        if refusal.code in GONE:
            self._dismiss(cast(Code, refusal.code), str(refusal))
        elif refusal.code == "stale" or not self.course.is_stored:
            await self._resume()

    async def _resume(self) -> None:
        await self.course.resume()
        self._has_changed()

    def _has_changed(self) -> None:
        self.close_questions()
        self.autopilot.wake()
        self.tell_everybody()

    def tell_everybody(self) -> None:
        self.used_at = time.monotonic()
        if self.audience.connections:
            self.stage.show()

    # --- the end

    async def close(self) -> None:
        """Stop what runs by itself; the store knows everything that matters."""
        self._stop()
        self.audience.hang_up()

    def vanish(self) -> None:
        """The game was deleted, here or by another process."""
        self._dismiss("unknown_table", "this game was deleted")

    def _dismiss(self, code: Code, detail: str) -> None:
        """Nothing goes on, and everybody who is here hears why."""
        self._stop()
        self.audience.dismiss(code, detail)

    def _stop(self) -> None:
        self.is_closed = True
        self.autopilot.stop()
        self.hints.close()
        self._beginning.stop()
