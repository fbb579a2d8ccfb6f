"""The six levels: everybody can choose them, at every table, and they play."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Door
from tests.e2e.player import Player
from tests.e2e.setup import ME, set_up

LEVELS = ["Page", "Squire", "Steward", "Marshal", "Chancellor", "Regent"]
KINDS = ("kingdomino", "queendomino", "royal_wedding", "duel")


@pytest.mark.parametrize("kind", KINDS)
def test_every_seat_of_every_game_is_offered_all_levels_from_the_weakest_to_the_strongest(
    visit: Door, kind: str
) -> None:
    page = visit().open("#/new")
    page.locator("label", has=page.locator(f"input[name=kind][value={kind}]")).click()
    counts = page.get_by_role("radiogroup", name="Players").locator("label")
    for number in range(max(1, counts.count())):
        if counts.count():
            counts.nth(number).click()
        seats = page.get_by_label(re.compile(r"^Seat \d: who plays$"))
        for seat in seats.all():
            offered = seat.locator("optgroup option").all_inner_texts()
            assert offered == [f"Computer: {level}" for level in LEVELS]


def test_the_form_says_how_each_level_plays(visit: Door) -> None:
    page = visit().open("#/new")
    expect(page.get_by_label("Seat 2: who plays")).to_have_value("level-squire")
    told = set()
    for level in LEVELS:
        page.get_by_label("Seat 2: who plays").select_option(label=f"Computer: {level}")
        told.add(page.locator(".about").inner_text())
    assert len(told) == len(LEVELS)
    assert any(words.endswith("The strongest.") for words in told)


@pytest.mark.parametrize("kind", ["kingdomino", "queendomino", "duel"])
def test_a_whole_game_against_the_page(visit: Door, kind: str) -> None:
    visitor = visit()
    set_up(visitor, kind, [ME, "Computer: Page"], confirm=False)
    player = Player(visitor)
    state = player.play()
    assert state["seats"][1]["level"] == "page"
    player.see_the_end()


def test_the_regent_is_seen_thinking_and_then_plays(visit: Door) -> None:
    visitor = visit()
    set_up(visitor, "kingdomino", [ME, "Computer: Regent"])
    player, thinking = Player(visitor), visitor.page.get_by_text(re.compile(r"^Regent \(.+\) is thinking…$"))
    while (state := player.turn())["actor"] == 0 or state["round"] < 2:
        pass  # the last king of the first row has no choice, and needs no thought
    expect(thinking).to_be_visible()
    visitor.table(lambda now: now["events"] > state["events"])
