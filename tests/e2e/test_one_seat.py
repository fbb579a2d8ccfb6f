"""One seat in several windows, impatient fingers, and pages that have not heard the latest."""

from playwright.sync_api import expect

from tests.e2e import ahead
from tests.e2e.company import sit_down
from tests.e2e.conftest import Door
from tests.e2e.player import Player
from tests.e2e.setup import HERE, ME, set_up
from tests.server.running import MINE, SQUIRE, Server

STALE = "The table has changed meanwhile. Look again."


def placing(visit: Door, server: Server) -> Player:
    (player,) = sit_down(visit, ahead.laid(server, MINE, SQUIRE), 0)
    player.play(until=lambda state: any(move.startswith("place") for move in state["legal"]))
    return player


def test_two_tabs_with_one_seat_show_one_table(visit: Door, server: Server) -> None:
    here = placing(visit, server)
    there = Player(here.visitor.tab())
    there.page.goto(here.page.url)
    before = there.due()
    here.page.bring_to_front()
    drafted = here.step()["draft"]
    assert there.visitor.table(lambda state: state["draft"] == drafted)["yours"] == [0]
    there.page.bring_to_front()
    there.hand.take_back()
    for each in (here, there):
        assert each.visitor.table(lambda state: state["draft"] == [])["legal"] == before["legal"]
    there.play(until=lambda state: state["complete"])
    here.visitor.table(lambda state: state["complete"])
    here.page.bring_to_front()
    here.hand.confirm()
    there.visitor.table(lambda state: state["events"] > before["events"])
    expect(there.page.get_by_role("button", name="Confirm", exact=True)).to_be_hidden()


def test_a_double_click_on_confirm_counts_once_and_is_no_mistake(visit: Door, server: Server) -> None:
    player = placing(visit, server)
    before = player.play(until=lambda state: state["complete"])
    player.page.get_by_role("button", name="Confirm", exact=True).dblclick()
    after = player.visitor.table(lambda state: state["events"] > before["events"] and bool(state["legal"]))
    assert after["draft"] == []
    assert player.page.get_by_role("alert").all_inner_texts() == []


def test_a_page_that_missed_the_news_is_refused_and_catches_up(visit: Door, server: Server) -> None:
    stale = placing(visit, server)
    fresh = Player(stale.visitor.tab())
    fresh.page.goto(stale.page.url)
    fresh.due()
    stale.visitor.go_deaf()
    after = fresh.turn()
    stale.page.bring_to_front()
    stale.hand.lay(stale.visitor.table()["legal"][0].split(" ")[1][:-1])
    expect(stale.page.get_by_role("alert")).to_have_text(STALE)
    stale.visitor.go_deaf(False)
    stale.page.reload()
    assert stale.due()["events"] >= after["events"]
    stale.turn()


def test_two_people_at_one_device_see_their_own_kingdoms_in_turn(visit: Door) -> None:
    visitor = visit()
    set_up(visitor, "kingdomino", [ME, HERE], names=["Ada", "Bo"])
    player = Player(visitor)
    assert player.due()["yours"] == [0, 1]
    player.play(until=lambda state: state["round"] > 0 and state["draft"] == [])
    seen: set[str] = set()
    while len(seen) < 2:
        name = ["Ada", "Bo"][player.due()["actor"]]
        expect(visitor.page.get_by_role("region", name=f"Kingdom of {name}")).to_be_visible()
        expect(visitor.page.locator(".due")).to_contain_text(f"{name}: Place domino")
        seen.add(name)
        player.turn()
