"""Nobody learns from the server what is not yet revealed, nor another seat's link, from any byte it sends or logs."""

import asyncio
import base64
import hashlib
import itertools
import json
import logging
import pickle
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient

from crownfield.ai.search.halving import Thinker
from crownfield.games.position import Position
from crownfield.play.dealer import Pledge
from crownfield.server.disk.store import Store
from crownfield.server.minds import thinking
from crownfield.server.minds.thinking import SentPosition, TurnRequest, choose_turn
from crownfield.server.minds.workers import Workers
from crownfield.server.protocol import Idea
from crownfield.server.settings import Settings
from crownfield.server.web.app import create_app
from tests.leak.two_orders import TwoFacedDealer, dealt_alike
from tests.server.running import LINK, MINE, SQUIRE, in_loop, shared_server
from tests.server.saying import Json, hello_with
from tests.server.together import play_turns

HIDDEN = ("secrets", "installation")
"""Tables that nobody sees: of games, and of the server itself."""
PLEDGE = Pledge("0123456789abcdef", bytes(range(200, 232)))
TABLES: list[tuple[str, list[Json], dict[str, Any]]] = [
    ("kingdomino", [MINE, MINE, SQUIRE], {"row": 4}),
    (
        "queendomino",
        [MINE, SQUIRE, MINE, SQUIRE, SQUIRE, SQUIRE, SQUIRE, SQUIRE],
        {"royal_wedding": True, "teams": True},
    ),
    ("duel", [MINE, SQUIRE], {}),
]


def forms(secret: bytes) -> list[bytes]:
    """How a secret could be written down."""
    plain = base64.b64encode(secret).rstrip(b"=")
    return [secret, secret.hex().encode(), secret.hex().upper().encode(), plain, repr(secret).encode()[2:-1]]


# --- two orders under one commitment, one game id and one clock


@pytest.fixture
def same_world(monkeypatch: pytest.MonkeyPatch) -> list[SentPosition]:
    """Tokens, game id, commitment and clock are always the same; returns what computer players receive."""
    received: list[SentPosition] = []

    async def choose(_: Workers, request: TurnRequest, owner: str) -> list[str]:
        received.append(request)
        return await asyncio.to_thread(choose_turn, request)

    async def think(_: Workers, request: SentPosition, owner: str) -> list[Idea]:
        received.append(request)
        return await asyncio.to_thread(thinking.think, request)

    async def calculate(_: Workers, work: Callable[[Any], Any], asked: Any, owner: str) -> Any:
        return await asyncio.to_thread(work, asked)

    def few_tries(thinker: Thinker, position: Position, *, seconds: float, **_: Any) -> Any:
        """However fast the machine is."""
        return search(thinker, position, tries=10 * round(seconds))

    search = Thinker.think
    monkeypatch.setattr(Thinker, "think", few_tries)
    monkeypatch.setattr(Workers, "think", think)
    monkeypatch.setattr(Workers, "calculate", calculate)
    clock = SimpleNamespace(time=lambda: 1000.0, monotonic=time.monotonic)
    for module in ("table.live", "table.audience", "table.new_tables", "table.tables", "table.talk", "disk.store"):
        monkeypatch.setattr(f"crownfield.server.{module}.time", clock)
    monkeypatch.setattr(Pledge, "fresh", classmethod(lambda cls, nonces=None: PLEDGE))
    monkeypatch.setattr(Workers, "start", lambda self, count: None)
    monkeypatch.setattr(Workers, "choose_turn", choose)
    return received


