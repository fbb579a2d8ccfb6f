"""What people at one table ask of each other: to take a turn back, to stop, to go on without somebody."""

import pytest
from playwright.sync_api import expect

from tests.e2e import ahead
from tests.e2e.company import answer, ask, in_turn, menu, question, sit_down
from tests.e2e.conftest import Door
from tests.e2e.player import Player
from tests.server.running import LINK, SQUIRE, Server

BACK, BACK_WORDS = "Ask to take the last turn back", "would like to take the last turn back"
STOP, STOP_WORDS = "Ask to end the game without a winner", "would like to end the game without a winner"
ABSENT = "Ask that a computer plays for the absent"


def test_a_turn_is_taken_back_when_both_agree_but_never_past_a_reveal(visit: Door, server: Server) -> None:
    table = ahead.laid(server, LINK, LINK)
    people = sit_down(visit, table, 0, 1)
    play_round(0, *people)  # where a king is revealed after every turn
    one, two = in_turn(*people)
    expect(one.page).to_have_title("● Your turn")
    expect(two.page).to_have_title("Crownfield · Kingdomino")
    while one.may_act():
        before, after = one.due(), one.turn()
    expect(two.page).to_have_title("● Your turn")

    ask(one, BACK)
    answer(two, BACK_WORDS, "No")
    expect(question(one, BACK_WORDS)).to_be_hidden()
    assert one.visitor.table()["events"] == after["events"]
    ask(one, BACK)
    expect(menu(two).get_by_role("button", name=BACK)).to_be_disabled()
    answer(two, BACK_WORDS, "Agree")
    again = one.visitor.table(lambda state: state["events"] > after["events"])
    assert again["legal"] == before["legal"]
    one.page.get_by_role("tab", name="Log").click()
    expect(one.page.get_by_role("list", name="What happened")).to_contain_text("takes the last turn back")

    play_round(1, one, two)
    ask(one, BACK)
    expect(one.page.get_by_role("alert")).to_contain_text("Something has been revealed since")
    expect(question(two, BACK_WORDS)).to_be_hidden()


def play_round(number: int, *people: Player) -> None:
    while people[0].visitor.table()["round"] == number:
        for player in people:
            if player.may_act():
                player.turn()


def test_a_game_is_broken_off_when_both_agree(visit: Door, server: Server) -> None:
    one, two = sit_down(visit, ahead.laid(server, LINK, LINK), 0, 1)
    ask(one, STOP)
    expect(question(two, STOP_WORDS)).to_be_visible()
    answer(one, STOP_WORDS, "Withdraw")
    expect(question(two, STOP_WORDS)).to_be_hidden()
    ask(two, STOP)
    answer(one, STOP_WORDS, "Agree")
    for player in (one, two):
        player.visitor.table(lambda state: state["status"] == "aborted")
        expect(player.page.get_by_text("The game was ended without a winner.")).to_be_visible()
    page = one.visitor.open("#/games")
    expect(page.get_by_role("listitem").filter(has_text="Kingdomino")).to_contain_text("broken off")


@pytest.mark.parametrize("game", ["kingdomino", "duel"])
def test_a_computer_plays_for_the_absent_until_they_return(visit: Door, server: Server, game: str) -> None:
    """From another device."""
    table = ahead.laid(server, LINK, LINK, game=game)
    one, two = sit_down(visit, table, 0, 1)
    expect(menu(one).get_by_role("button", name=ABSENT)).to_be_hidden()
    own_link = two.visitor.fragment
    two.page.close()
    expect(one.page.get_by_text("away", exact=True)).to_be_visible()
    ask(one, ABSENT)
    expect(one.page.get_by_text("computer plays", exact=True)).to_be_visible()
    first = one.visitor.table()["round"]
    one.play(until=lambda state: state["round"] > first and state["draft"] == [])

    returned = Player(visit())
    returned.visitor.open(own_link)
    expect(one.page.get_by_text("computer plays", exact=True)).to_be_hidden()
    expect(one.page.get_by_text("away", exact=True)).to_be_hidden()
    while "place" not in returned.verbs:
        for player in (one, returned):
            if player.may_act():
                player.turn()


def test_who_resigns_is_replaced_to_the_end(visit: Door, server: Server) -> None:
    (player,) = sit_down(visit, ahead.laid(server, LINK, SQUIRE), 0)
    ask(player, "Resign")
    player.see_the_end()
