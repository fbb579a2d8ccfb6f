"""Deciding by a network: what every action is worth to the seat to act, by the chance to win that follows from it."""

from typing import Any

import numpy as np
import numpy.typing as npt

from crownfield.ai.inputs import Inputs
from crownfield.ai.policies import Policies
from crownfield.ai.value.cache import find, mix
from crownfield.ai.value.chance import winning_chance
from crownfield.ai.value.judge import judge_on_lands, judge_others, judge_whole, sum_land, sum_unseen
from crownfield.ai.value.workspace import KEPT, Workspace
from crownfield.base.actors import NOBODY
from crownfield.base.bind import BOUND
from crownfield.base.rng import below
from crownfield.games.kernels import Kernels

__all__ = ["PER_POINT", "UNKNOWN", "choose_action", "choose_from_cache", "margin", "rate_actions"]

Array = npt.NDArray[Any]

rules: Kernels = BOUND
policies: Policies = BOUND
inputs: Inputs = BOUND

PER_POINT = 0.002
"""What a point of margin is worth beside winning: enough to play on in a decided game."""

UNKNOWN = -1000.0


def value_of(space: Workspace, count: int, mine: int) -> float:
    """What the judgement at hand is worth to a kingdom."""
    return winning_chance(space.means, space.spreads, count, mine) + PER_POINT * margin(space, count, mine)


def margin(space: Workspace, count: int, mine: int) -> float:
    """Points ahead of the best other kingdom, by the judgement at hand."""
    best = -1000.0
    for kingdom in range(count):
        if kingdom != mine:
            best = max(best, space.means[kingdom])
    ahead: float = space.means[mine] - best
    return ahead


def wobble(generator: Array) -> float:
    """A random number of mean 0 and standard deviation 1, nearly normal."""
    total = 0.0
    for _ in range(3):
        total += below(generator, 1 << 20)
    return 2.0 * (total / (1 << 20) - 1.5)


def rate_actions(state: Any, space: Workspace, generator: Array, noise: float) -> int:
    """Judge what every legal action leads to, own points blurred by `noise`; returns how many there are.

    The workspace then holds the actions, the value of each to the actor, and the points expected after each. What is
    forced is not judged: its points are UNKNOWN.
    """
    ways = rules.legal(state, space.components[0], space.actions)
    _rate(state, space, generator, noise, ways)
    return ways


def _rate(state: Any, space: Workspace, generator: Array, noise: float, ways: int) -> None:
    """Judge what the first so many actions of the workspace lead to."""
    if ways == 1:
        space.expected[0], space.values[0] = UNKNOWN, 0.0
        return
    mine, count = policies.own_kingdom(state), inputs.kingdoms(state)
    shared, fixed = inputs.is_shared(state), inputs.keeps_lands(state)
    sum_unseen(state, space)
    if fixed:
        for kingdom in range(count):
            sum_land(state, space, kingdom)
    elif not shared:
        judge_others(state, space, mine)
    for index in range(ways):
        space.work[0] = state
        rules.act(space.work[0], space.components[0], space.actions[index])
        if fixed:
            judge_on_lands(space.work[0], space)
        elif shared:
            judge_others(space.work[0], space, NOBODY)
        else:
            space.means[mine], space.spreads[mine] = judge_whole(space.work[0], space, mine)
        space.expected[index] = space.means[mine]
        if noise > 0:
            space.means[mine] += noise * wobble(generator)
        space.values[index] = value_of(space, count, mine)


def choose_action(state: Any, space: Workspace, generator: Array, noise: float) -> int:
    """The index in the workspace of the action of highest value."""
    return _best(space, rate_actions(state, space, generator, noise))


def _best(space: Workspace, ways: int) -> int:
    chosen = 0
    for index in range(1, ways):
        if space.values[index] > space.values[chosen]:
            chosen = index
    return chosen


def choose_from_cache(state: Any, space: Workspace, generator: Array, noise: float) -> int:
    """The index of the best action; where a decision was met before, of those only that were best then.

    Decisions that are kept are without noise.
    """
    hand = inputs.in_hand(state)
    if hand == 0:
        return choose_action(state, space, generator, noise)
    land = inputs.hash_of_land(state, policies.own_kingdom(state))
    place, known = find(space.choices, mix(land, np.uint64(hand)))
    kept = space.choices.found[place]
    if not known:
        ways = rate_actions(state, space, generator, 0.0)
        _keep(space, ways, kept)
        return _best(space, ways)
    ways = 0
    while ways < KEPT and kept[ways] >= 0:
        space.actions[ways] = kept[ways]
        ways += 1
    _rate(state, space, generator, 0.0, ways)
    return _best(space, ways)


def _keep(space: Workspace, ways: int, kept: Array) -> None:
    """The actions of highest value, in any order, and -1 after them; the points expected are used up."""
    kept[:] = -1
    for index in range(ways):
        space.expected[index] = space.values[index]
    for place in range(min(ways, KEPT)):
        best = int(np.argmax(space.expected[:ways]))
        kept[place] = space.actions[best]
        space.expected[best] = -np.inf
