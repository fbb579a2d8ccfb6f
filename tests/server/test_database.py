"""The database is set up to lose nothing, and its tables are what the migrations make of an empty file."""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, delete, insert, inspect
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable

from crownfield.base.errors import BadOptions
from crownfield.play.record import Event
from crownfield.server.disk.database import migrate, open_reader, open_writer
from crownfield.server.disk.schema import events, games, metadata, seats, secrets, tokens
from crownfield.server.disk.store import ChatLine, Damaged, Store, StoredGame
from crownfield.server.disk.stored import event_rows, game_row, seat_rows, token_rows
from crownfield.server.table.seating import hash_address, hash_token
from tests.server.stored_games import SECRET, stored_game, turn
from tests.server.test_store import with_store

ROOT = Path(__file__).parents[2]
KILLS = int(os.environ.get("CROWNFIELD_STORE_KILLS", "5"))


@pytest.mark.parametrize("open_one", [open_writer, open_reader])
def test_every_connection_is_durable_and_keeps_references(tmp_path: Path, open_one: object) -> None:
    assert callable(open_one)
    engine: Engine = open_one(f"sqlite:///{tmp_path / 'games.db'}")
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    with engine.connect() as connection:
        found = {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names}
    engine.dispose()
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}


def test_migrations_make_of_an_empty_file_what_the_schema_says(tmp_path: Path) -> None:
    engine = open_writer(f"sqlite:///{tmp_path / 'games.db'}")
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_seats_from_before_there_were_colours_get_that_of_their_number(tmp_path: Path) -> None:
    engine = open_writer(f"sqlite:///{tmp_path / 'games.db'}")
    migrate(engine, "0001")
    with engine.begin() as connection:
        columns = [column["name"] for column in inspect(connection).get_columns("games")]
        game = {name: "{}" if name in ("options", "carried", "nonces") else "g" for name in columns}
        names = ", ".join(game)
        connection.exec_driver_sql(
            f"INSERT INTO games ({names}) VALUES ({', '.join('?' * len(game))})", (*game.values(),)
        )
        for seat in range(3):
            row = ("g", seat, "person", None, "Ana", True, False)
            connection.exec_driver_sql("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    migrate(engine)
    with engine.connect() as connection:
        found = connection.exec_driver_sql(
            "SELECT seat, name, colour, listed, joined FROM seats ORDER BY seat"
        ).fetchall()
    engine.dispose()
    assert [tuple(row) for row in found] == [(seat, "Ana", seat, 0, 1) for seat in range(3)]


def test_games_from_before_there_were_seals_get_theirs_unless_they_are_damaged(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    engine = open_writer(url)
    migrate(engine, "0002")
    stored = {name: stored_game(name, events=(Event(None, "kings 0 1 1 0"), *turn(1))) for name in ("whole", "gap")}
    with engine.begin() as connection:
        columns, seat_columns = (
            [column["name"] for column in inspect(connection).get_columns(table)] for table in ("games", "seats")
        )
        for game in stored.values():
            connection.execute(insert(games).values({name: game_row(game)[name] for name in columns}))
            for row in seat_rows(game):
                connection.execute(insert(seats).values({name: row[name] for name in seat_columns}))
            connection.execute(insert(tokens), token_rows(game))
            connection.execute(insert(secrets).values(game_id=game.id, secret=SECRET))
            connection.execute(insert(events), event_rows(game.id, 0, game.events))
        connection.execute(delete(events).where(events.c.game_id == "gap", events.c.number == 1))
    engine.dispose()
    after = asyncio.run(go_on(url, stored["whole"]))
    assert after.events == (*stored["whole"].events, *turn(2))


async def go_on(url: str, told: StoredGame) -> StoredGame:
    """A server of today opens the games and continues one; what had a gap is refused."""
    store = Store(url)
    store.start()
    try:
        game = await store.load("whole")
        assert game is not None
        assert replace(game, owner=told.owner, seats=told.seats) == told, "but for salt and keys"
        assert await store.secret(game) == SECRET
        with pytest.raises(Damaged):
            await store.load("gap")
        return await store.append(game, turn(2))
    finally:
        store.stop()


def put(connection: sqlite3.Connection, table: str, **row: object) -> None:
    marks = ", ".join("?" * len(row))
    connection.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", [*row.values()])


def old_game(connection: sqlite3.Connection, name: str, joined: Sequence[bool], **facts: object) -> None:
    """As it was stored before there were keys: a token for each seat, whoever knows it."""
    texts = dict.fromkeys(("game", "components", "commitment"), "x")
    numbers = {"players": len(joined), "confirm": 1, "created_at": 1.0, "changed_at": 1.0}
    empty = {"options": "{}", "carried": "[]", "nonces": "{}"}
    owner = hash_token("192.0.2.7")
    put(connection, "games", id=name, **{"status": "playing", "owner": owner, **texts, **numbers, **empty, **facts})
    put(connection, "tokens", game_id=name, seat=-1, hash=hash_token(f"{name} watch"))
    for seat, has_joined in enumerate(joined):
        here = {"kind": "person", "name": "", "resigned": 0, "colour": seat, "listed": 0, "joined": has_joined}
        put(connection, "seats", game_id=name, seat=seat, **here)
        put(connection, "tokens", game_id=name, seat=seat, hash=hash_token(f"{name} {seat}"))


def test_who_has_come_keeps_the_link_as_a_key_and_other_links_become_invitations(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    engine = open_writer(f"sqlite:///{path}")
    migrate(engine, "0002")
    with closing(sqlite3.connect(path)) as connection, connection:
        old_game(connection, "running", [True, True])
        old_game(connection, "waiting", [True, False], status="waiting")
        old_game(connection, "rematch", [False, False], status="waiting", previous="running")
        put(connection, "seats", game_id="waiting", seat=2, kind="computer", name="", resigned=0, joined=1)
    migrate(engine)
    engine.dispose()

    async def ask(store: Store) -> None:
        games = {name: await store.load(name) for name in ("running", "waiting", "rematch")}
        opened = {
            name: [(seat.token_hash, seat.invitation_hash) for seat in game.seats]
            for name, game in games.items()
            if game
        }
        for name in ("running", "rematch"):
            assert opened[name] == [(hash_token(f"{name} {seat}"), None) for seat in (0, 1)]
        first, second = hash_token("waiting 0"), hash_token("waiting 1")
        assert opened["waiting"] == [(first, None), (None, second), (None, None)]
        for name, game in games.items():
            assert game is not None
            assert (game.spectator_hash, game.host_hash) == (hash_token(f"{name} watch"), None)
        owner = hash_address("192.0.2.7", await store.salt())
        assert await store.count_open(owner) == 3, "the limit of this address goes on"

    with_store(tmp_path, ask)


def test_lines_of_chat_from_before_they_were_numbered_are_numbered_in_each_game(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    engine = open_writer(f"sqlite:///{path}")
    migrate(engine, "0005")
    with closing(sqlite3.connect(path)) as connection, connection:
        for name in ("one", "two"):
            old_game(connection, name, [True, True])
        for number, name in enumerate(("one", "two", "one", "one", "two")):
            put(connection, "chat", game_id=name, name="", text=f"line {number}", team=0, at=1.0)
        connection.execute("DELETE FROM chat WHERE text = 'line 0'")  # the oldest are forgotten
    migrate(engine)
    engine.dispose()

    async def ask(store: Store) -> None:
        assert [(line.number, line.text) for line in await store.chat("one")] == [(1, "line 2"), (2, "line 3")]
        assert await store.say("two", ChatLine(0, "Ana", "hello", team=False, at=2.0)) == 3

    with_store(tmp_path, ask)


def test_a_failed_migration_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE chat (id INTEGER)")  # in the way of the last table
    engine = open_writer(f"sqlite:///{path}")
    with pytest.raises(Exception, match="chat already exists"):
        migrate(engine)
    engine.dispose()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("chat",)]


def test_a_database_of_a_later_version_is_refused(tmp_path: Path) -> None:
    engine = open_writer(f"sqlite:///{tmp_path / 'games.db'}")
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadOptions, match="another version of Crownfield"):
        migrate(engine)
    engine.dispose()


def test_the_tables_can_be_made_in_postgresql() -> None:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    for table in metadata.sorted_tables:
        assert str(CreateTable(table).compile(dialect=dialect))
        assert all(str(CreateIndex(index).compile(dialect=dialect)) for index in table.indexes)


def kill_while_appending(url: str, luck: random.Random) -> dict[str, int]:
    """Let a process append for a moment, kill it without warning; how many events of each game it acknowledged."""
    command = [sys.executable, "-m", "tests.server.appending", url]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        first = child.stdout.readline()
        time.sleep(luck.uniform(0.0, 0.15))
        child.send_signal(signal.SIGKILL)
        lines = [first, *child.stdout.read().splitlines()]
    whole = [line.split() for line in lines if line.startswith("game") and len(line.split()) == 2]
    return {game: max(int(number) for name, number in whole if name == game) for game in dict(whole)}


@pytest.mark.slow
def test_killing_the_process_again_and_again_loses_nothing_acknowledged(tmp_path: Path) -> None:
    path, luck = tmp_path / "games.db", random.Random("kill")
    for _ in range(KILLS):
        acknowledged = kill_while_appending(f"sqlite:///{path}", luck)
        assert acknowledged
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            stored = dict(connection.execute("SELECT game_id, count(*) FROM events GROUP BY game_id"))
            last = dict(connection.execute("SELECT game_id, max(number) + 1 FROM events GROUP BY game_id"))
        assert stored == last, "no gaps"
        assert all(count % 2 == 0 for count in stored.values()), "a turn is stored whole"
        assert all(stored[game] >= count for game, count in acknowledged.items())
