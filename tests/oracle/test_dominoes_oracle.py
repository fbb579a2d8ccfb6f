"""Kingdomino, Queendomino and the Royal Wedding judged by the reference implementation."""

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.oracle.lockstep import POSITIONS, play_in_lockstep

TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "kingdomino": [
        (2, {}),
        (2, {"mighty_duel": True, "middle_kingdom": True, "harmony": True}),
        (2, {"may_discard": True, "middle_kingdom": True}),
        (3, {}),
        (3, {"row": 4, "harmony": True}),
        (4, {"middle_kingdom": True, "harmony": True}),
    ],
    "queendomino": [
        (2, {}),
        (2, {"middle_kingdom": True, "harmony": True}),
        (3, {}),
        (4, {}),
        (4, {"may_discard": True}),
    ],
    "royal_wedding": [
        (3, {"royal_wedding": True}),
        (4, {"royal_wedding": True, "middle_kingdom": True}),
        (5, {"royal_wedding": True, "harmony": True}),
        (6, {"royal_wedding": True}),
        (6, {"royal_wedding": True, "teams": True}),
        (8, {"royal_wedding": True, "teams": True, "may_discard": True}),
    ],
}
CASES = [(family, players, options) for family, tables in TABLES.items() for players, options in tables]


@pytest.mark.parametrize(("family", "players", "options"), CASES)
def test_random_games_agree_with_the_reference(family: str, players: int, options: dict[str, Any]) -> None:
    game = "queendomino" if family == "royal_wedding" else family
    left = -(-POSITIONS // len(TABLES[family]))
    seed = 0
    while left > 0:
        left -= play_in_lockstep(game, players, options, Random(seed), left)
        seed += 1


@pytest.mark.parametrize(("family", "players", "options"), CASES)
def test_the_first_edition_of_the_rules_agrees_too(family: str, players: int, options: dict[str, Any]) -> None:
    game = "queendomino" if family == "royal_wedding" else family
    for seed in range(3):
        play_in_lockstep(game, players, options, Random(seed), 20, edition=1)


@settings(max_examples=max(3, POSITIONS // 1000), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(case=st.sampled_from(CASES), seed=st.integers(0, 2**32))
def test_games_hypothesis_thinks_of_agree_with_the_reference(case: tuple[str, int, dict[str, Any]], seed: int) -> None:
    family, players, options = case
    game = "queendomino" if family == "royal_wedding" else family
    play_in_lockstep(game, players, options, Random(seed), 400)
