"""Hints at the table: asked for with a click, a key or a finger, read, looked at on the board, taken and confirmed."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import ahead, screens
from tests.e2e.conftest import Door
from tests.e2e.player import Player
from tests.e2e.test_every_screen import troubles
from tests.e2e.visitor import ON_SMALL_PHONE, Visitor
from tests.server.running import LINK, MINE, SQUIRE, Server

FIGURES = re.compile(r"^wins (\d+)% · (\d+\.\d) points?( \([+−]\d+\.\d\))?( · solved exactly)?$")
COVERED = """() => {
  const bar = document.querySelector('.actions').getBoundingClientRect();
  const ghost = document.querySelector('.ghost').getBoundingClientRect();
  return ghost.bottom > bar.top || ghost.top < 0;
}"""


def ask(page: Page) -> None:
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("region", name="Hint").get_by_role("status")).to_contain_text(re.compile(r"^\s*\d idea"))


def ideas(page: Page) -> list[str]:
    return page.locator(".hints li .figures").all_inner_texts()


def fresh_table(visitor: Visitor, server: Server, kind: str) -> Player:
    """A table of its own in the middle of its game, because it will be played at."""
    visitor.open(ahead.begun_once(server, kind).table)
    player = Player(visitor)
    player.due()
    return player


@pytest.mark.parametrize("kind", ["kingdomino", "queendomino", "duel"])
def test_three_ideas_are_told_with_figures_shown_on_the_board_taken_and_confirmed(
    visit: Door, server: Server, kind: str
) -> None:
    player = fresh_table(visit(), server, kind)
    page = player.page
    ask(page)
    assert 1 <= len(ideas(page)) <= 3
    read = [FIGURES.match(" ".join(told.split())) for told in ideas(page)]
    assert all(read), ideas(page)
    figures = [(int(told[1]), float(told[2])) for told in read if told]
    assert figures == sorted(figures, reverse=True), "the best first, by what is read"
    frames = set()
    for idea in page.locator(".hints li").all():
        idea.hover()
        expect(idea.get_by_role("button").first).to_have_attribute("aria-pressed", "true")
        frames.add(page.locator(".ghost").first.evaluate("(it) => it.outerHTML"))
    assert frames
    before = player.visitor.table()
    words = page.locator("#idea-0").inner_text()
    page.get_by_role("button", name=f"Take this {words}").click()
    page.get_by_role("button", name="Confirm", exact=True).wait_for()
    expect(page.locator(".hints")).to_have_count(0)
    drafted = player.visitor.table(lambda state: state["complete"])
    assert drafted["events"] == before["events"], "the player still confirms"
    player.hand.confirm()
    player.visitor.table(lambda state: state["events"] > before["events"])


def test_a_hint_is_asked_for_and_closed_with_the_keyboard_and_goes_when_the_table_changes(
    visit: Door, server: Server
) -> None:
    player = fresh_table(visit(), server, "kingdomino")
    page, hints = player.page, player.page.locator(".hints")
    page.keyboard.press("h")
    expect(hints.get_by_role("progressbar")).to_be_visible()
    hints.locator("li").first.wait_for()
    page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    expect(page.locator(".ghost")).to_have_count(0)
    page.keyboard.press("h")
    hints.locator("li").first.wait_for()
    player.step()
    expect(hints).to_have_count(0)
    ask(page)
    assert "Place" not in page.locator("#idea-0").inner_text(), "only the rest of the turn"


def test_a_hint_on_a_small_phone_leaves_the_board_in_sight_and_is_taken_with_a_finger(
    visit: Door, server: Server
) -> None:
    player = fresh_table(visit(**ON_SMALL_PHONE), server, "kingdomino")
    page = player.page
    page.get_by_role("button", name="Hint", exact=True).tap()
    page.locator(".hints li").first.wait_for()
    page.evaluate(screens.SETTLED)
    assert not page.evaluate(COVERED)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert troubles(page) == []
    page.locator(".hints li").last.get_by_role("button", name="Take this").tap()
    page.get_by_role("button", name="Confirm", exact=True).tap()
    player.visitor.table(lambda state: not state["draft"])


def test_the_hint_is_sound_in_light_and_dark(visit: Door, server: Server) -> None:
    page = fresh_table(visit(), server, "queendomino").page
    ask(page)
    assert troubles(page) == []
    page.emulate_media(color_scheme="dark")
    page.evaluate(screens.SETTLED)
    assert troubles(page) == []


@pytest.mark.parametrize(
    ("locale", "button"),
    [("bg", "Подсказка"), ("de", "Tipp"), ("fr", "Indice"), ("ru", "Подсказка")],
)
def test_hints_speak_every_language(visit: Door, server: Server, locale: str, button: str) -> None:
    page = screens.show(visit(locale=locale), server, "table of kingdomino")
    page.get_by_role("button", name=button, exact=True).click()
    page.locator(".hints li").first.wait_for()
    told = page.locator(".hints").inner_text()
    assert re.search(r"\d+,\d", told), "with a decimal comma"
    assert not re.search(r"hint-|do-|\$", told)


def test_where_another_person_plays_elsewhere_nobody_is_offered_hints(visit: Door, server: Server) -> None:
    played = ahead.laid(server, MINE, LINK, SQUIRE)
    one, two = Player(visit()), Player(visit())
    for seat, player in enumerate((one, two)):
        player.visitor.open(played.link(seat))
    for player in (one, two):
        player.visitor.table(lambda state: state["status"] == "playing")
        expect(player.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
        player.page.keyboard.press("h")
        assert player.visitor.table()["refused"] is None
