"""An owner's component files: what they say is what the browser shows, and what is a guess is shown as one."""

import csv
import io
import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from crownfield.base.components import read_text
from tests.e2e import ahead
from tests.e2e.conftest import Door
from tests.e2e.visitor import ON_PHONE, Visitor
from tests.server.running import MINE, SQUIRE, Server

BUILDINGS = "queendomino_buildings.csv"
CERTAIN = {"score_confidence": "certain", "bonus_confidence": "certain"}
CORRECTED: dict[str, dict[str, Any]] = {
    "bakery": {"knights": 1, "points": 3, **CERTAIN},
    "fishmonger": {"knights": 0, **CERTAIN},
    "guardtower": {"towers": 1},
    "travelling_castle": {"towers": 2},
    "sawmill": {"points": 1},
    "statue": {"points": 7},
}
"""An owner who has looked at some buildings; the totals of the box still come out."""

BAKERY = {
    "en": "Gives a knight. 3 points for each wheat region.",
    "bg": "Дава рицар. По 3 точки за всяка житна област.",
    "de": "Gibt einen Ritter. 3 Punkte je Getreidegebiet.",
    "fr": "Donne un Chevalier. 3 points par champ de blé.",
    "ru": "Даёт рыцаря. 3 очка за каждое поле.",
}
STATUE = {"en": "7 points.", "bg": "7 точки.", "de": "7 Punkte.", "fr": "7 points.", "ru": "7 очков."}
QUEEN_STEP = {
    "en": "It brings you a tower, so you have 1.",
    "bg": "Това ти носи кула, значи имаш 1.",
    "de": "Das bringt dir einen Turm, du hast also 1.",
    "fr": "Cela t’apporte une Tour\xa0: tu en as 1.",
    "ru": "Это даёт тебе башню, теперь у тебя башен: 1.",
}


def corrected_buildings() -> str:
    rows = list(csv.DictReader(io.StringIO(read_text(BUILDINGS, None))))
    out = io.StringIO()
    writer = csv.DictWriter(out, rows[0].keys(), lineterminator="\n")
    writer.writeheader()
    writer.writerows({**row, **CORRECTED.get(row["id"], {})} for row in rows)
    return out.getvalue()


def corrected_duel() -> str:
    """The first row has a box less, and its spell is another one's."""
    box = json.loads(read_text("duel.json", None))
    first, second = box["spellbook"][:2]
    first["boxes"] = 4
    first["spell"], second["spell"] = second["spell"], first["spell"]
    box["confidence"] = dict.fromkeys(box["confidence"], "certain")
    return json.dumps(box)


