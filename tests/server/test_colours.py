"""Every seat has a colour of its own, which its owner may change."""

from pathlib import Path

import pytest

from crownfield.play.table import TableRefusal
from crownfield.server.protocol import NewGame, SeatWish
from tests.server.inside import Line, house
from tests.server.running import LINK, MINE, SQUIRE, Server, in_loop, shared_server
from tests.server.saying import Json


@pytest.fixture
def server() -> Server:
    return shared_server()


def colours(state: Json) -> list[int]:
    return [seat["colour"] for seat in state["seats"]]


@pytest.mark.parametrize(
    ("wishes", "given"),
    [
        ([None, None], [0, 1]),
        ([5, None], [5, 1]),
        ([1, None], [1, 0]),
        ([1, 0], [1, 0]),
        ([None, None, 0], [2, 1, 0]),
        ([7, None, None, None, None, None, None, None], [7, 1, 2, 3, 4, 5, 6, 0]),
    ],
)
def test_wishes_are_met_and_the_others_keep_the_colour_of_their_seat(
    tmp_path: Path, wishes: list[int | None], given: list[int]
) -> None:
    @in_loop
    async def create() -> None:
        async with house(tmp_path) as tables:
            options: dict[str, bool | int] = {"royal_wedding": True, "teams": True} if len(wishes) == 8 else {}
            game = "queendomino" if len(wishes) == 8 else "kingdomino"
            seats = [SeatWish("mine", colour=colour) for colour in wishes]
            created = await tables.create(NewGame(game, seats, options), "here")
            stored = await tables.services.store.load(created.id)
            assert stored is not None
            assert [seat.colour for seat in stored.seats] == given

    create()


@in_loop
async def test_two_seats_cannot_wish_for_one_colour(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        with pytest.raises(TableRefusal) as caught:
            await tables.create(NewGame("kingdomino", [SeatWish("mine", colour=3)] * 2), "here")
        assert caught.value.code == "colour_taken"


@in_loop
async def test_a_seat_changes_its_colour_and_everybody_sees_it(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, LINK, SQUIRE])
    async with invited.browser(0) as ana, invited.browser(1) as bo:
        await ana.say("recolour", seat=0, colour=6)
        await bo.table(lambda table: colours(table) == [6, 1, 2])
        assert await ana.refusal("recolour", seat=0, colour=2) == "colour_taken"
        assert await ana.refusal("recolour", seat=1, colour=5) == "not_your_seat"
        assert await ana.refusal("recolour", seat=0, colour=8) == "unreadable"
        await bo.say("recolour", seat=1, colour=0)
        await ana.table(lambda table: colours(table) == [6, 0, 2])


@in_loop
async def test_two_who_want_one_colour_do_not_both_get_it(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, LINK])
    async with invited.browser(0) as ana, invited.browser(1) as bo:
        await ana.say("recolour", seat=0, colour=7)
        await bo.say("recolour", seat=1, colour=7)
        state = await ana.table(lambda table: 7 in colours(table))
        assert sorted(colours(state)) in ([1, 7], [0, 7])
        loser = bo if colours(state)[0] == 7 else ana
        assert (await loser.message("refused"))["code"] == "colour_taken"


@in_loop
async def test_colours_are_kept_in_the_replay_the_rematch_and_after_a_restart(tmp_path: Path) -> None:
    wish = NewGame("kingdomino", [SeatWish("mine", colour=4), SeatWish("mine")])
    async with house(tmp_path) as tables:
        created = await tables.create(wish, "here")
        tokens = [invitation.token for invitation in created.invitations]
        line = Line(tables)
        await line.ask("hello", game=created.id, tokens=tokens)
        await line.until(lambda heard: heard.get("status") == "playing")
        await line.ask("recolour", seat=1, colour=7)
        assert colours(await line.ask("ask", question="abort")) == [4, 7]
        assert (await line.ask("recolour", seat=1, colour=2))["code"] == "over"
        following = await tables.go_on(created.id, tokens)
        await line.close()
    async with house(tmp_path) as tables:
        for game_id in (created.id, following):
            live = await tables.find(game_id)
            assert [seat.colour for seat in live.stored.seats] == [4, 7]


@in_loop
async def test_a_replay_tells_the_colours(server: Server) -> None:
    invited = await server.create("duel", [{**MINE, "colour": 5}, SQUIRE], confirm=False)
    async with invited.browser(0) as browser:
        await browser.play()
    reply = (await server.request("GET", f"/api/games/{invited.id}/replay")).json()
    assert reply["colours"] == [5, 1]
    imported = await server.request("POST", "/api/replay", json={"record": reply["record"]})
    assert imported.json()["colours"] == [0, 1]
