"""A real server in a process of its own, and browsers that talk to it as any browser would."""

import asyncio
import atexit
import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from functools import cache, wraps
from pathlib import Path
from random import Random
from typing import Any, ParamSpec

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from crownfield.ai.warm import players_are_warm
from crownfield.games import GAMES
from crownfield.games.warm import is_warm
from crownfield.server.protocol.words import PROTOCOL
from tests.server.saying import Json, hello_with, key_for, named

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0
"""Seconds after which what is waited for will not come."""

MINE, LINK, SQUIRE = {"kind": "mine"}, {"kind": "link"}, {"kind": "computer", "level": "squire"}

P = ParamSpec("P")


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that waits for things, as one that pytest can call."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class Server:
    """One `crownfield serve`, which may be stopped, killed and started again on the same database and port."""

    def __init__(self, folder: Path, *, descriptors: int | None = None, **settings: object) -> None:
        """`descriptors` is how many the process may have, connections among them."""
        self.folder = folder
        self._descriptors = descriptors
        self.database = folder / "games.db"
        self.log_file = folder / "server.log"
        self.port = _free_port()
        self.address = f"127.0.0.1:{self.port}"
        self._settings: Json = {"pause": 0, "messages_per_second": 10_000, "requests_per_second": 10_000, "workers": 1}
        self._settings["absence"] = 0
        self._settings |= settings
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        """Returns once it answers."""
        compile_games()
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        environment |= {f"CROWNFIELD_{name.upper()}": str(value) for name, value in self._settings.items()}
        program = str(Path(sys.executable).with_name("crownfield"))
        database = f"sqlite:///{self.database}"
        command = [program, "serve", "--no-browser", "--port", str(self.port), "--database", database]
        if self._descriptors is not None:
            command = ["sh", "-c", 'ulimit -n "$0" && exec "$@"', str(self._descriptors), *command]
        with self.log_file.open("ab") as log:
            self._process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)
        self._wait_until_it_answers(self._process)
        return self

    def _wait_until_it_answers(self, process: "subprocess.Popen[bytes]") -> None:
        give_up = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"http://{self.address}/api/health", timeout=5, verify=False, trust_env=False).is_success:
                    return
            assert process.poll() is None, self.log
            assert time.monotonic() < give_up, self.log
            time.sleep(0.03)

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            if self._process.poll() is None:
                self._process.send_signal(how)
            self._process.wait(PATIENCE)

    @property
    def number(self) -> int:
        """Of its process."""
        return self._process.pid if self._process is not None else 0

    @property
    def log(self) -> str:
        """All that it printed."""
        return self.log_file.read_text("utf-8") if self.log_file.exists() else ""

    def line_of(self, game: str) -> str:
        """The address of a table's WebSocket."""
        return f"ws://{self.address}/ws/{game}"

    async def request(
        self, method: str, path: str, *, tokens: Sequence[str] = (), headers: Json | None = None, **details: Any
    ) -> httpx.Response:
        headers = {**(headers or {}), **({"authorization": f"Bearer {'.'.join(tokens)}"} if tokens else {})}
        # without certificates, which take longer to load than the answer to come
        async with httpx.AsyncClient(
            base_url=f"http://{self.address}", timeout=PATIENCE, verify=False, trust_env=False
        ) as client:
            return await client.request(method, path, headers=headers, **details)

    async def create(self, game: str, seats: Sequence[Json], **details: Any) -> "Invited":
        """A new table, as its host knows it."""
        response = await self.request("POST", "/api/games", json={"game": game, "seats": list(seats), **details})
        assert response.status_code == 201, response.text
        return Invited(self, response.json())

    async def record(self, game_id: str, tokens: Sequence[str] = ()) -> str:
        response = await self.request("GET", f"/api/games/{game_id}/record", tokens=tokens)
        assert response.status_code == 200, response.text
        return response.text


@cache
def compile_games() -> None:
    """What a fresh clone does once. Browsers can wait for it, but tests would lose their patience."""
    for game in (game for game in GAMES if not (is_warm(game) and players_are_warm(game))):
        subprocess.run([Path(sys.executable).with_name("crownfield"), "warm", game], check=True, capture_output=True)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@cache
def shared_server() -> Server:
    """One for all tests of this process that leave it running."""
    folder = Path(tempfile.mkdtemp(prefix="crownfield-tests-"))
    server = Server(folder, open_games_per_address=10_000, open_tables=True)
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    atexit.register(server.stop)
    return server.start()


class Invited:
    """The links of a new table."""

    def __init__(self, server: Server, created: Json) -> None:
        self.server = server
        self.id: str = created["id"]
        self.commitment: str = created["commitment"]
        self.links: dict[int, str] = {link["seat"]: link["token"] for link in created["invitations"]}
        """What was sent to friends, and what opens the creator's own seats."""
        guests = [link["seat"] for link in created["invitations"] if link["kind"] == "link"]
        self.tokens: dict[int, str] = {**self.links, **{seat: key_for(self.links[seat]) for seat in guests}}
        """What opens each seat once somebody has come to it."""
        self.spectator: str = created["spectator"]
        self.host: str = created["host"]

    @contextlib.asynccontextmanager
    async def browser(
        self,
        *seats: int,
        game_id: str | None = None,
        names: Sequence[str] = (),
        nonce: str | None = None,
        protocol: int = PROTOCOL,
        **fields: Any,
    ) -> "AsyncIterator[Browser]":
        """A browser at these seats, or a spectator's; it has heard how the table stands."""
        tokens, game = [self.links[seat] for seat in seats] or [self.spectator], game_id or self.id
        async with Browser.connected(self.server, game=game if protocol > 2 else None) as browser:
            await browser.hello(game, tokens, names=list(names), nonce=nonce, **fields)
            await browser.table(lambda _: True)
            yield browser