class Witness:
    """A game in this process through HTTP and WebSocket, with every byte of it."""

    def __init__(self, client: TestClient[Any], database: Path) -> None:
        self.client, self.database = client, database
        self.seen: list[bytes] = []
        self.random = Random(3)
        self.numbers = itertools.count()

    def request(self, method: str, path: str, **details: Any) -> Any:
        response = self.client.request(method, path, **details)
        self.seen += [str(sorted(response.headers.multi_items())).encode(), response.content]
        return response.json() if "json" in response.headers["content-type"] else response.text

    def play(self, game: str, seats: list[Json], options: dict[str, Any]) -> None:
        created = self.request("POST", "/api/games", json={"game": game, "seats": seats, "options": options})
        while not next(one for one in self.client.get("/api/info").json()["games"] if one["name"] == game)["ready"]:
            time.sleep(0.01)
        tokens = [link["token"] for link in created["invitations"]]
        line = f"/ws/{created['id']}"
        bearer = {"authorization": f"Bearer {'.'.join(tokens)}"}
        with self.client.websocket_connect(line) as mine, self.client.websocket_connect(line) as watching:
            watching.send_json({"type": "hello", "game": created["id"], **hello_with([created["spectator"]])})
            self.hear(watching)
            mine.send_json({"type": "hello", "game": created["id"], **hello_with(tokens, nonce="ab" * 8)})
            while reveals(state := self.table(mine)) <= dealt_alike(game, len(seats)) and state["status"] == "playing":
                self.hear(watching)
                if not state["legal"] and not (state["complete"] and not state["thinking"]):
                    continue
                self.provoke(mine, state)
                if not state["complete"]:
                    self.say(mine, "hint", version=state["version"])
                    assert json.loads(self.hear(mine))["ideas"]
                for path in ("record", "replay"):
                    self.request("GET", f"/api/games/{created['id']}/{path}", headers=bearer)
                    self.request("GET", f"/api/games/{created['id']}/{path}")
                self.seen.append(repr(self.rows()).encode())
                if state["complete"]:
                    self.say(mine, "confirm", version=state["version"])
                else:
                    move = self.random.choice(state["legal"])["move"]
                    self.say(mine, "move", version=state["version"], move=move)

    def provoke(self, mine: Any, state: Json) -> None:
        """Refusals say what was wrong, and nothing else."""
        for message in (
            {"type": "move", "version": state["version"], "move": "pick 0"},
            {"type": "move", "version": state["version"], "move": "nonsense"},
            {"type": "move", "version": "elsewhere", "move": "pick 1"},
            {"type": "confirm", "version": "elsewhere"},
            {"type": "dance"},
        ):
            self.say(mine, **message)
            assert json.loads(self.hear(mine))["type"] == "refused"

    def say(self, socket: Any, type: str, **fields: Any) -> None:  # noqa: A002 - as it is called in JSON
        socket.send_json({"type": type, "id": f"message-{next(self.numbers)}", **fields})

    def table(self, socket: Any) -> Json:
        message: Json = json.loads(self.hear(socket))
        assert message["type"] == "table"
        return message

    def hear(self, socket: Any) -> str:
        """The next message that is more than an answer."""
        text: str = socket.receive_text(timeout=20)
        self.seen.append(text.encode())
        return self.hear(socket) if '"type":"done"' in text else text

    def rows(self) -> list[Any]:
        """Every table of the database but those that are there for secrets."""
        with closing(sqlite3.connect(self.database)) as database:
            names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            assert "secrets" in names
            return [database.execute(f"SELECT * FROM {name}").fetchall() for name in names if name not in HIDDEN]


def reveals(state: Json) -> int:
    return sum(event["seat"] is None for event in state["events"])


def witnessed(
    folder: Path, monkeypatch: pytest.MonkeyPatch, future: str, table: tuple[str, list[Json], dict[str, Any]]
) -> list[bytes]:
    """All that is seen of a game that is dealt like any other at first, and later as `future` says."""
    dealer = TwoFacedDealer("the same past", future, dealt_alike(table[0], len(table[1])))
    tokens = (f"token-{number}" for number in itertools.count())
    monkeypatch.setattr("crownfield.play.game.Dealer", lambda _key: dealer)
    monkeypatch.setattr("crownfield.server.table.tables.new_token", lambda: next(tokens))
    monkeypatch.setattr("crownfield.server.table.course._fresh_word", lambda: "opening")
    monkeypatch.setattr("crownfield.server.table.tables.hash_address", lambda address, _salt: address)
    folder.mkdir()
    database = folder / "games.db"
    settings = Settings(
        database=f"sqlite:///{database}",
        pause=0,
        messages_per_second=10_000,
        requests_per_second=10_000,
        names=("testserver.local",),
    )
    store = Store(settings.database)
    store.start()
    with TestClient(create_app(settings, store)) as client:
        witness = Witness(client, database)
        witness.play(*table)
    store.stop()
    return witness.seen


