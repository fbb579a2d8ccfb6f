"""Games that a network plays against itself, and what they teach.

Bound to a game like the loops of `ai.loops.net_policy`. Every sample is a kingdom at some moment, as inputs of
the network, with two answers: the points it had at the end, and a blend of that with what the network expected on the
way (TD(λ) over the decisions of that kingdom).
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from crownfield.ai.loops.net_policy import UNKNOWN, Desk
from crownfield.base.actors import CHANCE, NOBODY
from crownfield.base.rng import below

__all__ = ["Lessons", "SelfPlay", "play_games"]

Array = npt.NDArray[Any]

act: Callable[..., None]
actor: Callable[..., int]
sample: Callable[..., int]
reveal: Callable[..., None]
score: Callable[..., None]
describe_unseen: Callable[..., int]
describe_land: Callable[..., int]
describe_rest: Callable[..., int]
is_settled: Callable[..., bool]
kingdoms: Callable[..., int]
own_kingdom: Callable[..., int]
choose_action: Callable[..., int]

_LONGEST = 512
"""No kingdom decides more often in one game."""


class Lessons(NamedTuple):
    """Samples of many games; entry e of sample s lies between offsets[s] and offsets[s + 1]."""

    offsets: Array
    inputs: Array
    weights: Array
    totals: Array
    """What the kingdom was worth at that moment."""
    answers: Array
    """(samples, 2): the blend, and the points at the end."""
    owner: Array
    """(samples, 2): which kingdom, and how many decisions it had taken."""


class SelfPlay(NamedTuple):
    play_games: Callable[..., Any]


def play_games(
    start: Array, desk: Desk, generator: Array, outcome: Array, settings: Array, lessons: Lessons, totals: Array
) -> int:
    """Play totals.shape[0] games from start[0]; returns how many samples were taken.

    `settings`: noise, λ, and how often out of 1000 the actor's kingdom and another one become a sample.
    """
    samples = 0
    chain = np.zeros((totals.shape[1], _LONGEST))
    length = np.zeros(totals.shape[1], np.int64)
    game = np.empty_like(start)
    for index in range(totals.shape[0]):
        game[0] = start[0]
        length[:] = 0
        begun = samples
        samples = _play_game(game[0], desk, generator, outcome, settings, lessons, samples, chain, length)
        for kingdom in range(totals.shape[1]):
            desk.lines[:] = 0
            score(game[0], desk.components[0], kingdom, desk.lines)
            totals[index, kingdom] = desk.lines.sum()
            _blend(chain[kingdom], length[kingdom], totals[index, kingdom], settings[1])
        for number in range(begun, samples):
            kingdom, decisions = lessons.owner[number, 0], lessons.owner[number, 1]
            lessons.answers[number, 0] = chain[kingdom, decisions]
            lessons.answers[number, 1] = totals[index, kingdom]
    return samples


def _play_game(
    state: Any,
    desk: Desk,
    generator: Array,
    outcome: Array,
    settings: Array,
    lessons: Lessons,
    samples: int,
    chain: Array,
    length: Array,
) -> int:
    while True:
        who = actor(state)
        if who == NOBODY:
            return samples
        if who == CHANCE:
            sample(state, desk.components[0], generator, outcome)
            reveal(state, desk.components[0], outcome)
            continue
        mine = own_kingdom(state)
        chosen = choose_action(state, desk, generator, settings[0])
        if desk.expected[chosen] != UNKNOWN:
            chain[mine, length[mine]] = desk.expected[chosen]
            length[mine] += 1
        act(state, desk.components[0], desk.actions[chosen])
        if below(generator, 1000) < settings[2]:
            samples = _take(state, desk, mine, length[mine], lessons, samples)
        if below(generator, 1000) < settings[3]:
            other = below(generator, kingdoms(state))
            samples = _take(state, desk, other, length[other], lessons, samples)


def _take(state: Any, desk: Desk, kingdom: int, decisions: int, lessons: Lessons, samples: int) -> int:
    """A kingdom as it stands becomes a sample, if there is room and anything left to learn."""
    first = lessons.offsets[samples]
    full = samples + 1 >= lessons.owner.shape[0] or first + desk.inputs.shape[0] > lessons.inputs.shape[0]
    if full or is_settled(state, kingdom):
        return samples
    desk.lines[:] = 0
    score(state, desk.components[0], kingdom, desk.lines)
    total = desk.lines.sum()
    count = describe_unseen(state, desk.facts, desk.inputs, desk.weights, 0)
    count = describe_land(state, kingdom, desk.inputs, desk.weights, count)
    count = describe_rest(state, desk.facts, kingdom, total, desk.inputs, desk.weights, count)
    for entry in range(count):
        lessons.inputs[first + entry] = desk.inputs[entry]
        lessons.weights[first + entry] = desk.weights[entry]
    lessons.offsets[samples + 1] = first + count
    lessons.totals[samples] = total
    lessons.owner[samples, 0] = kingdom
    lessons.owner[samples, 1] = decisions
    return samples + 1


def _blend(chain: Array, length: int, final: float, trust: float) -> None:
    """chain[n], the points expected after decision n, becomes what to expect after n decisions: TD(λ)."""
    target = final
    for decision in range(length - 1, -1, -1):
        expected = chain[decision]
        chain[decision + 1] = target
        target = (1 - trust) * expected + trust * target
    chain[0] = target
