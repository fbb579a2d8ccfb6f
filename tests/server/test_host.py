"""Whoever set a table up has no more power at it than anybody else."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.server.guests import OTHER_KEY
from tests.server.running import LINK, MINE, Browser, Invited, Server, in_loop, shared_server
from tests.server.together import turns_until


@pytest.fixture
def server() -> Server:
    return shared_server()


@asynccontextmanager
async def host_with_all_links(server: Server) -> "AsyncIterator[tuple[Invited, Browser, Browser]]":
    """A game in which a guest came and played; the host says hello with everything that ever went through its hands."""
    invited = await server.create("kingdomino", [MINE, LINK], confirm=False)
    async with invited.browser(0) as first, invited.browser(1) as guest:
        await first.table(lambda table: table["status"] == "playing")
        async with Browser.connected(server) as host:
            everything = [*invited.links.values(), invited.spectator, invited.host]
            await host.say("hello", game=invited.id, tokens=everything, protocol=2, keys=[OTHER_KEY] * len(everything))
            await host.table(lambda _: True)
            yield invited, host, guest


@in_loop
async def test_the_links_that_the_host_handed_out_open_nothing_to_the_host(server: Server) -> None:
    async with host_with_all_links(server) as (invited, host, _):
        assert host.state is not None
        assert (host.state["yours"], host.state["host"]) == ([0], True)
        links = list(invited.links.values())
        assert (await server.request("GET", f"/api/games/{invited.id}/record", tokens=links[1:])).status_code == 403


@in_loop
async def test_the_host_gets_no_hints_against_another_person(server: Server) -> None:
    async with host_with_all_links(server) as (_, host, guest):
        state = await turns_until(host, guest, lambda table: table["acting"] == 0)
        assert not state["hints"]
        assert await host.refusal("hint", version=state["version"]) == "no_hints"


@in_loop
async def test_the_host_takes_no_turn_of_a_guest_back_alone(server: Server) -> None:
    async with host_with_all_links(server) as (_, host, guest):
        before = await turns_until(host, guest, lambda table: table["events"][-1]["seat"] == 1)
        await host.say("ask", question="take_back")
        state = await guest.table(lambda table: bool(table["questions"]))
        assert state["questions"] == {"take_back": [0]}
        assert state["events"] == before["events"]


@in_loop
async def test_the_host_does_not_abort_alone(server: Server) -> None:
    async with host_with_all_links(server) as (_, host, guest):
        await host.say("ask", question="abort")
        state = await guest.table(lambda table: bool(table["questions"]))
        assert (state["status"], state["questions"]) == ("playing", {"abort": [0]})


@in_loop
async def test_the_host_does_not_resign_for_a_guest_nor_name_one(server: Server) -> None:
    async with host_with_all_links(server) as (_, host, guest):
        assert await host.refusal("resign", seat=1) == "not_your_seat"
        assert await host.refusal("rename", seat=1, name="x") == "not_your_seat"
        assert guest.state is not None
        assert not guest.state["seats"][1]["resigned"]


@in_loop
async def test_the_host_does_not_delete_a_game_that_a_guest_plays(server: Server) -> None:
    async with host_with_all_links(server) as (invited, _, guest):
        tokens = [*invited.links.values(), invited.host]
        refused = await server.request("DELETE", f"/api/games/{invited.id}", tokens=tokens)
        assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")
        assert not guest.is_closed


# --- an invitation is spent once
