"""Hints: good ways to go on, for the person to act who plays against nobody at another device."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from crownfield.ai import network_files
from crownfield.server.minds.thinking import SentPosition
from crownfield.server.minds.workers import WorkerLost, Workers
from crownfield.server.protocol import Idea, NewGame, SeatWish
from tests.server.inside import Line, house
from tests.server.running import LINK, MINE, SQUIRE, Browser, Server, in_loop, shared_server
from tests.server.saying import Json
from tests.server.together import who_acts

TABLES = {
    "kingdomino": ("kingdomino", [MINE, SQUIRE, SQUIRE], {}),
    "mighty duel": ("kingdomino", [MINE, MINE], {"mighty_duel": True}),
    "queendomino": ("queendomino", [MINE, SQUIRE], {}),
    "wedding": ("queendomino", [MINE, *[SQUIRE] * 7], {"royal_wedding": True, "teams": True}),
    "duel": ("duel", [MINE, SQUIRE], {}),
}


@pytest.fixture
def server() -> Server:
    return shared_server()


async def hinted(browser: Browser) -> list[Json]:
    """The ideas for what this browser is to do now."""
    state = await browser.table(lambda table: bool(table["legal"]))
    since = len(browser.heard)
    await browser.say("hint", version=state["version"])
    hints = await browser.message("hints", since)
    assert hints["version"] == state["version"]
    return list(hints["ideas"])


async def draft(browser: Browser, moves: list[str]) -> Json:
    state = browser.state or {}
    for move in moves:
        state = await browser.ask("move", version=state["version"], move=move)
        assert state["type"] == "table", state
    return state


@pytest.mark.slow
@pytest.mark.parametrize("kind", TABLES)
@in_loop
async def test_ideas_are_whole_turns_with_figures_and_what_is_drafted_stays(server: Server, kind: str) -> None:
    game, seats, options = TABLES[kind]
    invited = await server.create(game, seats, options=options)
    async with invited.browser(*invited.tokens) as browser:
        for _ in range(5):
            await browser.turn()
        ideas = await hinted(browser)
        assert 1 <= len(ideas) <= 3
        assert len({tuple(idea["moves"]) for idea in ideas}) == len(ideas)
        figures = [(idea["win"], idea["points"]) for idea in ideas]
        assert figures == sorted(figures, reverse=True)
        assert all((round(win, 2), round(points, 1)) == (win, points) for win, points in figures)
        for idea in ideas:
            assert 0 <= idea["win"] <= 1
            assert 0 <= idea["points"] < 300
            assert idea["exact"] or idea["tries"] > 0 or len(ideas) == 1, "without a choice nothing is tried"
            before = await browser.table(lambda table: not table["draft"])
            state = await draft(browser, idea["moves"])
            assert state["complete"]
            assert state["events"] == before["events"]
            for _ in idea["moves"]:
                state = await browser.ask("undo", version=state["version"])
        first, *rest = ideas[0]["moves"]
        if rest:
            await draft(browser, [first])
            ideas = await hinted(browser)
            state = await draft(browser, ideas[0]["moves"])
            assert state["draft"] == [first, *ideas[0]["moves"]]
            assert state["complete"]


@in_loop
async def test_only_the_one_to_act_may_ask_and_only_about_the_table_as_it_is(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, SQUIRE], confirm=True)
    async with invited.browser(0) as browser, invited.browser() as spectator:
        state = await browser.table(lambda table: bool(table["legal"]))
        assert state["hints"]
        assert not (spectator.state or {})["hints"]
        assert await spectator.refusal("hint", version=state["version"]) == "not_your_seat"
        assert await browser.refusal("hint", version=state["version"] + "1") == "stale"
        for _ in range(2):
            await browser.say("hint", version=state["version"])
        await browser.message("hints")
        assert [message["type"] for message in browser.heard].count("hints") == 1, "the last question counts"
        assert [message for message in spectator.heard if message["type"] == "hints"] == []
        state = await draft(browser, [state["legal"][0]["move"]])
        assert state["complete"]
        assert await browser.refusal("hint", version=state["version"]) == "not_allowed"


@in_loop
async def test_whoever_plays_against_a_person_elsewhere_gets_no_hints(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, LINK, SQUIRE])
    async with invited.browser(0) as one, invited.browser(1) as two:
        acting, waiting = await who_acts(one, two)
        for browser in (acting, waiting):
            assert not (browser.state or {})["hints"]
            assert await browser.refusal("hint", version=(browser.state or {})["version"]) == "no_hints"
        await waiting.say("resign", seat=(waiting.state or {})["yours"][0])
        await acting.table(lambda table: bool(table["hints"]))
    async with invited.browser(0, 1) as both:
        assert (both.state or {})["hints"], "both seats are at this device"


@in_loop
async def test_while_a_computer_is_to_act_nobody_gets_a_hint(tmp_path: Path) -> None:
    async with house(tmp_path, pause=30) as tables:
        created = await tables.create(NewGame("kingdomino", [SeatWish("mine"), SeatWish("computer")]), "here")
        line = Line(tables)
        line.say_message("hello", game=created.id, tokens=[created.invitations[0].token])
        state = await line.until(lambda message: message.get("status") == "playing")
        while not state["thinking"]:
            line.say_message("move", version=state["version"], move=state["legal"][0]["move"])
            state = await line.until(lambda message: bool(message.get("complete")))
            line.say_message("confirm", version=state["version"])
            state = await line.until(lambda message: message.get("draft") == [])
        assert (await line.ask("hint", version=state["version"]))["code"] == "not_your_turn"
        await line.close()


@in_loop
async def test_who_moves_on_meanwhile_hears_no_late_hint_and_the_table_does_not_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, done = asyncio.Event(), asyncio.Event()

    async def think(_: Workers, request: SentPosition, owner: str) -> list[Idea]:
        thinking.set()
        await done.wait()
        return [Idea(["pick 1"], 0.5, 40.0, exact=False, tries=1)]

    monkeypatch.setattr(Workers, "think", think)
    async with house(tmp_path) as tables:
        created = await tables.create(NewGame("kingdomino", [SeatWish("mine"), SeatWish("mine")]), "here")
        line = Line(tables)
        line.say_message("hello", game=created.id, tokens=[link.token for link in created.invitations])
        state = await line.until(lambda message: bool(message.get("legal")))
        line.say_message("hint", version=state["version"])
        await thinking.wait()
        line.say_message("move", version=state["version"], move=state["legal"][0]["move"])
        await line.until(lambda message: bool(message.get("draft")))
        done.set()
        await asyncio.sleep(0.05)
        line.say_message("undo", version=line.table["version"])
        await line.until(lambda message: message.get("draft") == [])
        assert [message for message in line.heard if message["type"] == "hints"] == []
        line.say_message("hint", version=line.table["version"])
        assert (await line.until(lambda message: message["type"] == "hints"))["ideas"][0]["points"] == 40.0
        await line.close()


async def refused_hint(tmp_path: Path, **settings: object) -> str:
    """What somebody hears at last who asks again and again at a table in this process."""
    async with house(tmp_path, **settings) as tables:
        created = await tables.create(NewGame("duel", [SeatWish("mine"), SeatWish("mine")]), "here")
        line = Line(tables)
        line.say_message("hello", game=created.id, tokens=[link.token for link in created.invitations])
        state = await line.until(lambda message: bool(message.get("legal")))
        answer: Json = {"type": "hints"}
        while answer["type"] == "hints":
            line.say_message("hint", version=state["version"])
            answer = await line.until(lambda message: message["type"] in ("hints", "refused"))
        await line.close()
        return str(answer["code"])


async def here(_: Workers, work: Callable[[SentPosition], Any], request: SentPosition, owner: str) -> Any:
    """As a worker does it, but in this process."""
    return await asyncio.to_thread(work, request)


@pytest.mark.parametrize("content", [None, b"no network"])
@in_loop
async def test_a_missing_or_damaged_network_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes | None
) -> None:
    monkeypatch.setattr(Workers, "run", here)
    monkeypatch.setattr("crownfield.ai.network_files._FOLDER", tmp_path)
    network_files._read.cache_clear()
    if content is not None:
        (tmp_path / "duel.npz").write_bytes(content)
    assert await refused_hint(tmp_path) == "no_network"


@in_loop
async def test_whatever_else_fails_is_told_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(_: Workers, request: SentPosition, owner: str) -> list[Idea]:
        raise WorkerLost("all died")

    monkeypatch.setattr(Workers, "think", think)
    assert await refused_hint(tmp_path) == "server_error"


@in_loop
async def test_hints_are_limited_for_each_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(_: Workers, request: SentPosition, owner: str) -> list[Idea]:
        return []

    monkeypatch.setattr(Workers, "think", think)
    assert await refused_hint(tmp_path, requests_per_second=1) == "too_fast"
