"""The line between a page and a table: what is said again is done once, and whoever falls silent is noticed."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from crownfield.server.protocol import Created, NewGame, SeatWish
from crownfield.server.table.tables import Tables
from tests.server.cutting import relay
from tests.server.inside import Line, house
from tests.server.running import LINK, MINE, Browser, Server, in_loop, shared_server
from tests.server.saying import Json


@pytest.fixture
def server() -> Server:
    return shared_server()


async def answer(browser: Browser, kind: str, message_id: str, **fields: Any) -> Json:
    """Say it under this id, and hear what is answered to it now."""
    since = len(browser.heard)
    await browser.say(kind, id=message_id, **fields)
    return await answer_to(browser, message_id, since)


async def answer_to(browser: Browser, message_id: str, since: int = 0) -> Json:
    def answers(message: Json) -> bool:
        return message["type"] in ("done", "refused") and message["id"] == message_id

    heard: Json = await browser._until(
        lambda: next((one for one in browser.heard[since:] if answers(one)), None), f"an answer to {message_id}"
    )
    return heard


def said(browser: Browser) -> list[tuple[int, str]]:
    return [(one["number"], one["text"]) for one in browser.heard if one["type"] == "said"]


@in_loop
async def test_every_message_is_answered_once_and_after_the_table_that_came_of_it(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, MINE])
    async with invited.browser(0, 1) as browser:
        state = await browser.table(lambda table: bool(table["legal"]))
        move = state["legal"][0]["move"]
        assert (await answer(browser, "move", "a-1", version=state["version"], move=move))["type"] == "done"
        assert (browser.state or {})["draft"] == [move]
        refused = await answer(browser, "move", "a-2", version=state["version"], move=move)
        assert (refused["type"], refused["code"]) == ("refused", "stale")
        assert (await answer(browser, "rename", "a-3", seat=0, name="Ana"))["type"] == "done"
        assert (await answer(browser, "react", "a-4", reaction="wow"))["type"] == "done"
        kinds = [one["type"] for one in browser.heard]
        assert kinds.count("done") == 3
        assert kinds[kinds.index("done") - 1] == "table"


@in_loop
async def test_a_message_that_cannot_be_read_is_answered_by_its_id_if_that_can_be_read(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, LINK])
    async with invited.browser(0) as browser:
        for number, fields in enumerate(({"text": "\x07"}, {"text": ""}, {"words": "hi"}, {"text": "x" * 9000})):
            refused = await answer(browser, "say", f"odd-{number}", **fields)
            assert refused["code"] == ("too_large" if number == 3 else "unreadable")
        await browser.say("say", id="not an id", text="hi")
        assert (await browser.message("refused", where=lambda one: one["id"] is None))["code"] == "unreadable"


@in_loop
async def test_a_move_said_again_after_a_cut_line_is_done_once(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, MINE])
    async with relay(server) as line, invited.browser() as watching:
        for turn in range(6):
            browser = await line.browser(invited, 0, 1)
            state = await browser.table(lambda table: bool(table["legal"]) or table["complete"])
            kind = "confirm" if state["complete"] else "move"
            fields = {} if state["complete"] else {"move": state["legal"][0]["move"]}
            await browser.say(kind, id=f"turn-{turn}", version=state["version"], **fields)
            if turn % 2:
                await watching.table(lambda table, before=state["version"]: table["version"] != before)  # type: ignore[misc]
            line.cut()
            await browser.closed()
            again = await line.browser(invited, 0, 1)
            for _ in range(2):
                done = await answer(again, kind, f"turn-{turn}", version=state["version"], **fields)
                assert done == {"type": "done", "id": f"turn-{turn}"}
            now = again.state or {}
            if kind == "move":
                assert now["draft"] == [*state["draft"], fields["move"]]
            else:
                assert len(now["events"]) > len(state["events"])
                assert [event["text"] for event in now["events"]][len(state["events"]) :].count(state["draft"][0]) == 1


@in_loop
async def test_what_is_still_being_done_is_not_begun_again_but_answered_to_both(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        one, created = await at_a_table(tables)
        two = Line(tables)
        two.say_message("hello", game=created.id, tokens=[link.token for link in created.invitations])
        state = await two.until(lambda message: message["type"] == "table")
        async with (await tables.find(created.id)).lock:
            for line in (one, two):
                line.say_message("move", id="m-1", version=state["version"], move=state["legal"][0]["move"])
                await asyncio.sleep(0.02)
        for line in (one, two):
            await line.until(lambda message: message["type"] == "done")
            assert not [message for message in line.heard if message["type"] == "refused"]
            await line.close()


@in_loop
async def test_words_are_told_once_however_often_they_are_said_and_whoever_comes_back(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, MINE])
    async with invited.browser(0, 1) as browser, invited.browser() as watching:
        for text in ("one", "two"):
            for _ in range(2):
                assert (await answer(browser, "say", f"say-{text}", text=text))["type"] == "done"
        await watching.message("said", where=lambda one: one["text"] == "two")
        assert said(browser) == said(watching) == [(1, "one"), (2, "two")]
        async with invited.browser(0, 1, heard=1) as again:
            await again.message("said")
            assert (await answer(again, "say", "say-one", text="one"))["type"] == "done"
            assert said(again) == [(2, "two")], "only what it has not heard"
        async with invited.browser(0, 1, heard=2) as again:
            assert (await answer(again, "say", "say-three", text="three"))["type"] == "done"
            assert said(again) == [(3, "three")]


@pytest.mark.slow
@in_loop
async def test_not_even_a_killed_server_says_words_twice_or_takes_an_old_table_for_a_new_one(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        invited = await server.create("kingdomino", [MINE, MINE])
        async with invited.browser(0, 1) as browser:
            await browser.turn()
            state = await browser.table(lambda table: bool(table["legal"]))
            await answer(browser, "say", "say-1", text="hello")
            server.kill()
            await browser.closed()
        server.start()
        async with invited.browser(0, 1) as browser:
            assert (await answer(browser, "say", "say-1", text="hello"))["type"] == "done"
            assert (await answer(browser, "say", "say-2", text="again"))["type"] == "done"
            assert said(browser) == [(1, "hello"), (2, "again")]
            now = browser.state or {}
            assert now["events"] == state["events"]
            assert now["version"] != state["version"]
            move = state["legal"][0]["move"]
            refused = await answer(browser, "move", "move-1", version=state["version"], move=move)
            assert refused["code"] == "stale", "though the same number of things has happened"
            assert (await answer(browser, "move", "move-2", version=now["version"], move=move))["type"] == "done"
    finally:
        server.stop()


@pytest.mark.slow
@in_loop
async def test_a_line_that_falls_silent_without_breaking_is_noticed(tmp_path: Path) -> None:
    server = Server(tmp_path, patience=3600).start()
    try:
        invited = await server.create("kingdomino", [MINE, LINK])
        async with relay(server) as line, invited.browser(1) as other:
            await line.browser(invited, 0)
            await other.table(lambda table: table["seats"][0]["connected"])
            line.fall_silent()
            await other.table(lambda table: not table["seats"][0]["connected"])
    finally:
        server.stop()


# --- is anybody there?


async def at_a_table(tables: Tables) -> tuple[Line, Created]:
    created = await tables.create(NewGame("kingdomino", [SeatWish("mine"), SeatWish("mine")]), "here")
    line = Line(tables)
    line.say_message("hello", game=created.id, tokens=[link.token for link in created.invitations])
    await line.until(lambda message: message.get("status") == "playing")
    return line, created


@in_loop
async def test_a_ping_is_answered_at_once_also_while_something_takes_long(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        line, created = await at_a_table(tables)
        async with (await tables.find(created.id)).lock:
            line.say_message("rename", seat=0, name="Ana")
            line.say_message("ping")
            await line.until(lambda message: message["type"] == "pong")
            assert "done" not in [message["type"] for message in line.heard]
        await line.until(lambda message: message["type"] == "done")
        await line.close()


@in_loop
async def test_a_ping_a_second_is_free_and_more_are_messages_like_others(tmp_path: Path) -> None:
    async with house(tmp_path, messages_per_second=1) as tables:
        line, _ = await at_a_table(tables)
        for _ in range(4):
            line.say_message("rename", seat=0, name="Ana")
        await line.until(lambda message: message.get("code") == "too_fast")
        line.say_message("ping")
        await line.until(lambda message: message["type"] == "pong")
        for _ in range(9):
            line.say_message("ping")
        await line.until(lambda message: message.get("code") == "too_fast" and message["id"] is None)
        await line.close()


# --- a table that is gone


@in_loop
async def test_whoever_asks_for_a_table_that_is_gone_hears_so_and_need_not_come_back(server: Server) -> None:
    invited, other = [await server.create("kingdomino", [MINE, LINK]) for _ in range(2)]
    for address, named in (("nowhere", "nowhere"), (other.id, invited.id)):
        async with Browser.connected(server, game=address) as browser:
            await browser.hello(named, [invited.links[0]])
            await browser.closed()
            assert [message.get("code") for message in browser.heard] == ["unknown_table"]
            assert browser.socket.close_code == 1000
    async with invited.browser(0) as browser:
        assert (await server.request("DELETE", f"/api/games/{invited.id}", tokens=[invited.host])).is_success
        await browser.closed()
        assert browser.heard[-1]["code"] == "unknown_table"
        assert browser.socket.close_code == 1000


@in_loop
async def test_pages_of_another_protocol_are_sent_away_from_a_tables_address(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, LINK])
    for protocol in (2, 4):
        async with Browser.connected(server, game=invited.id) as browser:
            await browser.hello(invited.id, [invited.links[0]], protocol=protocol)
            await browser.closed()
            assert [message["code"] for message in browser.heard] == ["reload"]


# --- pages of protocol 2


@in_loop
async def test_a_page_of_protocol_2_hears_numbers_and_no_answers(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, MINE], confirm=False)
    async with invited.browser(0, 1, protocol=2) as browser, invited.browser() as watching:
        before = await browser.table(lambda table: bool(table["legal"]))
        after = await browser.step()
        assert after["version"] > before["version"] >= 0
        await browser.say("say", text="hello")
        words = await browser.message("said")
        assert set(words) == {"type", "seat", "name", "text", "team", "at"}
        assert await browser.refusal("undo", version=before["version"]) == "stale"
        assert set(await browser.message("refused")) == {"type", "code", "detail"}
        assert not {message["type"] for message in browser.heard} - {"table", "said", "refused", "keyed"}
        told = await watching.table(lambda table: len(table["events"]) == len(after["events"]))
        differing = ("version", "yours", "legal", "hints", "host")
        assert {name: value for name, value in told.items() if name not in differing} == {
            name: value for name, value in (browser.state or {}).items() if name not in differing
        }
        assert set(told) == set(after)
