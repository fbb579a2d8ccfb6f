"""The kings of the set-up: each is seen to come out of the bag, and nobody is told which comes next."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import ahead
from tests.e2e.conftest import Door
from tests.e2e.visitor import ON_PHONE
from tests.server.running import MINE, Server

RECORDS = Path(__file__).parents[1] / "golden" / "records"
NAMES = ["Pink", "Yellow"]
# Notes how long every motion of a king that was just drawn takes.
WATCH = """() => {
  window.moved = [];
  const known = new Set();
  const look = () => {
    for (const king of document.querySelectorAll('.kings .queue > span'))
      for (const motion of king.getAnimations()) {
        if (known.has(motion)) continue;
        known.add(motion);
        moved.push(motion.effect.getTiming().duration);
      }
    requestAnimationFrame(look);
  };
  look();
}"""
MOVED = "() => moved"


def setting_up(page: Page) -> dict[str, Any]:
    view: dict[str, Any] = page.evaluate("() => heard.table.view")
    return view


def bag_of(view: dict[str, Any]) -> str:
    inside = [left - view["coming"].count(seat) for seat, left in enumerate(view["kings"])]
    return ", ".join(
        f"{NAMES[seat]}: {count} king{'' if count == 1 else 's'}" for seat, count in enumerate(inside) if count
    )


@pytest.mark.parametrize("phone", [False, True])
def test_each_king_is_seen_to_come_out_of_the_bag(visit: Door, server: Server, phone: bool) -> None:
    """K20, K21"""
    visitor = visit(still=False, **(ON_PHONE if phone else {}))
    page = visitor.open(ahead.laid(server, MINE, MINE, confirm=False).link(0, 1))
    kings = page.get_by_role("region", name="Kings waiting")
    kings.wait_for()
    page.evaluate(WATCH)
    for drawn in range(1, 5):
        page.wait_for_function("wanted => heard.table.events.length === wanted", arg=2 * drawn)
        view = setting_up(page)
        (seat,) = view["coming"]
        expect(kings.get_by_role("heading", name=f"Drawn: {NAMES[seat]}")).to_be_visible()
        expect(kings.locator(".queue").get_by_role("img", name=NAMES[seat])).to_have_count(1)
        if bag_of(view):
            expect(kings.get_by_role("img", name=bag_of(view), exact=True)).to_be_visible()
        page.wait_for_function("wanted => moved.length === wanted", arg=drawn - 1)
        page.locator("button[data-domino]:enabled").first.click()
    expect(kings).to_have_count(0)
    assert all(duration > 0 for duration in page.evaluate(MOVED))
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("list", name="What happened").get_by_text("is drawn")).to_have_count(4)


def test_for_those_who_want_stillness_the_next_king_is_simply_there(visit: Door, server: Server) -> None:
    visitor = visit()
    page = visitor.open(ahead.laid(server, MINE, MINE, confirm=False).link(0, 1))
    page.locator(".kings .queue > span").wait_for()
    page.evaluate(WATCH)
    page.locator("button[data-domino]:enabled").first.click()
    visitor.table(lambda state: state["events"] == 4)
    expect(page.locator(".kings .queue > span")).to_have_count(1)
    assert not any(page.evaluate(MOVED))


def test_with_two_in_queendomino_the_whole_order_is_shown(visit: Door, server: Server) -> None:
    """Q6"""
    page = visit().open(ahead.laid(server, MINE, MINE, game="queendomino").link(0, 1))
    kings = page.get_by_role("region", name="Kings waiting")
    kings.wait_for()
    first = setting_up(page)["coming"][0]
    order = [NAMES[seat] for seat in (first, 1 - first, 1 - first, first)]
    expect(kings.get_by_role("img")).to_have_count(4)
    assert kings.get_by_role("img").evaluate_all("all => all.map((it) => it.getAttribute('aria-label'))") == order


@pytest.mark.parametrize(("edition", "words"), [("-1", "Kings in the order"), ("", "A king of")])
def test_kings_are_told_in_replays_of_either_edition(visit: Door, edition: str, words: str) -> None:
    page = visit().open("#/replay")
    page.get_by_label("Paste a record").fill((RECORDS / f"kingdomino-fair{edition}.txt").read_text("utf-8"))
    page.get_by_role("button", name="Show the game").click()
    page.get_by_role("slider", name="Step").fill("2")
    expect(page.get_by_text(words)).to_be_visible()
    expect(page.get_by_role("region", name="Kings waiting")).to_be_visible()
