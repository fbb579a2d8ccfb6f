"""A table that the store refuses shows what is stored, and goes on from there."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from crownfield.play.game import Game
from crownfield.server.disk.store import StoredGame
from crownfield.server.protocol import Created, NewGame, SeatWish
from crownfield.server.table.live import LiveTable
from crownfield.server.table.tables import Tables
from tests.server.inside import Line, house
from tests.server.running import in_loop
from tests.server.saying import Json


@asynccontextmanager
async def two_at_a_table(tables: Tables) -> AsyncIterator[tuple[Created, Line, Line]]:
    """One who speaks for both seats, and one who watches."""
    wish = NewGame("kingdomino", [SeatWish("mine"), SeatWish("mine")], confirm=False)
    created = await tables.create(wish, "here")
    one, watcher = Line(tables), Line(tables)
    one.say_message("hello", game=created.id, tokens=[link.token for link in created.invitations])
    await one.until(lambda message: message.get("status") == "playing")
    watcher.say_message("hello", game=created.id, tokens=[created.spectator])
    await watcher.until(lambda message: message.get("status") == "playing")
    yield created, one, watcher
    for line in (one, watcher):
        if not line.conversation.done():
            await line.close()


async def play_elsewhere(tables: Tables, live: LiveTable) -> StoredGame:
    """The first legal pick, stored behind the table's back, as another server would."""
    game = Game.resume(tables.services.start_position(live.stored), live.stored.events, live.course._pledge())
    before = len(game.events)
    game.play(game.legal_moves()[0])
    return await tables.services.store.append(live.stored, game.events[before:], status="playing")


async def move(line: Line) -> Json:
    return await line.ask("move", version=line.table["version"], move=line.table["legal"][0]["move"])


@in_loop
async def test_whoever_comes_second_sees_what_the_first_has_done_and_plays_on(tmp_path: Path) -> None:
    async with house(tmp_path) as tables, two_at_a_table(tables) as (created, one, watcher):
        live = await tables.find(created.id)
        version = one.table["version"]
        stored = await play_elsewhere(tables, live)
        line_heard = len(one.raw)
        await move(one)
        assert (await one.until(lambda message: message["type"] == "refused"))["code"] == "stale"
        assert len(one.raw) > line_heard + 1
        told = [(event.seat, event.text) for event in stored.events]
        for line in (one, watcher):
            assert [(event["seat"], event["text"]) for event in line.table["events"]] == told
            assert line.table["version"] != version
        assert live.stored == await tables.services.store.load(created.id) == stored
        assert (await move(one))["type"] == "table"
        await one.until(lambda message: len(message.get("events", [])) > len(told))
        assert await tables.services.store.load(created.id) == live.stored


@in_loop
async def test_a_seat_that_somebody_else_has_changed_is_shown_as_it_is(tmp_path: Path) -> None:
    async with house(tmp_path) as tables, two_at_a_table(tables) as (created, one, watcher):
        live = await tables.find(created.id)
        await tables.services.store.update_seat(live.stored, 0, name="Bo")
        one.say_message("rename", seat=0, name="Cy")
        assert (await one.until(lambda message: message["type"] == "refused"))["code"] == "stale"
        assert watcher.table["seats"][0]["name"] == "Bo"
        one.say_message("rename", seat=0, name="Cy")
        await watcher.until(lambda message: message["seats"][0]["name"] == "Cy")


@in_loop
async def test_a_table_that_was_deleted_elsewhere_ends_for_all(tmp_path: Path) -> None:
    async with house(tmp_path) as tables, two_at_a_table(tables) as (created, one, watcher):
        await tables.services.store.delete(created.id)
        one.say_message("move", version=one.table["version"], move=one.table["legal"][0]["move"])
        for line in (one, watcher):
            await line.conversation
        again = Line(tables)
        assert (await again.ask("hello", game=created.id, tokens=[created.spectator]))["code"] == "unknown_table"
        await again.close()


@in_loop
async def test_a_table_that_is_damaged_meanwhile_ends_for_all(tmp_path: Path) -> None:
    async with house(tmp_path) as tables, two_at_a_table(tables) as (created, one, watcher):
        with closing(sqlite3.connect(tmp_path / "games.db")) as database, database:
            database.execute("UPDATE games SET event_count = 0 WHERE id = ?", [created.id])
        one.say_message("move", version=one.table["version"], move=one.table["legal"][0]["move"])
        for line in (one, watcher):
            await line.conversation
        again = Line(tables)
        assert (await again.ask("hello", game=created.id, tokens=[created.spectator]))["code"] == "damaged"
        await again.close()
