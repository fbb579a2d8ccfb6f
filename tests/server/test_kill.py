"""Neither `kill -9` nor SIGTERM at any moment loses anything that anybody was told is final, and every game goes on."""

import asyncio
import contextlib
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import crownfield
from crownfield.play.record import parse_record
from tests.server.running import LINK, MINE, SQUIRE, Browser, Invited, Server, in_loop
from tests.server.saying import Json

KILLS = int(os.environ.get("CROWNFIELD_KILLS", "20"))
TERMS = int(os.environ.get("CROWNFIELD_TERMS", "5"))
LONGEST_END = 5.0
LOST = (ConnectionError, ConnectionClosed, InvalidHandshake, OSError, httpx.TransportError, EOFError)

Told = list[tuple[int | None, str]]

TABLES: list[tuple[str, list[Json], dict[str, Any]]] = [
    ("kingdomino", [MINE, LINK], {}),
    ("kingdomino", [MINE, SQUIRE, SQUIRE], {"confirm": False}),
    ("queendomino", [MINE, LINK, SQUIRE], {"confirm": False}),
    ("duel", [MINE, LINK], {}),
]


class Ledger:
    """What was told as final, by game; whatever is told later must begin with it."""

    def __init__(self) -> None:
        self.told: dict[str, Told] = {}
        self.invited: dict[str, Invited] = {}
        self.over: set[str] = set()
        self.count = 0

    def write(self, table: Json) -> None:
        now: Told = [(event["seat"], event["text"]) for event in table["events"]]
        before = self.told.get(table["id"], [])
        shorter, longer = sorted((before, now), key=len)
        assert longer[: len(shorter)] == shorter, "history was changed"
        self.count += len(longer) - len(before)
        self.told[table["id"]] = longer
        if table["status"] == "over":
            self.over.add(table["id"])

    def check(self, database: Path) -> None:
        """The disk has all of it, in this order."""
        with closing(sqlite3.connect(database)) as connection:
            for game_id, told in self.told.items():
                query = "SELECT seat, text FROM events WHERE game_id = ? ORDER BY number"
                stored = connection.execute(query, [game_id]).fetchall()
                assert stored[: len(told)] == told, game_id


class Player:
    """Somebody who plays at a table with some seats, and comes back whenever the server does."""

    def __init__(self, ledger: Ledger, invited: Invited, seats: Sequence[int]) -> None:
        self._ledger, self._invited, self._seats = ledger, invited, seats

    async def play(self) -> None:
        while self._invited.id not in self._ledger.over:
            with contextlib.suppress(*LOST):
                async with self._invited.browser(*self._seats, nonce="5a" * 8) as browser:
                    await self._play(browser)
            await asyncio.sleep(0.05)

    async def _play(self, browser: Browser) -> None:
        read = 0
        playing = asyncio.create_task(browser.play())
        try:
            while not playing.done():
                await asyncio.sleep(0.002)
                read = self._write(browser, read)
            playing.result()
        finally:
            self._write(browser, read)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    def _write(self, browser: Browser, read: int) -> int:
        heard = len(browser.heard)
        for message in browser.heard[read:heard]:
            if message["type"] == "table":
                self._ledger.write(message)
        return heard


async def keep_playing(server: Server, ledger: Ledger, table: int, enough: asyncio.Event) -> None:
    """One game after the other at one table; the last one to its end."""
    game, seats, details = TABLES[table % len(TABLES)]
    while not enough.is_set():
        try:
            invited = await server.create(game, seats, **details)
        except LOST:
            await asyncio.sleep(0.05)
            continue
        ledger.invited[invited.id] = invited
        await asyncio.gather(*(Player(ledger, invited, [seat]).play() for seat in invited.tokens))


async def end_again_and_again(server: Server, ledger: Ledger, times: int, end: Callable[[Server], None]) -> None:
    """In the middle of everything; `end` says how."""
    random = Random(times)
    for _ in range(times):
        goal = ledger.count + random.randint(1, 60)
        while ledger.count < goal:
            await asyncio.sleep(0.001)
        await asyncio.sleep(random.random() * 0.03)
        began = time.monotonic()
        await asyncio.to_thread(end, server)
        assert time.monotonic() - began < LONGEST_END
        await asyncio.sleep(0.05)  # whatever was sent before the end is still heard
        ledger.check(server.database)
        await asyncio.to_thread(server.start)


@pytest.mark.slow
@pytest.mark.parametrize(("end", "times"), [(Server.kill, KILLS), (Server.stop, TERMS)])
@in_loop
async def test_nothing_that_was_told_is_lost_and_every_game_goes_on(
    tmp_path: Path, end: Callable[[Server], None], times: int
) -> None:
    server, ledger, enough = Server(tmp_path, open_games_per_address=100_000), Ledger(), asyncio.Event()
    await asyncio.to_thread(server.start)
    try:
        playing = [asyncio.create_task(keep_playing(server, ledger, table, enough)) for table in range(len(TABLES))]
        killing = asyncio.create_task(end_again_and_again(server, ledger, times, end))
        done, _ = await asyncio.wait([*playing, killing], return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
        enough.set()
        await asyncio.wait_for(asyncio.gather(*playing), 120)
        ledger.check(server.database)
        assert ledger.over == set(ledger.invited)
        for game_id in ledger.over:
            record = await server.record(game_id)
            assert [(event.seat, event.text) for event in parse_record(record).events] == ledger.told[game_id]
            assert crownfield.verify(record).commitment == ledger.invited[game_id].commitment
        for complaint in ("ASGI", "could not", "cannot", "never retrieved"):
            assert complaint not in server.log
    finally:
        server.kill()
