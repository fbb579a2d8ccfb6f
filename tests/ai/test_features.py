"""What networks are told: within bounds, the same however a kingdom is turned, and nothing that is hidden."""

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from crownfield.ai.contract import brain_of
from crownfield.ai.inputs.dominoes.land import describe_kingdom
from crownfield.ai.inputs.sheet import sheet_type
from crownfield.base.compiling import compiles
from crownfield.games import start_with
from crownfield.games.batch import Batch
from crownfield.games.position import Position
from crownfield.mechanics.board import SIDE, SQUARES, STRIDE
from crownfield.mechanics.kingdom import KINGDOM, clear, put, terrain_at
from crownfield.play.dealer import Dealer
from tests.ai.told import told

pytestmark = pytest.mark.skipif(compiles(), reason="kernels called one by one compile for minutes: run interpreted")

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("kingdomino", 4, {"middle_kingdom": True, "harmony": True}),
    ("kingdomino", 2, {"mighty_duel": True}),
    ("queendomino", 3, {}),
    ("queendomino", 8, {"royal_wedding": True, "teams": True}),
    ("duel", 2, {}),
]


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_every_moment_of_a_game_can_be_described(game: str, players: int, options: dict[str, Any]) -> None:
    batch = Batch(game, 2, players=players, seed=4, **options)
    seats = batch.position(0).rules.kingdom_seats(batch.states[:1])
    seen = set()
    while (actions := batch.random_actions()).max() >= 0:
        for kingdom in range(len(seats)):
            seen.add(frozenset(told(batch.position(0), kingdom)))
        batch.step(actions)
    assert len(seen) > 20


@pytest.mark.parametrize("game", ["kingdomino", "queendomino", "duel"])
def test_symmetries_are_permutations_and_the_first_changes_nothing(game: str) -> None:
    turned = brain_of(game).inputs.symmetries()
    np.testing.assert_array_equal(turned[0], np.arange(turned.shape[1]))
    for row in turned:
        np.testing.assert_array_equal(np.sort(row), turned[0])


TURNS: list[Callable[[int, int], tuple[int, int]]] = [
    lambda x, y: (x, y),
    lambda x, y: (-y, x),
    lambda x, y: (-x, -y),
    lambda x, y: (y, -x),
    lambda x, y: (-x, y),
    lambda x, y: (x, -y),
    lambda x, y: (y, x),
    lambda x, y: (-y, -x),
]


def test_a_turned_kingdom_is_described_by_turned_inputs() -> None:
    batch = Batch("kingdomino", 1, players=2, seed=2)
    for _ in range(18):
        batch.step(batch.random_actions())
    table, kingdom = batch.states[0]["table"], batch.states[0]["kingdoms"][0]
    turned = brain_of("kingdomino").inputs.symmetries()
    before, found = _describe(table, kingdom), set()
    for turn in TURNS:
        after = _describe(table, _turned(kingdom, turn))
        matching = [index for index in range(8) if {int(turned[index, which]) for which in before} == after]
        assert len(matching) == 1
        found.add(matching[0])
    assert found == set(range(8))


def _describe(table: np.void, kingdom: np.void) -> set[int]:
    sheet = np.zeros(1, sheet_type(320, 0))[0]
    describe_kingdom(table, kingdom, sheet)
    return {int(which) for which in sheet["which"][: sheet["count"]]}


def _turned(kingdom: np.void, turn: Callable[[int, int], tuple[int, int]]) -> np.void:
    other = np.zeros(1, KINGDOM)
    clear(other[0], 5)
    for square in range(SQUARES):
        if terrain := terrain_at(kingdom, square):
            x, y = turn(square % STRIDE - SIDE // 2, square // STRIDE - SIDE // 2)
            there = (y + SIDE // 2) * STRIDE + x + SIDE // 2
            put(other[0], there, terrain, _crowns(kingdom, square), 5)
    record: np.void = other[0]
    return record


def _crowns(kingdom: np.void, square: int) -> int:
    return sum(int(kingdom["crowns"][plane, square >> 6]) >> (square & 63) << plane & 1 << plane for plane in range(2))


@pytest.mark.parametrize(
    ("game", "players", "options", "drawn"),
    [
        ("kingdomino", 2, {}, [1]),
        ("kingdomino", 2, {"mighty_duel": True}, [0, 1]),
        ("kingdomino", 3, {"row": 4}, [2]),
        ("kingdomino", 4, {"middle_kingdom": True}, [3, 0]),
        ("queendomino", 4, {}, [2]),
        ("queendomino", 8, {"royal_wedding": True, "teams": True}, [0, 7, 3, 4, 5]),
    ],
)
def test_of_kings_that_are_not_drawn_every_order_is_told_by_its_chance(
    game: str, players: int, options: dict[str, Any], drawn: list[int]
) -> None:
    """K20: an unknown king is neither a rival's nor one's own."""
    bag = list(range(players)) * (2 if players == 2 else 1)
    orders = {order for order in permutations(bag) if list(order[: len(drawn)]) == drawn}
    assert len(orders) > 1
    now = _picking(game, players, options, drawn, edition=2)
    known = [_picking(game, players, options, order, edition=1, picks=len(drawn) - 1) for order in orders]
    for kingdom in range(len(now.rules.kingdom_seats(now.state))):
        mean: dict[int, float] = {}
        for position in known:
            for which, weight in told(position, kingdom).items():
                mean[which] = mean.get(which, 0.0) + weight / len(known)
        assert told(now, kingdom) == pytest.approx(mean, abs=1e-5)


def _picking(
    game: str, players: int, options: dict[str, Any], kings: Sequence[int], *, edition: int, picks: int | None = None
) -> Position:
    """The set-up with these kings, known from the start or drawn one by one, after so many picks."""
    position, dealer = start_with(game, players, options, None, edition=edition), Dealer.from_seed("the same rows")
    coming, left = list(kings), len(kings) - 1 if picks is None else picks
    while position.actor < 0 or left > 0:
        if position.actor >= 0:
            position.play(position.legal_moves()[0].text)
            left -= 1
            continue
        text = position.rules.format_outcome(position.state, position.components, dealer.deal(position))
        if text.startswith("kings "):
            text = " ".join(["kings", *map(str, kings)])
        elif text.startswith("king "):
            text = f"king {coming.pop(0)}"
        position.reveal(text)
    return position
