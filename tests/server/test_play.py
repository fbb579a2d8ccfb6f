"""Whole games of every kind through the real protocol, and everything that follows a game."""

import asyncio
import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from crownfield.play.record import parse_record
from crownfield.server.protocol.words import PROTOCOL
from tests.server.judging import finished, moments_of, told, words
from tests.server.running import LINK, MINE, SQUIRE, Server, in_loop, shared_server
from tests.server.saying import Json
from tests.server.together import play_together, play_turns, who_acts

STEWARD = {"kind": "computer", "level": "steward"}


@pytest.fixture
def server() -> Server:
    return shared_server()


GAMES: list[tuple[str, list[Json], dict[str, Any]]] = [
    ("kingdomino", [MINE, STEWARD], {"harmony": True, "middle_kingdom": True}),
    ("kingdomino", [MINE, SQUIRE, STEWARD], {"row": 4}),
    ("kingdomino", [SQUIRE, MINE, MINE, STEWARD], {"may_discard": True}),
    ("kingdomino", [MINE, SQUIRE], {"mighty_duel": True}),
    ("queendomino", [MINE, SQUIRE], {}),
    (
        "queendomino",
        [MINE, SQUIRE, MINE, SQUIRE, STEWARD, SQUIRE, SQUIRE, SQUIRE],
        {"royal_wedding": True, "teams": True},
    ),
    ("duel", [STEWARD, MINE], {}),
]


@pytest.mark.parametrize(
    ("game", "seats", "options", "protocol"),
    [(*game, PROTOCOL) for game in GAMES] + [(*game, 2) for game in (GAMES[0], GAMES[-1])],
    ids=lambda value: str(value) if isinstance(value, str | int) else "",
)
@in_loop
async def test_a_whole_game_with_computers(
    server: Server, game: str, seats: list[Json], options: dict[str, Any], protocol: int
) -> None:
    """Also by a page of protocol 2."""
    invited = await server.create(game, seats, options=options)
    async with invited.browser(*invited.tokens, names=["Ana"], nonce="ab" * 8, protocol=protocol) as browser:
        state = await browser.play()
        assert [message for message in browser.heard if message["type"] == "refused"] == []
    assert state["options"].items() >= options.items()
    assert state["seats"][min(invited.tokens)]["name"] == "Ana"
    record = await finished(server, invited.id, state)
    assert dict(parse_record(record).nonces) == dict.fromkeys(invited.tokens, "ab" * 8)
    assert invited.commitment in record


@pytest.mark.parametrize(
    ("game", "players", "options", "confirm"),
    [
        ("kingdomino", 2, {}, True),
        ("kingdomino", 3, {}, False),
        ("queendomino", 2, {}, False),
        ("queendomino", 8, {"royal_wedding": True, "teams": True}, False),
        ("duel", 2, {}, True),
    ],
)
@in_loop
async def test_people_at_their_own_devices_play_each_other(
    server: Server, game: str, players: int, options: dict[str, Any], confirm: bool
) -> None:
    people = min(players, 4)
    seats = [MINE, *[LINK] * (people - 1), *[SQUIRE] * (players - people)]
    invited = await server.create(game, seats, options=options, confirm=confirm)
    even, odd = range(0, people, 2), range(1, people, 2)
    async with invited.browser(*even, nonce="00" * 8) as one, invited.browser(*odd, nonce="11" * 8) as two:
        await play_together(one, two)
        states = [await browser.table(lambda table: table["status"] == "over") for browser in (one, two)]
        refused = [message for message in one.heard + two.heard if message["type"] == "refused"]
    assert refused == []
    assert [state["yours"] for state in states] == [list(even), list(odd)]
    assert told(states[0]) == told(states[1])
    await finished(server, invited.id, states[0])


@in_loop
async def test_the_game_begins_when_everybody_has_come_and_all_see_who_is_there(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, LINK])
    async with invited.browser(0, names=["Ana"]) as ana:
        assert ana.state is not None
        assert ana.state["status"] == "waiting"
        assert ana.state["events"] == []
        assert [seat["joined"] for seat in ana.state["seats"]] == [True, False]
        async with invited.browser(1, names=["Bo"]) as bo:
            state = await ana.table(lambda table: table["status"] == "playing")
            assert [(seat["name"], seat["connected"]) for seat in state["seats"]] == [("Ana", True), ("Bo", True)]
            assert state["commitment"] == invited.commitment
            await bo.table(lambda table: table["status"] == "playing")
        await ana.table(lambda table: not table["seats"][1]["connected"])


