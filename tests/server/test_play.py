"""Whole games through the real protocol, and everything that happens at a table besides moves."""

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import crownfield
from crownfield.play.record import parse_record
from crownfield.server.protocol import NewGame, SeatWish
from crownfield.server.thinking import TurnRequest, choose_turn
from crownfield.server.warmth import WarmingFailed, Warmth
from crownfield.server.workers import WorkerLost, Workers
from tests.server.running import (
    LINK,
    MINE,
    SQUIRE,
    Browser,
    Json,
    Line,
    Server,
    house,
    in_loop,
    play_together,
    play_turns,
    shared_server,
)

STEWARD = {"kind": "computer", "level": "steward"}


@pytest.fixture
def server() -> Server:
    return shared_server()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One that a test may stop and start."""
    server = Server(tmp_path)
    yield server.start()
    server.stop()


async def finished(server: Server, game_id: str, state: Json) -> str:
    """A game that is over in every respect: public, verified, and what the browsers were told; returns its record."""
    assert state["status"] == "over"
    assert state["winners"]
    record = await server.record(game_id)
    assert crownfield.verify(record).commitment == state["commitment"]
    read = parse_record(record)
    assert read.secret is not None
    assert state["secret"] == read.secret.hex()
    assert [(event.seat, event.text) for event in read.events] == told(state)
    assert read.scores == tuple(pad["total"] for pad in state["scores"])
    return record


def told(state: Json) -> list[tuple[int | None, str]]:
    return [(event["seat"], event["text"]) for event in state["events"]]


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
    ("game", "seats", "options"), GAMES, ids=lambda value: str(value) if isinstance(value, str) else ""
)
@in_loop
async def test_a_whole_game_with_computers(
    server: Server, game: str, seats: list[Json], options: dict[str, Any]
) -> None:
    invited = await server.create(game, seats, options=options)
    async with invited.browser(*invited.tokens, names=["Ana"], nonce="ab" * 8) as browser:
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
        assert undone["version"] > drafted["version"]
        assert undone["view"] == first["view"]
        await acting.turn()
        final = await waiting.table(lambda table: len(table["events"]) > len(first["events"]))
        assert final["events"][-1]["seat"] == acting.state["yours"][0] if acting.state else False


async def who_acts(one: Browser, two: Browser) -> tuple[Browser, Browser]:
    """The one to act first."""
    await one.table(lambda table: table["status"] == "playing")
    await two.table(lambda table: table["status"] == "playing")
    return (one, two) if one.may_act else (two, one)


@in_loop
async def test_a_replay_has_a_frame_for_every_event(server: Server) -> None:
    invited = await server.create("duel", [MINE, SQUIRE], confirm=False)
    async with invited.browser(0, names=["Ana"]) as browser:
        state = await browser.play()
    reply = (await server.request("GET", f"/api/games/{invited.id}/replay")).json()
    assert reply["verified"] is True
    assert reply["names"] == ["Ana", ""]
    assert reply["winners"] == state["winners"]
    assert [frame["event"] for frame in reply["frames"]] == [None, *state["events"]]
    assert reply["frames"][-1]["view"] == state["view"]
    assert reply["frames"][-1]["scores"] == state["scores"]
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


@in_loop
async def test_a_take_back_needs_everybody_and_stays_in_the_record(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, LINK], confirm=False)
    async with invited.browser(0) as one, invited.browser(1) as two:
        acting, other = await who_acts(one, two)
        before = await acting.table(lambda _: True)
        await acting.turn()
        await other.table(lambda table: len(table["events"]) > len(before["events"]))
        asked = await acting.ask("ask", question="take_back")
        assert asked["questions"] == {"take_back": asked["yours"]}
        await other.table(lambda table: bool(table["questions"]))
        await other.say("answer", question="take_back", agree=False)
        await acting.table(lambda table: not table["questions"])
        await acting.say("ask", question="take_back")
        await other.table(lambda table: bool(table["questions"]))
        await other.say("answer", question="take_back", agree=True)
        after = await acting.table(lambda table: table["events"][-1]["text"] == "takeback 1")
        assert after["view"] == before["view"]
        assert told(after)[: len(before["events"])] == told(before)
        assert acting.may_act
        await other.table(lambda table: table["events"][-1]["text"] == "takeback 1")
        state = await play_together(one, two)
    record = await finished(server, invited.id, state)
    assert " takeback 1\n" in record
    frames = (await server.request("GET", f"/api/games/{invited.id}/replay")).json()["frames"]
    index = next(number for number, frame in enumerate(frames) if "takeback" in str(frame["event"]))
    assert frames[index]["view"] == frames[index - 2]["view"]


@in_loop
async def test_against_computers_a_take_back_returns_the_persons_own_turn(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, SQUIRE], confirm=False)
    async with invited.browser(0) as browser:
        for _ in range(20):
            before = await browser.table(lambda _: browser.may_act)
            await browser.turn()
            after = await browser.table(lambda table: browser.may_act or table["status"] == "over")
            added = after["events"][len(before["events"]) :]
            if {event["seat"] for event in added} == {0, 1}:
                break
        assert await browser.ask("ask", question="take_back") is not None
        back = await browser.table(lambda table: "takeback" in table["events"][-1]["text"])
        assert back["events"][-1] == {"seat": 0, "text": f"takeback {len(added)}"}
        assert back["view"] == before["view"]
        assert browser.may_act
        await finished(server, invited.id, await browser.play())


@in_loop
async def test_nothing_is_taken_back_after_a_reveal_nor_after_the_end(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, MINE], confirm=False)
    async with invited.browser(0, 1) as browser:
        first = await browser.table(lambda table: table["status"] == "playing")
        assert await browser.refusal("ask", question="take_back") == "not_allowed"
        reveals = sum(event["seat"] is None for event in first["events"])
        state = await browser.play(
            lambda table: sum(event["seat"] is None for event in table["events"]) > reveals and not table["draft"]
        )
        assert state["events"][-1]["seat"] is None
        assert await browser.refusal("ask", question="take_back") == "not_allowed"
        assert browser.state is not None
        assert browser.state["questions"] == {}
        state = await browser.play()
        for question in ("take_back", "abort", "substitute"):
            assert await browser.refusal("ask", question=question) == "over", "the secret is known by now"
        assert await browser.refusal("resign", seat=0) == "over"
        assert browser.state["status"] == "over"
    await finished(server, invited.id, state)


@in_loop
async def test_an_aborted_game_is_over_without_a_winner_and_its_secret_is_told(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, LINK])
    async with invited.browser(0) as one, invited.browser(1) as two:
        acting, other = await who_acts(one, two)
        await acting.turn()
        await one.say("ask", question="abort")
        await two.table(lambda table: "abort" in table["questions"])
        await two.say("answer", question="abort", agree=True)
        state = await one.table(lambda table: table["status"] == "aborted")
        assert state["winners"] == []
        assert state["questions"] == {}
        assert state["secret"] is not None
        assert await other.refusal("move", version=state["version"], move="pick 1") == "over"
    refused = await server.request("GET", f"/api/games/{invited.id}/record")
    assert (refused.status_code, refused.json()["code"]) == (403, "wrong_token")
    assert "secret" not in await server.record(invited.id, [invited.tokens[0]])


@in_loop
async def test_a_computer_plays_on_for_one_who_resigns(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, LINK])
    async with invited.browser(0) as one, invited.browser(1) as two:
        acting, other = await who_acts(one, two)
        seat = acting.state["yours"][0] if acting.state else 0
        await acting.say("resign", seat=seat)
        state = await other.table(lambda table: table["seats"][seat]["resigned"])
        assert state["seats"][seat]["level"] == "steward"
        state = await other.play()
        assert acting.state is not None
        assert all(not message["legal"] for message in acting.heard[-3:] if message["type"] == "table")
    await finished(server, invited.id, state)


@in_loop
async def test_a_computer_plays_for_an_absent_seat_until_its_owner_returns(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, LINK], confirm=False)
    async with invited.browser(0) as one:
        async with invited.browser(1) as two:
            await two.table(lambda table: table["status"] == "playing")
        await one.table(lambda table: not table["seats"][1]["connected"])
        assert one.state is not None
        assert one.state["seats"][1]["level"] is None
        await one.say("ask", question="substitute")
        state = await one.table(lambda table: table["seats"][1]["level"] == "steward")
        assert not state["seats"][1]["resigned"]
        for _ in range(5):
            state = await one.turn()
        await one.table(lambda _: one.may_act)
        async with invited.browser(1) as two:
            state = await two.table(lambda _: True)
            assert state["seats"][1]["level"] is None
            turns = len([message for message in two.heard if message["type"] == "table"])
            state = await play_together(one, two)
            assert turns > 0
            assert any(message["legal"] for message in two.heard if message["type"] == "table"), "the owner plays again"
    await finished(server, invited.id, state)


@in_loop
async def test_whoever_runs_out_of_time_is_played_for_once_and_reloading_gains_no_time(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, SQUIRE], seconds_per_move=5)
    async with invited.browser(0) as browser:
        state = await browser.table(lambda _: browser.may_act)
        began, left = time.monotonic(), state["seats"][0]["seconds_left"]
        assert 4 < left <= 5
        drafted = await browser.ask("move", version=state["version"], move=state["legal"][0]["move"])
        assert drafted["draft"]
        await asyncio.sleep(2)
        async with invited.browser(0) as again:
            assert again.state is not None
            assert again.state["seats"][0]["seconds_left"] < 3.5
        late = await browser.table(lambda table: len(table["events"]) > len(state["events"]))
        assert time.monotonic() - began < 7
        assert late["seats"][0]["level"] is None
        await browser.table(lambda _: browser.may_act)
        await finished(server, invited.id, await browser.play())


@in_loop
async def test_words_reach_the_table_team_words_the_team_and_newcomers_hear_the_latest(server: Server) -> None:
    seats = [MINE, LINK, LINK, SQUIRE, SQUIRE, SQUIRE, SQUIRE, SQUIRE]
    invited = await server.create("queendomino", seats, options={"royal_wedding": True, "teams": True})
    async with invited.browser(0, names=["Ana"]) as ana, invited.browser(1) as partner, invited.browser(2) as rival:
        await ana.say("say", text="hello all")
        for browser in (ana, partner, rival):
            said = await browser.message("said")
            assert (said["seat"], said["name"], said["text"], said["team"]) == (0, "Ana", "hello all", False)
        await ana.say("say", text="our plan", team=True)
        await partner.message("said", where=lambda said: bool(said["team"]))
        await ana.say("say", text="done")
        for browser in (rival, ana):
            await browser.message("said", where=lambda said: said["text"] == "done")
        assert all("our plan" not in text for text in rival.raw)
        async with invited.browser() as spectator, invited.browser(1) as tab:
            await spectator.message("said", where=lambda said: said["text"] == "done")
            await tab.message("said", where=lambda said: said["text"] == "done")
            assert words(spectator) == ["hello all", "done"]
            assert words(tab) == ["hello all", "our plan", "done"]
            assert await spectator.refusal("say", text="psst", team=True) == "not_your_seat"
        await partner.say("react", reaction="bravo")
        assert await rival.message("reacted") == {"type": "reacted", "seat": 1, "reaction": "bravo"}


def words(browser: Browser) -> list[str]:
    return [message["text"] for message in browser.heard if message["type"] == "said"]


@in_loop
async def test_a_newcomer_survives_a_long_chat(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, LINK])
    async with invited.browser(0) as browser:
        for number in range(120):
            await browser.say("say", text=f"word {number}")
        await browser.message("said", where=lambda said: said["text"] == "word 119")
        async with invited.browser(1) as newcomer:
            await newcomer.message("said", where=lambda said: said["text"] == "word 119")
            assert words(newcomer)[0] != "word 0"
            await newcomer.table(lambda table: table["status"] == "playing")


@in_loop
async def test_a_seat_is_renamed(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, LINK])
    async with invited.browser(0, names=["Ana"]) as ana, invited.browser(1) as bo:
        await ana.say("rename", seat=0, name="Анна")
        await bo.table(lambda table: table["seats"][0]["name"] == "Анна")
        assert await bo.refusal("rename", seat=0, name="x") == "not_your_seat"


@in_loop
async def test_a_spectator_sees_everything_and_does_nothing(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, MINE])
    async with invited.browser(0, 1) as player, invited.browser() as spectator:
        await player.turn()
        state = await spectator.table(lambda table: bool(player.state) and told(table) == told(player.state))  # type: ignore[arg-type]
        assert (state["yours"], state["legal"]) == ([], [])
        version = state["version"]
        for kind, fields in [
            ("move", {"version": version, "move": "pick 1"}),
            ("undo", {"version": version}),
            ("confirm", {"version": version}),
            ("ask", {"question": "abort"}),
            ("answer", {"question": "abort", "agree": True}),
            ("resign", {"seat": 0}),
            ("react", {"reaction": "wow"}),
            ("rename", {"seat": 0, "name": "x"}),
        ]:
            assert await spectator.refusal(kind, **fields) == "not_your_seat", kind
        assert spectator.state == state


@in_loop
async def test_two_tabs_with_one_seat_see_and_do_the_same(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, SQUIRE])
    async with invited.browser(0) as tab, invited.browser(0) as other:
        for _ in range(3):
            state = await tab.table(lambda _: tab.may_act)
            await tab.say("move", version=state["version"], move=state["legal"][0]["move"])
            drafted = await other.table(lambda table: bool(table["draft"]))
            assert await other.refusal("undo", version=state["version"]) == "stale"
            while not drafted["complete"]:
                drafted = await other.step()
            await other.say("confirm", version=drafted["version"])
            confirmed = await other.table(lambda table: not table["draft"])
            await tab.table(lambda table, least=confirmed["version"]: table["version"] >= least)  # type: ignore[misc]
        await tab.table(lambda _: tab.may_act)
        state = await tab.play()
        assert told(await other.table(lambda table: table["status"] == "over")) == told(state)


@in_loop
async def test_a_reload_finds_the_draft_as_it_was(server: Server) -> None:
    invited = await server.create("queendomino", [MINE, SQUIRE])
    async with invited.browser(0) as browser:
        for _ in range(6):
            await browser.turn()
        while not (await browser.step())["draft"]:
            pass
        before = browser.state
    assert before is not None
    async with invited.browser(0) as browser:
        assert browser.state is not None
        assert {**browser.state, "seats": before["seats"]} == before
        assert browser.may_act
        await finished(server, invited.id, await browser.play())


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


# --- at tables in this process, where workers, compilers and clocks can be made to fail


class SlowWarmth(Warmth):
    """Compiles when it is told to, and perhaps not well."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = asyncio.Event()
        self.fails = False

    async def ensure(self, game: str) -> None:
        await self.go_on.wait()
        if self.fails:
            raise WarmingFailed("no compiler")
        await super().ensure(game)


