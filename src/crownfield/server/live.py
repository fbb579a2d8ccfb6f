"""A live table: one game with the browsers at it. Whatever becomes final is stored before anybody is told."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import replace

import msgspec

from crownfield.games.contract import NOBODY
from crownfield.play.dealer import Pledge
from crownfield.play.game import Game
from crownfield.play.record import Event
from crownfield.play.table import Table, TableRefusal
from crownfield.server.autopilot import SUBSTITUTE, Autopilot
from crownfield.server.connection import Connection
from crownfield.server.portrait import kingdom_of, table_state
from crownfield.server.protocol import Hello, Question, Reacted, Said, TableState
from crownfield.server.seating import hash_token, seats_of
from crownfield.server.services import Services
from crownfield.server.state import legal_of
from crownfield.server.store import StoredGame, StoredSeat
from crownfield.server.thinking import TurnRequest

__all__ = ["LiveTable"]


class LiveTable:
    """One game, its table once it has started, and who is connected. All changes happen under one lock."""

    def __init__(self, stored: StoredGame, services: Services) -> None:
        self.stored = stored
        self.table: Table | None = None
        self.connections: set[Connection] = set()
        self.questions: dict[Question, set[int]] = {}
        self.substituted: set[int] = set()
        self.used_at = time.monotonic()
        self._services = services
        self._lock = asyncio.Lock()
        self.autopilot = Autopilot(self)
        self._secret: bytes = b""

    @classmethod
    async def open(cls, stored: StoredGame, services: Services) -> "LiveTable":
        """The table as it was stored; a game that was going on goes on."""
        live = cls(stored, services)
        live._secret = await services.store.secret(stored.id)
        if stored.events:
            await services.warmth.ensure(stored.game)
            game = Game.resume(services.start_position(stored), stored.events, live._pledge())
            live.table = Table(game, confirm=stored.confirm)
            live.autopilot.wake()
        return live

    def _pledge(self) -> Pledge:
        return Pledge(self.stored.id, self._secret, self.stored.nonces)

    # --- who sits here

    def seats_of(self, tokens: Sequence[str]) -> list[int]:
        return seats_of(tokens, {seat.seat: seat.token_hash for seat in self.stored.seats})

    def may_watch(self, tokens: Sequence[str]) -> bool:
        return any(hash_token(token) == self.stored.spectator_hash for token in tokens)

    async def join(self, connection: Connection, hello: Hello) -> None:
        """A browser comes to its seats, or to watch; when everybody has come the game begins."""
        async with self._lock:
            connection.seats = self.seats_of(hello.tokens)
            if not connection.seats and not self.may_watch(hello.tokens):
                raise TableRefusal("wrong_token", "this link opens no seat at this table")
            self.connections.add(connection)
            self.substituted -= set(connection.seats)
            for index, seat in enumerate(connection.seats):
                await self._sit(seat, hello.names[index] if index < len(hello.names) else "", hello.nonce)
            await self._begin_if_complete()
            self._tell_everybody()

    async def _sit(self, seat: int, name: str, nonce: str | None) -> None:
        here = self.stored.seats[seat]
        if here.joined and (not name or name == here.name):
            return
        seated = replace(here, joined=True, name=name or here.name)
        if self.stored.status == "waiting" and nonce is not None and seat not in self.stored.nonces:
            self.stored = replace(self.stored, nonces={**self.stored.nonces, seat: nonce})
            await self._services.store.append(self.stored.id, 0, [], nonces=self.stored.nonces)
        await self._services.store.update_seat(self.stored.id, seat, joined=True, name=seated.name)
        self._replace_seat(seated)

    def _replace_seat(self, seat: StoredSeat) -> None:
        seats = tuple(seat if old.seat == seat.seat else old for old in self.stored.seats)
        self.stored = replace(self.stored, seats=seats)

    async def _begin_if_complete(self) -> None:
        everybody = all(seat.joined for seat in self.stored.seats if seat.kind == "person")
        if self.table is not None or self.stored.status != "waiting" or not everybody:
            return
        await self._services.warmth.ensure(self.stored.game)
        game = Game(self._services.start_position(self.stored), pledge=self._pledge())
        await self._store(game.events, status="playing")
        self.table = Table(game, confirm=self.stored.confirm)
        self.autopilot.wake()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.used_at = time.monotonic()
        self._tell_everybody()

    # --- what people do

    async def change(self, act: Callable[[Table], list[Event]]) -> None:
        """Do something to the table; what became final is stored, then everybody is told."""
        async with self._lock:
            events = act(self._playing())
            await self._settle(events)

    def _playing(self) -> Table:
        if self.stored.status == "aborted":
            raise TableRefusal("over", "the game was ended without a winner")
        if self.table is None:
            raise TableRefusal("not_started", "the game begins when everybody has come")
        return self.table

    async def _settle(self, events: Sequence[Event]) -> None:
        if events:
            over = self.table is not None and self.table.game.is_over
            await self._store(events, status="over" if over else "playing")
            self.questions.clear()
            self.autopilot.wake()
        self._tell_everybody()

    async def _store(self, events: Sequence[Event], *, status: str) -> None:
        """If the disk refuses, the table goes back to what is stored: nobody was told of anything else."""
        first = len(self.stored.events)
        try:
            await self._services.store.append(
                self.stored.id, first, events, status=status, changed_at=time.time(), nonces=self.stored.nonces
            )
        except Exception as error:
            await self._go_back()
            raise TableRefusal("server_error", "this could not be stored and did not happen") from error
        self.stored = replace(self.stored, events=(*self.stored.events, *events), status=status)

    async def _go_back(self) -> None:
        if self.stored.events:
            game = Game.resume(self._services.start_position(self.stored), self.stored.events, self._pledge())
            self.table = Table(game, confirm=self.stored.confirm)

    async def resign(self, seat: int) -> None:
        async with self._lock:
            self._playing()
            await self._services.store.update_seat(self.stored.id, seat, resigned=True, level=SUBSTITUTE)
            self._replace_seat(replace(self.stored.seats[seat], resigned=True, level=SUBSTITUTE))
            self.autopilot.wake()
            self._tell_everybody()

    async def rename(self, seat: int, name: str) -> None:
        async with self._lock:
            await self._services.store.update_seat(self.stored.id, seat, name=name)
            self._replace_seat(replace(self.stored.seats[seat], name=name))
            self._tell_everybody()

    async def answer(self, seats: Sequence[int], question: Question, *, agree: bool) -> None:
        """Ask or answer a question; once everybody concerned agrees it is done."""
        async with self._lock:
            table = self._playing()
            if not agree:
                self.questions.pop(question, None)
            else:
                self.questions.setdefault(question, set()).update(seats)
                if self._asked(question) <= self.questions[question]:
                    del self.questions[question]
                    await self._carry_out(table, question, seats[0])
                    return
            self._tell_everybody()

    def _asked(self, question: Question) -> set[int]:
        """Whose agreement is needed: everybody's, but only of those present when somebody is absent."""
        people = {seat.seat for seat in self.stored.seats if seat.kind == "person" and not seat.resigned}
        present = {seat for connection in self.connections for seat in connection.seats}
        return people & present if question == "substitute" else people

    async def _carry_out(self, table: Table, question: Question, seat: int) -> None:
        if question == "take_back":
            await self._settle(table.take_back(seat))
        elif question == "abort":
            await self._store([], status="aborted")
            self._tell_everybody()
        else:
            present = {seat for connection in self.connections for seat in connection.seats}
            self.substituted |= {item.seat for item in self.stored.seats if item.kind == "person"} - present
            self.autopilot.wake()
            self._tell_everybody()

    async def say(self, seat: int | None, text: str, *, team: bool) -> None:
        name = self.stored.seats[seat].name if seat is not None else ""
        said = Said(seat, name, text, team, time.time())
        await self._services.store.say(self.stored.id, seat, name, text, team, said.at)
        for connection in self.connections:
            if not team or any(
                kingdom_of(self.stored, mine) == kingdom_of(self.stored, seat) for mine in connection.seats
            ):
                connection.send(said)

    def react(self, reacted: Reacted) -> None:
        for connection in self.connections:
            connection.send(reacted)

    async def continue_at(self, game_id: str) -> None:
        """Everybody here learns where the next game is."""
        async with self._lock:
            await self._services.store.append(self.stored.id, len(self.stored.events), [], next_game=game_id)
            self.stored = replace(self.stored, next_game=game_id)
            self._tell_everybody()

    def carried_totals(self) -> list[int]:
        """The points of a Dynasty up to and including this game."""
        totals = [pad.total for pad in self.table.game.scores()] if self.table is not None else []
        return [total + before for total, before in zip(totals, self.stored.carried or [0] * len(totals), strict=True)]

    @property
    def is_playing(self) -> bool:
        return self.table is not None and not self.table.game.is_over and self.stored.status == "playing"

    async def play_by_computer(self, level: str) -> None:
        """A computer plays the turn that is due, unless something else happened meanwhile."""
        table, events = self._playing(), len(self.stored.events)
        moves, _ = await asyncio.gather(
            self._services.workers.choose_turn(self._request(table, level)),
            asyncio.sleep(self._services.settings.pause),
        )
        async with self._lock:
            if len(self.stored.events) == events and self.is_playing:
                await self._settle(table.play_turn(moves))

    def _request(self, table: Table, level: str) -> TurnRequest:
        stored = self.stored
        return TurnRequest(
            game=stored.game,
            players=stored.players,
            options=dict(stored.options),
            components=self._services.components,
            state=table.game.position.state.tobytes(),
            level=level,
            seed=f"{stored.id} {len(stored.events)}",
        )

    # --- what people see

    def _tell_everybody(self) -> None:
        self.used_at = time.monotonic()
        if not self.connections:
            return
        state = self.state()
        actor = self.table.game.actor if self.table is not None else NOBODY
        legal = legal_of(self.table) if self.table is not None and actor >= 0 else []
        for connection in self.connections:
            mine = legal if actor in connection.seats else []
            connection.send(msgspec.structs.replace(state, yours=connection.seats, legal=mine))

    def state(self) -> TableState:
        """The table as a spectator sees it."""
        position = self._services.start_position(self.stored) if self.table is None else self.table.position
        return table_state(self, position, self._secret if self.stored.status in ("over", "aborted") else None)

    async def close(self) -> None:
        """Stop what runs by itself; the store knows everything that matters."""
        self.autopilot.stop()
        for connection in list(self.connections):
            connection.hang_up()
