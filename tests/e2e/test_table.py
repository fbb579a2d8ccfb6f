"""What one sees at a table in the middle of a game: everything the server told, and nothing to be counted by hand."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e import ahead, screens
from tests.e2e.conftest import Door
from tests.e2e.hands import Hand, Mouse
from tests.e2e.player import Player
from tests.e2e.visitor import Json
from tests.server.running import MINE, SQUIRE, Server


def told(page: Page) -> Json:
    """The whole table as the server told it."""
    return dict(page.evaluate("() => heard.table"))


def test_rows_kings_regions_and_what_is_still_to_come(visit: Door, server: Server) -> None:
    page = screens.show(visit(), server, "table of kingdomino")
    table = told(page)
    view = table["view"]
    for title, row in (("This round", view["row"]), ("Next round", view["next"])):
        dominoes = page.get_by_role("region", name=title).locator("button[data-domino]")
        numbers = [domino["number"] for domino in row["dominoes"]]
        assert [int(it.get_attribute("data-domino") or 0) for it in dominoes.all()] == numbers
        for number in numbers:
            expect(page.get_by_role("region", name=title)).to_contain_text(str(number))
    standing = [domino["number"] for domino in view["row"]["dominoes"][view["turn"] :]]
    for number in standing:
        expect(page.locator(f"svg[data-king='{number}']")).to_have_attribute("aria-label", re.compile(r"\w"))

    unseen = view["unseen"]["kingdomino"]
    tracker = page.locator("details", has=page.get_by_text(f"Still to come: {len(unseen)} dominoes"))
    expect(tracker.get_by_role("listitem")).to_have_count(48)
    expect(tracker.get_by_role("img", name="already seen")).to_have_count(48 - len(unseen))

    outlines = page.locator(".centre svg.kingdom path.domino").get_attribute("d") or ""
    assert outlines.count("M") == len(view["kingdoms"][0]["squares"]) / 2

    regions = [region for region in table["regions"] if region["kingdom"] == 0 and region["crowns"]]
    worth = sorted((len(region["squares"]) * region["crowns"] for region in regions), reverse=True)
    shown = page.get_by_role("list", name="Points so far, by region").get_by_role("button")
    assert [int(it.locator("b").inner_text()) for it in shown.all()] == worth
    expect(page.locator(".centre .head strong")).to_have_text(str(table["scores"][0]["total"]))
    assert sum(worth) == table["scores"][0]["total"]


def test_the_held_domino_shows_what_it_would_gain_and_turns(visit: Door, server: Server) -> None:
    page = screens.show(visit(), server, "table of kingdomino")
    gains = {option["move"]: option["gain"] for option in told(page)["legal"]}
    square = next(iter(gains)).split(" ")[1][:-1]
    page.mouse.move(*Hand(page).middle(square))
    ghost = page.locator(".ghost")
    expect(ghost.locator("text")).to_have_text(re.compile(r"[+−]\d+"))
    ways = {move: gain for move, gain in gains.items() if square in covered(move)}
    seen: dict[str, int] = {}
    for _ in range(4):
        seen[ghost.locator(".frame").get_attribute("d") or ""] = points(ghost)
        page.keyboard.press("r")
    assert 1 <= len(seen) <= len(ways)
    assert set(seen.values()) <= set(ways.values())


def points(ghost: Locator) -> int:
    return int((ghost.locator("text").text_content() or "").replace("−", "-"))


def covered(move: str) -> list[str]:
    """Both squares of a placement."""
    left, direction = move.split(" ")[1][:-1], move[-1]
    east, north = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}[direction]
    return [left, f"{chr(ord(left[0]) + east)}{int(left[1:]) + north}"]


def test_selected_text_does_not_come_along_with_a_domino(visit: Door, server: Server) -> None:
    player, hand = Player(visitor := visit()), Mouse(visitor.page)
    page = screens.show(visitor, server, "table of kingdomino")

    def lay_trembling(square: str) -> None:
        x, y = hand.middle(square)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 8, y + 5, steps=3)
        page.mouse.up()

    for lay in (hand.carry, lay_trembling):
        square = player.due()["legal"][0].split(" ")[1][:-1]
        page.keyboard.press("Control+a")
        lay(square)
        visitor.table(lambda state: state["draft"] != [])
        hand.take_back()
        visitor.table(lambda state: state["draft"] == [])


def test_other_kingdoms_can_be_looked_at_and_their_last_move_is_marked(visit: Door, server: Server) -> None:
    player = Player(visit())
    page = screens.show(player.visitor, server, "table of kingdomino")
    expect(page.get_by_role("complementary", name="Other kingdoms").locator("path.last")).not_to_have_count(0)
    if player.due()["draft"] == []:
        player.step()  # while one places a domino one's own kingdom stays
    page.get_by_role("button", name=re.compile("^Show the kingdom of Steward .* large$")).first.click()
    expect(page.get_by_role("region", name=re.compile("^Kingdom of Steward"))).to_be_visible()
    page.get_by_role("button", name="Back to my kingdom").click()
    expect(page.get_by_role("region", name="Kingdom of Pink")).to_be_visible()
    player.hand.take_back()
    player.visitor.table(lambda state: state["draft"] == [])


def test_queendomino_keeps_the_books(visit: Door, server: Server) -> None:
    page = screens.show(visit(), server, "table of queendomino")
    view = told(page)["view"]
    street = page.get_by_role("region", name="Builders’ street")
    slots = [view["market"]["slots"][price] for price in "543210"]
    expect(street.get_by_role("button").filter(has_text="empty plot")).to_have_count(slots.count(None))
    bank = view["bank"]
    expect(street.get_by_label(f"In the bank: {bank['knights']} knights, {bank['towers']} towers")).to_be_visible()
    for kingdom in view["kingdoms"]:
        purse = page.locator(f"[data-purse='{kingdom['seats'][0]}'] b")
        assert purse.all_inner_texts()[:3] == [str(kingdom[what]) for what in ("coins", "knights", "towers")]


def test_duel_shows_dice_maps_and_the_spellbook(visit: Door, server: Server) -> None:
    page = screens.show(visit(), server, "table of duel")
    view = told(page)["view"]
    expect(page.get_by_role("group", name="Dice").get_by_role("img", name=re.compile(r"^die \d: "))).to_have_count(4)
    expect(page.get_by_role("img", name=re.compile("^Map of "))).to_have_count(2)
    ticked = sum(count for sheet in view["maps"] for count in sheet["boxes"].values())
    book = page.get_by_role("region", name="Spellbook")
    expect(book.locator(".ticked")).to_have_count(ticked)
    for words, state in (("won by the other player", "closed"), ("ready", "ready"), ("used", "used")):
        count = sum(list(sheet["spells"].values()).count(state) for sheet in view["maps"])
        expect(book.get_by_text(words, exact=True)).to_have_count(count)


def test_a_domino_that_fits_nowhere_is_explained_and_discarded(visit: Door, server: Server) -> None:
    player = Player(visit())
    page = player.visitor.open(ahead.until_legal(server, "kingdomino", [MINE, SQUIRE], ["discard"]).table)
    before = player.due()
    expect(page.locator(".due")).to_contain_text("fits nowhere: it must be discarded")
    page.get_by_role("button", name="Discard it", exact=True).click()
    player.visitor.table(lambda state: state["version"] != before["version"])


def test_dice_that_fit_nowhere_are_explained_and_not_drawn(visit: Door, server: Server) -> None:
    player = Player(visit())
    page = player.visitor.open(ahead.until_legal(server, "duel", [MINE, SQUIRE], ["skip"]).table)
    before = player.due()
    expect(page.locator(".due")).to_contain_text("fit nowhere on your map: you draw nothing this round")
    page.get_by_role("button", name="Draw nothing", exact=True).click()
    player.visitor.table(lambda state: state["version"] != before["version"])
