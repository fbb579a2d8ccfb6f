"""What networks are told: within bounds, the same however a kingdom is turned, and nothing that is hidden."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from crownfield.ai.contract import brain_of
from crownfield.ai.inputs.dominoes.land import describe_kingdom
from crownfield.ai.inputs.sheet import sheet_type
from crownfield.base.compiling import compiles
from crownfield.games.batch import Batch
from crownfield.mechanics.board import SIDE, SQUARES, STRIDE
from crownfield.mechanics.kingdom import KINGDOM, clear, put, terrain_at
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
