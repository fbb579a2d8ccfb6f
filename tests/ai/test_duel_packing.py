"""What a network of Duel is told about open squares and two dice in hand, against the reference's map."""

import pytest

from crownfield.ai.inputs.duel import layout
from crownfield.base.compiling import compiles
from crownfield.games.position import Position
from tests.ai.obvious import parts
from tests.ai.told import told
from tests.contract.tables import BY_NAME, walk
from tests.reference.duel_map import (
    COATS,
    COMPONENTS,
    Squares,
    connected,
    free_squares,
    neighbours,
    placements,
    square_named,
)

pytestmark = pytest.mark.skipif(compiles(), reason="kernels called one by one compile for minutes: run interpreted")


def _told(on: dict[int, float], block: int, most: int) -> list[int]:
    return [which - block for which in range(block, block + most + 1) if which in on]


def _squares(position: Position, seat: int) -> Squares:
    drawn = position.view()["maps"][seat]["squares"]
    return {square_named(name): (each["coat"], each["crosses"]) for name, each in drawn.items()}


def _coat(die: int, face: int) -> str:
    coat: str = COMPONENTS["dice"][die][face - 1]["coat"]
    return coat


def test_open_squares_are_counted() -> None:
    broken = 0
    for position in walk(BY_NAME["duel/2"], 5):
        squares, on = _squares(position, 1), told(position, 1)
        free = set(free_squares(squares))
        sizes = parts(free, neighbours)
        broken += len(sizes) > 1
        ends = [square for square in free if len(set(neighbours(square)) & free) == 1]
        assert _told(on, layout.PARTS, layout.MOST_PARTS) == [min(len(sizes), layout.MOST_PARTS)]
        odd = sum(size % 2 for size in sizes)
        assert _told(on, layout.ODD_PARTS, layout.MOST_PARTS) == [min(odd, layout.MOST_PARTS)]
        assert _told(on, layout.DEAD_ENDS, layout.MOST_DEAD_ENDS) == [min(len(ends), layout.MOST_DEAD_ENDS)]
        useful = [square for square in free if set(neighbours(square)) & free]
        for code, coat in enumerate(COATS, 1):
            fits = any(connected(squares, square, coat) for square in useful)
            assert (layout.ATTACHABLE + 2 * code + fits) in on
            assert (layout.ATTACHABLE + 2 * code + (not fits)) not in on
    assert broken > 3


def test_two_dice_in_hand_can_be_drawn_in_so_many_ways() -> None:
    counts = set()
    for seed in range(3):
        for position in walk(BY_NAME["duel/2"], seed):
            if position.phase not in ("turn", "cross", "place"):
                continue
            seat = position.actor
            dice = enumerate(position.view()["dice"])
            one, other = (_coat(die, each["face"]) for die, each in dice if each["seat"] == seat)
            if "?" in (one, other):
                continue
            laid = placements(_squares(position, seat), (one, 0), (other, 1), mode="normal")
            ways = min(len(list(laid)), layout.MOST_WAYS)
            assert _told(told(position, seat), layout.WAYS, layout.MOST_WAYS) == [ways]
            counts.add(ways)
    assert {0, layout.MOST_WAYS} < counts
