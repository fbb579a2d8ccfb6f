"""Deciding by a network: every kingdom is judged alone, and the chance to win follows from all judgements.

Written once and bound to each game's kernels and to its `features`; the names declared without a value are filled in
by `bind`. `features` promises:

    describe(state, facts, kingdom, total, inputs, weights) → how many inputs of the network are on
    is_settled(state, kingdom) → the kingdom's points can no longer change
    is_shared(state) → the decision that is due changes what others may do
    kingdoms(state) → how many there are

`own_kingdom`, the kingdom of the seat to act, comes with the game's `policy`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from crownfield.ai.loops.net_chance import winning_chance
from crownfield.ai.loops.network import Network, judge_inputs
from crownfield.base.actors import NOBODY
from crownfield.base.rng import below

__all__ = [
    "PER_POINT", "UNKNOWN", "Desk", "choose_action", "judge", "judge_all", "margin", "rate_actions", "utility",
    "wobble",
]  # fmt: skip

Array = npt.NDArray[Any]

legal: Callable[..., int]
act: Callable[..., None]
score: Callable[..., None]
describe: Callable[..., int]
is_settled: Callable[..., bool]
is_shared: Callable[..., bool]
kingdoms: Callable[..., int]
own_kingdom: Callable[..., int]

PER_POINT = 0.002
"""What a point of margin is worth beside winning: enough to play on in a decided game."""


UNKNOWN = -1000.0


class Desk(NamedTuple):
    """What a thinker needs beside the position: the game's pieces, a network and room to work in."""

    components: Array
    facts: Array
    network: Network
    lines: Array
    inputs: Array
    weights: Array
    hidden: Array
    actions: Array
    liking: Array
    expected: Array
    means: Array
    spreads: Array
    work: Array
    """Throw-away states."""
    room: Array
    """To foresee the end in."""


def judge(state: Any, desk: Desk, kingdom: int) -> tuple[float, float]:
    """The points that a kingdom will have at the end: expectation and standard deviation."""
    lines = desk.lines
    lines[:] = 0
    score(state, desk.components[0], kingdom, lines)
    total = lines.sum()
    if is_settled(state, kingdom):
        return np.float64(total), 0.0
    count = describe(state, desk.facts, kingdom, total, desk.inputs, desk.weights)
    mean, spread = judge_inputs(desk.network, desk.inputs, desk.weights, count, total, desk.hidden)
    return np.float64(mean), np.float64(spread)


def judge_all(state: Any, desk: Desk) -> None:
    """Fill the desk's means and spreads."""
    _judge_others(state, desk, NOBODY)


def _judge_others(state: Any, desk: Desk, mine: int) -> None:
    """The same for all kingdoms but one."""
    for kingdom in range(kingdoms(state)):
        if kingdom != mine:
            desk.means[kingdom], desk.spreads[kingdom] = judge(state, desk, kingdom)


def utility(desk: Desk, count: int, mine: int) -> float:
    """How much a kingdom likes the judgement on the desk."""
    return winning_chance(desk.means, desk.spreads, count, mine) + PER_POINT * margin(desk, count, mine)


def margin(desk: Desk, count: int, mine: int) -> float:
    """Points ahead of the best other kingdom, as the desk has it."""
    best = -1000.0
    for kingdom in range(count):
        if kingdom != mine:
            best = max(best, desk.means[kingdom])
    ahead: float = desk.means[mine] - best
    return ahead


def wobble(generator: Array) -> float:
    """A random number of mean 0 and standard deviation 1, nearly normal."""
    total = 0.0
    for _ in range(3):
        total += below(generator, 1 << 20)
    return 2.0 * (total / (1 << 20) - 1.5)


def rate_actions(state: Any, desk: Desk, generator: Array, noise: float) -> int:
    """Judge what every legal action leads to, own points blurred by `noise`; returns how many there are.

    The desk then holds the actions, how much the actor likes each, and the points it expects after each. What is
    forced is not judged: its points are UNKNOWN.
    """
    ways = legal(state, desk.components[0], desk.actions)
    if ways == 1:
        desk.expected[0], desk.liking[0] = UNKNOWN, 0.0
        return 1
    mine, count, shared = own_kingdom(state), kingdoms(state), is_shared(state)
    if not shared:
        _judge_others(state, desk, mine)
    for index in range(ways):
        desk.work[0] = state
        act(desk.work[0], desk.components[0], desk.actions[index])
        if shared:
            judge_all(desk.work[0], desk)
        else:
            desk.means[mine], desk.spreads[mine] = judge(desk.work[0], desk, mine)
        desk.expected[index] = desk.means[mine]
        if noise > 0:
            desk.means[mine] += noise * wobble(generator)
        desk.liking[index] = utility(desk, count, mine)
    return ways


def choose_action(state: Any, desk: Desk, generator: Array, noise: float) -> int:
    """The index on the desk of the action that the network likes best."""
    ways = rate_actions(state, desk, generator, noise)
    chosen = 0
    for index in range(1, ways):
        if desk.liking[index] > desk.liking[chosen]:
            chosen = index
    return chosen
