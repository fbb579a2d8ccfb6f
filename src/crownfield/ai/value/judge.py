"""Deciding by a network: every kingdom is judged alone, and the chance to win follows from all judgements.

Written once and bound to each game's kernels and to its `features`; the names declared without a value are filled in
by `bind`. `features` promises:

    describe_unseen(state, facts, inputs, weights, count) → what is the same for all until chance speaks
    mark_of_land(state, kingdom) → a number of 64 bits that tells the kingdom from all others
    describe_land(state, facts, kingdom, inputs, weights, count) → what the kingdom itself says
    describe_rest(state, facts, kingdom, total, inputs, weights, count) → everything else
    is_settled(state, kingdom) → the kingdom's points can no longer change
    is_shared(state) → the decision that is due changes what others may do
    in_hand(state) → above 0: what may be done now depends on the actor's kingdom and on this number alone
    keeps_lands(state) → and it changes no kingdom
    kingdoms(state) → how many there are

Those that describe switch inputs of the network on, after the `count` that are, and say how many are on then.
`own_kingdom`, the kingdom of the seat to act, comes with the game's `policy`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from crownfield.ai.value.cache import LIKED, Memory, find, mix
from crownfield.ai.value.chance import winning_chance
from crownfield.ai.value.network import Network, add_rows, conclude
from crownfield.base.actors import NOBODY
from crownfield.base.rng import below

__all__ = [
    "PER_POINT", "UNKNOWN", "Desk", "choose_action", "choose_by_habit", "judge", "judge_all", "margin", "rate_actions",
    "utility", "wobble",
]  # fmt: skip

Array = npt.NDArray[Any]

legal: Callable[..., int]
act: Callable[..., None]
score: Callable[..., None]
describe_unseen: Callable[..., int]
mark_of_land: Callable[..., np.uint64]
describe_land: Callable[..., int]
describe_rest: Callable[..., int]
is_settled: Callable[..., bool]
is_shared: Callable[..., bool]
in_hand: Callable[..., int]
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
    paper: Array
    """One record to scribble on: `inputs` that are on and their `weights`; `sums`, `nothing` and `hidden` of the first
    layer; what is `unseen`, summed up, and with it what each kingdom says, `lands`."""
    memory: Memory
    """What kingdoms say, as far as it is known,"""
    habits: Memory
    """and the actions that were liked best."""
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
    paper, network = desk.paper[0], desk.network
    inputs, weights = paper["inputs"], paper["weights"]
    count = describe_unseen(state, desk.facts, inputs, weights, 0)
    add_rows(network, inputs, weights, count, paper["sums"], network.rest[0]["first_bias"], paper["unseen"])


def _sum_land(state: Any, desk: Desk, kingdom: int) -> None:
    """What all judgements of a kingdom begin with as long as it stays as it is."""
    paper, memory = desk.paper[0], desk.memory
    place, known = find(memory, mark_of_land(state, kingdom))
    if not known:
        inputs, weights = paper["inputs"], paper["weights"]
        count = describe_land(state, desk.facts, kingdom, inputs, weights, 0)
        add_rows(desk.network, inputs, weights, count, paper["sums"], paper["nothing"], memory.found[place])
    unseen, land, found = paper["unseen"], paper["lands"][kingdom], memory.found
    for column in range(land.shape[0]):
        land[column] = unseen[column] + found[place, column]


def _judge_whole(state: Any, desk: Desk, kingdom: int) -> tuple[float, float]:
    """A judgement that goes on from what is unseen."""
    if not is_settled(state, kingdom):
        _sum_land(state, desk, kingdom)
    return _judge_rest(state, desk, kingdom)


def _judge_rest(state: Any, desk: Desk, kingdom: int) -> tuple[float, float]:
    """A judgement that goes on from what the kingdom says."""
    total = _total(state, desk, kingdom)
    if is_settled(state, kingdom):
        return np.float64(total), 0.0
    paper, network = desk.paper[0], desk.network
    inputs, weights, hidden = paper["inputs"], paper["weights"], paper["hidden"]
    count = describe_rest(state, desk.facts, kingdom, total, inputs, weights, 0)
    add_rows(network, inputs, weights, count, paper["sums"], paper["lands"][kingdom], hidden[0])
    mean, spread = conclude(network, total, hidden)
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
    _rate(state, desk, generator, noise, ways)
    return ways


def _rate(state: Any, desk: Desk, generator: Array, noise: float, ways: int) -> None:
    """The same for the first so many of the desk's actions."""
    if ways == 1:
        desk.expected[0], desk.liking[0] = UNKNOWN, 0.0
        return
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


def _judge_on_lands(state: Any, desk: Desk) -> None:
    for kingdom in range(kingdoms(state)):
        desk.means[kingdom], desk.spreads[kingdom] = _judge_rest(state, desk, kingdom)


def choose_action(state: Any, desk: Desk, generator: Array, noise: float) -> int:
    """The index on the desk of the action that the network likes best."""
    return _liked_best(desk, rate_actions(state, desk, generator, noise))


def _liked_best(desk: Desk, ways: int) -> int:
    chosen = 0
    for index in range(1, ways):
        if desk.liking[index] > desk.liking[chosen]:
            chosen = index
    return chosen


def choose_by_habit(state: Any, desk: Desk, generator: Array, noise: float) -> int:
    """The same, but where a decision was met before only those actions are judged that were liked best then.

    Decisions that become habits are without noise.
    """
    hand = in_hand(state)
    if hand == 0:
        return choose_action(state, desk, generator, noise)
    place, known = find(desk.habits, mix(mark_of_land(state, own_kingdom(state)), np.uint64(hand)))
    liked = desk.habits.found[place]
    if not known:
        ways = rate_actions(state, desk, generator, 0.0)
        _remember(desk, ways, liked)
        return _liked_best(desk, ways)
    ways = 0
    while ways < LIKED and liked[ways] >= 0:
        desk.actions[ways] = liked[ways]
        ways += 1
    _rate(state, desk, generator, 0.0, ways)
    return _liked_best(desk, ways)


def _remember(desk: Desk, ways: int, liked: Array) -> None:
    """The actions that are liked best, in any order, and -1 after them; desk.expected is used up."""
    liked[:] = -1
    for index in range(ways):
        desk.expected[index] = desk.liking[index]
    for place in range(min(ways, LIKED)):
        best = int(np.argmax(desk.expected[:ways]))
        liked[place] = desk.actions[best]
        desk.expected[best] = -np.inf
