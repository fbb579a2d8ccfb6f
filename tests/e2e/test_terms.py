"""Terms in the interface lead to their section of the rules, without leaving the table."""

import pytest
from playwright.sync_api import expect

from tests.e2e import screens
from tests.e2e.conftest import Door
from tests.e2e.test_every_screen import troubles
from tests.server.running import Server


@pytest.mark.parametrize("kind", ["queendomino", "duel"])
def test_every_term_at_the_table_opens_a_section_of_the_rules(visit: Door, server: Server, kind: str) -> None:
    visitor = visit()
    page = screens.show(visitor, server, f"table of {kind}")
    before = visitor.table()
    terms = {term.get_attribute("href"): term for term in page.locator(".root a[href*='#/rules/'][title]").all()}
    assert len(terms) >= 2
    dialog = page.get_by_role("dialog")
    for term in terms.values():
        term.click()
        expect(dialog.get_by_role("heading", level=2)).not_to_be_empty()
        if term is next(iter(terms.values())):
            assert troubles(page) == []
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    assert visitor.table()["version"] == before["version"]
    for target in terms:
        expect(visitor.open(target or "").locator("h2:focus")).to_be_in_viewport()


def test_keys_pressed_over_the_rules_do_nothing_at_the_table(visit: Door, server: Server) -> None:
    visitor = visit()
    page = screens.show(visitor, server, "table of kingdomino")
    before = visitor.table()
    page.get_by_role("link", name="This round").click()
    for key in ("1", "2", "c", "u"):
        page.keyboard.press(key)
    page.get_by_role("button", name="Back to the game").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert visitor.table()["version"] == before["version"]
