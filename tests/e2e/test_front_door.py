"""From the front page to a table: what is offered, what is explained, and what one sees while it takes time."""

import json
import re

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.conftest import Door

KINDS = ("kingdomino", "queendomino", "royal_wedding", "duel")
SENTENCE = re.compile(r"^\S.{10,}\.$")


@pytest.mark.parametrize("kind", KINDS)
def test_every_option_and_level_is_explained_in_a_sentence(visit: Door, kind: str) -> None:
    page = visit().open("#/new")
    page.locator("label", has=page.locator(f"input[name=kind][value={kind}]")).click()
    options = page.locator(".options label")
    assert options.count() >= 2
    for option in options.all():
        expect(option.locator("strong").first).not_to_be_empty()
        expect(option.locator(".muted")).to_have_text(SENTENCE)
    who = page.get_by_label("Seat 2: who plays")
    for level in who.locator("optgroup option").all_inner_texts():
        who.select_option(label=level)
        expect(page.locator(".about").first).to_have_text(SENTENCE)


def test_the_front_page_says_what_this_is_and_leads_everywhere(visit: Door) -> None:
    page = visit().open()
    expect(page.get_by_role("heading", level=1)).to_have_text("Build a kingdom, domino by domino")
    expect(page.get_by_role("img", name=re.compile("A kingdom of six terrains"))).to_be_visible()
    links = page.locator("main a[href^='#/'], header a[href^='#/']").evaluate_all(
        "all => [...new Set(all.map((it) => it.getAttribute('href')))]"
    )
    assert len(links) > 6
    walker = visit()
    for target in links:
        other = walker.open(target)
        expect(other.locator("main h1")).to_be_visible()
        expect(other.get_by_text("This address leads nowhere")).to_have_count(0)


def test_an_address_that_leads_nowhere_says_so(visit: Door) -> None:
    visitor = visit()
    for fragment in ("#/learn/chess", "#/rules/chess", "#/nonsense"):
        page = visitor.open(fragment)
        expect(page.get_by_text("This address leads nowhere in the kingdom.")).to_be_visible()


def test_while_rules_are_prepared_the_page_shows_the_progress_and_goes_on_by_itself(visit: Door) -> None:
    """The rules are prepared once on a server, so here they are only said to be not ready."""
    visitor = visit(service_workers="block")  # what passes through one cannot be refused here
    visitor.forgiven = ["Failed to load resource", "blocked by Playwright"]
    page = visitor.open()
    refusals = iter([True, True, False])

    def refuse(route: Route) -> None:
        if next(refusals):
            route.fulfill(status=503, body=json.dumps({"code": "compiling", "detail": ""}))
        else:
            route.continue_()

    page.route("**/api/games", refuse)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_label("The rules of this game are being prepared")).to_be_visible()
    assert visitor.table(lambda state: state["status"] == "playing")["game"] == "kingdomino"
