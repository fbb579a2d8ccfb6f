"""Finished games are stepped through by link or from a record; unfinished ones are found again."""

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.e2e import ahead, screens
from tests.e2e.conftest import Door
from tests.server.running import Server


def last_step(page: Page) -> int:
    slider = page.get_by_role("slider", name="Step")
    slider.wait_for()
    return int(slider.get_attribute("max") or 0)


def record_of(server: Server, kind: str) -> str:
    address = f"http://{server.address}/api/games/{ahead.finished(server, kind).id}/record"
    return httpx.get(address, verify=False, trust_env=False).text


def seen_by(page: Page, title: str) -> None:
    """The last seat's side of the table: its kingdom or map is now the large one."""
    side = page.get_by_label("Seen by")
    name = side.locator("option").last.inner_text()
    side.select_option(label=name)
    large = page.get_by_role("application").or_(page.locator(".mine").get_by_role("img", name=title)).first
    expect(large).to_have_attribute("aria-label", re.compile(f"^{title}.*{re.escape(name)}"))


@pytest.mark.parametrize("kind", ahead.KINDS)
def test_a_finished_game_is_stepped_through_with_keys(visit: Door, server: Server, kind: str) -> None:
    page = visit().open(ahead.finished(server, kind).replay)
    last = last_step(page)
    assert last > 20
    counter = page.locator(".step")
    expect(counter).to_have_text(f"0 of {last}")
    for key, step in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)]:
        page.keyboard.press(key)
        expect(counter).to_have_text(f"{step} of {last}")
    page.get_by_role("slider", name="Step").fill(str(last // 2))
    expect(counter).to_have_text(f"{last // 2} of {last}")
    seen_by(page, "Map of " if kind == "duel" else "Kingdom of ")
    page.get_by_role("button", name="Play (space)").click()
    expect(counter).not_to_have_text(f"{last // 2} of {last}")
    assert last // 2 < int(counter.inner_text().split()[0]) <= last
    expect(page.get_by_text("Deal checked", exact=True)).to_be_visible()


def test_every_step_of_a_replay_can_be_shown(visit: Door, server: Server) -> None:
    page = visit().open(ahead.finished(server, "queendomino").replay)
    last = last_step(page)
    for _ in range(last):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".step")).to_have_text(f"{last} of {last}")


def test_a_record_is_imported_by_pasting_and_from_a_file(visit: Door, server: Server, tmp_path: Path) -> None:
    record = record_of(server, "duel")
    page = visit().open("#/replay")
    page.get_by_label("Paste a record").fill(record)
    page.get_by_role("button", name="Show the game").click()
    last = last_step(page)
    page.get_by_role("button", name="Another record").click()
    (tmp_path / "game.txt").write_text(record, "utf-8")
    page.locator("input[type=file]").set_input_files(tmp_path / "game.txt")
    assert last_step(page) == last


def test_what_is_no_record_is_refused_in_words(visit: Door) -> None:
    visitor = visit()
    visitor.forgiven = ["Failed to load resource"]
    page = visitor.open("#/replay")
    page.get_by_label("Paste a record").fill("once upon a time")
    page.get_by_role("button", name="Show the game").click()
    expect(page.get_by_role("alert")).to_contain_text("This is not a record")


def test_the_record_of_the_end_can_be_downloaded(visit: Door, server: Server) -> None:
    page = visit().open(ahead.finished(server, "kingdomino").table)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    assert Path(download.value.path()).read_text("utf-8") == record_of(server, "kingdomino")
    page.get_by_role("link", name="Replay", exact=True).click()
    last_step(page)


def test_my_games_leads_back_to_a_running_game_and_lets_it_go(visit: Door, server: Server) -> None:
    visitor = visit()
    screens.show(visitor, server, "table of kingdomino")
    page = visitor.open("#/")
    page.get_by_role("link", name="Back to my game").click()
    visitor.table()
    page = visitor.open("#/games")
    expect(page.get_by_role("listitem").filter(has_text="Kingdomino")).to_contain_text("running")
    page.get_by_role("link", name="Go on playing").click()
    assert visitor.table()["status"] == "playing"
    page = visitor.open("#/games")
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Remove from the list").click()
    expect(page.get_by_text("You have not played on this device yet.")).to_be_visible()


def test_a_finished_game_is_deleted_for_everybody(visit: Door, server: Server) -> None:
    visitor = visit()
    table = ahead.finished_once(server)
    page = visitor.open(table.table)
    visitor.table(lambda state: state["status"] == "over")
    page = visitor.open("#/games")
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Keep").click()
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Delete for everybody").click()
    expect(page.get_by_text("You have not played on this device yet.")).to_be_visible()
    other = visit()
    other.forgiven = ["Failed to load resource"]
    page = other.open(table.replay)
    expect(page.get_by_role("alert")).to_contain_text("There is no such table. It may have been deleted.")


def test_the_end_is_told_line_by_line_and_shared_by_a_link(visit: Door, server: Server) -> None:
    visitor = visit(still=False, permissions=["clipboard-read", "clipboard-write"])
    page = visitor.open(ahead.finished(server, "queendomino").table)
    pad = page.get_by_role("region", name="The game is over")
    hidden = pad.locator("tr.hidden")
    before = hidden.count()
    expect(hidden).not_to_have_count(before)
    assert 0 < hidden.count() < before
    expect(pad.get_by_role("button", name="Share the replay")).to_have_count(0)
    pad.get_by_role("button", name="Show everything").click()
    expect(hidden).to_have_count(0)
    pad.get_by_role("button", name="Share the replay").click()
    expect(pad.get_by_role("button", name="Copied")).to_be_visible()
    link = str(page.evaluate("() => navigator.clipboard.readText()"))
    assert link == f"{visitor.address}/{ahead.finished(server, 'queendomino').replay}"
    pad.get_by_text("Was the deal fair?").click()
    table = page.evaluate("() => heard.table")
    expect(pad).to_contain_text(table["commitment"])
    expect(pad).to_contain_text(table["secret"])
    expect(pad).to_contain_text("crownfield verify")


def test_my_games_shows_a_finished_game_with_its_replay(visit: Door, server: Server) -> None:
    visitor = visit()
    screens.show(visitor, server, "end of duel")
    page = visitor.open("#/games")
    expect(page.get_by_role("listitem").filter(has_text="Duel")).to_contain_text("finished")
    page.get_by_role("link", name="Replay").click()
    last_step(page)


def test_after_the_end_the_same_people_play_again(visit: Door, server: Server) -> None:
    visitor = visit()
    page = visitor.open(ahead.finished(server, "kingdomino").table)
    old = visitor.table()["id"]
    page.get_by_role("button", name="Play again").click()
    assert visitor.table(lambda state: state["id"] != old)["status"] == "playing"
