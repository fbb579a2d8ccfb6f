"""Whatever cannot be done is refused with a code that the client can translate, and changes nothing."""

import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_args

import pytest

from crownfield.ai import network_files
from crownfield.server.minds.workers import Workers
from crownfield.server.protocol import Code, NewGame, SeatWish
from crownfield.server.protocol.words import PROTOCOL
from tests.server.inside import Line, house
from tests.server.running import LINK, MINE, SQUIRE, Browser, Invited, Server, in_loop, shared_server
from tests.server.saying import hello_with
from tests.server.test_hints import here, refused_hint


@pytest.fixture
def server() -> Server:
    return shared_server()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Few messages, one open game, and nothing compiled: its cache is empty and its compiler is slow."""
    folder = tmp_path_factory.mktemp("strict")
    server = Server(folder, messages_per_second=3, open_games_per_address=1, message_bytes=1024, cache=folder / "cache")
    yield server.start()
    server.stop()


def rows(server: Server, game_id: str) -> list[Any]:
    """All that the store knows of a game."""
    found: list[Any] = []
    with closing(sqlite3.connect(server.database)) as database:
        parts = ("seats", "tokens", "invitations", "events", "chat")
        for table, column in [("games", "id"), *((name, "game_id") for name in parts)]:
            found += database.execute(f"SELECT * FROM {table} WHERE {column} = ? ORDER BY 1, 2", [game_id]).fetchall()
    return found


@asynccontextmanager
async def unchanged(server: Server, watcher: Browser, game_id: str) -> AsyncIterator[None]:
    """Neither the store nor what a browser at the table is told."""
    before, state, heard = rows(server, game_id), watcher.state, len(watcher.heard)
    yield
    assert rows(server, game_id) == before
    assert [message for message in watcher.heard[heard:] if message["type"] == "table" and message != state] == []


@asynccontextmanager
async def two_people(server: Server, **details: Any) -> "AsyncIterator[tuple[Invited, Browser, Browser]]":
    """A game of Kingdomino that has begun: the one to act, and the other."""
    invited = await server.create("kingdomino", [MINE, LINK], **details)
    async with invited.browser(0) as one, invited.browser(1) as two:
        await one.table(lambda table: table["status"] == "playing")
        await two.table(lambda table: table["status"] == "playing")
        yield (invited, one, two) if one.may_act else (invited, two, one)


# --- every code has something real behind it


async def send(server: Server, text: str | bytes, game: str = "nowhere") -> str:
    """What a connection to a table hears that says nothing else."""
    async with Browser.connected(server, game=game) as browser:
        await browser.socket.send(text)
        return str((await browser.message("refused"))["code"])


async def post(server: Server, path: str, body: Any) -> str:
    response = await server.request("POST", path, json=body)
    assert response.status_code >= 400
    return str(response.json()["code"])


async def unreadable(server: Server) -> str:
    return await send(server, "{")


async def too_large(server: Server) -> str:
    return await send(server, json.dumps({"type": "say", "text": "x" * 9000}))


async def too_fast(strict: Server) -> str:
    async with Browser.connected(strict, game="nowhere") as browser:
        for _ in range(100):  # whoever has come to no table yet shares a larger measure with others at that address
            await browser.say("react", reaction="wow")
        return str((await browser.message("refused", where=lambda one: one["code"] != "not_your_seat"))["code"])


async def unknown_game(server: Server) -> str:
    return await post(server, "/api/games", {"game": "chess", "seats": [MINE, MINE]})


async def unknown_table(server: Server) -> str:
    return await send(server, json.dumps({"type": "hello", "game": "nowhere", **hello_with(["x"])}))


async def wrong_token(server: Server) -> str:
    invited, other = await server.create("duel", [MINE, LINK]), await server.create("duel", [MINE, LINK])
    codes = [
        await send(server, json.dumps({"type": "hello", "game": invited.id, **hello_with([token])}), invited.id)
        for token in ("", "x", other.tokens[0], other.spectator)
    ]
    assert len(set(codes)) == 1
    return codes[0]


async def not_your_seat(server: Server) -> str:
    async with two_people(server) as (invited, acting, other), unchanged(server, other, invited.id):
        assert acting.state is not None
        seat = acting.state["yours"][0]
        return await other.refusal("resign", seat=seat)


async def not_your_turn(server: Server) -> str:
    async with two_people(server) as (invited, acting, other), unchanged(server, other, invited.id):
        state = await acting.table(lambda table: bool(table["legal"]))
        return await other.refusal("move", version=state["version"], move=state["legal"][0]["move"])


async def stale(server: Server) -> str:
    async with two_people(server) as (invited, acting, other), unchanged(server, other, invited.id):
        state = await acting.table(lambda table: bool(table["legal"]))
        return await acting.refusal("move", version=state["version"] + "1", move=state["legal"][0]["move"])


async def not_allowed(server: Server) -> str:
    async with two_people(server) as (invited, acting, other), unchanged(server, other, invited.id):
        state = await acting.table(lambda table: bool(table["legal"]))
        offered = {move["move"] for move in state["legal"]}
        illegal = next(f"pick {number}" for number in range(1, 49) if f"pick {number}" not in offered)
        return await acting.refusal("move", version=state["version"], move=illegal)


async def nothing_to_undo(server: Server) -> str:
    async with two_people(server) as (invited, acting, other), unchanged(server, other, invited.id):
        return await acting.refusal("undo", version=(acting.state or {})["version"])


async def revealed(server: Server) -> str:
    async with two_people(server) as (invited, acting, other), unchanged(server, other, invited.id):
        return await acting.refusal("ask", question="take_back")


async def not_complete(server: Server) -> str:
    async with two_people(server) as (invited, acting, other), unchanged(server, other, invited.id):
        return await acting.refusal("confirm", version=(acting.state or {})["version"])


async def bad_options(server: Server) -> str:
    return await post(server, "/api/games", {"game": "duel", "seats": [MINE] * 3})


async def bad_record(server: Server) -> str:
    return await post(server, "/api/replay", {"record": "crownfield record 1\ngame: kingdomino\n"})


async def not_started(server: Server) -> str:
    invited = await server.create("kingdomino", [MINE, LINK])
    async with invited.browser(0) as browser, unchanged(server, browser, invited.id):
        return await browser.refusal("move", version="", move="pick 1")


async def over(server: Server) -> str:
    invited = await server.create("kingdomino", [MINE, SQUIRE], confirm=False)
    async with invited.browser(0) as browser:
        state = await browser.play()
        async with unchanged(server, browser, invited.id):
            return await browser.refusal("confirm", version=state["version"])


async def no_free_seat(server: Server) -> str:
    invited = await server.create("duel", [MINE, LINK])
    async with invited.browser(0) as browser, unchanged(server, browser, invited.id):
        return await post(server, f"/api/tables/{invited.id}/sit", {})


async def colour_taken(server: Server) -> str:
    async with two_people(server) as (invited, acting, other), unchanged(server, other, invited.id):
        mine, theirs = (acting.state or {})["yours"][0], (other.state or {})["yours"][0]
        return await acting.refusal("recolour", seat=mine, colour=theirs)


async def no_hints(server: Server) -> str:
    async with two_people(server) as (invited, acting, other), unchanged(server, other, invited.id):
        return await acting.refusal("hint", version=(acting.state or {})["version"])


async def no_network(_: Server) -> str:
    """A house in this process: a server's own networks are always there."""
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr(Workers, "run", here)
        patch.setattr("crownfield.ai.network_files._FOLDER", Path(folder))
        network_files._read.cache_clear()
        return await refused_hint(Path(folder))


