"""A whole game of each kind through the real interface, with the mouse, the keyboard alone, and a finger."""

import pytest

from tests.e2e.conftest import Door
from tests.e2e.hands import Finger, Hand, Keys, Mouse
from tests.e2e.player import Player
from tests.e2e.setup import HERE, ME, SQUIRE, set_up
from tests.e2e.visitor import ON_PHONE, ON_SMALL_PHONE, Visitor


def quick_start(visitor: Visitor, hand: Hand) -> None:
    page = visitor.open()
    hand.press(page.get_by_role("button", name="Play", exact=True))
    page.get_by_role("heading", name="Kingdomino").wait_for()


def play_kingdomino(visitor: Visitor, hand: type[Hand]) -> None:
    player = Player(visitor, hand)
    quick_start(visitor, player.hand)
    player.play()
    player.see_the_end()
    assert {"place", "pick"} <= player.verbs


def test_kingdomino_with_the_mouse_and_moving_pieces(visit: Door) -> None:
    play_kingdomino(visit(still=False), Mouse)


def test_kingdomino_with_the_keyboard_alone(visit: Door) -> None:
    play_kingdomino(visit(), Keys)


def test_kingdomino_with_a_finger_on_a_small_phone(visit: Door) -> None:
    play_kingdomino(visit(**ON_SMALL_PHONE), Finger)


@pytest.mark.parametrize("hand", [Mouse, Keys])
def test_queendomino(visit: Door, hand: type[Hand]) -> None:
    visitor = visit()
    set_up(visitor, "queendomino", [ME, SQUIRE])
    player = Player(visitor, hand)
    player.play()
    player.see_the_end()
    assert {"place", "pick", "tax"} <= player.verbs


def test_a_royal_wedding_in_teams_with_two_at_one_device(visit: Door) -> None:
    visitor = visit()
    set_up(visitor, "royal_wedding", [ME, SQUIRE, SQUIRE, SQUIRE, HERE, SQUIRE], options=["Teams of two"])
    player = Player(visitor)
    state = player.play()
    assert state["options"]["teams"]
    assert state["yours"] == [0, 4]
    player.see_the_end()


def test_a_royal_wedding_of_eight_on_a_phone_without_confirmation(visit: Door) -> None:
    visitor = visit(**ON_PHONE)
    set_up(visitor, "royal_wedding", [ME, *[SQUIRE] * 7], confirm=False)
    player = Player(visitor, Finger)
    player.play()
    player.see_the_end()


@pytest.mark.parametrize("hand", [Mouse, Keys, Finger])
def test_duel(visit: Door, hand: type[Hand]) -> None:
    visitor = visit(**ON_SMALL_PHONE) if hand is Finger else visit()
    set_up(visitor, "duel", [ME, SQUIRE])
    player = Player(visitor, hand)
    player.play()
    player.see_the_end()
    assert {"take", "place"} <= player.verbs
