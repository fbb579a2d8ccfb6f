"""What a domino adds is the difference of two whole scores."""

import numpy as np
import pytest

from crownfield.ai.inputs.dominoes.gains import SURVEY, gain, lay, survey
from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.mechanics.board import OFFSETS, SQUARES
from crownfield.mechanics.kingdom import list_placements, place, placements
from crownfield.mechanics.regions import score_regions
from tests.contract.tables import BY_NAME, walk


@kernel
def points(kingdom: np.void, lines: np.ndarray) -> int:
    lines[:] = 0
    score_regions(kingdom, lines)
    return i64(lines.sum())


@kernel
def compare(states: np.ndarray, which: int, dominoes: np.ndarray, surveys: np.ndarray, grid: int) -> int:
    """Lay two dominoes in a row in every way; how many gains differ from the difference, negative if none was tried."""
    lines, wrong, tried = np.zeros(8, np.int64), 0, 0
    first, second = np.zeros(4 * SQUARES, np.int64), np.zeros(4 * SQUARES, np.int64)
    kingdom = states[0]["kingdoms"][which]
    survey(kingdom, surveys[0])
    before = points(kingdom, lines)
    for one in range(list_placements(placements(kingdom, dominoes[0]), first)):
        left = first[one] % SQUARES
        right = left + OFFSETS[first[one] // SQUARES]
        states[1] = states[0]
        laid = states[1]["kingdoms"][which]
        place(laid, first[one], dominoes[0], grid)
        middle = points(laid, lines)
        wrong += middle - before != gain(surveys[0], left, right, dominoes[0])
        surveys[1] = surveys[0]
        lay(surveys[1], left, right, dominoes[0])
        for two in range(list_placements(placements(laid, dominoes[1]), second)):
            left = second[two] % SQUARES
            right = left + OFFSETS[second[two] // SQUARES]
            states[2] = states[1]
            place(states[2]["kingdoms"][which], second[two], dominoes[1], grid)
            wrong += points(states[2]["kingdoms"][which], lines) - middle != gain(surveys[1], left, right, dominoes[1])
            tried += 1
    return wrong if tried else -1


@pytest.mark.slow
def test_a_gain_is_the_difference_of_two_scores() -> None:
    random, judged = np.random.default_rng(1), 0
    for name in ("kingdomino/4", "kingdomino/2/mighty_duel"):
        for index, position in enumerate(walk(BY_NAME[name], 7)):
            if index % 9 == 0 and not position.is_over:
                table = position.components.tables[0]["dominoes"]
                dominoes = np.array([table[number] for number in random.integers(1, 49, 2)])
                states, surveys = np.repeat(position.state, 3), np.zeros(2, SURVEY)
                wrong = compare(states, 0, dominoes, surveys, int(position.state[0]["table"]["grid"]))
                assert wrong <= 0
                judged += wrong == 0
    assert judged > 10
