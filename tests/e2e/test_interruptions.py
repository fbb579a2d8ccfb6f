"""What comes between: second thoughts, a reload, a server that dies and comes back."""

from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import Door
from tests.e2e.hands import Keys, Mouse
from tests.e2e.player import Player
from tests.e2e.setup import ME, SQUIRE, set_up
from tests.e2e.visitor import Visitor
from tests.server.running import Server


def in_the_middle(visitor: Visitor, hand: type[Mouse] | type[Keys] = Mouse) -> Player:
    """A game of Kingdomino in which a turn is due that begins with placing."""
    set_up(visitor, "kingdomino", [ME, SQUIRE])
    player = Player(visitor, hand)
    player.play(until=lambda state: any(move.startswith("place") for move in state["legal"]))
    return player


def test_a_drafted_decision_is_taken_back_and_the_turn_counts_when_it_is_confirmed(visit: Door) -> None:
    player = in_the_middle(visit())
    before = player.due()
    placed = player.step()
    assert len(placed["draft"]) == 1
    player.hand.take_back()
    again = player.visitor.table(lambda state: state["draft"] == [])
    assert again["legal"] == before["legal"]
    assert player.step()["draft"][0].startswith("place")
    drafted = player.step()
    assert drafted["complete"]
    assert drafted["events"] == before["events"]
    player.hand.take_back()
    player.visitor.table(lambda state: len(state["draft"]) == 1)
    player.step()
    player.hand.confirm()
    assert player.visitor.table(lambda state: state["draft"] == [])["events"] > before["events"]


def test_the_same_by_keys(visit: Door) -> None:
    player = in_the_middle(visit(), Keys)
    before = player.due()
    player.step()
    player.page.keyboard.press("u")
    assert player.visitor.table(lambda state: state["draft"] == [])["legal"] == before["legal"]
    player.turn()


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(visit: Door) -> None:
    player = in_the_middle(visit())
    drafted = player.step()
    player.page.reload()
    assert player.visitor.table()["draft"] == drafted["draft"]
    complete = player.play(until=lambda state: state["complete"])
    player.page.reload()
    assert player.due()["draft"] == complete["draft"]
    assert player.may_confirm()
    player.turn()
    player.turn()


def test_the_server_dies_and_comes_back_and_the_page_heals_itself(visit: Door, tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        visitor = visit(server)
        visitor.forgiven = ["WebSocket connection to", "ERR_CONNECTION_REFUSED"]
        player = in_the_middle(visitor)
        player.turn()
        before = player.due()
        server.kill()
        lost = visitor.page.get_by_role("alert").filter(has_text="The connection is lost")
        expect(lost).to_be_visible()
        server.start()
        expect(lost).to_be_hidden(timeout=30_000)
        after = player.due()
        assert after["legal"] == before["legal"]
        assert after["events"] == before["events"]
        player.play()
        player.see_the_end()
    finally:
        server.stop()
