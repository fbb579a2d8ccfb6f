"""What was found out about a kingdom is remembered, and judged the same as if it were new."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pytest

from crownfield.ai.value import judge as net_policy
from crownfield.ai.value.cache import LIKED, find, mix, new_memory
from crownfield.ai.value.judge import Desk
from crownfield.ai.value.layers import new_layers
from crownfield.ai.value.network import network_of
from crownfield.ai.value.workspace import features_of, kernels_of, new_desk
from crownfield.base.bind import bind
from crownfield.base.compiling import compiles
from crownfield.base.rng import generators
from crownfield.games.position import Position
from tests.contract.tables import BY_NAME, walk

interpreted = pytest.mark.skipif(compiles(), reason="kernels called one by one compile for minutes: run interpreted")


class _Entries(NamedTuple):
    judge_all: Callable[..., None]
    choose_action: Callable[..., int]
    choose_by_habit: Callable[..., int]


def _desk(position: Position) -> Desk:
    layers = new_layers(features_of(position.rules.info.name).INPUTS, (8, 4, 4), seed=2)
    return new_desk(position.rules, position.components, network_of(layers))


def _entries(position: Position) -> Any:
    return bind(_Entries, [net_policy], kernels_of(position.rules.info.name))


def test_a_place_belongs_to_whoever_came_last() -> None:
    memory = new_memory(1, np.int64)
    mark = mix(np.uint64(1), np.uint64(77))
    place, known = find(memory, mark)
    assert not known
    assert find(memory, mark) == (place, True)
    rival = mark ^ np.uint64(3 << 62) ^ np.uint64(3 << 30)
    assert find(memory, rival) == (place, False)
    assert find(memory, mark) == (place, False)


def test_marks_depend_on_every_word_and_on_their_order() -> None:
    one, other = np.uint64(5), np.uint64(9)
    marks = {int(mix(mix(np.uint64(1), a), b)) for a in (one, other) for b in (one, other)}
    assert len(marks) == 4


@interpreted
@pytest.mark.parametrize("table", ["kingdomino/4/middle_kingdom/harmony", "kingdomino/2", "queendomino/3", "duel/2"])
def test_a_kingdom_that_was_seen_before_is_judged_as_if_it_were_new(table: str) -> None:
    """One desk goes through a whole game and back to its beginning, the others see one position each."""
    positions = [position.copy() for position in walk(BY_NAME[table], 4) if not position.is_over][::9]
    entries, old = _entries(positions[0]), _desk(positions[0])
    for position in [*positions, *positions[:3]]:
        new = _desk(position)
        for desk in (old, new):
            entries.judge_all(position.state[0], desk)
        np.testing.assert_array_equal(old.means, new.means)
        np.testing.assert_array_equal(old.spreads, new.spreads)
    assert (old.memory.marks != 0).sum() > 3


@interpreted
@pytest.mark.parametrize("table", ["kingdomino/2", "queendomino/2"])
def test_a_decision_met_again_is_decided_alike_among_the_few_that_were_liked(table: str) -> None:
    """Nothing but the decision has changed, so that the best action is the same."""
    luck, met = generators(1, 1)[0], 0
    for position in walk(BY_NAME[table], 4):
        if position.actor < 0 or position.phase != "place" or len(position.legal_moves()) <= LIKED:
            continue
        entries, desk, state = _entries(position), _desk(position), position.state[0]
        best = desk.actions[entries.choose_action(state, desk, luck, 0.0)]
        for _ in range(2):
            assert desk.actions[entries.choose_by_habit(state, desk, luck, 0.0)] == best
        met += 1
        if met == 3:
            return
    pytest.fail("no such decision in this game")