@pytest.fixture(scope="module")
def owners(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of somebody who owns the box."""
    folder = tmp_path_factory.mktemp("box")
    (folder / BUILDINGS).write_text(corrected_buildings(), encoding="utf-8")
    (folder / "duel.json").write_text(corrected_duel(), encoding="utf-8")
    server = Server(tmp_path_factory.mktemp("owner"), components=folder, open_games_per_address=10_000).start()
    yield server
    server.stop()


def card(page: Page, ident: str) -> Locator:
    """Its card in the builders' street."""
    return page.locator(".plot .card").filter(has=page.locator(f"use[href='#building-{ident}']")).first


def entry(page: Page, ident: str) -> Locator:
    """Its line in the list of the rules."""
    return page.locator("#section-buildings li").filter(has=page.locator(f"use[href='#building-{ident}']"))


def see(visitor: Visitor, server: Server, ident: str) -> Page:
    """A table with that building in its street; it is not in every one."""
    while True:
        page = visitor.open(ahead.laid(server, MINE, SQUIRE, game="queendomino").table)
        page.locator(".plot .card").first.wait_for()
        if card(page, ident).count():
            return page


def go_to_step(page: Page, game: str, step: int) -> None:
    """Onward in the lesson, with the right answers of Queendomino's first steps."""
    onward = page.locator(".foot .button.main")
    for number in range(1, step):
        if number == 2:
            page.locator("[data-square=f6]").click()
        onward.click()


@pytest.mark.parametrize("language", BAKERY)
def test_a_corrected_building_is_told_as_corrected_everywhere(visit: Door, owners: Server, language: str) -> None:
    visitor = visit(owners, locale=language)
    page = visitor.open("#/rules/queendomino/buildings")
    expect(entry(page, "bakery")).to_contain_text(BAKERY[language])
    expect(entry(page, "statue")).to_contain_text(STATUE[language])
    page = see(visitor, owners, "bakery")
    found = card(page, "bakery")
    expect(found).to_have_attribute("title", BAKERY[language])
    expect(found.locator(".spoken")).to_have_text(BAKERY[language])
    expect(found.locator(".gives use")).to_have_count(1)
    expect(found.locator(".gives use[href='#knight']")).to_have_count(1)
    expect(found.locator(".scores b")).to_have_text("3")
    page = visitor.open("#/learn/queendomino")
    go_to_step(page, "queendomino", 3)
    offers = page.locator(".buildings button")
    expect(offers.nth(0)).to_contain_text(STATUE[language])
    offers.nth(1).click()  # the Sawmill is worth 3 × 1 here
    expect(page.locator(".hint")).not_to_be_empty()
    offers.nth(0).click()
    expect(page.locator(".right")).to_contain_text(STATUE[language].removesuffix("."))
    for _ in range(2):
        page.locator(".foot .button.main").click()
        if page.locator("[data-square=h8]").count():
            page.locator("[data-square=h8]").click()
            page.locator(".foot .button.main").click()
            break
    expect(page.locator(".say")).to_contain_text(QUEEN_STEP[language])


def test_a_guess_is_marked_on_the_card_and_in_the_rules_until_an_owner_is_certain(
    visit: Door, server: Server, owners: Server
) -> None:
    ours, theirs = visit(server), visit(owners)
    found = card(see(ours, server, "bakery"), "bakery")
    expect(found.locator("[title], .guess svg")).to_be_visible()
    expect(found).to_have_attribute(
        "title",
        "2 points for each wheat region. " + (guess := "A guess: we have not seen which knights and towers it gives."),
    )
    expect(found.locator(".spoken")).to_contain_text(guess)
    expect(card(see(theirs, owners, "bakery"), "bakery").locator(".guess")).to_have_count(0)
    expect(card(see(ours, server, "guardtower"), "guardtower").locator(".guess")).to_have_count(0)
    page = ours.open("#/rules/queendomino/buildings")
    expect(entry(page, "bakery").locator(".guess[title]")).to_have_attribute("title", guess)
    expect(entry(page, "guardtower").locator(".guess")).to_have_count(0)
    expect(page.locator("#section-buildings .note")).to_contain_text(f"a corrected {BUILDINGS}")
    page = theirs.open("#/rules/queendomino/buildings")
    expect(entry(page, "bakery").locator(".guess")).to_have_count(0)
    expect(entry(page, "foundry").locator(".guess[title]")).to_have_attribute(
        "title", f"{guess} Its points are likely, but not certain."
    )


def test_dice_and_spellbook_are_marked_as_likely_until_an_owner_is_certain(
    visit: Door, server: Server, owners: Server
) -> None:
    page = visit(server).open(ahead.laid(server, MINE, SQUIRE, game="duel").table)
    page.get_by_role("group", name="Dice").get_by_role("link", name="The faces of the dice are likely").click()
    expect(page.get_by_role("dialog")).to_contain_text("a corrected duel.json")
    page.keyboard.press("Escape")
    expect(page.locator(".book").get_by_role("link", name="How many boxes a row has")).to_be_visible()
    page = visit(owners).open(ahead.laid(owners, MINE, SQUIRE, game="duel").table)
    page.locator(".book").wait_for()
    expect(page.locator(".guess")).to_have_count(0)


def test_a_corrected_spellbook_is_shown_as_corrected(visit: Door, owners: Server) -> None:
    visitor = visit(owners, **ON_PHONE)
    page = visitor.open(ahead.laid(owners, MINE, SQUIRE, game="duel").table)
    first = page.locator(".book .page").first.locator("li").first
    expect(first).to_contain_text("Split the pair")
    expect(first.get_by_role("img", name="0 of 4")).to_be_visible()
    page = visitor.open("#/rules/duel/spells")
    expect(page.locator("#section-spells li").first).to_contain_text("Split the pair (4 boxes)")
    expect(page.locator("section .note")).to_have_count(0)


@pytest.mark.parametrize("locale", BAKERY)
def test_our_own_decisions_are_marked_on_the_rules_pages(visit: Door, locale: str) -> None:
    """K33; Q21, Q36; D8, D43"""
    visitor = visit(locale=locale)
    label = {"en": "Our", "bg": "Наше", "de": "Unsere", "fr": "Notre", "ru": "Наше"}[locale]
    for game, sections in {
        "kingdomino": ["variants"],
        "queendomino": ["build", "round"],
        "duel": ["round", "end"],
    }.items():
        page = visitor.open(f"#/rules/{game}")
        marked = page.locator("section").filter(has=page.locator(".label", has_text=label))
        assert marked.evaluate_all("all => all.map(({ id }) => id)") == [f"section-{name}" for name in sections]
