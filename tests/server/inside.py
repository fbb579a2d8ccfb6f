"""Tables in this process, and conversations with them that need no network."""

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from crownfield.server.disk.store import Store
from crownfield.server.minds.warmth import Warmth
from crownfield.server.minds.workers import Workers
from crownfield.server.protocol.tongue import TODAY, Tongue
from crownfield.server.settings import Settings
from crownfield.server.table.limits import Limits
from crownfield.server.table.services import Services
from crownfield.server.table.tables import Tables
from crownfield.server.web.sessions import Wire, converse
from tests.server.running import PATIENCE, compile_games
from tests.server.saying import Json, hello_with, named


class Gone(Exception):
    """The browser has closed its end."""


class Line:
    """A conversation with tables in this process, without a network."""

    def __init__(self, tables: Tables, tongue: Tongue = TODAY) -> None:
        self.raw: list[str] = []
        self.protocol = tongue.protocol
        self._said: asyncio.Queue[str | None] = asyncio.Queue()
        self._read = 0
        self.open = asyncio.Event()
        """Whether the browser takes what is sent to it."""
        self.open.set()
        self.conversation = asyncio.create_task(converse(tables, Wire("", self._receive, self._deliver), tongue=tongue))

    async def _receive(self) -> str:
        if (text := await self._said.get()) is None:
            raise Gone
        return text

    async def _deliver(self, text: str) -> None:
        await self.open.wait()
        self.raw.append(text)

    @property
    def heard(self) -> list[Json]:
        return [json.loads(text) for text in self.raw]

    def say(self, text: str) -> None:
        self._said.put_nowait(text)

    def say_message(self, kind: str, **fields: Any) -> None:
        self.say(_text(kind, fields, self.protocol))

    @property
    def table(self) -> Json:
        """The latest table."""
        return next(one for text in reversed(self.raw) if (one := json.loads(text))["type"] == "table")

    async def until(self, where: Callable[[Json], bool]) -> Json:
        """The first such message of those that came since this was last asked."""
        give_up = time.monotonic() + PATIENCE
        while True:
            news, self._read = self.raw[self._read :], len(self.raw)
            for text in news:
                if where(message := json.loads(text)):
                    return dict(message)
            assert time.monotonic() < give_up, self.raw[-1:]
            await asyncio.sleep(0.002)

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Say it, and hear the answer: the next message but those that say which keys were kept and what was done."""
        return await self.ask_text(_text(kind, fields, self.protocol))

    async def ask_text(self, text: str) -> Json:
        count = len(self.raw)
        self.say(text)
        give_up = time.monotonic() + PATIENCE
        while True:
            for answer in map(json.loads, self.raw[count:]):
                if answer["type"] not in ("keyed", "done"):
                    return dict(answer)
            assert time.monotonic() < give_up, "no answer"
            assert not self.conversation.done(), "the conversation has ended"
            await asyncio.sleep(0.001)

    async def close(self) -> None:
        self._said.put_nowait(None)
        with contextlib.suppress(Gone):
            await asyncio.wait_for(self.conversation, PATIENCE)


def _text(kind: str, fields: Json, protocol: int) -> str:
    if kind == "hello":
        fields = hello_with(**{"protocol": protocol, **fields})
    return json.dumps(named(kind, fields, protocol))


@contextlib.asynccontextmanager
async def house(folder: Path, **settings: Any) -> AsyncIterator[Tables]:
    """The tables of a server in this process, without computer players unless somebody starts them."""
    compile_games()
    chosen = Settings(
        database=f"sqlite:///{folder / 'games.db'}",
        **{"messages_per_second": 10_000, "requests_per_second": 10_000, "absence": 0, **settings},
    )
    services = Services(chosen, Store(chosen.database), Workers(), Warmth(), Limits(chosen.requests_per_second))
    services.store.start()
    tables = Tables(services)
    try:
        yield tables
    finally:
        await tables.close()
        await services.warmth.stop()
        services.workers.stop()
        services.store.stop()
