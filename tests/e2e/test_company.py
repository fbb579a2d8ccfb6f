"""People around a table: what onlookers may not do, and what teams say among themselves."""

from playwright.sync_api import Page, expect

from tests.e2e import ahead
from tests.e2e.company import sit_down
from tests.e2e.conftest import Door
from tests.e2e.player import Player
from tests.e2e.test_every_screen import troubles
from tests.server.running import LINK, SQUIRE, Server

TEAMS = {"royal_wedding": True, "teams": True}


def say(page: Page, words: str, *, team: bool = False) -> None:
    page.get_by_role("tab", name="Chat").click()
    if team:
        page.get_by_label("Only for my team").check()
    page.get_by_label("Say something").fill(words)
    page.keyboard.press("Enter")


def chat(page: Page) -> str:
    page.get_by_role("tab", name="Chat").click()
    return page.get_by_role("list", name="Chat").inner_text().replace("\xa0", " ")


def test_onlookers_see_drafts_and_have_nothing_to_press(visit: Door, server: Server) -> None:
    table = ahead.laid(server, LINK, SQUIRE)
    (player,) = sit_down(visit, table, 0)
    watcher = visit()
    page = watcher.open(table.watch)
    player.play(until=lambda state: any(move.startswith("place") for move in state["legal"]))
    drafted = player.step()["draft"]
    assert watcher.table(lambda state: state["draft"] == drafted)["legal"] == []
    expect(page.get_by_text("watching", exact=False)).to_be_visible()
    expect(page.locator("[data-domino]:enabled")).to_have_count(0)
    expect(page.locator('[role="application"][tabindex="0"]')).to_have_count(0)
    expect(page.locator(".actions").get_by_role("button")).to_have_count(0)
    page.get_by_role("tab", name="Table").click()
    for name in ("Resign", "Ask to take the last turn back", "Ask to end the game without a winner"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    expect(page).to_have_title("Crownfield · Kingdomino")
    page = watcher.open("#/games")
    expect(page.get_by_text("You have not played on this device yet.")).to_be_visible()


def test_a_team_has_a_chat_of_its_own(visit: Door, server: Server) -> None:
    seats = [LINK, LINK, LINK, SQUIRE, SQUIRE, SQUIRE]
    table = ahead.laid(server, *seats, game="queendomino", options=TEAMS)
    one, partner, rival = (player.page for player in sit_down(visit, table, 0, 1, 2))
    watcher = visit().open(table.watch)
    say(one, "Take the mine", team=True)
    expect(partner.get_by_role("tab", name="Chat")).to_have_text("Chat 1")
    assert "Pink (team): Take the mine" in chat(partner)
    say(partner, "Hello everybody")
    for page in (one, rival, watcher):
        page.get_by_role("tab", name="Chat").click()
        expect(page.get_by_role("list", name="Chat")).to_contain_text("Hello everybody")
    for page in (rival, watcher):
        assert "Take the mine" not in chat(page)
    for page, heard in ((rival, False), (partner, True)):
        page.reload()
        page.get_by_role("tab", name="Chat").click()
        expect(page.get_by_role("list", name="Chat")).to_contain_text("Hello everybody")
        assert ("Take the mine" in chat(page)) == heard


def test_who_mutes_the_chat_hears_nothing_of_the_others(visit: Door, server: Server) -> None:
    one, two = (player.page for player in sit_down(visit, ahead.laid(server, LINK, LINK), 0, 1))
    two.get_by_role("tab", name="Chat").click()
    two.get_by_role("button", name="Mute the others").click()
    say(one, "Hurry up!")
    one.get_by_role("button", name="Your turn!").click()
    say(two, "I am thinking")
    expect(one.get_by_role("list", name="Chat")).to_contain_text("I am thinking")
    expect(two.get_by_role("list", name="Chat")).to_contain_text("I am thinking")
    assert "Hurry up!" not in chat(two)
    assert two.get_by_text("Your turn!", exact=True).count() == 1  # one's own button
    two.get_by_role("button", name="Hear the others again").click()
    expect(two.get_by_role("list", name="Chat")).to_contain_text("Hurry up!")


def choose_colour(page: Page, label: str, colour: str) -> None:
    page.locator("summary[title]").and_(page.get_by_label(label)).click()
    page.get_by_role("group", name=label).get_by_role("button", name=colour, exact=True).click()


def test_players_choose_their_colours(visit: Door) -> None:
    host, friend = visit(), visit()
    page = host.open("#/new/friends")
    choose_colour(page, "Seat 1: colour", "Red")
    page.get_by_role("button", name="To the table").click()
    link = page.locator("input[readonly]").first.input_value()
    page.get_by_role("button", name="To the table").click()
    friend.open(link.removeprefix(f"{friend.address}/"))
    host.table(lambda state: state["status"] == "playing")
    expect(page.get_by_role("region", name="Kingdom of Red")).to_be_visible()
    friend.page.get_by_role("tab", name="Table").click()
    choose_colour(friend.page, "Your colour", "White")
    expect(friend.page.get_by_role("region", name="Kingdom of White")).to_be_visible()
    expect(page.get_by_role("button", name="Show the kingdom of White large")).to_be_visible()
    friend.page.locator("summary[title='Your colour']").click()
    assert troubles(friend.page) == []
    offered = friend.page.get_by_role("group", name="Your colour").get_by_role("button")
    assert "Red" not in [button.get_attribute("aria-label") for button in offered.all()]


def test_a_player_returns_from_another_device_with_their_own_link(visit: Door, server: Server) -> None:
    (player,) = sit_down(visit, ahead.laid(server, LINK, SQUIRE), 0)
    player.page.get_by_role("tab", name="Table").click()
    player.page.get_by_label("Your name (Pink)").fill("Ada")
    player.page.get_by_label("Your name (Pink)").press("Enter")
    state = player.play(until=lambda state: len(state["draft"]) == 1)
    link = player.page.url.removeprefix(f"{player.visitor.address}/")
    elsewhere = Player(visit())
    elsewhere.visitor.open(link)
    there = elsewhere.due()
    assert (there["yours"], there["draft"], there["seats"][0]["name"]) == ([0], state["draft"], "Ada")
    elsewhere.turn()
    page = elsewhere.visitor.open("#/games")
    expect(page.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("running")