async def too_many_games(strict: Server) -> str:
    await strict.request("POST", "/api/games", json={"game": "duel", "seats": [MINE, LINK]})
    refused = await strict.request("POST", "/api/games", json={"game": "duel", "seats": [MINE, LINK]})
    assert refused.status_code == 429
    return str(refused.json()["code"])


async def compiling(strict: Server) -> str:
    """The lock of the table is free meanwhile, and other requests are answered."""
    created = await strict.request("POST", "/api/games", json={"game": "kingdomino", "seats": [MINE, LINK]})
    with closing(sqlite3.connect(strict.database)) as database, database:
        database.execute("UPDATE games SET owner = ''")  # so that the limit does not count it
    invited = Invited(strict, created.json())
    async with invited.browser(0), invited.browser(1) as two:
        assert two.state is not None
        assert two.state["status"] == "waiting"
        code = await two.refusal("move", version="", move="pick 1")
        info = (await strict.request("GET", "/api/info")).json()
        assert not next(game for game in info["games"] if game["name"] == "kingdomino")["ready"]
        return code


async def server_error(server: Server) -> str:
    """A disk that refuses: everybody is shown the table as it is stored, and later the game goes on."""
    async with two_people(server) as (invited, acting, other):
        first = await acting.table(lambda table: bool(table["legal"]))
        drafted = await acting.ask("move", version=first["version"], move=first["legal"][0]["move"])
        with closing(sqlite3.connect(server.database)) as database:
            database.execute(
                "CREATE TRIGGER full BEFORE INSERT ON events WHEN new.game_id = "
                f"'{invited.id}' BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
            )
        before = rows(server, invited.id)
        code = await acting.refusal("confirm", version=drafted["version"])
        assert rows(server, invited.id) == before
        with closing(sqlite3.connect(server.database)) as database:
            database.execute("DROP TRIGGER full")
        state = await other.table(lambda table: table["version"] != drafted["version"])
        assert (state["events"], state["draft"]) == (first["events"], [])
        assert await acting.refusal("confirm", version=drafted["version"]) == "stale"
        state = await acting.turn()
        assert len(state["events"]) > len(first["events"])
    return code


