"""A game that was deleted, here or by another process, ends everything that ran for it and tells who was there."""

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import update

from crownfield.server.disk.database import open_writer
from crownfield.server.disk.loading import load
from crownfield.server.disk.schema import games
from crownfield.server.disk.seal import changed
from crownfield.server.disk.store import Store
from crownfield.server.minds.thinking import SentPosition, TurnRequest, choose_turn
from crownfield.server.minds.workers import Workers
from crownfield.server.protocol import Created, Idea, NewGame, SeatWish
from crownfield.server.table.tables import Tables
from tests.server.inside import Line, house
from tests.server.running import MINE, ROOT, Server, in_loop
from tests.server.test_by_itself import SlowPlayers

PERSON, COMPUTER = SeatWish("mine"), SeatWish("computer")


class Endless:
    """Takes the place of the computers' processes: what is asked of it never ends by itself."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.running = 0

        async def wait(_: Workers, request: SentPosition, owner: str = "") -> list[Idea]:
            self.running += 1
            try:
                await asyncio.Event().wait()
            finally:
                self.running -= 1
            return []

        monkeypatch.setattr(Workers, "choose_turn", wait)
        monkeypatch.setattr(Workers, "think", wait)

    async def runs(self, count: int) -> None:
        async with asyncio.timeout(10):
            while self.running != count:
                await asyncio.sleep(0.005)


async def seated(tables: Tables, created: Created) -> Line:
    line = Line(tables)
    tokens = [link.token for link in created.invitations] or [created.spectator]
    line.say_message("hello", game=created.id, tokens=tokens)
    await line.until(lambda message: message.get("status") == "playing")
    return line


async def hears_the_end(line: Line) -> None:
    await line.until(lambda message: message.get("code") == "unknown_table")
    await asyncio.wait_for(line.conversation, 10)


def delete_elsewhere(folder: Path, game_id: str) -> None:
    """As `crownfield prune` does it."""
    with closing(sqlite3.connect(folder / "games.db")) as database, database:
        database.execute("PRAGMA foreign_keys = ON")
        database.execute("DELETE FROM games WHERE id = ?", [game_id])


@in_loop
async def test_deleting_a_table_ends_who_thinks_waits_and_watches_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless = Endless(monkeypatch)
    async with house(tmp_path, pause=0) as tables:
        wish = NewGame("kingdomino", [PERSON, PERSON], seconds_per_move=600)
        created = await tables.create(wish, "here")
        line = await seated(tables, created)
        line.say_message("hint", version=line.table["version"])
        await endless.runs(1)
        watching = Line(tables)
        await watching.ask("hello", game=created.id, tokens=[created.spectator])
        live = await tables.find(created.id)
        assert live.autopilot.is_busy, "the clock runs"
        await tables.delete(created.id, [link.token for link in created.invitations])
        await endless.runs(0)
        assert not live.autopilot.is_busy
        await hears_the_end(line)
        await hears_the_end(watching)
        assert not live.audience.connections
        stranger = Line(tables)
        assert (await stranger.ask("hello", game=created.id, tokens=[created.spectator]))["code"] == "unknown_table"
        await stranger.close()


@in_loop
async def test_a_computer_that_thinks_or_waits_for_its_compiler_stops_with_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless = Endless(monkeypatch)
    async with house(tmp_path, pause=0) as tables:
        for compiled in (True, False):
            if not compiled:
                tables.services = replace(tables.services, warmth=SlowPlayers())
            created = await tables.create(NewGame("duel", [COMPUTER, COMPUTER]), "here")
            line = await seated(tables, created)
            await endless.runs(int(compiled))
            live = await tables.find(created.id)
            assert live.autopilot.is_busy
            delete_elsewhere(tmp_path, created.id)
            await tables.drop_vanished()
            await hears_the_end(line)
            await endless.runs(0)
            assert not live.autopilot.is_busy
            assert live not in tables.live()


@in_loop
async def test_a_table_that_is_laid_while_others_are_looked_after_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    existing, laid = Store.existing, []

    async with house(tmp_path) as tables:

        async def lay_one_meanwhile(store: Store, game_ids: Sequence[str]) -> set[str]:
            found = await existing(store, game_ids)
            laid.append(await tables.create(NewGame("kingdomino", [PERSON, PERSON]), "here"))
            return found

        monkeypatch.setattr(Store, "existing", lay_one_meanwhile)
        line = await seated(tables, await tables.create(NewGame("kingdomino", [PERSON, PERSON]), "here"))
        await tables.drop_vanished()
        assert not (await tables.find(laid[0].id)).is_closed
        assert line.table["status"] == "playing"
        await line.close()


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("move", {"version": "NOW", "move": "LEGAL"}),
        ("rename", {"seat": 0, "name": "Eve"}),
        ("recolour", {"seat": 0, "colour": 7}),
        ("resign", {"seat": 0}),
        ("say", {"text": "hello?"}),
        ("ask", {"question": "abort"}),
    ],
)
@in_loop
async def test_whoever_acts_at_a_table_that_was_pruned_hears_that_it_is_gone(
    tmp_path: Path, kind: str, fields: dict[str, object], caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as tables:
        created = await tables.create(NewGame("kingdomino", [PERSON, PERSON], confirm=False), "here")
        line = await seated(tables, created)
        delete_elsewhere(tmp_path, created.id)
        known = {"NOW": line.table["version"], "LEGAL": line.table["legal"][0]["move"]}
        line.say_message(kind, **{name: known.get(str(value), value) for name, value in fields.items()})
        await hears_the_end(line)
        assert not caplog.records


def age(server: Server, game_id: str) -> None:
    """As if nobody had touched the game for years."""
    engine = open_writer(f"sqlite:///{server.database}")
    with engine.begin() as connection:
        game = load(connection, game_id)
        assert game is not None
        seal = changed(game, changed_at=1.0).seal
        connection.execute(update(games).where(games.c.id == game_id).values(changed_at=1.0, seal=seal))
    engine.dispose()


@pytest.mark.slow
@in_loop
async def test_prune_beside_a_running_server_ends_the_tables_there(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        old, new = [await server.create("kingdomino", [MINE, MINE], confirm=False) for _ in range(2)]
        async with old.browser(0, 1) as browser, new.browser(0, 1) as other:
            await browser.turn()
            age(server, old.id)
            program = str(Path(sys.executable).with_name("crownfield"))
            command = [program, "prune", "--days", "9", "--database", f"sqlite:///{server.database}"]
            pruned = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
            assert pruned.stdout.startswith("1 games")
            with contextlib.suppress(ConnectionError):
                await browser.step()
            assert (await browser.message("refused"))["code"] == "unknown_table"
            await browser.closed()
            assert (await other.turn())["events"]
        assert "Traceback" not in server.log
    finally:
        server.stop()


@in_loop
async def test_a_table_deleted_while_somebody_comes_lets_nobody_in(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        created = await tables.create(NewGame("kingdomino", [PERSON, SeatWish("link")]), "here")
        live, line = await tables.find(created.id), Line(tables)
        async with live.lock:
            line.say_message("hello", game=created.id, tokens=[created.invitations[0].token])
            await asyncio.sleep(0.05)
            await tables.delete(created.id, [created.invitations[0].token])
        await line.until(lambda message: message.get("code") == "unknown_table")
        assert not live.audience.connections
        await line.close()


# --- computers among themselves


@in_loop
async def test_computers_among_themselves_stop_when_nobody_watches_and_go_on_when_somebody_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def choose(_: Workers, request: TurnRequest, owner: str = "") -> list[str]:
        asked.append(owner)
        return await asyncio.to_thread(choose_turn, request)

    monkeypatch.setattr(Workers, "choose_turn", choose)
    monkeypatch.setattr("crownfield.server.table.audience._WATCHED_SECONDS", 0.0)
    async with house(tmp_path, pause=0.05) as tables:
        created = await tables.create(NewGame("kingdomino", [SeatWish("computer", level="page")] * 4), "here")
        for _ in range(2):
            line = await seated(tables, created)
            before = len(line.table["events"])
            await line.until(lambda message, before=before: len(message.get("events", ())) > before + 2)  # type: ignore[misc]
            await line.close()
            await stands_still(tables, created.id, asked)
    async with house(tmp_path, pause=0) as tables:
        await tables.wake_unfinished()
        await stands_still(tables, created.id, asked)
        line = await seated(tables, created)
        await line.until(lambda message: message.get("status") == "over")
        await line.close()


async def stands_still(tables: Tables, game_id: str, asked: list[str]) -> None:
    live = await tables.find(game_id)
    async with asyncio.timeout(10):
        while live.autopilot.is_busy:
            await asyncio.sleep(0.01)
    assert live.is_playing
    before = len(asked)
    await asyncio.sleep(0.3)
    assert len(asked) == before
    assert live.is_idle, "so that the table may be forgotten"


@in_loop
async def test_for_a_moment_after_the_last_has_left_a_table_still_counts_as_watched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless = Endless(monkeypatch)
    async with house(tmp_path) as tables:
        created = await tables.create(NewGame("duel", [COMPUTER, COMPUTER]), "here")
        live = await tables.find(created.id)
        assert not live.audience.is_watching
        line = await seated(tables, created)
        await endless.runs(1)
        await line.close()
        assert live.audience.is_watching
        assert endless.running == 1
