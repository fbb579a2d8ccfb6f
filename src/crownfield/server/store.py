"""The games on disk: what is written here is there after any crash, and is told to nobody before it is.

Writes go through one thread (`writer`), reads through another; the event loop waits for neither.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import Connection, Insert, Table, Update, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from crownfield.base.errors import BadOptions
from crownfield.play.record import Event
from crownfield.server import schema
from crownfield.server.database import migrate, open_reader, open_writer
from crownfield.server.protocol import Said
from crownfield.server.schema import games, invitations, seats, tokens
from crownfield.server.stored import (
    StoredGame,
    StoredSeat,
    event_rows,
    game_row,
    invitation_rows,
    seat_rows,
    stored_game,
    token_rows,
)
from crownfield.server.writer import NotStored, Writer, refusal

__all__ = ["NotStored", "Store", "StoredGame", "StoredSeat"]

_OPEN = ("waiting", "playing")
_LATEST_CHAT = 200
_GAME_COLUMNS = frozenset(games.columns.keys()) - {"id"}
_HASHES = {"token_hash": tokens, "invitation_hash": invitations}
_SEAT_COLUMNS = frozenset(seats.columns.keys()) - {"game_id", "seat"} | _HASHES.keys()

T = TypeVar("T")


class Store:
    """Everything that outlives the server. A method that raises NotStored has changed nothing."""

    def __init__(self, url: str) -> None:
        """`url` as SQLAlchemy writes it; raises BadOptions if it cannot be one."""
        self._write_engine = open_writer(url)
        self._read_engine = open_reader(url)
        self._writer = Writer(self._write_engine)
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="store-reader")

    def start(self) -> None:
        """Bring the tables up to date and begin to work; raises BadOptions."""
        try:
            migrate(self._write_engine)
        except SQLAlchemyError as error:
            raise BadOptions(f"the database cannot be used: {refusal(error)}") from None
        self._writer.start()

    def stop(self) -> None:
        """Finish what was handed in, then close."""
        self._writer.stop()
        self._readers.shutdown()
        self._write_engine.dispose()
        self._read_engine.dispose()

    async def create(self, game: StoredGame, secret: bytes) -> None:
        """A new game; its first events are numbered from 0."""

        def write(connection: Connection) -> None:
            connection.execute(insert(games), game_row(game))
            _insert(connection, seats, seat_rows(game))
            _insert(connection, tokens, token_rows(game))
            _insert(connection, invitations, invitation_rows(game))
            connection.execute(insert(schema.secrets), {"game_id": game.id, "secret": secret})
            _insert(connection, schema.events, event_rows(game.id, 0, game.events))

        await self._writer.submit(write)

    async def append(self, game_id: str, first: int, events: Sequence[Event], **changes: Any) -> None:
        """More of the record, numbered `first`, `first` + 1, …, and columns of the game that change with it.

        A number that is taken is refused: two who both continue the same game cannot both succeed.
        """
        values = {"changed_at": time.time(), **_checked(changes, _GAME_COLUMNS)}
        rows = event_rows(game_id, first, events)

        def write(connection: Connection) -> None:
            _update_game(connection, game_id, values)
            _insert(connection, schema.events, rows)

        await self._writer.submit(write)

    async def update_seat(
        self, game_id: str, seat: int, *, nonces: dict[int, str] | None = None, **changes: Any
    ) -> None:
        """Columns of a seat, its hashes (None takes one away) among them; and the game's nonces with it."""
        _checked(changes, _SEAT_COLUMNS)

        def write(connection: Connection) -> None:
            _update_seat(connection, game_id, seat, changes)
            if nonces is not None:
                _update_game(connection, game_id, {"nonces": nonces, "changed_at": time.time()})

        await self._writer.submit(write)

    async def load(self, game_id: str) -> StoredGame | None:
        return await self._read(lambda connection: _load(connection, game_id))

    async def secret(self, game_id: str) -> bytes:
        """What the game's deal follows from; for its dealer alone."""
        query = select(schema.secrets.c.secret).where(schema.secrets.c.game_id == game_id)
        secret: bytes | None = await self._read(lambda connection: connection.execute(query).scalar())
        if secret is None:
            raise NotStored(f"there is no game {game_id!r}")
        return secret

    async def salt(self) -> bytes:
        """What this server mixes into hashes, so that nobody else's tables of hashes fit them."""
        query = select(schema.installation.c.salt)
        salt: bytes = await self._read(lambda connection: connection.execute(query).scalar_one())
        return salt

    async def unfinished(self) -> list[str]:
        """The ids of all games that are not over, oldest first."""
        query = select(games.c.id).where(games.c.status.in_(_OPEN)).order_by(games.c.created_at, games.c.id)
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def count_open(self, owner: str) -> int:
        """How many games of this address are not over."""
        query = select(func.count()).select_from(games).where(games.c.status.in_(_OPEN), games.c.owner == owner)
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def delete(self, game_id: str) -> None:
        """The game and all that belongs to it; nothing happens if it is gone already."""
        statement = delete(games).where(games.c.id == game_id)
        await self._writer.submit(lambda connection: connection.execute(statement).close())

    async def say(self, game_id: str, seat: int | None, name: str, text: str, team: bool, at: float) -> None:
        row = {"game_id": game_id, "seat": seat, "name": name, "text": text, "team": team, "at": at}
        await self._writer.submit(lambda connection: _insert(connection, schema.chat, [row]))

    async def chat(self, game_id: str) -> list[Said]:
        """The latest words of a table, oldest first; who may read a team's is for the caller to say."""
        lines = schema.chat.c
        query = select(lines.seat, lines.name, lines.text, lines.team, lines.at).where(lines.game_id == game_id)
        latest = query.order_by(lines.id.desc()).limit(_LATEST_CHAT)
        rows = await self._read(lambda connection: connection.execute(latest).mappings().all())
        return [Said(**row) for row in reversed(rows)]

    async def _read(self, query: Callable[[Connection], T]) -> T:
        def read() -> T:
            with self._read_engine.begin() as connection:
                return query(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, read)
        except Exception as error:
            raise refusal(error) from None


