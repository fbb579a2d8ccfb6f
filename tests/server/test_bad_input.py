"""Malformed, doubled, late, foreign and greedy messages: refused, and the table is as it was."""

import asyncio
import contextlib
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from crownfield.server.protocol import NewGame
from tests.play.playing import fair_game, play_on
from tests.server.inside import Line, house
from tests.server.running import LINK, MINE, Browser, Server, in_loop, shared_server
from tests.server.saying import Json
from tests.server.test_refusals import post, two_people, unchanged


@pytest.fixture
def server() -> Server:
    return shared_server()


MALFORMED: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "17",
    '{"type": "hello"',
    '{"type": "hello"}',
    '{"game": "x", "tokens": ["x"]}',
    '{"type": "dance"}',
    '{"type": "table"}',
    '{"type": 3}',
    '{"type": "hello", "game": "x", "tokens": []}',
    '{"type": "hello", "game": "x", "tokens": "x"}',
    '{"type": "hello", "game": "x", "tokens": ["x"], "admin": true}',
    '{"type": "hello", "game": "x", "tokens": ["x"], "nonce": "NOT HEX"}',
    '{"type": "hello", "game": "x", "tokens": ["x"], "names": ["' + "n" * 25 + '"]}',
    '{"type": "hello", "game": "' + "x" * 33 + '", "tokens": ["x"]}',
    '{"type": "move", "id": "m", "version": 1, "move": "pick 1"}',
    '{"type": "move", "id": "m", "version": 1.5, "move": "pick 1"}',
    '{"type": "move", "id": "m", "version": "x"}',
    '{"type": "move", "id": "m", "version": "x", "move": "' + "x" * 41 + '"}',
    '{"type": "confirm", "id": "m", "version": null}',
    '{"type": "confirm", "id": "m", "version": 1e400}',
    '{"type": "ask", "id": "m", "question": "surrender"}',
    '{"type": "answer", "id": "m", "question": "abort", "agree": "yes"}',
    '{"type": "say", "id": "m", "text": ""}',
    '{"type": "say", "id": "m", "text": "' + "x" * 281 + '"}',
    '{"type": "react", "id": "m", "reaction": "rude"}',
    '{"type": "rename", "id": "m", "seat": 0, "name": "\\ud800"}',
    '{"type": "undo", "version": "x"}',
    '{"type": "undo", "id": "", "version": "x"}',
    '{"type": "undo", "id": "an id", "version": "x"}',
    '{"type": "undo", "id": "' + "i" * 41 + '", "version": "x"}',
    '{"type": "undo", "id": "m", "version": "' + "x" * 65 + '"}',
    '{"type": "ping", "id": "m"}',
    b"\x00\xff\xfe",
    b'{"type": "react", "id": "m", "reaction": "wow"}',
]


@in_loop
async def test_what_cannot_be_read_is_refused_and_the_connection_goes_on(server: Server) -> None:
    async with two_people(server) as (invited, acting, other):
        state = acting.state
        async with unchanged(server, other, invited.id):
            for text in MALFORMED:
                heard = len(acting.heard)
                await acting.socket.send(text)
                assert (await acting.message("refused", heard))["code"] == "unreadable", text
        assert acting.state == state
        assert (await acting.turn())["events"]


@in_loop
async def test_a_frame_far_too_large_ends_the_connection_only(server: Server) -> None:
    async with two_people(server) as (_, acting, _other):
        async with Browser.connected(server) as flood:
            with contextlib.suppress(ConnectionClosed):
                await flood.socket.send("x" * 2_000_000)
            await flood.closed()
            assert flood.socket.close_code == 1009
        assert (await acting.turn())["events"]


@in_loop
async def test_unreadable_moves_are_refused(server: Server) -> None:
    async with two_people(server) as (invited, acting, other), unchanged(server, other, invited.id):
        version = (acting.state or {})["version"]
        for text in (
            "",
            "pick",
            "pick x",
            "place",
            "🏰",
            "pick -1",
            "pick 999999999999999999999",
            "takeback 1",
            "row 1 2 3 4",
        ):
            assert await acting.refusal("move", version=version, move=text) in ("unreadable", "not_allowed"), text
        for strange in ("", f"{version}1", version[1:], "0"):
            assert await acting.refusal("move", version=strange, move="pick 1") == "stale"


