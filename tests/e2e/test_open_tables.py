"""Tables for strangers, where the host keeps a list of them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Door
from tests.e2e.setup import FRIEND, ME, set_up
from tests.e2e.test_every_screen import troubles
from tests.server.running import Server


@pytest.fixture
def closed(tmp_path: Path) -> Iterator[Server]:
    """A server whose host has not asked for such a list."""
    server = Server(tmp_path).start()
    yield server
    server.stop()


def test_a_stranger_sits_down_at_an_open_table(visit: Door) -> None:
    host, stranger = visit(), visit()
    listed = stranger.open().get_by_role("region", name="Open tables")
    expect(listed).to_contain_text("Nobody is waiting just now")
    set_up(host, "kingdomino", [ME, FRIEND], names=["Ada"], options=["Harmony", "List this table publicly"])
    host.page.get_by_role("button", name="To the table").click()
    host.table(lambda state: state["status"] == "waiting")

    listed = stranger.open().get_by_role("region", name="Open tables")
    entry = listed.get_by_role("listitem").filter(has_text="Kingdomino")
    expect(entry).to_contain_text("Ada · 2 players · 1 seat free · Harmony")
    assert troubles(stranger.page) == []
    entry.get_by_role("button", name="Sit down").click()
    assert stranger.table(lambda state: state["status"] == "playing")["yours"] == [1]
    assert host.table(lambda state: state["status"] == "playing")["yours"] == [0]
    assert host.table()["id"] == stranger.table()["id"]
    listed = visit().open().get_by_role("region", name="Open tables")
    expect(listed).to_contain_text("Nobody is waiting just now")


def test_without_the_hosts_wish_there_is_no_such_list(closed: Server, visit: Door) -> None:
    visitor = visit(closed)
    page = visitor.open("#/new/friends")
    page.get_by_role("button", name="To the table").wait_for()
    expect(page.get_by_text("List this table publicly")).to_have_count(0)
    page = visitor.open()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("region", name="Open tables")).to_have_count(0)
