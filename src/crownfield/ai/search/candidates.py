"""Candidates: which turns are worth a rollout, found by going on with those of highest value, decision by decision."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from crownfield.ai.inputs import Inputs
from crownfield.ai.policies import Policies
from crownfield.ai.value.chance import winning_chance
from crownfield.ai.value.choose import UNKNOWN, rate_actions
from crownfield.ai.value.judge import judge_all
from crownfield.ai.value.workspace import Workspace
from crownfield.base.bind import BOUND
from crownfield.games.kernels import Kernels

__all__ = ["LONGEST_TURN", "Pool", "judge_turns", "list_turns", "new_pool"]

Array = npt.NDArray[Any]

rules: Kernels = BOUND
policies: Policies = BOUND
inputs: Inputs = BOUND

LONGEST_TURN = 12


class Pool(NamedTuple):
    """Turns under consideration, finished or half thought; the second half of each array is to work in."""

    states: Array
    paths: Array
    """(turns, LONGEST_TURN): the actions so far"""
    lengths: Array
    values: Array
    finished: Array


def list_turns(states: Array, space: Workspace, generator: Array, noise: float, pool: Pool) -> int:
    """Fill the pool's first half with the turns of highest value from states[0]; returns how many.

    Every judgement on the way is off by about `noise` points.
    """
    width = pool.lengths.shape[0] // 2
    who, number = rules.actor(states[0]), policies.turn_of(states[0])
    pool.states[0] = states[0]
    pool.lengths[0], pool.values[0], pool.finished[0] = 0, 0.0, False
    count = 1
    for _ in range(LONGEST_TURN):
        if pool.finished[:count].all():
            break
        kept = 0
        for index in range(count):
            if pool.finished[index]:
                kept = _keep(pool, width, kept, index, -1, pool.values[index])
            else:
                kept = _extend(space, generator, noise, pool, width, kept, index)
        for index in range(kept):
            _settle(space, pool, width, index, who, number)
        count = kept
    return count


def _extend(space: Workspace, generator: Array, noise: float, pool: Pool, width: int, kept: int, index: int) -> int:
    """Every way to go on with a half thought turn."""
    ways = rate_actions(pool.states[index], space, generator, noise)
    for way in range(ways):
        value = pool.values[index] if space.expected[way] == UNKNOWN else space.values[way]
        kept = _keep(pool, width, kept, index, space.actions[way], value)
    return kept


def _keep(pool: Pool, width: int, kept: int, index: int, action: int, value: float) -> int:
    """Put a turn into the second half if there is room or it is better than the worst there."""
    place = width + kept
    if kept == width:
        place = width + int(np.argmin(pool.values[width:]))
        if pool.values[place] >= value:
            return kept
    pool.paths[place] = pool.paths[index]
    pool.lengths[place] = pool.lengths[index]
    pool.finished[place] = action < 0
    if action >= 0:
        pool.paths[place, pool.lengths[index]] = action
    pool.states[place] = pool.states[index]
    pool.values[place] = value
    return min(kept + 1, width)


def _settle(space: Workspace, pool: Pool, width: int, index: int, who: int, number: int) -> None:
    """Carry out the newest action of a turn in the second half and move it to the first."""
    place = width + index
    pool.states[index] = pool.states[place]
    pool.paths[index] = pool.paths[place]
    pool.lengths[index], pool.values[index] = pool.lengths[place], pool.values[place]
    pool.finished[index] = pool.finished[place]
    if not pool.finished[index]:
        rules.act(pool.states[index], space.components[0], pool.paths[index, pool.lengths[index]])
        pool.lengths[index] += 1
        state = pool.states[index]
        pool.finished[index] = rules.actor(state) != who or policies.turn_of(state) != number


def judge_turns(space: Workspace, pool: Pool, mine: int, judged: Array) -> None:
    """What the network says of each turn, one row each: value, chance to win, points."""
    for index in range(judged.shape[0]):
        state, row = pool.states[index], judged[index]
        judge_all(state, space)
        row[0] = pool.values[index]
        row[1] = winning_chance(space.means, space.spreads, inputs.kingdoms(state), mine)
        row[2] = space.means[mine]


def new_pool(state: np.dtype[np.void], width: int) -> Pool:
    """Room for so many turns."""
    return Pool(
        states=np.zeros(2 * width, state),
        paths=np.zeros((2 * width, LONGEST_TURN), np.int64),
        lengths=np.zeros(2 * width, np.int64),
        values=np.zeros(2 * width),
        finished=np.zeros(2 * width, np.bool_),
    )