@in_loop
async def test_hello_comes_first_and_once(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, LINK])
    async with Browser.connected(server) as browser:
        assert await browser.refusal("say", text="hi") == "not_your_seat"
        await browser.hello(invited.id, ["wrong"])
        assert (await browser.message("refused", 1))["code"] == "wrong_token"
        await browser.hello(invited.id, [invited.links[0]])
        await browser.table(lambda table: table["yours"] == [0])
        heard = len(browser.heard)
        await browser.hello(invited.id, [invited.links[1]])
        assert (await browser.message("refused", heard))["code"] == "not_allowed"


@in_loop
async def test_a_double_click_confirms_once(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, MINE])
    async with invited.browser(0, 1) as browser:
        first = await browser.table(lambda table: bool(table["legal"]))
        drafted = await browser.ask("move", version=first["version"], move=first["legal"][0]["move"])
        heard = len(browser.heard)
        for _ in range(3):
            await browser.say("confirm", version=drafted["version"])
        await browser.message("refused", heard)
        refused = [message for message in browser.heard[heard:] if message["type"] == "refused"]
        assert {message["code"] for message in refused} == {"stale"}
        decisions = [event for event in (browser.state or {})["events"] if event["seat"] is not None]
        assert len(decisions) == 1


@in_loop
async def test_of_two_tabs_that_move_at_once_one_is_told_that_the_table_has_changed(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, MINE], confirm=False)
    async with invited.browser(0, 1) as tab, invited.browser(0, 1) as other:
        state = await tab.table(lambda table: bool(table["legal"]))
        await asyncio.gather(
            *(one.say("move", version=state["version"], move=state["legal"][0]["move"]) for one in (tab, other))
        )
        for one in (tab, other):
            await one.table(lambda table: len(table["events"]) > len(state["events"]))
        await asyncio.sleep(0.1)
        refused = [message["code"] for one in (tab, other) for message in one.heard if message["type"] == "refused"]
        assert refused == ["stale"]
        assert (tab.state or {})["events"] == (other.state or {})["events"]


# --- over HTTP

BAD_GAMES: list[tuple[Json, str]] = [
    ({"game": "kingdomino", "seats": [MINE]}, "unreadable"),
    ({"game": "kingdomino", "seats": [MINE] * 9}, "unreadable"),
    ({"game": "kingdomino", "seats": [MINE] * 5}, "bad_options"),
    ({"game": "kingdomino", "seats": [MINE, {"kind": "ghost"}]}, "unreadable"),
    ({"game": "kingdomino", "seats": [MINE, {"kind": "computer", "level": "emperor"}]}, "unreadable"),
    ({"game": "kingdomino", "seats": [MINE, LINK], "seed": 1}, "unreadable"),
    ({"game": "kingdomino", "seats": [MINE, LINK], "options": {"harmony": 1}}, "bad_options"),
    ({"game": "kingdomino", "seats": [MINE, LINK], "options": {"row": 4}}, "bad_options"),
    ({"game": "kingdomino", "seats": [MINE, LINK, LINK], "options": {"row": 5}}, "bad_options"),
    ({"game": "kingdomino", "seats": [MINE, LINK, LINK], "options": {"row": 10**12}}, "bad_options"),
    ({"game": "kingdomino", "seats": [MINE, LINK], "options": {"nonsense": True}}, "bad_options"),
    ({"game": "kingdomino", "seats": [MINE, LINK], "options": {"players": 3}}, "bad_options"),
    ({"game": "kingdomino", "seats": [MINE, LINK], "options": {"game": 1}}, "bad_options"),
    ({"game": "kingdomino", "seats": [MINE, LINK], "options": {"components": 0}}, "bad_options"),
    ({"game": "kingdomino", "seats": [MINE, LINK], "seconds_per_move": 1}, "unreadable"),
    ({"game": "duel", "seats": [MINE, LINK], "dynasty": True}, "bad_options"),
    ({"game": "queendomino", "seats": [MINE] * 8}, "bad_options"),
    ({"game": "queendomino", "seats": [MINE] * 4, "options": {"teams": True}}, "bad_options"),
    ({"game": "../../etc/passwd", "seats": [MINE, LINK]}, "unknown_game"),
]


@in_loop
async def test_a_game_that_cannot_be_is_not_set_up(server: Server) -> None:
    with closing(sqlite3.connect(server.database)) as database:
        before = database.execute("SELECT count(*) FROM games").fetchone()
        for wish, code in BAD_GAMES:
            answer = await server.request("POST", "/api/games", json=wish)
            assert (answer.status_code, answer.json()["code"]) == (400, code), wish
        assert database.execute("SELECT count(*) FROM games").fetchone() == before


