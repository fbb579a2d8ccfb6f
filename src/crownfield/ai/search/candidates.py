"""Looking ahead: which turns are worth a thought, and what comes of each when the game is played on.

Bound to a game together with `net_policy`. What is hidden is sampled, the same way for every turn that is compared; the
real order is nowhere.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from crownfield.ai.value.chance import normal_share, winning_chance
from crownfield.ai.value.judge import PER_POINT, UNKNOWN, Desk
from crownfield.base.actors import CHANCE, NOBODY

__all__ = ["LONGEST_TURN", "Pool", "ThinkEntries", "judge_turns", "list_turns", "try_turns", "won"]

Array = npt.NDArray[Any]

act: Callable[..., None]
actor: Callable[..., int]
sample: Callable[..., int]
reveal: Callable[..., None]
score: Callable[..., None]
tie_break: Callable[..., int]
kingdoms: Callable[..., int]
turn_of: Callable[..., int]
margin: Callable[..., float]
rate_actions: Callable[..., int]
choose_by_habit: Callable[..., int]
own_kingdom: Callable[..., int]
judge: Callable[..., tuple[float, float]]
judge_all: Callable[..., None]
sees_end: Callable[..., bool]
foresee: Callable[..., int]

LONGEST_TURN = 12

_CLEAR = 6.0
"""Points of margin."""


class Pool(NamedTuple):
    """Turns under consideration, finished or half thought; the second half of each array is scratch."""

    states: Array
    paths: Array
    """(turns, LONGEST_TURN): the actions so far"""
    lengths: Array
    liking: Array
    finished: Array


class ThinkEntries(NamedTuple):
    list_turns: Callable[..., int]
    judge_turns: Callable[..., None]
    try_turns: Callable[..., None]


def list_turns(states: Array, desk: Desk, generator: Array, noise: float, pool: Pool) -> int:
    """Fill the pool's first half with the turns that the network likes best from states[0]; returns how many.

    Every judgement on the way is off by about `noise` points.
    """
    width = pool.lengths.shape[0] // 2
    who, number = actor(states[0]), turn_of(states[0])
    pool.states[0] = states[0]
    pool.lengths[0], pool.liking[0], pool.finished[0] = 0, 0.0, False
    count = 1
    for _ in range(LONGEST_TURN):
        if pool.finished[:count].all():
            break
        kept = 0
        for index in range(count):
            if pool.finished[index]:
                kept = _keep(pool, width, kept, index, -1, pool.liking[index])
            else:
                kept = _extend(desk, generator, noise, pool, width, kept, index)
        for index in range(kept):
            _settle(desk, pool, width, index, who, number)
        count = kept
    return count


def _extend(desk: Desk, generator: Array, noise: float, pool: Pool, width: int, kept: int, index: int) -> int:
    """Every way to go on with a half thought turn."""
    ways = rate_actions(pool.states[index], desk, generator, noise)
    for way in range(ways):
        liking = pool.liking[index] if desk.expected[way] == UNKNOWN else desk.liking[way]
        kept = _keep(pool, width, kept, index, desk.actions[way], liking)
    return kept


def _keep(pool: Pool, width: int, kept: int, index: int, action: int, liking: float) -> int:
    """Put a turn into the second half if there is room or it is better than the worst there."""
    place = width + kept
    if kept == width:
        place = width + int(np.argmin(pool.liking[width:]))
        if pool.liking[place] >= liking:
            return kept
    pool.paths[place] = pool.paths[index]
    pool.lengths[place] = pool.lengths[index]
    pool.finished[place] = action < 0
    if action >= 0:
        pool.paths[place, pool.lengths[index]] = action
    pool.states[place] = pool.states[index]
    pool.liking[place] = liking
    return min(kept + 1, width)


def _settle(desk: Desk, pool: Pool, width: int, index: int, who: int, number: int) -> None:
    """Carry out the newest action of a turn in the second half and move it to the first."""
    place = width + index
    pool.states[index] = pool.states[place]
    pool.paths[index] = pool.paths[place]
    pool.lengths[index], pool.liking[index] = pool.lengths[place], pool.liking[place]
    pool.finished[index] = pool.finished[place]
    if not pool.finished[index]:
        act(pool.states[index], desk.components[0], pool.paths[index, pool.lengths[index]])
        pool.lengths[index] += 1
        state = pool.states[index]
        pool.finished[index] = actor(state) != who or turn_of(state) != number


def judge_turns(desk: Desk, pool: Pool, mine: int, judged: Array) -> None:
    """What the network says of each turn, one row each: liking, chance to win, points."""
    for index in range(judged.shape[0]):
        state, row = pool.states[index], judged[index]
        judge_all(state, desk)
        row[0] = pool.liking[index]
        row[1] = winning_chance(desk.means, desk.spreads, kingdoms(state), mine)
        row[2] = desk.means[mine]


def try_turns(
    desk: Desk, pool: Pool, mine: int, chosen: Array, heard: Array, doubt: float, seeds: Array, outcome: Array,
    sums: Array,
) -> None:  # fmt: skip
    """Play on once after each chosen turn, chance speaking the same way; add what came of it to its row of `sums`.

    Everyone plays what the network likes; what others like is doubted by so many points. The verdict is the mean of
    those when chance has spoken as often as the first of `heard` says, and every time after that until the second, or
    until the end is there or can be foreseen. A row: how much `mine` likes it, its chance to win, its points.
    """
    generators, verdict = seeds.copy(), np.zeros(3)
    for index in range(chosen.shape[0]):
        generators[:] = seeds
        desk.work[1] = pool.states[chosen[index]]
        _try(desk.work[1], desk, mine, heard, doubt, generators, outcome, verdict)
        sums[chosen[index]] += verdict


def _try(
    state: Any, desk: Desk, mine: int, heard: Array, doubt: float, generators: Array, outcome: Array, verdict: Array
) -> None:
    """The first generator is for what chance says, the second for what others like."""
    verdict[:] = 0
    voices, reveals = 0, 0
    while True:
        _finish_round(state, desk, mine, doubt, generators[1])
        over = actor(state) == NOBODY or sees_end(state)
        if over or reveals >= heard[0]:
            win, ahead, points = _end_of(state, desk, mine)
            verdict[0] += win + PER_POINT * ahead
            verdict[1] += win
            verdict[2] += points
            voices += 1
        if over or reveals == heard[1]:
            break
        while actor(state) == CHANCE:
            sample(state, desk.components[0], generators[0], outcome)
            reveal(state, desk.components[0], outcome)
        reveals += 1
    verdict /= voices


def _finish_round(state: Any, desk: Desk, mine: int, doubt: float, generator: Array) -> None:
    """Everyone plays what the network likes until chance speaks or the end is there or in sight."""
    while actor(state) >= 0 and not sees_end(state):
        noise = 0.0 if own_kingdom(state) == mine else doubt
        act(state, desk.components[0], desk.actions[choose_by_habit(state, desk, generator, noise)])


def _end_of(state: Any, desk: Desk, mine: int) -> tuple[float, float, float]:
    """What it came to for `mine`: the chance to win, the margin and the points.

    An end that was foreseen is one of many: a narrow victory says less about the turn than a clear one.
    """
    count = kingdoms(state)
    if actor(state) == NOBODY:
        win = won(state, desk, mine)
        return win, margin(desk, count, mine), desk.means[mine]
    if sees_end(state):
        ahead = foresee(state, desk.components[0], desk.room[0], mine)
        return normal_share(ahead / _CLEAR), np.float64(ahead), judge(state, desk, mine)[0]
    judge_all(state, desk)
    return winning_chance(desk.means, desk.spreads, count, mine), margin(desk, count, mine), desk.means[mine]


def won(state: Any, desk: Desk, mine: int) -> float:
    """1 for a victory, shared among equals; the desk then has everybody's points."""
    count = kingdoms(state)
    for kingdom in range(count):
        desk.lines[:] = 0
        score(state, desk.components[0], kingdom, desk.lines)
        desk.means[kingdom] = desk.lines.sum()
    own, ahead, level = desk.means[mine] * 65536 + tie_break(state, mine), 0, 1
    for kingdom in range(count):
        if kingdom != mine:
            other = desk.means[kingdom] * 65536 + tie_break(state, kingdom)
            ahead += int(other > own)
            level += int(other == own)
    return 0.0 if ahead > 0 else 1.0 / level