class Browser:
    """One WebSocket: what it heard so far, and what it says."""

    def __init__(self, socket: ClientConnection, protocol: int) -> None:
        self.socket, self.protocol = socket, protocol
        self.raw: list[str] = []
        self.heard: list[Json] = []
        self.is_closed = False
        self._news = asyncio.Condition()
        self._random = Random(7)

    @classmethod
    @contextlib.asynccontextmanager
    async def connected(cls, server: Server, *, game: str | None = None, **details: Any) -> "AsyncIterator[Browser]":
        """At the address of a table, or as a page of protocol 2 where none is named."""
        address, protocol = (f"ws://{server.address}/ws", 2) if game is None else (server.line_of(game), PROTOCOL)
        async with connect(address, max_size=None, **details) as socket:
            browser = cls(socket, protocol)
            listening = asyncio.create_task(browser._listen())
            try:
                yield browser
            finally:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)

    async def _listen(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in self.socket:
                self.raw.append(str(text))
                await self._hear(json.loads(text))
        await self._hear(None)

    async def _hear(self, message: Json | None) -> None:
        async with self._news:
            if message is None:
                self.is_closed = True
            else:
                self.heard.append(message)
            self._news.notify_all()

    @property
    def actor(self) -> int:
        """The seat to act, whose draft may lie on the table; -1 if there is none."""
        table = self.state
        return -1 if table is None or table["acting"] is None else int(table["acting"])

    @property
    def may_act(self) -> bool:
        """Whether one of this browser's seats is to act."""
        table = self.state
        if table is None or table["status"] != "playing" or self.actor not in table["yours"]:
            return False
        return table["seats"][self.actor]["level"] is None

    # --- says

    async def say(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps(named(kind, fields, self.protocol)))

    async def hello(self, game_id: str, tokens: Sequence[str], **fields: Any) -> None:
        await self.say("hello", game=game_id, **hello_with(tokens, **{"protocol": self.protocol, **fields}))

    # --- hears

    async def _until(self, found: Callable[[], Any], what: object) -> Any:
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(lambda: found() is not None or self.is_closed), PATIENCE)
            answer = found()
        if answer is None:
            raise ConnectionError(f"the connection ended before {what}")
        return answer

    async def message(self, kind: str, since: int = 0, where: Callable[[Json], bool] = lambda _: True) -> Json:
        """The first such message after the first `since` that were heard."""

        def found() -> Json | None:
            return next((one for one in self.heard[since:] if one["type"] == kind and where(one)), None)

        message: Json = await self._until(found, kind)
        return message

    async def table(self, where: Callable[[Json], bool]) -> Json:
        """The latest table, once it is so."""

        def found() -> Json | None:
            return state if (state := self.state) is not None and where(state) else None

        state: Json = await self._until(found, "the table was so")
        return state

    async def closed(self) -> None:
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(lambda: self.is_closed), PATIENCE)

    @property
    def state(self) -> Json | None:
        """The latest table."""
        return next((message for message in reversed(self.heard) if message["type"] == "table"), None)

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Say it, and hear the next refusal or table."""
        since = len(self.heard)
        await self.say(kind, **fields)
        return await self.answer(since)

    async def answer(self, since: int) -> Json:
        def found() -> Json | None:
            return next((one for one in self.heard[since:] if one["type"] in ("refused", "table")), None)

        message: Json = await self._until(found, "an answer")
        return message

    async def refusal(self, kind: str, **fields: Any) -> str:
        """Say it and hear why not."""
        since = len(self.heard)
        await self.say(kind, **fields)
        return str((await self.message("refused", since))["code"])

    # --- plays

    async def step(self) -> Json:
        """One decision of a seat of this browser when one is due; returns the table after it, or at the end."""
        state = await self.table(lambda table: table["status"] in ("over", "aborted") or self.may_act)
        if state["status"] != "playing":
            return state
        if state["complete"]:
            await self.say("confirm", version=state["version"])
        else:
            move = self._random.choice(state["legal"])["move"]
            await self.say("move", version=state["version"], move=move)
        return await self.table(lambda table: table["version"] != state["version"] or table["status"] != "playing")

    async def turn(self) -> Json:
        """A whole turn, confirmed."""
        state = await self.table(lambda table: table["status"] in ("over", "aborted") or self.may_act)
        before = len(state["events"])
        while len(state["events"]) == before and state["status"] == "playing":
            state = await self.step()
        return state

    async def play(self, until: Callable[[Json], bool] = lambda _: False) -> Json:
        """To the end of the game, or until the table is so."""
        state = await self.table(lambda table: table["status"] != "waiting")
        while state["status"] == "playing" and not until(state):
            state = await self.step()
        return state