@in_loop
async def test_when_all_come_at_once_in_two_tabs_each_the_game_begins_once(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, LINK, LINK, LINK])
    async with AsyncExitStack() as stack:
        tabs = [invited.browser(seat, nonce=f"{seat}a" * 8) for seat in invited.tokens for _ in range(2)]
        browsers = await asyncio.gather(*(stack.enter_async_context(tab) for tab in tabs))
        states = [await browser.table(lambda table: table["status"] == "playing") for browser in browsers]
    assert all(told(state) == told(states[0]) for state in states)
    assert [event["text"].split()[0] for event in states[0]["events"]] == ["row", "king"]
    nonces = parse_record(await server.record(invited.id, [invited.spectator])).nonces
    assert nonces == {seat: f"{seat}a" * 8 for seat in range(4)}


@in_loop
async def test_the_other_side_sees_the_draft_but_no_moves_and_undo_takes_it_back(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, LINK])
    async with invited.browser(0) as one, invited.browser(1) as two:
        acting, waiting = await who_acts(one, two)
        first = await acting.table(lambda table: bool(table["legal"]))
        assert waiting.state is not None
        assert waiting.state["legal"] == []
        move = first["legal"][0]["move"]
        await acting.say("move", version=first["version"], move=move)
        drafted = await waiting.table(lambda table: bool(table["draft"]))
        assert drafted["draft"] == [move]
        assert drafted["complete"]
        assert told(drafted) == told(first), "nothing is final before it is confirmed"
        await acting.table(lambda table: bool(table["draft"]))
        await acting.say("undo", version=drafted["version"])
        undone = await waiting.table(lambda table: not table["draft"])
        assert undone["version"] not in (first["version"], drafted["version"])
        assert undone["view"] == first["view"]
        await acting.turn()
        final = await waiting.table(lambda table: len(table["events"]) > len(first["events"]))
        decided = [event["seat"] for event in final["events"] if event["seat"] is not None]
        assert acting.state is not None
        assert decided[-1] == acting.state["yours"][0]


@in_loop
async def test_a_replay_has_a_frame_for_every_event(server: Server) -> None:
    invited = await server.create("duel", [MINE, SQUIRE], confirm=False)
    async with invited.browser(0, names=["Ana"]) as browser:
        state = await browser.play()
    reply = (await server.request("GET", f"/api/games/{invited.id}/replay")).json()
    assert reply["verified"] is True
    assert reply["names"] == ["Ana", ""]
    assert reply["winners"] == state["winners"]
    moments = moments_of(reply)
    assert [moment["event"] for moment in moments] == [None, *state["events"]]
    for what in ("view", "room", "dominoes", "scores", "regions"):
        assert moments[-1][what] == state[what]
    again = await server.request("POST", "/api/replay", json={"record": reply["record"]})
    assert again.status_code == 200
    assert again.json() == {**reply, "names": []}


@in_loop
async def test_a_dynasty_carries_points_and_keeps_the_links(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, LINK], dynasty=True, confirm=False)
    game_id, carried = invited.id, [0, 0]
    for number in (1, 2, 3):
        async with invited.browser(0, 1, game_id=game_id) as browser:
            state = await browser.play()
            assert state["dynasty"] == number
            assert [before or 0 for before in state["carried"] or [0, 0]] == carried
            await finished(server, game_id, state)
            carried = [sum(both) for both in zip(carried, (pad["total"] for pad in state["scores"]), strict=True)]
            answer = await server.request("POST", f"/api/games/{game_id}/next", tokens=[invited.tokens[1]])
            state = await browser.table(lambda table: table["next_game"] is not None)
            assert answer.json() == {"id": state["next_game"]}
            game_id = state["next_game"]
    async with invited.browser(0, game_id=game_id) as browser:
        assert browser.state is not None
        assert (browser.state["dynasty"], browser.state["carried"]) == (1, []), "after three games a new Dynasty begins"


