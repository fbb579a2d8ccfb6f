"""Guests have keys of their own: invitations that are spent, links that are replaced, pages of another version."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from crownfield.play.table import TableRefusal
from crownfield.server.protocol import Created, SeatWish
from crownfield.server.table.seating import hash_address, hash_token
from crownfield.server.table.tables import Tables
from tests.server.guests import (
    FRIEND,
    GUEST,
    HOST,
    OTHER_KEY,
    come,
    enter,
    laid,
    refusal,
    room,
    until_alone,
    until_playing,
)
from tests.server.running import LINK, MINE, Browser, Server, in_loop, shared_server
from tests.server.saying import Json, key_for


@pytest.fixture
def server() -> Server:
    return shared_server()


@in_loop
async def test_an_invitation_is_spent_for_the_first_key_and_the_same_pair_is_welcome_again(tmp_path: Path) -> None:
    async with room(tmp_path) as tables:
        created = await laid(tables)
        link = created.invitations[1].token
        guest = await enter(tables, created.id, [link])
        assert guest.heard[0] == {"type": "keyed", "places": [0]}
        assert guest.table["yours"] == [1]
        again = await enter(tables, created.id, [link])
        assert (again.heard[0]["type"], again.table["yours"]) == ("keyed", [1])
        stranger = await enter(tables, created.id, [link], keys=[OTHER_KEY])
        keyless = await enter(tables, created.id, [link], keys=[])
        assert [refusal(stranger), refusal(keyless)] == ["spent", "spent"]
        for device in range(2):
            line = await enter(tables, created.id, [key_for(link)])
            assert (line.heard[0]["type"], line.table["yours"]) == ("table", [1]), f"the key alone, device {device}"
        live = await tables.find(created.id)
        assert live.stored.seats[1].token_hash == hash_token(key_for(link)), "only its hash is kept"


@in_loop
async def test_an_invitation_without_a_key_lets_nobody_in_and_stays_good(tmp_path: Path) -> None:
    async with room(tmp_path) as tables:
        created = await laid(tables)
        link = created.invitations[1].token
        for keys in ([], [link]):
            keyless = await enter(tables, created.id, [link], keys=keys)
            assert refusal(keyless) == "unreadable", "what others know is no key"
        assert (await come(tables, created, 1)).table["yours"] == [1]


@in_loop
async def test_ones_own_seats_and_the_spectators_link_stay_as_they_are(tmp_path: Path) -> None:
    async with room(tmp_path) as tables:
        created = await laid(tables)
        for tokens, seats in (([created.invitations[0].token], [0]), ([created.spectator], [])):
            for keys in ([OTHER_KEY], [], ["y" * 22]):
                line = await enter(tables, created.id, tokens, keys=keys)
                assert (line.heard[0]["type"], line.table["yours"]) == ("table", seats)


@in_loop
async def test_two_invitations_of_one_browser_are_spent_for_two_keys(tmp_path: Path) -> None:
    async with room(tmp_path) as tables:
        created = await laid(tables, HOST, GUEST, FRIEND)
        links = [invitation.token for invitation in created.invitations[1:]]
        both = await enter(tables, created.id, ["nonsense", *links])
        assert both.heard[0] == {"type": "keyed", "places": [1, 2]}
        assert both.table["yours"] == [1, 2]
        one = await enter(tables, created.id, [key_for(links[1])])
        assert one.table["yours"] == [2]


@in_loop
async def test_a_rematch_inherits_keys_and_spent_invitations(tmp_path: Path) -> None:
    async with room(tmp_path) as tables:
        created = await laid(tables)
        link, own = created.invitations[1].token, created.invitations[0].token
        host, guest = await come(tables, created, 0), await come(tables, created, 1)
        await until_playing(host, guest)
        host.say_message("ask", question="abort")
        await guest.until(lambda message: "abort" in message.get("questions", {}))
        guest.say_message("answer", question="abort", agree=True)
        await host.until(lambda message: message.get("status") == "aborted")
        rematch = await tables.go_on(created.id, [own])
        assert (await enter(tables, rematch, [key_for(link)])).table["yours"] == [1]
        assert (await enter(tables, rematch, [link])).table["yours"] == [1], "with the same key"
        assert refusal(await enter(tables, rematch, [link], keys=[OTHER_KEY])) == "spent"
        assert (await enter(tables, rematch, [own])).table["host"]


# --- the host invites anew


async def invite(tables: Tables, created: Created, seat: int, tokens: Sequence[str] | None = None) -> str:
    """The new link, or why not."""
    live = await tables.find(created.id)
    try:
        return (await live.invitations.renew(seat, [created.host] if tokens is None else tokens)).token
    except TableRefusal as refused:
        return refused.code


@in_loop
async def test_an_unused_invitation_is_withdrawn_and_another_takes_its_place(tmp_path: Path) -> None:
    async with room(tmp_path) as tables:
        created = await laid(tables)
        host = await come(tables, created, 0)
        fresh = await invite(tables, created, 1)
        assert refusal(await come(tables, created, 1)) == "wrong_token"
        guest = await enter(tables, created.id, [fresh])
        assert guest.table["yours"] == [1]
        assert [seat["replaced_at"] for seat in host.table["seats"]] == [None, None]
        assert [seat["invited"] for seat in guest.table["seats"]] == [False, False]


@in_loop
async def test_a_guest_who_is_away_is_replaced_in_front_of_everybody_for_good(tmp_path: Path) -> None:
    async with room(tmp_path) as tables:
        created = await laid(tables)
        host, guest, watcher = [await come(tables, created, *seats) for seats in ([0], [1], [])]
        await until_playing(host, watcher)
        assert await invite(tables, created, 1) == "present"
        await guest.close()
        await until_alone(host)
        fresh = await invite(tables, created, 1)
        for line in (host, watcher):
            told = await line.until(lambda message: message["type"] == "table" and message["seats"][1]["invited"])
            assert told["seats"][1]["replaced_at"] > 0
        old = created.invitations[1].token
        assert refusal(await enter(tables, created.id, [key_for(old)])) == "wrong_token", "the key is worth nothing now"
        assert refusal(await enter(tables, created.id, [old])) == "wrong_token"
        newcomer = await enter(tables, created.id, [fresh])
        assert newcomer.table["yours"] == [1]
    async with room(tmp_path) as tables:
        later = await come(tables, created)
        assert later.table["seats"][1]["replaced_at"] == told["seats"][1]["replaced_at"], "it is stored"
        assert later.table["seats"][0]["replaced_at"] is None


@in_loop
async def test_nobody_is_replaced_who_was_here_a_moment_ago(tmp_path: Path) -> None:
    async with room(tmp_path, absence=30) as tables:
        created = await laid(tables)
        host, guest = await come(tables, created, 0), await come(tables, created, 1)
        await until_playing(host)
        await guest.close()
        await until_alone(host)
        assert await invite(tables, created, 1) == "too_soon"
        assert (await come(tables, created, 1)).table["yours"] == [1]


@in_loop
async def test_only_the_host_invites_and_only_to_the_seats_of_guests(tmp_path: Path) -> None:
    async with room(tmp_path) as tables:
        created = await laid(tables, HOST, GUEST, SeatWish("computer"))
        guest = await come(tables, created, 1)
        own, key = created.invitations[0].token, key_for(created.invitations[1].token)
        for tokens in ([], ["x"], [created.spectator], [key], [created.invitations[1].token]):
            assert await invite(tables, created, 1, tokens) == "wrong_token"
        assert not guest.table["host"]
        for seat in (0, 2, 3, -1):
            assert await invite(tables, created, seat, [own]) == "not_allowed"


@in_loop
async def test_who_sets_a_table_up_for_others_is_its_host_without_a_seat(server: Server) -> None:
    invited = await server.create("duel", [LINK, LINK])
    async with Browser.connected(server) as host:
        await host.hello(invited.id, [invited.spectator, invited.host])
        state = await host.table(lambda _: True)
        assert (state["yours"], state["host"]) == ([], True)
        path = f"/api/games/{invited.id}/invitations"
        answer = await server.request("POST", path, json={"seat": 1}, tokens=[invited.host])
        assert (answer.status_code, answer.json()["seat"], answer.json()["kind"]) == (201, 1, "link")
        refused = await server.request("POST", path, json={"seat": 1}, tokens=[invited.spectator])
        assert (refused.status_code, refused.json()["code"]) == (403, "wrong_token")
        async with Browser.connected(server) as guest:
            await guest.hello(invited.id, [answer.json()["token"]])
            assert (await guest.table(lambda _: True))["yours"] == [1]
    async with Browser.connected(server) as nobody:
        await nobody.hello(invited.id, [invited.host])
        assert (await nobody.message("refused"))["code"] == "wrong_token", "it opens nothing by itself"


# --- what is deleted, and for whom


async def delete(tables: Tables, game: str, *tokens: str) -> str | None:
    try:
        await tables.delete(game, list(tokens))
    except TableRefusal as refused:
        return refused.code
    return None


@in_loop
async def test_an_ended_game_stays_for_the_others(tmp_path: Path) -> None:
    async with room(tmp_path) as tables:
        created = await laid(tables)
        host, guest = await come(tables, created, 0), await come(tables, created, 1)
        await until_playing(host, guest)
        for line, kind, fields in ((host, "ask", {}), (guest, "answer", {"agree": True})):
            line.say_message(kind, question="abort", **fields)
            await guest.until(lambda message: bool(message.get("questions")) or message.get("status") == "aborted")
        own, link = (invitation.token for invitation in created.invitations)
        for token in (own, key_for(link)):
            assert await delete(tables, created.id, token) == "not_allowed"
        assert await tables.services.store.load(created.id) is not None


@in_loop
async def test_a_waiting_table_is_its_hosts_and_no_guests(tmp_path: Path) -> None:
    async with room(tmp_path) as tables:
        created = await laid(tables, HOST, GUEST, FRIEND)
        guest = await come(tables, created, 1)
        assert await delete(tables, created.id, key_for(created.invitations[1].token)) == "not_allowed"
        assert await delete(tables, created.id, created.spectator) == "wrong_token"
        assert await delete(tables, created.id, created.host) is None
        await guest.conversation
        alone = await laid(tables, HOST, SeatWish("computer"))
        assert await delete(tables, alone.id, alone.invitations[0].token) is None


# --- addresses


@in_loop
async def test_the_hash_of_an_address_is_this_servers_own(tmp_path: Path) -> None:
    owners = []
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        async with room(tmp_path / folder, open_games_per_address=1) as tables:
            created = await laid(tables)
            owners.append((await tables.find(created.id)).stored.owner)
            assert owners[-1] == hash_address("here", await tables.services.store.salt())
            with pytest.raises(TableRefusal, match="too many"):
                await laid(tables)
    assert len({*owners, hash_token("here")}) == 3
    with closing(sqlite3.connect(tmp_path / "one" / "games.db")) as database:
        ((salt,),) = database.execute("SELECT salt FROM installation").fetchall()
    assert len(salt) == 32


# --- pages of other versions

YESTERDAY: Json = {"names": ["Bo"], "nonce": "ab" * 16}
"""What a page said before there were keys, besides game and tokens."""


@in_loop
async def test_a_page_of_yesterday_is_told_in_a_word_that_it_knows_and_sent_away(server: Server) -> None:
    """After this word it gives up where it has no table, and shows its sentence again and again where it has."""
    invited = await server.create("duel", [MINE, LINK])
    for token in (*invited.links.values(), invited.spectator):
        async with Browser.connected(server) as page:
            await page.say("hello", game=invited.id, tokens=[token], **YESTERDAY)
            await page.closed()
            assert [message["code"] for message in page.heard] == ["unreadable"]
    async with invited.browser(1) as guest:
        assert guest.state is not None
        assert guest.state["yours"] == [1], "its invitation is not used up"


@in_loop
async def test_a_page_of_tomorrow_is_told_to_reload(server: Server) -> None:
    invited = await server.create("duel", [MINE, LINK])
    async with Browser.connected(server) as page:
        await page.hello(invited.id, [invited.spectator], protocol=3)
        await page.closed()
        assert [message["code"] for message in page.heard] == ["reload"]
