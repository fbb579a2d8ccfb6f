"""Games that a network plays against itself, and what they teach.

Bound to a game like the loops of `ai.loops.net_policy`. Every sample is a kingdom at some moment, as inputs of
the network, with two answers: the points it had at the end, and a blend of that with what the network expected on the
way (TD(λ) over the decisions of that kingdom).

A network that sees only kingdoms of its own making is wrong about all others, and so never learns to make them. That
is why most games begin strangely: up to some turn, kingdoms are made by Full Greedy, by a network in error, or by both
in turns. Nothing is learned from that part.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from crownfield.ai.value.judge import UNKNOWN, Desk
from crownfield.base.actors import CHANCE, NOBODY
from crownfield.base.rng import below, generators
from crownfield.games.contract import GameInfo

__all__ = ["Lessons", "Room", "SelfPlay", "new_room", "play_games"]

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
turn_of: Callable[..., int]
choose_action: Callable[..., int]
greedy_turn: Callable[..., int]

_LONGEST = 512
"""No kingdom decides more often in one game."""


class Room(NamedTuple):
    """What playing needs beside a desk."""

    generator: Array
    outcome: Array
    scratch: Array
    turn: Array
    chain: Array
    """(kingdoms, decisions): the points expected after each,"""
    length: Array
    """and how many there were."""
    greed: Array
    """Per kingdom: how many of 100 strange turns are Full Greedy's,"""
    error: Array
    """and by how many points the network is in error in the others."""


def new_room(info: GameInfo, kingdoms: int, scratch: np.dtype[np.void], seed: int) -> Room:
    return Room(
        generator=generators(seed, 1)[0],
        outcome=np.zeros(info.longest_outcome, np.int64),
        scratch=np.zeros(1, scratch),
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


class SelfPlay(NamedTuple):
    play_games: Callable[..., Any]


def play_games(start: Array, desk: Desk, room: Room, settings: Array, lessons: Lessons, totals: Array) -> int:
    """Play totals.shape[0] games from start[0]; returns how many samples were taken.

    `settings`: noise, λ, how often out of 1000 the actor's kingdom and another one become a sample, how many of 1000
    games begin strangely, and the points by which the network is then in error at most.
    """
    samples, turns, game = 0, 0, np.empty_like(start)
    for index in range(totals.shape[0]):
        game[0] = start[0]
        room.length[:] = 0
        begun, strange = samples, 0
        if below(room.generator, 1000) < settings[4]:
            _draw_styles(room, settings[5])
            strange = below(room.generator, max(turns, 1))
        turns = _begin_strangely(game[0], desk, room, strange)
        samples, more = _play_game(game[0], desk, room, settings, lessons, samples)
        turns += more
        for kingdom in range(totals.shape[1]):
            desk.lines[:] = 0
            score(game[0], desk.components[0], kingdom, desk.lines)
            totals[index, kingdom] = desk.lines.sum()
            _blend(room.chain[kingdom], room.length[kingdom], totals[index, kingdom], settings[1])
        for number in range(begun, samples):
            kingdom, decisions = lessons.owner[number, 0], lessons.owner[number, 1]
            lessons.answers[number, 0] = room.chain[kingdom, decisions]
            lessons.answers[number, 1] = totals[index, kingdom]
    return samples


def _draw_styles(room: Room, most: float) -> None:
    for kingdom in range(room.greed.shape[0]):
        room.greed[kingdom] = 50 * below(room.generator, 3)
        room.error[kingdom] = most * below(room.generator, 1000) / 1000


def _begin_strangely(state: Any, desk: Desk, room: Room, turns: int) -> int:
    """Play so many turns, if the game has as many; returns how many it had."""
    for turn in range(turns):
        _ask_chance(state, desk, room)
        if actor(state) == NOBODY:
            return turn
        mine = own_kingdom(state)
        if below(room.generator, 100) < room.greed[mine]:
            written = greedy_turn(state, desk.components[0], room.generator, room.scratch[0], room.turn)
            for index in range(written):
                act(state, desk.components[0], room.turn[index])
        else:
            _play_turn_in_error(state, desk, room, room.error[mine])
    return turns


def _play_turn_in_error(state: Any, desk: Desk, room: Room, error: float) -> None:
    who, number = actor(state), turn_of(state)
    while actor(state) == who and turn_of(state) == number:
        act(state, desk.components[0], desk.actions[choose_action(state, desk, room.generator, error)])


def _ask_chance(state: Any, desk: Desk, room: Room) -> None:
    while actor(state) == CHANCE:
        sample(state, desk.components[0], room.generator, room.outcome)
        reveal(state, desk.components[0], room.outcome)


def _play_game(state: Any, desk: Desk, room: Room, settings: Array, lessons: Lessons, samples: int) -> tuple[int, int]:
    """Play to the end; returns how many samples there are and how many turns there were."""
    turns, before = 0, -1
    while True:
        _ask_chance(state, desk, room)
        if actor(state) == NOBODY:
            return samples, turns
        if turn_of(state) != before:
            turns, before = turns + 1, turn_of(state)
        mine = own_kingdom(state)
        chosen = choose_action(state, desk, room.generator, settings[0])
        if desk.expected[chosen] != UNKNOWN:
            room.chain[mine, room.length[mine]] = desk.expected[chosen]
            room.length[mine] += 1
        act(state, desk.components[0], desk.actions[chosen])
        if below(room.generator, 1000) < settings[2]:
            samples = _take(state, desk, mine, room.length[mine], lessons, samples)
        if below(room.generator, 1000) < settings[3]:
            other = below(room.generator, kingdoms(state))
            samples = _take(state, desk, other, room.length[other], lessons, samples)


def _take(state: Any, desk: Desk, kingdom: int, decisions: int, lessons: Lessons, samples: int) -> int:
    """A kingdom as it stands becomes a sample, if there is room and anything left to learn."""
    first, inputs, weights = lessons.offsets[samples], desk.paper[0]["inputs"], desk.paper[0]["weights"]
    full = samples + 1 >= lessons.owner.shape[0] or first + inputs.shape[0] > lessons.inputs.shape[0]
    if full or is_settled(state, kingdom):
        return samples
    desk.lines[:] = 0
    score(state, desk.components[0], kingdom, desk.lines)
    total = desk.lines.sum()
    count = describe_unseen(state, desk.facts, inputs, weights, 0)
    count = describe_land(state, desk.facts, kingdom, inputs, weights, count)
    count = describe_rest(state, desk.facts, kingdom, total, inputs, weights, count)
    for entry in range(count):
        lessons.inputs[first + entry] = inputs[entry]
        lessons.weights[first + entry] = weights[entry]
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
