"""What was found out about a kingdom is kept, and judged the same as if it were new."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import pytest

from crownfield.ai.contract import brain_of
from crownfield.ai.search.entries import workspace_for
from crownfield.ai.value import choose, judge
from crownfield.ai.value.cache import find, mix, new_cache
from crownfield.ai.value.layers import new_layers
from crownfield.ai.value.network import network_of
from crownfield.ai.value.workspace import KEPT, Workspace
from crownfield.base.bind import bind
from crownfield.base.compiling import compiles
from crownfield.base.rng import generators
from crownfield.games.position import Position
from tests.contract.tables import BY_NAME, walk

interpreted = pytest.mark.skipif(compiles(), reason="kernels called one by one compile for minutes: run interpreted")


class _Entries(NamedTuple):
    judge_all: Callable[..., None]
    choose_action: Callable[..., int]
    choose_from_cache: Callable[..., int]


def _space(position: Position) -> Workspace:
    layers = new_layers(brain_of(position.rules.info.name).inputs.INPUTS, (8, 4, 4), seed=2)
    return workspace_for(position, network_of(layers))


def _entries(position: Position) -> _Entries:
    brain = brain_of(position.rules.info.name)
    return bind(_Entries, [judge, choose], rules=brain.rules, policies=brain.policies, inputs=brain.inputs)


def test_a_place_belongs_to_whoever_came_last() -> None:
    cache = new_cache(1, np.int64)
    hashed = mix(np.uint64(1), np.uint64(77))
    place, known = find(cache, hashed)
    assert not known
    assert find(cache, hashed) == (place, True)
    rival = hashed ^ np.uint64(3 << 62) ^ np.uint64(3 << 30)
    assert find(cache, rival) == (place, False)
    assert find(cache, hashed) == (place, False)


def test_hashes_depend_on_every_word_and_on_their_order() -> None:
    one, other = np.uint64(5), np.uint64(9)
    hashes = {int(mix(mix(np.uint64(1), a), b)) for a in (one, other) for b in (one, other)}
    assert len(hashes) == 4


@interpreted
@pytest.mark.parametrize("table", ["kingdomino/4/middle_kingdom/harmony", "kingdomino/2", "queendomino/3", "duel/2"])
def test_a_kingdom_that_was_seen_before_is_judged_as_if_it_were_new(table: str) -> None:
    """One workspace goes through a whole game and back to its beginning, the others see one position each."""
    positions = [position.copy() for position in walk(BY_NAME[table], 4) if not position.is_over][::9]
    entries, old = _entries(positions[0]), _space(positions[0])
    for position in [*positions, *positions[:3]]:
        new = _space(position)
        for space in (old, new):
            entries.judge_all(position.state[0], space)
        np.testing.assert_array_equal(old.means, new.means)
        np.testing.assert_array_equal(old.spreads, new.spreads)
    assert (old.lands.hashes != 0).sum() > 3


@interpreted
@pytest.mark.parametrize("table", ["kingdomino/2", "queendomino/2"])
def test_a_decision_met_again_is_decided_alike_among_the_few_that_were_kept(table: str) -> None:
    """Nothing but the decision has changed, so that the best action is the same."""
    generator, met = generators(1, 1)[0], 0
    for position in walk(BY_NAME[table], 4):
        if position.actor < 0 or position.phase != "place" or len(position.legal_moves()) <= KEPT:
            continue
        entries, space, state = _entries(position), _space(position), position.state[0]
        best = space.actions[entries.choose_action(state, space, generator, 0.0)]
        for _ in range(2):
            assert space.actions[entries.choose_from_cache(state, space, generator, 0.0)] == best
        met += 1
        if met == 3:
            return
    pytest.fail("no such decision in this game")
