"""Games that a network plays against itself, and what they teach.

Every sample is a kingdom at some moment, as inputs of the network, with two answers: the points it had at the end, and
a blend of that with what the network expected on the way (TD(λ) over the decisions of that kingdom).

A network that sees only kingdoms of its own making is wrong about all others, and so never learns to make them. That
is why most games begin strangely: up to some turn, kingdoms are made by Full Greedy, by a network in error, or by both
in turns. Nothing is learned from that part.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from crownfield.ai.inputs import Inputs
from crownfield.ai.policies import Policies
from crownfield.ai.value.choose import UNKNOWN, choose_action
from crownfield.ai.value.workspace import Workspace as Judging
from crownfield.base.actors import NOBODY
from crownfield.base.bind import BOUND
from crownfield.base.rng import below, generators
from crownfield.games.contract import GameInfo
from crownfield.games.kernels import Kernels
from crownfield.games.loops import let_chance_speak, total_of

__all__ = ["Entries", "Lessons", "Settings", "Workspace", "new_workspace", "play_games"]

Array = npt.NDArray[Any]

rules: Kernels = BOUND
policies: Policies = BOUND
inputs: Inputs = BOUND

_LONGEST = 512
"""No kingdom decides more often in one game."""


class Workspace(NamedTuple):
    """What playing needs beside judging."""

    generator: Array
    outcome: Array
    policy: Array
    turn: Array
    chain: Array
    """(kingdoms, decisions): the points expected after each,"""
    length: Array
    """and how many there were."""
    greed: Array
    """Per kingdom: how many of 100 strange turns are Full Greedy's,"""
    error: Array
    """and by how many points the network is in error in the others."""


def new_workspace(info: GameInfo, policies: Policies, *, kingdoms: int, seed: int) -> Workspace:
    return Workspace(
        generator=generators(seed, 1)[0],
        outcome=np.zeros(info.longest_outcome, np.int64),
        policy=np.zeros(1, policies.WORKSPACE),
        turn=np.zeros(info.actions, np.int64),
        chain=np.zeros((kingdoms, _LONGEST)),
        length=np.zeros(kingdoms, np.int64),
        greed=np.zeros(kingdoms, np.int64),
        error=np.zeros(kingdoms),
    )


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


class Settings(NamedTuple):
    """`config.Run` says what each of them means."""

    noise: float
    trust: float
    own_samples: int
    other_samples: int
    strange_games: int
    strange_error: float


class Entries(NamedTuple):
    play_games: Callable[..., int]


def play_games(
    start: Array, judging: Judging, space: Workspace, settings: Settings, lessons: Lessons, totals: Array
) -> int:
    """Play totals.shape[0] games from start[0]; returns how many samples were taken."""
    samples, turns, game = 0, 0, np.empty_like(start)
    for index in range(totals.shape[0]):
        game[0] = start[0]
        space.length[:] = 0
        begun, strange = samples, 0
        if below(space.generator, 1000) < settings.strange_games:
            _draw_styles(space, settings.strange_error)
            strange = below(space.generator, max(turns, 1))
        turns = _begin_strangely(game[0], judging, space, strange)
        samples, more = _play_game(game[0], judging, space, settings, lessons, samples)
        turns += more
        for kingdom in range(totals.shape[1]):
            totals[index, kingdom] = total_of(game[0], judging.components[0], kingdom, judging.lines)
            _blend(space.chain[kingdom], space.length[kingdom], totals[index, kingdom], settings.trust)
        for number in range(begun, samples):
            kingdom, decisions = lessons.owner[number, 0], lessons.owner[number, 1]
            lessons.answers[number, 0] = space.chain[kingdom, decisions]
            lessons.answers[number, 1] = totals[index, kingdom]
    return samples


def _draw_styles(space: Workspace, most: float) -> None:
    for kingdom in range(space.greed.shape[0]):
        space.greed[kingdom] = 50 * below(space.generator, 3)
        space.error[kingdom] = most * below(space.generator, 1000) / 1000


def _begin_strangely(state: Any, judging: Judging, space: Workspace, turns: int) -> int:
    """Play so many turns, if the game has as many; returns how many it had."""
    for turn in range(turns):
        let_chance_speak(state, judging.components[0], space.generator, space.outcome)
        if rules.actor(state) == NOBODY:
            return turn
        mine = policies.own_kingdom(state)
        if below(space.generator, 100) < space.greed[mine]:
            written = policies.greedy_turn(state, judging.components[0], space.generator, space.policy[0], space.turn)
            for index in range(written):
                rules.act(state, judging.components[0], space.turn[index])
        else:
            _play_turn_in_error(state, judging, space, space.error[mine])
    return turns


def _play_turn_in_error(state: Any, judging: Judging, space: Workspace, error: float) -> None:
    who, number = rules.actor(state), policies.turn_of(state)
    while rules.actor(state) == who and policies.turn_of(state) == number:
        rules.act(state, judging.components[0], judging.actions[choose_action(state, judging, space.generator, error)])


def _play_game(
    state: Any, judging: Judging, space: Workspace, settings: Settings, lessons: Lessons, samples: int
) -> tuple[int, int]:
    """Play to the end; returns how many samples there are and how many turns there were."""
    turns, before = 0, -1
    while True:
        let_chance_speak(state, judging.components[0], space.generator, space.outcome)
        if rules.actor(state) == NOBODY:
            return samples, turns
        if policies.turn_of(state) != before:
            turns, before = turns + 1, policies.turn_of(state)
        mine = policies.own_kingdom(state)
        chosen = choose_action(state, judging, space.generator, settings.noise)
        if judging.expected[chosen] != UNKNOWN:
            space.chain[mine, space.length[mine]] = judging.expected[chosen]
            space.length[mine] += 1
        rules.act(state, judging.components[0], judging.actions[chosen])
        if below(space.generator, 1000) < settings.own_samples:
            samples = _take(state, judging, mine, space.length[mine], lessons, samples)
        if below(space.generator, 1000) < settings.other_samples:
            other = below(space.generator, inputs.kingdoms(state))
            samples = _take(state, judging, other, space.length[other], lessons, samples)


def _take(state: Any, judging: Judging, kingdom: int, decisions: int, lessons: Lessons, samples: int) -> int:
    """A kingdom as it stands becomes a sample, if there is space and anything left to learn."""
    first, sheet = lessons.offsets[samples], judging.notes[0]["sheet"]
    most = sheet["which"].shape[0]
    full = samples + 1 >= lessons.owner.shape[0] or first + most > lessons.inputs.shape[0]
    if full or inputs.is_settled(state, kingdom):
        return samples
    total = total_of(state, judging.components[0], kingdom, judging.lines)
    sheet["count"] = 0
    inputs.describe_unseen(state, judging.facts, sheet)
    inputs.describe_land(state, judging.facts, kingdom, sheet)
    inputs.describe_rest(state, judging.facts, kingdom, total, sheet)
    count = sheet["count"]
    for place in range(count):
        lessons.inputs[first + place] = sheet["which"][place]
        lessons.weights[first + place] = sheet["weights"][place]
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
