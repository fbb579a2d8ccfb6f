"""Deciding by a network: every kingdom is judged alone, and the chance to win follows from all judgements.

Written once and bound to each game's kernels and to its `features`; the names declared without a value are filled in
by `bind`. `features` promises:

    describe_unseen(state, facts, inputs, weights, count) → what is the same for all until chance speaks
    describe_land(state, kingdom, inputs, weights, count) → what the kingdom itself says
    describe_rest(state, facts, kingdom, total, inputs, weights, count) → everything else
    is_settled(state, kingdom) → the kingdom's points can no longer change
    is_shared(state) → the decision that is due changes what others may do
    keeps_lands(state) → and it changes no kingdom
    kingdoms(state) → how many there are

Those that describe switch inputs of the network on, after the `count` that are, and say how many are on then.
`own_kingdom`, the kingdom of the seat to act, comes with the game's `policy`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from crownfield.ai.loops.net_chance import winning_chance
from crownfield.ai.loops.network import Network, add_rows, conclude
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
describe_unseen: Callable[..., int]
describe_land: Callable[..., int]
describe_rest: Callable[..., int]
is_settled: Callable[..., bool]
is_shared: Callable[..., bool]
keeps_lands: Callable[..., bool]
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
    sums: Array
    unseen: Array
    """The first layer's sums of what is unseen,"""
    lands: Array
    """and with what each kingdom says."""
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
    _sum_unseen(state, desk)
    return _judge_whole(state, desk, kingdom)


def judge_all(state: Any, desk: Desk) -> None:
    """Fill the desk's means and spreads."""
    _sum_unseen(state, desk)
    _judge_others(state, desk, NOBODY)


def _judge_others(state: Any, desk: Desk, mine: int) -> None:
    """The same for all kingdoms but one."""
    for kingdom in range(kingdoms(state)):
        if kingdom != mine:
            desk.means[kingdom], desk.spreads[kingdom] = _judge_whole(state, desk, kingdom)


def _sum_unseen(state: Any, desk: Desk) -> None:
    """What all judgements begin with until chance speaks."""
    count = describe_unseen(state, desk.facts, desk.inputs, desk.weights, 0)
    add_rows(desk.network, desk.inputs, desk.weights, count, desk.sums, desk.network.first_bias, desk.unseen)


def _sum_land(state: Any, desk: Desk, kingdom: int) -> None:
    """What all judgements of a kingdom begin with as long as it stays as it is."""
    count = describe_land(state, kingdom, desk.inputs, desk.weights, 0)
    add_rows(desk.network, desk.inputs, desk.weights, count, desk.sums, desk.unseen, desk.lands[kingdom])


def _judge_whole(state: Any, desk: Desk, kingdom: int) -> tuple[float, float]:
    """A judgement that goes on from what is unseen."""
    if is_settled(state, kingdom):
        return np.float64(_total(state, desk, kingdom)), 0.0
    count = describe_land(state, kingdom, desk.inputs, desk.weights, 0)
    return _judge_rest(state, desk, kingdom, count, desk.unseen)


def _judge_rest(state: Any, desk: Desk, kingdom: int, count: int, ground: Array) -> tuple[float, float]:
    """A judgement that goes on from `ground` and the `count` inputs that are on."""
    total = _total(state, desk, kingdom)
    if is_settled(state, kingdom):
        return np.float64(total), 0.0
    count = describe_rest(state, desk.facts, kingdom, total, desk.inputs, desk.weights, count)
    add_rows(desk.network, desk.inputs, desk.weights, count, desk.sums, ground, desk.hidden[0])
    mean, spread = conclude(desk.network, total, desk.hidden)
    return np.float64(mean), np.float64(spread)


def _total(state: Any, desk: Desk, kingdom: int) -> int:
    desk.lines[:] = 0
    score(state, desk.components[0], kingdom, desk.lines)
    return int(desk.lines.sum())


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
    mine, count, shared, fixed = own_kingdom(state), kingdoms(state), is_shared(state), keeps_lands(state)
    _sum_unseen(state, desk)
    if fixed:
        for kingdom in range(count):
            _sum_land(state, desk, kingdom)
    elif not shared:
        _judge_others(state, desk, mine)
    for index in range(ways):
        desk.work[0] = state
        act(desk.work[0], desk.components[0], desk.actions[index])
        if fixed:
            _judge_on_lands(desk.work[0], desk)
        elif shared:
            _judge_others(desk.work[0], desk, NOBODY)
        else:
            desk.means[mine], desk.spreads[mine] = _judge_whole(desk.work[0], desk, mine)
        desk.expected[index] = desk.means[mine]
        if noise > 0:
            desk.means[mine] += noise * wobble(generator)
        desk.liking[index] = utility(desk, count, mine)
    return ways


def _judge_on_lands(state: Any, desk: Desk) -> None:
    for kingdom in range(kingdoms(state)):
        desk.means[kingdom], desk.spreads[kingdom] = _judge_rest(state, desk, kingdom, 0, desk.lands[kingdom])


def choose_action(state: Any, desk: Desk, generator: Array, noise: float) -> int:
    """The index on the desk of the action that the network likes best."""
    ways = rate_actions(state, desk, generator, noise)
    chosen = 0
    for index in range(1, ways):
        if desk.liking[index] > desk.liking[chosen]:
            chosen = index
    return chosen
