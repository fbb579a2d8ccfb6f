"""Invitations are used up by their guests, who keep keys of their own; the host invites anew in front of everybody."""

from playwright.sync_api import WebSocketRoute, expect

from tests.e2e import ahead
from tests.e2e.company import menu, sit_down
from tests.e2e.conftest import Door
from tests.e2e.player import Player
from tests.e2e.setup import FRIEND, ME, set_up
from tests.e2e.test_every_screen import troubles
from tests.e2e.visitor import ON_PHONE, Json, Visitor
from tests.server.running import LINK, MINE, Server


def own_link(player: Player) -> str:
    """As the page shows it for other devices."""
    tab = menu(player)
    tab.get_by_text("Your own link", exact=True).click()
    return tab.get_by_label("Your own link").input_value()


def is_playing(state: Json) -> bool:
    return bool(state["status"] == "playing")


def test_a_guest_has_a_link_of_their_own_for_a_reload_and_for_other_devices(visit: Door, server: Server) -> None:
    table = ahead.laid(server, LINK, LINK)
    one, two = sit_down(visit, table, 0, 1)
    assert one.visitor.fragment != table.link(0)
    address = one.page.url
    assert own_link(one) == address
    assert troubles(one.page) == []
    one.page.reload()
    assert one.visitor.table(is_playing)["yours"] == [0]

    phone = Player(visit(**ON_PHONE))
    phone.visitor.open(one.visitor.fragment)
    assert phone.visitor.table(is_playing)["yours"] == [0]
    assert phone.page.url == address, "several devices hold one key"
    acting = next(player for player in (one, two) if player.may_act())
    (phone if acting is one else acting).turn()
    again = one.visitor.tab()
    again.open(table.link(0))
    assert again.table(is_playing)["yours"] == [0], "the invitation is good where it was used"
    assert again.page.url == address


def test_a_used_invitation_tells_a_third_person_what_has_happened_and_what_to_do(visit: Door, server: Server) -> None:
    table = ahead.laid(server, LINK, LINK)
    sit_down(visit, table, 0, 1)
    third = visit()
    third.page.goto(f"{third.address}/{table.link(1)}")
    told = third.page.get_by_role("alert")
    expect(told).to_contain_text("This invitation has been used already")
    expect(told).to_contain_text("Ask whoever invited you for a new link")
    expect(told).to_contain_text("on the device where you opened it")
    assert troubles(third.page) == []
    assert third.page.evaluate("heard.refused") == "spent"
    told.get_by_role("link", name="To the front page").click()
    expect(third.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_an_answer_that_was_lost_costs_the_guest_nothing(visit: Door, server: Server) -> None:
    """The server has the key, but the page never heard so: it comes again with the same one."""
    table = ahead.laid(server, MINE, LINK)
    guest = visit()
    guest.forgiven = ["WebSocket connection to"]

    def lose_the_first_answer(route: WebSocketRoute) -> None:
        there = route.connect_to_server()

        def lose(_: str | bytes) -> None:
            lost.append(True)
            route.close()

        if not lost:
            there.on_message(lose)

    lost: list[bool] = []
    guest.page.route_web_socket("**/ws/*", lose_the_first_answer)
    guest.page.goto(f"{guest.address}/{table.link(1)}")
    assert guest.table()["yours"] == [1]
    assert lost


def test_the_host_withdraws_an_invitation_that_nobody_has_used(visit: Door) -> None:
    host, guest, other = visit(), visit(), visit()
    set_up(host, "kingdomino", [ME, FRIEND], names=["Ada"])
    host.page.get_by_role("button", name="To the table").click()
    link = host.page.get_by_label("Seat 2 (Yellow)")
    before = link.input_value()
    assert troubles(host.page) == []
    host.page.get_by_role("button", name="Withdraw").click()
    expect(link).not_to_have_value(before)
    guest.page.goto(before)
    expect(guest.page.get_by_role("alert")).to_contain_text("This link does not fit the table")
    other.page.goto(link.input_value())
    assert other.table(is_playing)["yours"] == [1]
    assert host.table(is_playing)["yours"] == [0]
    expect(other.page.get_by_text("The host has made a new link")).to_have_count(0)


def replace_the_guest(host: Player, guest: Visitor) -> str:
    """The guest leaves, and the host makes a new link; returns it."""
    guest.page.goto("about:blank")
    expect(host.page.get_by_text("away", exact=True)).to_be_visible()
    menu(host).get_by_role("button", name="New link for Bo").click()
    return menu(host).get_by_label("Seat 2 (Yellow)").input_value()


def test_the_host_replaces_the_link_of_a_guest_who_is_away_in_front_of_everybody(visit: Door) -> None:
    host, guest, watcher, newcomer = visit(), visit(), visit(), visit()
    set_up(host, "kingdomino", [ME, FRIEND], names=["Ada", "Bo"])
    to_watch = host.page.get_by_label("To watch only").input_value()
    host.page.get_by_role("button", name="To the table").click()
    invitation = host.page.get_by_label("Seat 2 (Yellow)").input_value()
    for visitor, link in ((guest, invitation), (watcher, to_watch)):
        visitor.page.goto(link)
        visitor.table(is_playing)
    old = guest.fragment
    new = replace_the_guest(Player(host), guest)
    words = "The host has made a new link for the seat of Bo"
    for visitor in (host, watcher):
        expect(visitor.page.get_by_text(words).first).to_be_visible()
    assert troubles(host.page) == []
    watcher.page.get_by_role("button", name="Got it").click()
    expect(watcher.page.get_by_text(words)).to_have_count(0)
    watcher.page.get_by_role("tab", name="Table").click()
    expect(watcher.page.get_by_text(words)).to_be_visible()
    newcomer.page.goto(new)
    assert newcomer.table(is_playing)["yours"] == [1]
    expect(newcomer.page.get_by_text(words)).to_be_visible()
    guest.page.goto(f"{guest.address}/{old}")
    expect(guest.page.get_by_role("alert")).to_contain_text("or the host has replaced it")


def test_a_game_that_others_played_is_removed_for_oneself_only(visit: Door, server: Server) -> None:
    host, guest = visit(), visit()
    set_up(host, "kingdomino", [ME, FRIEND])
    host.page.get_by_role("button", name="To the table").click()
    link = host.page.get_by_label("Seat 2 (Yellow)").input_value()
    page = host.open("#/games")
    page.get_by_role("button", name="Delete").click()
    expect(page.get_by_role("button", name="Delete for everybody")).to_be_visible()
    page.get_by_role("button", name="Keep").click()
    guest.page.goto(link)
    guest.table()
    for visitor in (guest, host):
        page = visitor.open("#/games")
        if visitor is host:
            page.get_by_role("link", name="Go on playing").click()
            host.table(is_playing)
            page = visitor.open("#/games")
        page.get_by_role("button", name="Delete").click()
        expect(page.get_by_text("For the others the game stays")).to_be_visible()
        expect(page.get_by_role("button", name="Delete for everybody")).to_have_count(0)
    page.get_by_role("button", name="Remove from the list").click()
    expect(page.get_by_text("You have not played on this device yet.")).to_be_visible()
