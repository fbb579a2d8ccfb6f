"""Words, names, spectators, tabs and reloads."""

import pytest

from tests.server.judging import finished, told, words
from tests.server.running import LINK, MINE, SQUIRE, Server, in_loop, shared_server


@pytest.fixture
def server() -> Server:
    return shared_server()


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
            events = len(confirmed["events"])
            await tab.table(lambda table, least=events: len(table["events"]) >= least)  # type: ignore[misc]
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