@in_loop
async def test_http_errors_have_the_same_shape(server: Server) -> None:
    for method, path, details, status, code in [
        ("POST", "/api/games", {"content": b"{"}, 400, "unreadable"),
        ("POST", "/api/games", {"content": b"\xff\xfe"}, 400, "unreadable"),
        ("POST", "/api/games", {"content": b"x" * 100_000}, 413, "too_large"),
        ("POST", "/api/replay", {"json": {"record": "x" * 65_537}}, 400, "unreadable"),
        ("POST", "/api/replay", {"json": {"record": "x"}}, 400, "bad_record"),
        ("POST", "/api/score", {"json": {"sheet": "x"}}, 400, "unreadable"),
        ("POST", "/api/qr", {"json": {"text": ""}}, 400, "unreadable"),
        ("GET", "/api/games/nowhere/record", {}, 404, "unknown_table"),
        ("GET", "/api/games/nowhere/replay", {}, 404, "unknown_table"),
        ("POST", "/api/games/nowhere/next", {}, 404, "unknown_table"),
        ("DELETE", "/api/games/nowhere", {}, 404, "unknown_table"),
        ("PUT", "/api/games", {}, 405, "unreadable"),
    ]:
        answer = await server.request(method, path, **details)  # type: ignore[arg-type]
        assert (answer.status_code, answer.json()["code"]) == (status, code), (method, path)
        assert set(answer.json()) == {"code", "detail", "reason", "line"}


@in_loop
async def test_a_record_made_to_keep_the_server_busy_is_refused_at_once(server: Server) -> None:
    game = play_on(fair_game(), most=9)
    again = f"{game.actor} {game.legal_moves()[0]}\n{game.actor} takeback 1\n"
    for text, status in ((game.record() + again * 900, 200), (game.record() + again * 1000, 400)):
        answer = await server.request("POST", "/api/replay", json={"record": text})
        assert answer.status_code == status
    assert answer.json()["code"] == "bad_record"
    began = time.monotonic()
    assert await post(server, "/api/replay", {"record": (game.record() + again * 9999)[:65_000]}) == "bad_record"
    assert time.monotonic() - began < 3


@in_loop
async def test_the_record_of_a_running_game_is_for_those_at_the_table(server: Server) -> None:
    stranger = await server.create("kingdomino", [MINE, LINK])
    async with two_people(server) as (invited, _, other), unchanged(server, other, invited.id):
        for path in ("record", "replay"):
            address = f"/api/games/{invited.id}/{path}"
            for tokens in ([], ["x"], list(stranger.tokens.values())):
                answer = await server.request("GET", address, tokens=tokens)
                assert (answer.status_code, answer.json()["code"]) == (403, "wrong_token")
            for token in (*invited.tokens.values(), invited.spectator):
                assert (await server.request("GET", address, tokens=[token])).status_code == 200
        for tokens, code in (([invited.tokens[0]], "not_allowed"), ([invited.spectator], "wrong_token")):
            answer = await server.request("POST", f"/api/games/{invited.id}/next", tokens=tokens)
            assert answer.json()["code"] == code
    answer = await server.request("GET", f"/api/games/{stranger.id}/record", tokens=[stranger.tokens[0]])
    assert answer.json()["code"] == "not_started"


@in_loop
async def test_only_our_own_pages_may_play(server: Server) -> None:
    async with Browser.connected(server, origin=f"http://{server.address}") as browser:
        assert await browser.refusal("react", reaction="wow") == "not_your_seat"
    for origin in (
        "http://evil.example",
        f"http://{server.address}.evil.example",
        f"http://127.0.0.1:{server.port + 1}",
        "null",
    ):
        with pytest.raises(InvalidStatus, match="403"):
            async with Browser.connected(server, origin=origin):
                pass


# --- at a table in this process, where time can stand still


@in_loop
async def test_one_who_resigned_moves_no_more(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        created = await tables.create(decode_wish("kingdomino", [MINE, MINE]), "here")
        line = Line(tables)
        await line.ask("hello", game=created.id, tokens=[one.token for one in created.invitations])
        while line.heard[-1]["status"] == "waiting":
            await asyncio.sleep(0.01)
        state = line.heard[-1]
        seat, move = state["view"]["actor"], state["legal"][0]["move"]
        resigned = await line.ask("resign", seat=seat)
        assert resigned["seats"][seat]["resigned"]
        assert resigned["thinking"]
        assert resigned["legal"] == []
        assert (await line.ask("move", version=state["version"], move=move))["code"] == "not_your_turn"
        await line.close()


def decode_wish(game: str, seats: list[Json]) -> NewGame:
    return msgspec.convert({"game": game, "seats": seats}, NewGame)
