"""Strangers find each other where the host keeps a list of open tables, and nobody gets another's seat."""

import asyncio
from pathlib import Path

import pytest

from crownfield.play.table import TableRefusal
from crownfield.server.protocol import Created, Invitation, NewGame, SeatWish, Sit
from crownfield.server.table import seats
from crownfield.server.table.lobby import open_tables, take_seat
from crownfield.server.table.tables import Tables
from tests.server.inside import Line, house
from tests.server.running import LINK, MINE, SQUIRE, Invited, Server, in_loop
from tests.server.saying import Json

ANA = SeatWish("mine", "Ana")
FRIEND = SeatWish("link")
COMPUTER = SeatWish("computer")


async def listed(tables: Tables, *wishes: SeatWish) -> Created:
    return await tables.create(NewGame("kingdomino", list(wishes), listed=True), "here")


async def refusal(asking: object) -> str:
    with pytest.raises(TableRefusal) as caught:
        await asking  # type: ignore[misc]
    return caught.value.code


async def come(tables: Tables, game_id: str, token: str) -> tuple[Line, Json]:
    line = Line(tables)
    return line, await line.ask("hello", game=game_id, tokens=[token], nonce="ab" * 16)


@in_loop
async def test_a_listed_table_shows_who_is_there_and_how_many_seats_are_free(tmp_path: Path) -> None:
    async with house(tmp_path, open_tables=True) as tables:
        await tables.create(NewGame("kingdomino", [ANA, FRIEND]), "here")
        assert open_tables(tables) == []
        created = await listed(tables, ANA, FRIEND, FRIEND, COMPUTER)
        host, _ = await come(tables, created.id, created.invitations[0].token)
        (table,) = open_tables(tables)
        assert (table.id, table.game, table.players, table.names, table.free) == (
            created.id,
            "kingdomino",
            4,
            ["Ana"],
            2,
        )
        await take_seat(tables, created.id, Sit("Bo"))
        assert [table.free for table in open_tables(tables)] == [1]
        await take_seat(tables, created.id, Sit("Cem"))
        assert open_tables(tables) == []
        await host.close()


@in_loop
async def test_the_host_sees_the_stranger_come_and_the_game_begins(tmp_path: Path) -> None:
    async with house(tmp_path, open_tables=True) as tables:
        created = await listed(tables, ANA, FRIEND)
        host, _ = await come(tables, created.id, created.invitations[0].token)
        invitation = await take_seat(tables, created.id, Sit("Bo"))
        assert (invitation.seat, invitation.kind) == (1, "link")
        stranger, table = await come(tables, created.id, invitation.token)
        assert table["yours"] == [1]
        begun = await host.until(lambda heard: heard.get("status") == "playing")
        assert begun["seats"][1]["name"] == "Bo"
        assert open_tables(tables) == []
        await host.close()
        await stranger.close()


@in_loop
async def test_strangers_at_the_same_moment_get_different_seats_or_none(tmp_path: Path) -> None:
    async with house(tmp_path, open_tables=True) as tables:
        created = await listed(tables, ANA, FRIEND, FRIEND)
        asked = [take_seat(tables, created.id, Sit(f"n{number}")) for number in range(5)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        seats_given = [answer.seat for answer in answers if isinstance(answer, Invitation)]
        assert sorted(seats_given) == [1, 2]
        assert [answer.code for answer in answers if isinstance(answer, TableRefusal)] == ["no_free_seat"] * 3


@in_loop
async def test_a_taken_seat_has_a_new_link_and_an_occupied_one_keeps_its_own(tmp_path: Path) -> None:
    async with house(tmp_path, open_tables=True) as tables:
        created = await listed(tables, ANA, FRIEND, FRIEND)
        friend, _ = await come(tables, created.id, created.invitations[1].token)
        invitation = await take_seat(tables, created.id, Sit())
        assert invitation.seat == 2
        late, answer = await come(tables, created.id, created.invitations[2].token)
        assert (answer["type"], answer["code"]) == ("refused", "wrong_token")
        again, table = await come(tables, created.id, created.invitations[1].token)
        assert table["yours"] == [1]
        for line in (friend, late, again):
            await line.close()


@in_loop
async def test_a_seat_whose_taker_does_not_come_is_free_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seats, "_HOLD_SECONDS", 0.05)
    async with house(tmp_path, open_tables=True) as tables:
        created = await listed(tables, ANA, FRIEND)
        first = await take_seat(tables, created.id, Sit("gone"))
        assert await refusal(take_seat(tables, created.id, Sit("Bo"))) == "no_free_seat"
        await asyncio.sleep(0.1)
        second = await take_seat(tables, created.id, Sit("Bo"))
        assert second.seat == first.seat
        line, answer = await come(tables, created.id, first.token)
        assert answer["code"] == "wrong_token"
        await line.close()


@in_loop
async def test_nobody_takes_a_seat_that_was_not_offered(tmp_path: Path) -> None:
    async with house(tmp_path, open_tables=True) as tables:
        private = await tables.create(NewGame("kingdomino", [ANA, FRIEND]), "here")
        full = await listed(tables, ANA, COMPUTER)
        assert await refusal(take_seat(tables, private.id, Sit())) == "no_free_seat"
        assert await refusal(take_seat(tables, full.id, Sit())) == "no_free_seat"
        assert await refusal(take_seat(tables, "nowhere", Sit())) == "unknown_table"


@in_loop
async def test_without_the_hosts_leave_there_is_no_list(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        assert await refusal(listed(tables, ANA, FRIEND)) == "not_allowed"
        created = await tables.create(NewGame("kingdomino", [ANA, FRIEND]), "here")
        assert await refusal(take_seat(tables, created.id, Sit())) == "not_allowed"
        with pytest.raises(TableRefusal, match="no list"):
            open_tables(tables)


@pytest.mark.slow
@in_loop
async def test_the_list_survives_a_restart_and_is_served_over_http(tmp_path: Path) -> None:
    server = Server(tmp_path, open_tables=True).start()
    try:
        assert (await server.request("GET", "/api/info")).json()["open_tables"] is True
        invited = await server.create("kingdomino", [MINE, LINK, SQUIRE], listed=True)
        before = (await server.request("GET", "/api/tables")).json()
        assert [table["id"] for table in before] == [invited.id]
        server.kill()
        server.start()
        async with asyncio.timeout(10):
            while (await server.request("GET", "/api/tables")).json() != before:
                await asyncio.sleep(0.05)
        answer = await server.request("POST", f"/api/tables/{invited.id}/sit", json={"name": "Bo"})
        assert answer.status_code == 201
        await assert_plays(invited, answer.json())
        again = await server.request("POST", f"/api/tables/{invited.id}/sit", json={"name": "Cem"})
        assert (again.status_code, again.json()["code"]) == (409, "no_free_seat")
        assert answer.json()["token"] not in server.log
    finally:
        server.stop()


async def assert_plays(invited: Invited, invitation: Json) -> None:
    invited.links[invitation["seat"]] = invitation["token"]
    async with invited.browser(0), invited.browser(invitation["seat"]) as stranger:
        state = await stranger.table(lambda table: table["status"] == "playing")
        assert state["seats"][invitation["seat"]]["name"] == "Bo"
