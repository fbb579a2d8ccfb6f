"""The line between a page and its table breaks while one plays, and what was done meanwhile is there once."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e import ahead
from tests.e2e.conftest import Door
from tests.e2e.player import Player
from tests.e2e.proxy import Proxy, proxy_to
from tests.e2e.visitor import Json, Visitor
from tests.server.running import LINK, MINE, Server

NOTICED = 20_000
"""Milliseconds within which a page must have found out that nobody is there; it takes it up to 15 seconds."""


@pytest.fixture
def proxy(server: Server) -> Iterator[Proxy]:
    with proxy_to(server.address) as one:
        yield one


def come_by(proxy: Proxy, visitor: Visitor, fragment: str) -> Player:
    visitor.address = f"http://{proxy.address}"
    visitor.forgiven = ["WebSocket connection to"]
    visitor.open(fragment)
    return Player(visitor)


def lost(player: Player) -> Locator:
    return player.page.get_by_role("alert").filter(has_text="The connection is lost")


def decide(player: Player) -> Json:
    """Does one thing and does not wait for what comes of it; returns the table before."""
    before = player.due()
    player.decide(before["legal"][0], before)
    return before


def test_a_move_made_on_a_silent_line_is_there_once_when_it_is_back(proxy: Proxy, visit: Door, server: Server) -> None:
    player = come_by(proxy, visit(), ahead.begun_once(server, "kingdomino").table)
    player.due()
    proxy.fall_silent()
    before = decide(player)
    after = player.visitor.table(lambda now: now["draft"] != before["draft"])
    assert len(after["draft"]) == len(before["draft"]) + 1
    expect(lost(player)).to_be_hidden(timeout=NOTICED)
    assert player.visitor.table()["draft"] == after["draft"]
    assert after["refused"] is None
    player.turn()


def test_a_turn_whose_answer_was_lost_is_not_taken_twice(proxy: Proxy, visit: Door, server: Server) -> None:
    player = come_by(proxy, visit(), ahead.begun_once(server, "kingdomino").table)
    complete = player.play(until=lambda state: state["complete"])
    proxy.lose_answers()
    player.hand.confirm()
    player.page.wait_for_timeout(500)
    proxy.cut()
    after = player.visitor.table(lambda now: now["events"] > complete["events"])
    expect(lost(player)).to_be_hidden()
    assert after["refused"] is None
    player.due()
    player.turn()


def test_words_are_heard_once_however_often_the_line_breaks(proxy: Proxy, visit: Door, server: Server) -> None:
    table = ahead.laid(server, MINE, LINK)
    player = come_by(proxy, visit(), table.table)
    friend = Player(visit())
    friend.visitor.open(table.link(1))
    for one in (player, friend):
        one.visitor.table(lambda now: now["status"] == "playing")
        one.page.get_by_role("tab", name="Chat").click()

    def say(who: Player, words: str) -> None:
        who.page.get_by_label("Say something").fill(words)
        who.page.keyboard.press("Enter")

    say(friend, "good evening")
    for words in ("hello", "are you there"):
        proxy.lose_answers()
        say(player, words)
        player.page.wait_for_timeout(300)
        proxy.cut()
        expect(player.page.get_by_label("Chat", exact=True).get_by_text(words)).to_be_visible()
    for one in (player, friend):
        heard = one.page.locator(".chat li")
        expect(heard).to_have_count(3)


def test_a_table_that_is_gone_says_so(visit: Door, server: Server) -> None:
    table = ahead.laid(server, MINE, MINE)
    player = Player(visit())
    player.visitor.open(table.link(0, 1))
    player.visitor.table()
    ahead.elsewhere(server.request("DELETE", f"/api/games/{table.id}", tokens=[*table.links.values()]))
    told = player.page.get_by_role("alert")
    expect(told).to_contain_text("There is no such table")
    expect(told.get_by_role("link", name="To the front page")).to_be_visible()
