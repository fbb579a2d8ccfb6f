"""A whole game by its text alone: the table in words tells the position, and its list of choices is enough to play."""

import pytest
from playwright.sync_api import expect

from tests.e2e import ahead
from tests.e2e.conftest import Door
from tests.e2e.hands import Keys
from tests.e2e.player import Player
from tests.e2e.visitor import Json
from tests.server.running import MINE, SQUIRE, Server


class Reader(Player):
    """Never looks at the board."""

    def decide(self, move: str, state: Json) -> None:
        words = self.page.get_by_role("region", name="Table in words")
        words.locator(".choices button").nth(state["legal"].index(move)).press("Enter")


@pytest.mark.parametrize("game", ["queendomino", "duel"])
def test_a_game_is_played_in_words(visit: Door, server: Server, game: str) -> None:
    visitor = visit()
    visitor.open(ahead.laid(server, MINE, SQUIRE, game=game).table)
    visitor.page.get_by_role("tab", name="Table").click()
    visitor.page.get_by_label("Table in words").check()
    reader = Reader(visitor, Keys)
    words = visitor.page.get_by_role("region", name="Table in words")
    expect(words).to_contain_text("only the castle")
    reader.play(until=lambda state: any(scores["total"] > 0 for scores in state["scores"]))
    points = max(scores["total"] for scores in visitor.table()["scores"])
    expect(words.get_by_role("heading").filter(has_text=f"{points} point")).not_to_have_count(0)
    reader.play()
    reader.see_the_end()
