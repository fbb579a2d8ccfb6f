"""Each lesson is worked through to its end with the mouse, mistakes included, and leads to a real game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Door

Act = Callable[[Page], None]
TURNS = "nesw"


def read(page: Page) -> None:
    """A step without a task."""


def piece(number: int) -> Act:
    """Takes the domino or die in this place of the row."""
    return lambda page: page.locator("button.piece").nth(number - 1).click()


def say(words: str) -> Act:
    return lambda page: page.locator(".say").get_by_role("button", name=words).click()


def point(square: str) -> Act:
    return lambda page: page.locator(f"[data-square={square}]").click()


def lay(place: str) -> Act:
    """Turns the pair with the wheel, which first lies with its right half to the east, and lays it."""

    def act(page: Page) -> None:
        square = page.locator(f"[data-square={place[:-1]}]")
        square.hover()
        for _ in range((TURNS.index(place[-1]) - TURNS.index("e")) % 4):
            page.mouse.wheel(0, 100)
        ways = dict(zip(TURNS, ["up", "to the right", "down", "to the left"], strict=True))
        expect(page.locator(".hand")).to_contain_text(f"lies {ways[place[-1]]}")
        square.click()

    return act


# For each step: what is wrong there, and what is right.
LESSONS: dict[str, list[tuple[Act, Act]]] = {
    "kingdomino": [
        (read, read),
        (piece(1), piece(4)),
        (point("g7"), lay("g8n")),
        (point("g7"), lay("d7s")),
        (point("g7"), lay("i7w")),
        (point("f7"), point("h7")),
        (point("g7"), lay("g9e")),
        (piece(3), piece(1)),
        (read, read),
    ],
    "queendomino": [
        (read, read),
        (point("g6"), point("f6")),
        (say("Statue"), say("Sawmill")),
        (point("f7"), point("h7")),
        (say("To nobody"), say("To me")),
        (say("Bakery"), say("Foundry")),
        (read, read),
    ],
    "duel": [
        (read, read),
        (piece(1), piece(3)),
        (point("d3"), lay("b4e")),
        (point("b3"), point("d5")),
        (say("A question mark"), say("One with a coat and no cross")),
        (say("Everyone who fills it"), say("The first to fill the row")),
        (read, read),
    ],
}


def work(page: Page, onward: Locator, wrong: Act, right: Act) -> None:
    """A mistake is answered with a hint and does not lead on; the right deed is praised and does."""
    if right is read:
        return
    expect(onward).to_be_disabled()
    wrong(page)
    expect(page.locator(".hint")).not_to_be_empty()
    expect(onward).to_be_disabled()
    right(page)
    expect(page.locator(".right")).not_to_be_empty()
    expect(page.locator(".hint")).to_have_count(0)


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_done_on_the_board_and_leads_to_a_game(visit: Door, game: str) -> None:
    visitor = visit()
    page = visitor.open(f"#/learn/{game}")
    onward = page.get_by_role("button", name="Next", exact=True)
    last = len(LESSONS[game])
    for number, (wrong, right) in enumerate(LESSONS[game], 1):
        expect(page.get_by_text(f"Step {number} of {last}")).to_be_visible()
        work(page, onward, wrong, right)
        if number < last:
            onward.click()
    page.get_by_role("button", name="Play against the computer").click()
    state = visitor.table(lambda state: state["status"] == "playing")
    assert (state["game"], state["yours"]) == (game, [0])