def received_before(last: bytes, requests: list[SentPosition]) -> list[bytes]:
    """What workers received before the last table, which shows the first reveal that differs."""
    turn_after = f"{PLEDGE.game_id} {len(json.loads(last)['events'])}"
    return [pickle.dumps(request) for request in requests if getattr(request, "seed", None) != turn_after]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table[0]))
def test_two_games_that_differ_only_in_what_is_to_come_look_the_same_to_everybody(
    table: tuple[str, list[Json], dict[str, Any]],
    same_world: list[SentPosition],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    runs = []
    with caplog.at_level(logging.DEBUG, logger="crownfield"):
        for future in ("one future", "another future"):
            same_world.clear()
            seen = witnessed(tmp_path / future.split()[0], monkeypatch, future, table)
            logged = [(record.name, record.getMessage()) for record in caplog.records if "crownfield" in record.name]
            runs.append((seen, received_before(seen[-1], same_world), logged, capfd.readouterr()))
            caplog.clear()
    one, other = runs
    *before, last = one[0]
    *other_before, other_last = other[0]
    assert len(before) > 50
    assert len(before) == len(other_before)
    for number, (mine, yours) in enumerate(zip(before, other_before, strict=True)):
        assert mine == yours, number
    assert last != other_last, "the last message holds the first reveal that differs, or this test would mean nothing"
    assert one[1:] == other[1:]
    everything = b"\n".join([*one[0], *one[1], repr(one[2:]).encode()])
    for secret in (PLEDGE.secret, PLEDGE.key(), Pledge(PLEDGE.game_id, PLEDGE.secret, {0: "ab" * 8}).key()):
        assert [form for form in forms(secret) if form in everything] == []


# --- a real server


@pytest.mark.slow
@in_loop
async def test_neither_the_secret_nor_anybodys_link_leaves_a_real_server_before_the_end() -> None:
    server = shared_server()
    invited = await server.create("kingdomino", [MINE, LINK, SQUIRE])
    tokens = [*invited.tokens.values(), invited.spectator, *invited.links.values()]
    with closing(sqlite3.connect(server.database)) as database:
        ((secret,),) = database.execute("SELECT secret FROM secrets WHERE game_id = ?", [invited.id]).fetchall()
    bodies: list[bytes] = []
    async with (
        invited.browser(0, nonce="ab" * 8) as one,
        invited.browser(1, nonce="cd" * 8) as two,
        invited.browser() as three,
    ):
        await play_turns([one, two], 8)
        for path, mine in itertools.product(("record", "replay"), ([], tokens[:1], tokens[2:], ["wrong"])):
            bodies.append((await server.request("GET", f"/api/games/{invited.id}/{path}", tokens=mine)).content)
        paths = ("info", "health", "tables", f"games/{invited.id}", f"games/{tokens[0]}/record", "schema/openapi.json")
        bodies += [(await server.request("GET", f"/api/{path}")).content for path in paths]
        bodies.append((await server.request("POST", f"/api/games/{invited.id}/next", tokens=tokens)).content)
        await two.refusal("resign", seat=0)
        await three.refusal("hello", game=invited.id, **hello_with(tokens))
        sent = [text.encode() for browser in (one, two, three) for text in browser.raw]
        nonces = {0: "ab" * 8, 1: "cd" * 8}
        hidden = [form for key in (secret, Pledge(invited.id, secret, nonces).key()) for form in forms(key)]
        seen = b"\n".join([*sent, *bodies, server.log_file.read_bytes()])
        stored = b"\n".join(repr(rows).encode() for rows in tables_without_secrets(server.database))
        assert hashlib.sha256(secret).hexdigest().encode() in seen, "what is shown is the commitment"
        assert [form for form in hidden if form in seen or form in stored] == []
        assert [token for token in tokens if token.encode() in seen or token.encode() in stored] == []
        state = (await asyncio.gather(one.play(), two.play()))[0]
        assert state["secret"] == secret.hex(), "and told at the end"


def tables_without_secrets(path: Path) -> Iterator[list[Any]]:
    with closing(sqlite3.connect(path)) as database:
        for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            if name not in HIDDEN:
                yield database.execute(f"SELECT * FROM {name}").fetchall()
