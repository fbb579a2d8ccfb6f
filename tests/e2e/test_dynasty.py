"""A Dynasty of three games: from the end of one to the next, with the points of all."""

import re

from playwright.sync_api import expect

from tests.e2e import ahead
from tests.e2e.company import ask, sit_down
from tests.e2e.conftest import Door
from tests.e2e.player import Player
from tests.e2e.setup import ME, SQUIRE, set_up
from tests.server.running import LINK, Server

NEXT = "Next game of the Dynasty"


def let_computers_finish(*players: Player) -> list[int]:
    """Everybody resigns; returns the totals, which the end shows together with those of the games before."""
    for player in players:
        ask(player, "Resign")
    for player in players:
        player.see_the_end()
    state = players[0].due()
    return [scores["total"] for scores in state["scores"]]


def test_three_games_in_a_row_add_up(visit: Door) -> None:
    visitor = visit()
    set_up(visitor, "kingdomino", [ME, SQUIRE], options=["Dynasty"])
    player = Player(visitor)
    page = visitor.page
    end = page.get_by_role("region", name="The game is over")
    sums = [0, 0]
    for number in (1, 2, 3):
        player.visitor.table(lambda state, number=number: state["dynasty"] == number)  # type: ignore[misc]
        expect(page.get_by_text(f"game {number} of the Dynasty")).to_be_visible()
        assert player.due()["carried"] == (sums if number > 1 else [])
        totals = let_computers_finish(player)
        names = end.locator("thead .name").all_inner_texts()
        carried = page.get_by_role("row").filter(has_text="From earlier games")
        if number > 1:
            assert carried.get_by_role("cell").all_inner_texts() == [str(points) for points in sums]
        sums = [one + more for one, more in zip(sums, totals, strict=True)]
        if number < 3:
            standing = ", ".join(f"{name} {points}" for name, points in zip(names, sums, strict=True))
            expect(end).to_contain_text(f"The Dynasty so far: {standing}.")
            page.get_by_role("button", name=NEXT).click()
    winners = [name for name, points in zip(names, sums, strict=True) if points == max(sums)]
    words = f"{winners[0]} wins the Dynasty!" if len(winners) == 1 else f"{' & '.join(winners)} share the Dynasty!"
    expect(end.get_by_role("heading")).to_have_text(words)
    expect(end).to_contain_text(re.compile(r"Game 3: .+!"))
    expect(end.locator("tfoot .won")).to_have_count(sums.count(max(sums)))
    expect(page.get_by_role("button", name=NEXT)).to_have_count(0)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_friends_meet_again_at_the_next_game(visit: Door, server: Server) -> None:
    players = sit_down(visit, ahead.laid(server, LINK, LINK, dynasty=True), 0, 1)
    let_computers_finish(*players)
    tables = []
    for player in players:
        player.page.get_by_role("button", name=NEXT).click()
        tables.append(player.visitor.table(lambda state: state["dynasty"] == 2)["id"])
    assert tables[0] == tables[1]
    for player in players:
        player.visitor.table(lambda state: state["status"] == "playing")
