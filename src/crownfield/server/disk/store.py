"""The games on disk: what is written here is there after any crash, and is told to nobody before it is.

Writes go through one thread (`writer`), reads through another; the event loop waits for neither.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import Connection, Insert, Table, Update, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from crownfield.base.errors import BadOptions
from crownfield.play.record import Event
from crownfield.server.disk import schema
from crownfield.server.disk.chat import ChatLine, add_line, latest_lines
from crownfield.server.disk.database import migrate, open_reader, open_writer
from crownfield.server.disk.loading import Damaged, load, load_secret
from crownfield.server.disk.lock import hold
from crownfield.server.disk.schema import games, invitations, seats, tokens
from crownfield.server.disk.seal import changed, continued, sealed
from crownfield.server.disk.stored import (
    StoredGame,
    StoredSeat,
    event_rows,
    game_row,
    invitation_rows,
    seat_rows,
    token_rows,
)
from crownfield.server.disk.writer import NotStored, Writer, refusal
from crownfield.server.protocol import Said

__all__ = ["ChatLine", "Damaged", "NotStored", "Store", "StoredGame", "StoredSeat"]

_OPEN = ("waiting", "playing")
_MOST_AT_ONCE = 500
_WITH_EVERY_CHANGE = ("changed_at", "event_hash", "seal")
_GAME_COLUMNS = frozenset(games.columns.keys()) - {"id", "event_count", *_WITH_EVERY_CHANGE}
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
        self._release: Callable[[], None] = lambda: None

    def start(self) -> None:
        """Bring the tables up to date and begin to work; raises BadOptions, also while another server does."""
        try:
            self._release = hold(self._write_engine)
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
        self._release()

    async def create(self, game: StoredGame, secret: bytes) -> StoredGame:
        """A new game; it comes back as it is stored."""
        game = sealed(game)

        def write(connection: Connection) -> None:
            connection.execute(insert(games), game_row(game))
            _insert(connection, seats, seat_rows(game))
            _insert(connection, tokens, token_rows(game))
            _insert(connection, invitations, invitation_rows(game))
            connection.execute(insert(schema.secrets), {"game_id": game.id, "secret": secret})
            _insert(connection, schema.events, event_rows(game.id, 0, game.events))

        await self._writer.submit(write)
        return game

    async def append(self, game: StoredGame, events: Sequence[Event], **changes: Any) -> StoredGame:
        """More of the record, and columns of the game that change with it; the game comes back as it is then.

        Refused unless the game is stored as it was given: two who both continue the same game cannot both succeed.
        """
        after = continued(game, events, changed_at=time.time(), **_checked(changes, _GAME_COLUMNS))
        rows = event_rows(game.id, len(game.events), events)

        def write(connection: Connection) -> None:
            _update_game(connection, game, after, *changes)
            _insert(connection, schema.events, rows)

        await self._writer.submit(write)
        return after

    async def update_seat(
        self, game: StoredGame, seat: int, *, nonces: dict[int, str] | None = None, **changes: Any
    ) -> StoredGame:
        """Columns of a seat, its hashes (None takes one away) among them; and the game's nonces with it.

        Refused unless the game is stored as it was given; it comes back as it is then.
        """
        _checked(changes, _SEAT_COLUMNS)
        more = {} if nonces is None else {"nonces": nonces, "changed_at": time.time()}
        seated = tuple(replace(one, **changes) if one.seat == seat else one for one in game.seats)
        after = changed(game, seats=seated, **more)

        def write(connection: Connection) -> None:
            _update_seat(connection, game.id, seat, changes)
            _update_game(connection, game, after, *more)

        await self._writer.submit(write)
        return after

    async def load(self, game_id: str) -> StoredGame | None:
        """The whole game, None where there is none; raises Damaged, or NotStored when it cannot be read now."""
        return await self._read(lambda connection: load(connection, game_id))

    async def secret(self, game: StoredGame) -> bytes:
        """What the game's deal follows from; for its dealer alone. Raises Damaged."""
        return await self._read(lambda connection: load_secret(connection, game))

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

    async def existing(self, game_ids: Sequence[str]) -> set[str]:
        """Those of these games that are stored."""
        groups = [game_ids[first : first + _MOST_AT_ONCE] for first in range(0, len(game_ids), _MOST_AT_ONCE)]
        queries = [select(games.c.id).where(games.c.id.in_(group)) for group in groups]
        return await self._read(
            lambda connection: {one for query in queries for one in connection.execute(query).scalars()}
        )

    async def delete(self, game_id: str) -> None:
        """The game and all that belongs to it; nothing happens if it is gone already."""
        statement = delete(games).where(games.c.id == game_id)
        await self._writer.submit(lambda connection: connection.execute(statement).close())

    async def say(self, game_id: str, line: ChatLine) -> int | None:
        """One more line of chat, and its number; None if its message is stored already."""
        return await self._writer.submit(lambda connection: add_line(connection, game_id, line))

    async def chat(self, game_id: str) -> list[Said]:
        """The latest words of a table, oldest first; who may read a team's is for the caller to say."""
        return await self._read(lambda connection: latest_lines(connection, game_id))

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
    here = games.c.id == bindparam("this")
    as_given = (games.c.event_count == bindparam("first")) & (games.c.seal == bindparam("was"))
    return update(games).where(here & as_given).values({name: bindparam(name) for name in (*columns, "event_count")})


def _update_game(connection: Connection, before: StoredGame, after: StoredGame, *changes: str) -> None:
    differ = [name for name in changes if getattr(before, name) != getattr(after, name)]
    values = {name: getattr(after, name) for name in (*_WITH_EVERY_CHANGE, *differ)}
    given = {"this": before.id, "first": len(before.events), "was": before.seal, "event_count": len(after.events)}
    if connection.execute(_game_update(tuple(values)), {**given, **values}).rowcount != 1:
        raise NotStored(f"game {before.id!r} is gone, or somebody else has changed it")


def _update_seat(connection: Connection, game_id: str, seat: int, changes: dict[str, Any]) -> None:
    here = (seats.c.game_id == game_id) & (seats.c.seat == seat)
    values = {name: value for name, value in changes.items() if name not in _HASHES}
    if connection.execute(update(seats).where(here).values({"seat": seat, **values})).rowcount != 1:
        raise NotStored(f"there is no seat {seat} in game {game_id!r}")
    for name in changes.keys() & _HASHES.keys():
        table, row = _HASHES[name], {"game_id": game_id, "seat": seat, "hash": changes[name]}
        connection.execute(delete(table).where((table.c.game_id == game_id) & (table.c.seat == seat)))
        _insert(connection, table, [row] if row["hash"] is not None else [])
