"""Several people at one table, each in a browser of their own."""

from playwright.sync_api import Locator, expect

from tests.e2e.ahead import Played
from tests.e2e.conftest import Door
from tests.e2e.player import Player


def sit_down(visit: Door, table: Played, *seats: int) -> list[Player]:
    """One browser for each of these seats, once the game has begun."""
    players = [Player(visit()) for _ in seats]
    for player, seat in zip(players, seats, strict=True):
        player.visitor.open(table.link(seat))
    for player in players:
        player.visitor.table(lambda state: state["status"] == "playing")
    return players


def in_turn(one: Player, two: Player) -> tuple[Player, Player]:
    """The one to act comes first."""
    return (one, two) if one.may_act() else (two, one)


def menu(player: Player) -> Locator:
    """What is asked of the whole table."""
    player.page.get_by_role("tab", name="Table").click()
    return player.page.get_by_role("tabpanel")


def ask(player: Player, button: str) -> None:
    menu(player).get_by_role("button", name=button).click()


def question(player: Player, words: str) -> Locator:
    return player.page.get_by_role("alert").filter(has_text=words)


def answer(player: Player, words: str, button: str) -> None:
    question(player, words).get_by_role("button", name=button, exact=True).click()
    expect(question(player, words)).to_be_hidden()