async def damaged(server: Server) -> str:
    """A table that is no longer what was written ends for all who are there, and does not open again."""
    async with two_people(server) as (invited, acting, other):
        with closing(sqlite3.connect(server.database)) as database, database:
            database.execute("UPDATE games SET event_hash = '', seal = '' WHERE id = ?", [invited.id])
        await acting.say("resign", seat=acting.actor)
        await acting.closed()
        await other.closed()
    async with Browser.connected(server, game=invited.id) as again:
        return await again.refusal("hello", game=invited.id, **hello_with([invited.tokens[0]]))


async def spent(server: Server) -> str:
    invited = await server.create("duel", [MINE, LINK])
    async with invited.browser(1):
        hello = {**hello_with([invited.links[1]]), "keys": ["another-key-altogether"]}
        return await send(server, json.dumps({"type": "hello", "game": invited.id, **hello}), invited.id)


async def present(server: Server) -> str:
    async with two_people(server) as (_, acting, _):
        return await acting.refusal("ask", question="substitute")


async def too_soon(_: Server) -> str:
    with TemporaryDirectory() as folder:
        async with house(Path(folder), absence=30) as tables:
            created = await tables.create(NewGame("kingdomino", [SeatWish("mine"), SeatWish("link")]), "here")
            one, two = Line(tables), Line(tables)
            await two.ask("hello", game=created.id, tokens=[created.invitations[1].token])
            await one.ask("hello", game=created.id, tokens=[created.invitations[0].token])
            await one.until(lambda message: message.get("status") == "playing")
            await two.close()
            await one.until(lambda message: message["type"] == "table" and not message["seats"][1]["connected"])
            return str((await one.ask("ask", question="substitute"))["code"])


async def reload(server: Server) -> str:
    return await send(server, json.dumps({"type": "hello", "game": "g", **hello_with(["x"]), "protocol": PROTOCOL + 1}))


PRODUCERS: dict[str, Callable[[Server], Awaitable[str]]] = {
    function.__name__: function
    for function in (
        unreadable, too_large, too_fast, unknown_game, unknown_table, wrong_token, not_your_seat, not_your_turn, stale,
        not_allowed, nothing_to_undo, not_complete, bad_options, bad_record, not_started, over, too_many_games,
        compiling, server_error, no_free_seat, colour_taken, revealed, no_hints, no_network,
        damaged, spent, present, too_soon, reload,
    )
}  # fmt: skip


@pytest.mark.parametrize(
    "code", [code for code in get_args(Code) if code not in ("too_fast", "too_many_games", "compiling")]
)
@in_loop
async def test_every_code_is_said_for_a_reason(server: Server, code: str) -> None:
    assert await PRODUCERS[code](server) == code


@pytest.mark.parametrize("code", ["compiling", "too_many_games", "too_fast"])
@in_loop
async def test_every_limit_is_told_by_its_code(strict: Server, code: str) -> None:
    assert await PRODUCERS[code](strict) == code


def test_every_code_has_a_producer() -> None:
    assert set(PRODUCERS) == set(get_args(Code))
