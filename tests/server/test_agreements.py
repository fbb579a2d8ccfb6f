"""What people at a table agree on or give up: take-backs, ends, resigning, being played for, running out of time."""

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.judging import finished, moments_of, told
from tests.server.running import LINK, MINE, SQUIRE, Server, in_loop, shared_server
from tests.server.together import play_together, turns_until, who_acts


@pytest.fixture
def server() -> Server:
    return shared_server()


@in_loop
async def test_a_take_back_needs_everybody_and_stays_in_the_record(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, LINK], confirm=False)
    async with invited.browser(0) as one, invited.browser(1) as two:
        await turns_until(one, two, lambda table: bool(table["view"]["round"] == 1))
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
        after = await acting.table(lambda table: table["events"][-1]["text"] == "takeback 2")
        assert after["view"] == before["view"]
        assert told(after)[: len(before["events"])] == told(before)
        assert acting.may_act
        await other.table(lambda table: table["events"][-1]["text"] == "takeback 2")
        state = await play_together(one, two)
    record = await finished(server, invited.id, state)
    assert " takeback 2\n" in record
    frames = moments_of((await server.request("GET", f"/api/games/{invited.id}/replay")).json())
    index = next(number for number, frame in enumerate(frames) if "takeback" in str(frame["event"]))
    assert frames[index]["view"] == frames[index - 3]["view"]


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
        assert await browser.refusal("ask", question="take_back") == "revealed"
        reveals = sum(event["seat"] is None for event in first["events"])
        state = await browser.play(
            lambda table: sum(event["seat"] is None for event in table["events"]) > reveals and not table["draft"]
        )
        assert state["events"][-1]["seat"] is None
        assert await browser.refusal("ask", question="take_back") == "revealed"
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
async def test_one_who_resigned_has_no_vote_and_is_not_waited_for(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, LINK, LINK])
    async with invited.browser(0) as one, invited.browser(1) as two, invited.browser(2) as three:
        await one.table(lambda table: table["status"] == "playing")
        await one.say("ask", question="abort")
        await three.table(lambda table: table["questions"] == {"abort": [0]})
        await three.say("resign", seat=2)
        await two.table(lambda table: table["seats"][2]["resigned"] and not table["questions"])
        await two.table(lambda table: table["acting"] != 2)  # a turn of its computer would close the next question
        for kind, answer in (("ask", {}), ("answer", {"agree": True}), ("answer", {"agree": False})):
            assert await three.refusal(kind, question="abort", **answer) == "not_allowed"
        await one.say("ask", question="abort")
        await two.table(lambda table: table["questions"] == {"abort": [0]})
        await three.refusal("answer", question="abort", agree=False)
        await two.say("answer", question="abort", agree=True)
        await three.table(lambda table: table["status"] == "aborted")


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
async def test_one_for_whom_a_computer_plays_is_still_asked(server: Server) -> None:
    """Whoever is away has not resigned: nothing is taken back or ended without them."""
    invited = await server.create("kingdomino", [MINE, LINK, SQUIRE])
    async with invited.browser(0) as one:
        async with invited.browser(1) as two:
            await two.table(lambda table: table["status"] == "playing")
        await one.table(lambda table: not table["seats"][1]["connected"])
        await one.say("ask", question="substitute")
        await one.table(lambda table: table["seats"][1]["level"] == "steward")
        await one.table(lambda _: one.may_act)
        await one.say("ask", question="abort")
        state = await one.table(lambda table: bool(table["questions"]))
        assert (state["status"], state["questions"]) == ("playing", {"abort": [0]})
        async with invited.browser(1) as two:
            assert two.state is not None
            assert two.state["questions"] == {"abort": [0]}, "they may still agree when they come back"
            await two.say("answer", question="abort", agree=True)
            await one.table(lambda table: table["status"] == "aborted")


@pytest.mark.slow
@in_loop
async def test_a_computer_plays_only_for_who_has_been_away_for_a_while_and_if_all_present_agree(tmp_path: Path) -> None:
    server = Server(tmp_path, absence=2).start()
    try:
        invited = await server.create("kingdomino", [MINE, LINK, LINK])
        async with invited.browser(0) as one, invited.browser(1) as two:
            async with invited.browser(2) as three, invited.browser(2):
                await three.table(lambda table: table["status"] == "playing")
                assert await one.refusal("ask", question="substitute") == "present"
            left = time.monotonic()
            await one.table(lambda table: not table["seats"][2]["connected"])
            assert await one.refusal("ask", question="substitute") == "too_soon"
            while (answer := await one.ask("ask", question="substitute"))["type"] == "refused":
                assert answer["code"] == "too_soon"
                await asyncio.sleep(0.1)
            assert time.monotonic() - left >= 1.9
            assert answer["questions"] == {"substitute": [0]}
            assert answer["seats"][2]["level"] is None, "the other one who is here has not agreed"
            await two.say("answer", question="substitute", agree=True)
            await one.table(lambda table: table["seats"][2]["level"] == "steward")
    finally:
        server.stop()


@pytest.mark.slow
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
