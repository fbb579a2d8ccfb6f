"""What people may call themselves and say, how fast, and how much of it is kept."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from crownfield.server.disk import chat
from crownfield.server.protocol import NewGame, SeatWish
from tests.server.inside import Line, house
from tests.server.running import LINK, MINE, Server, in_loop, shared_server
from tests.server.saying import Json

UNSEEN = ["\x00", "\x07", "\n", "\x1b[31m", "\x7f", "\x85", "\u2028", "\u2029", "\u202a", "\u202e", "\u2066", "\u2069"]
SEEN = ["Ада", "Ève", "朋友", "אדה", "👩‍🌾", "\u200fא", "a\u00a0b", "-- ' <b>"]


@pytest.fixture
def server() -> Server:
    return shared_server()


@in_loop
async def test_names_and_words_that_do_not_read_as_they_are_written_are_refused(server: Server) -> None:
    lines = server.log.count("\n")
    invited = await server.create("kingdomino", [MINE, LINK])
    async with invited.browser(0, names=["Ada"]) as browser:
        for bad in (f"{odd}{rest}" for odd in UNSEEN for rest in ("", "Ada")):
            assert await browser.refusal("rename", seat=0, name=bad) == "unreadable"
            assert await browser.refusal("say", text=f"hello {bad}") == "unreadable"
            wish: Json = {"game": "kingdomino", "seats": [{**MINE, "name": bad}, LINK]}
            answer = await server.request("POST", "/api/games", json=wish)
            assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")
            answer = await server.request("POST", f"/api/tables/{invited.id}/sit", json={"name": bad})
            assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")
        assert (browser.state or {})["seats"][0]["name"] == "Ada"
        assert not [one for one in browser.heard if one["type"] == "said"]
        for good in SEEN:
            await browser.say("rename", seat=0, name=good)
            await browser.table(lambda table, good=good: table["seats"][0]["name"] == good)  # type: ignore[misc]
            await browser.say("say", text=good)
            await browser.message("said", where=lambda said, good=good: said["text"] == good)  # type: ignore[misc]
    assert server.log.count("\n") == lines


@in_loop
async def test_a_table_keeps_its_latest_words_and_no_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "_LATEST", 12)
    async with house(tmp_path) as tables:
        games = [await tables.create(NewGame("kingdomino", [SeatWish("mine")] * 2), "here") for _ in range(2)]
        for created in games:
            line = Line(tables)
            await line.ask("hello", game=created.id, tokens=[created.spectator])
            for number in range(30):
                assert (await line.ask("say", text=f"word {number}"))["text"] == f"word {number}"
            await line.close()
        with closing(sqlite3.connect(tmp_path / "games.db")) as database:
            for created in games:
                query = "SELECT text FROM chat WHERE game_id = ? ORDER BY id"
                kept = [text for (text,) in database.execute(query, [created.id])]
                assert kept == [f"word {number}" for number in range(18, 30)]


async def says(line: Line, text: str) -> str | None:
    """Why that was refused, or None."""
    line.say_message("say", text=text)
    code = (await line.until(lambda message: message["type"] == "refused" or message.get("text") == text)).get("code")
    return None if code is None else str(code)


@in_loop
async def test_many_connections_of_one_person_are_no_faster_than_one(tmp_path: Path) -> None:
    async with house(tmp_path, messages_per_second=1) as tables:
        created = await tables.create(NewGame("kingdomino", [SeatWish("mine"), SeatWish("link")]), "here")
        mine, other = ([link.token] for link in created.invitations)
        for tokens in (mine, [created.spectator]):
            codes = []
            for number in range(4):
                line = Line(tables)
                await line.ask("hello", game=created.id, tokens=tokens)
                codes.append(await says(line, f"hi {number}"))
                await line.close()
            assert codes[:2] == [None, None]
            assert "too_fast" in codes[2:]
        line = Line(tables)
        await line.ask("hello", game=created.id, tokens=other)
        assert await says(line, "me too") is None, "another person has a pace of their own"
        await line.close()


@in_loop
async def test_strangers_of_one_address_try_links_at_a_pace_that_they_share(tmp_path: Path) -> None:
    async with house(tmp_path, messages_per_second=1) as tables:
        codes = []
        for _ in range(30):
            line = Line(tables)
            codes.append((await line.ask("hello", game="x", tokens=["x"]))["code"])
            await line.close()
        assert codes[:20] == ["unknown_table"] * 20
        assert "too_fast" in codes[20:]
