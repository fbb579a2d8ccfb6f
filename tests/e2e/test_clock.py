"""A limited time for each decision: the clock is seen, and a computer helps whoever runs out of it."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e import ahead
from tests.e2e.company import in_turn, sit_down
from tests.e2e.conftest import Door
from tests.e2e.setup import ME, SQUIRE, set_up
from tests.server.running import LINK, Server

SHORTEST = 5
"""Seconds; the page offers 15 at least."""


@pytest.mark.parametrize("kind", ["kingdomino", "duel"])
def test_the_chosen_time_runs_at_the_table(visit: Door, kind: str) -> None:
    visitor = visit()
    set_up(visitor, kind, [ME, SQUIRE], time="15 seconds")
    visitor.table(lambda state: bool(state["legal"]))
    clock = visitor.page.get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"0:1\d"))
    expect(clock).not_to_have_text(clock.inner_text())
    assert re.fullmatch(r"Time left: 0:\d\d", clock.get_attribute("aria-label") or "")


def test_a_computer_moves_for_whoever_runs_out_of_time(visit: Door, server: Server) -> None:
    table = ahead.laid(server, LINK, LINK, seconds_per_move=SHORTEST)
    slow, other = in_turn(*sit_down(visit, table, 0, 1))
    before = slow.due()
    for player in (slow, other):
        expect(player.page.get_by_role("timer")).to_have_count(1)
    moved = slow.visitor.table(lambda state: state["events"] > before["events"])
    assert moved["status"] == "playing"
    assert moved["seats"][slow.visitor.table()["yours"][0]]["level"] is None
