"""Two people in two browsers, one of them invited by a link; a third one watches."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Door
from tests.e2e.player import Player
from tests.e2e.setup import FRIEND, ME, set_up
from tests.e2e.test_every_screen import troubles
from tests.e2e.visitor import Visitor


def open_link(visitor: Visitor, link: str) -> Page:
    assert link.startswith(f"{visitor.address}/#/")
    return visitor.open(link.removeprefix(f"{visitor.address}/"))


def test_two_browsers_play_each_other_by_link_and_a_third_watches(visit: Door) -> None:
    host, friend, watcher = visit(), visit(), visit()
    set_up(host, "kingdomino", [ME, FRIEND])
    expect(host.page.get_by_role("heading", name="The table is laid")).to_be_visible()
    links = host.page.locator("input[readonly]")
    expect(links).to_have_count(2)
    host.page.get_by_role("button", name="QR code").first.click()
    expect(host.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    assert troubles(host.page) == []
    invitation, to_watch = links.nth(0).input_value(), links.nth(1).input_value()

    host.page.get_by_role("button", name="To the table").click()
    expect(host.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    open_link(friend, invitation)
    open_link(watcher, to_watch)
    players = [Player(host), Player(friend)]
    states = [player.visitor.table(lambda state: state["status"] == "playing") for player in players]
    assert [state["yours"] for state in states] == [[0], [1]]

    talk(host, friend)
    while any(player.may_act() for player in players) or host.table()["status"] == "playing":
        for player in players:
            if player.may_act():
                player.step()
    for player in players:
        player.see_the_end()
    assert watcher.table(lambda state: state["status"] == "over")["yours"] == []
    assert watcher.page.get_by_role("button", name="Play again").count() == 0


def talk(one: Visitor, other: Visitor) -> None:
    for visitor in (one, other):
        visitor.page.get_by_role("tab", name="Chat").click()
    one.page.get_by_label("Say something").fill("Good evening <b>all</b>")
    one.page.get_by_role("button", name="Send").click()
    expect(other.page.get_by_role("list", name="Chat")).to_contain_text("Good evening <b>all</b>")
    other.page.get_by_role("button", name="Bravo!").click()
    expect(one.page.locator("div[aria-live]").filter(has_text="Bravo!").first).to_be_visible()


def test_a_wrong_link_says_so(visit: Door) -> None:
    visitor = visit()
    visitor.page.goto(f"{visitor.address}/#/t/0123456789abcdef/nonsense")
    expect(visitor.page.get_by_role("alert")).to_be_visible()
    visitor.page.get_by_role("link", name="To the front page").click()
    expect(visitor.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