@in_loop
async def test_two_who_want_a_rematch_at_once_meet_at_one_table_with_their_old_links(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, LINK, SQUIRE], confirm=False)
    async with invited.browser(0) as one, invited.browser(1) as two:
        await play_together(one, two)
    path = f"/api/games/{invited.id}/next"
    answers = await asyncio.gather(*(server.request("POST", path, tokens=[invited.tokens[seat]]) for seat in (0, 1, 0)))
    ids = {answer.json()["id"] for answer in answers}
    assert len(ids) == 1
    (rematch,) = ids
    assert rematch != invited.id
    async with invited.browser(0, game_id=rematch) as one, invited.browser(1, game_id=rematch) as two:
        await play_together(one, two)
        state = await one.table(lambda table: table["status"] == "over")
        assert state["commitment"] != invited.commitment
        assert (state["dynasty"], state["carried"]) == (None, [])
    await finished(server, rematch, state)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One that a test may stop and start."""
    server = Server(tmp_path)
    yield server.start()
    server.stop()


@pytest.mark.slow
@in_loop
async def test_after_a_restart_everything_goes_on(own_server: Server) -> None:
    """People, computers, a resigned seat and a substituted one, a chat and a game that waits."""
    invited = await own_server.create("kingdomino", [MINE, LINK, SQUIRE], seconds_per_move=600)
    waiting = await own_server.create("duel", [MINE, LINK])
    async with waiting.browser(0, names=["Cy"], nonce="12" * 8):
        pass
    async with invited.browser(0, names=["Ana"]) as one:
        async with invited.browser(1) as two:
            await play_turns([one, two], 6)
            await one.say("say", text="back soon")
            await one.message("said")
        await one.say("ask", question="substitute")
        await one.table(lambda table: table["seats"][1]["level"] is not None)
        await one.table(lambda _: one.may_act)
        before = one.state
        own_server.stop()
        await one.closed()
    own_server.start()
    async with invited.browser(0) as one:
        after = one.state
        assert before is not None
        assert after is not None
        assert told(after) == told(before)
        assert (after["status"], after["seats"][0]["name"]) == ("playing", "Ana")
        assert after["seats"][1]["level"] == "steward", "still absent, still played for"
        assert words(one) == ["back soon"] or (await one.message("said"))["text"] == "back soon"
        for number in workers_of(own_server):
            os.kill(number, signal.SIGKILL)  # another one takes its place, and the game goes on
        state = await one.play()
    await finished(own_server, invited.id, state)
    async with waiting.browser(1) as second:
        state = await second.table(lambda table: table["status"] == "playing")
        assert state["seats"][0]["name"] == "Cy"
        async with waiting.browser(0) as first:
            state = await play_together(first, second)
    record = await finished(own_server, waiting.id, state)
    assert dict(parse_record(record).nonces) == {0: "12" * 8}
    assert "Traceback" not in own_server.log


def workers_of(server: Server) -> list[int]:
    """The processes that a server started and that run Python's multiprocessing."""
    assert server._process is not None
    children = Path(f"/proc/{server._process.pid}/task/{server._process.pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


@in_loop
async def test_a_game_is_deleted_by_its_only_person_and_by_nobody_else(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, LINK])
    path = f"/api/games/{invited.id}"
    async with invited.browser(0) as one, invited.browser(1) as two:
        await one.table(lambda table: table["status"] == "playing")
        await two.table(lambda table: table["status"] == "playing")
        for tokens, code in [([], "wrong_token"), (["x"], "wrong_token"), ([invited.spectator], "wrong_token"),
                             ([invited.tokens[0]], "not_allowed")]:  # fmt: skip
            refused = await server.request("DELETE", path, tokens=tokens)
            assert refused.json()["code"] == code
        assert (await server.request("DELETE", path, tokens=list(invited.tokens.values()))).status_code == 204
        await one.closed()
    assert (await server.request("GET", f"{path}/record")).json()["code"] == "unknown_table"
    with closing(sqlite3.connect(server.database)) as database:
        for table in ("seats", "tokens", "secrets", "events", "chat"):
            query = f"SELECT count(*) FROM {table} WHERE game_id = ?"
            assert database.execute(query, [invited.id]).fetchone() == (0,)


def test_the_shared_server_has_nothing_to_complain_of(server: Server) -> None:
    """Runs last: whatever the tests above did, nothing was logged but the address."""
    assert [line for line in server.log.splitlines() if not line.startswith("Crownfield is at")] == []