def _checked(changes: dict[str, Any], columns: frozenset[str]) -> dict[str, Any]:
    unknown = changes.keys() - columns
    if unknown:
        raise TypeError(f"no such columns: {', '.join(sorted(unknown))}")
    return changes


@cache
def _insert_into(table: Table) -> Insert:
    return insert(table)


def _insert(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(_insert_into(table), rows)


@cache
def _game_update(columns: tuple[str, ...]) -> Update:
    """Made once, because making it costs as much as carrying it out."""
    return update(games).where(games.c.id == bindparam("this")).values({name: bindparam(name) for name in columns})


def _update_game(connection: Connection, game_id: str, values: dict[str, Any]) -> None:
    if connection.execute(_game_update(tuple(sorted(values))), {"this": game_id, **values}).rowcount != 1:
        raise NotStored(f"there is no game {game_id!r}")


def _update_seat(connection: Connection, game_id: str, seat: int, changes: dict[str, Any]) -> None:
    here = (seats.c.game_id == game_id) & (seats.c.seat == seat)
    values = {name: value for name, value in changes.items() if name not in _HASHES}
    if connection.execute(update(seats).where(here).values({"seat": seat, **values})).rowcount != 1:
        raise NotStored(f"there is no seat {seat} in game {game_id!r}")
    for name in changes.keys() & _HASHES.keys():
        table, row = _HASHES[name], {"game_id": game_id, "seat": seat, "hash": changes[name]}
        connection.execute(delete(table).where((table.c.game_id == game_id) & (table.c.seat == seat)))
        _insert(connection, table, [row] if row["hash"] is not None else [])


def _load(connection: Connection, game_id: str) -> StoredGame | None:
    game = connection.execute(select(games).where(games.c.id == game_id)).mappings().first()
    if game is None:
        return None
    numbers = schema.events.c.number
    events = _rows(connection, schema.events, game_id, numbers)
    if [row["number"] for row in events] != list(range(len(events))):
        raise NotStored(f"the record of game {game_id!r} has a gap")
    return stored_game(
        game,
        _rows(connection, seats, game_id, seats.c.seat),
        _rows(connection, tokens, game_id, tokens.c.seat),
        _rows(connection, invitations, game_id, invitations.c.seat),
        events,
    )


def _rows(connection: Connection, table: Table, game_id: str, order: Any) -> Sequence[Any]:
    return connection.execute(select(table).where(table.c.game_id == game_id).order_by(order)).mappings().all()