@in_loop
async def test_while_the_rules_are_compiled_people_come_go_and_talk_and_then_the_game_begins(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        warmth = SlowWarmth()
        tables.services = replace(tables.services, warmth=warmth)
        created = await tables.create(NewGame("kingdomino", [SeatWish("mine"), SeatWish("link")]), "here")
        one, two = Line(tables), Line(tables)
        await one.ask("hello", game=created.id, tokens=[created.invitations[0].token])
        state = await two.ask("hello", game=created.id, tokens=[created.invitations[1].token])
        assert (state["status"], [seat["joined"] for seat in state["seats"]]) == ("waiting", [True, True])
        assert (await one.ask("confirm", version=0))["code"] == "compiling"
        assert (await one.ask("say", text="soon?"))["text"] == "soon?"
        await two.close()
        again = Line(tables)
        await again.ask("hello", game=created.id, tokens=[created.invitations[1].token])
        warmth.go_on.set()
        for line in (one, again):
            await line.until(lambda message: message["type"] == "table" and message["status"] == "playing")
            await line.close()


@in_loop
async def test_when_compiling_fails_everybody_is_told_and_the_next_who_comes_tries_again(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        warmth = SlowWarmth()
        tables.services = replace(tables.services, warmth=warmth)
        created = await tables.create(NewGame("kingdomino", [SeatWish("mine"), SeatWish("mine")]), "here")
        tokens = [link.token for link in created.invitations]
        warmth.fails = True
        warmth.go_on.set()
        line = Line(tables)
        line.say_message("hello", game=created.id, tokens=tokens)
        await line.until(lambda message: message.get("code") == "server_error")
        assert (await line.ask("confirm", version=0))["code"] == "not_started"
        warmth.fails = False
        other = Line(tables)
        other.say_message("hello", game=created.id, tokens=tokens)
        for one in (line, other):
            await one.until(lambda message: message.get("status") == "playing")
            await one.close()


@in_loop
async def test_a_computer_that_fails_is_asked_again_and_at_last_a_simpler_one_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []

    async def choose(_: Workers, request: TurnRequest) -> list[str]:
        asked.append(request.level)
        if request.level == "steward":
            raise WorkerLost("all died")
        return choose_turn(request)

    monkeypatch.setattr(Workers, "choose_turn", choose)
    monkeypatch.setattr("crownfield.server.autopilot._SHORTEST_REST", 0.001)
    async with house(tmp_path, pause=0) as tables:
        created = await tables.create(NewGame("kingdomino", [SeatWish("computer"), SeatWish("mine")]), "here")
        line = Line(tables)
        line.say_message("hello", game=created.id, tokens=[created.invitations[0].token])
        await line.until(lambda message: bool(message.get("legal")))
        assert asked[:4] in (["steward"] * 3 + ["squire"], []), "unless the person begins"
        state = line.table
        while not {0, 1} <= {event["seat"] for event in state["events"]}:
            if state["legal"]:
                line.say_message("move", version=state["version"], move=state["legal"][0]["move"])
                await line.until(lambda message: bool(message.get("complete")))
                line.say_message("confirm", version=line.table["version"])
            await asyncio.sleep(0.05)
            state = line.table
        assert asked[:4] == ["steward"] * 3 + ["squire"]
        assert "all died" in caplog.text
        await line.close()


@in_loop
async def test_a_table_that_nobody_uses_is_forgotten_unless_its_clock_runs_and_comes_back_the_same(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as tables:
        for seconds in (None, 600):
            wish = NewGame("kingdomino", [SeatWish("mine"), SeatWish("mine")], seconds_per_move=seconds)
            created = await tables.create(wish, "here")
            line = Line(tables)
            tokens = [link.token for link in created.invitations]
            line.say_message("hello", game=created.id, tokens=tokens)
            await line.until(lambda message: bool(message.get("legal")))
            live = await tables.find(created.id)
            live.used_at -= 10_000
            tables.forget_idle()
            assert await tables.find(created.id) is live, "somebody is here"
            await line.close()
            live.used_at -= 10_000
            tables.forget_idle()
            again = await tables.find(created.id)
            assert (again is live) == (seconds is not None)
            assert again.stored.events == live.stored.events
            assert again.table is not None
            assert live.table is not None
            assert again.table.game.position == live.table.game.position


@in_loop
async def test_a_game_that_cannot_be_opened_does_not_keep_the_others_asleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def choose(_: Workers, request: TurnRequest) -> list[str]:
        return choose_turn(request)

    monkeypatch.setattr(Workers, "choose_turn", choose)
    wish = NewGame("kingdomino", [SeatWish("computer"), SeatWish("computer")])
    async with house(tmp_path, pause=30) as tables:
        games = [(await tables.create(wish, "here")) for _ in range(2)]
        for created in games:
            line = Line(tables)
            line.say_message("hello", game=created.id, tokens=[created.spectator])
            await line.until(lambda message: message.get("status") == "playing")
            await line.close()
    broken, sound = (created.id for created in games)
    with closing(sqlite3.connect(tmp_path / "games.db")) as database, database:
        database.execute("UPDATE events SET text = 'row 1 1 1 1' WHERE game_id = ? AND number = 0", [broken])
    async with house(tmp_path, pause=0) as tables:
        await tables.wake_unfinished()
        line = Line(tables)
        line.say_message("hello", game=sound, tokens=[games[1].spectator])
        await line.until(lambda message: message.get("status") == "over")
        await line.close()
        assert broken in caplog.text
        stranger = Line(tables)
        answer = await stranger.ask("hello", game=broken, tokens=[games[0].spectator])
        assert answer["code"] == "server_error"
        assert not stranger.conversation.done()
        await stranger.close()


def test_the_shared_server_has_nothing_to_complain_of(server: Server) -> None:
    """Runs last: whatever the tests above did, nothing was logged but the address."""
    assert [line for line in server.log.splitlines() if not line.startswith("Crownfield is at")] == []
