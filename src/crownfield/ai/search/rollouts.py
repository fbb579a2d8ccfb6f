"""Rollouts: what comes of a turn when the game is played on by the network.

What is hidden is sampled, with common random numbers for all turns that are compared; the real order is nowhere.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from crownfield.ai.endings import Ending
from crownfield.ai.inputs import Inputs
from crownfield.ai.policies import Policies
from crownfield.ai.search.candidates import Pool
from crownfield.ai.value.chance import normal_share, winning_chance
from crownfield.ai.value.choose import PER_POINT, choose_from_cache, margin
from crownfield.ai.value.judge import judge, judge_all
from crownfield.ai.value.workspace import Workspace
from crownfield.base.actors import NOBODY
from crownfield.base.bind import BOUND
from crownfield.games.kernels import Kernels
from crownfield.games.loops import let_chance_speak, total_of

__all__ = ["try_turns", "won"]

Array = npt.NDArray[Any]

rules: Kernels = BOUND
policies: Policies = BOUND
inputs: Inputs = BOUND
ending: Ending = BOUND

_CLEAR = 6.0
"""Points of margin."""


def try_turns(
    space: Workspace, pool: Pool, mine: int, chosen: Array, horizon: Array, doubt: float, seeds: Array, outcome: Array,
    sums: Array,
) -> None:  # fmt: skip
    """Play on once after each chosen turn, chance speaking the same way; add what came of it to its row of `sums`.

    Everyone plays what has the highest value; that of others' actions is doubted by so many points. The verdict is the
    mean of those when chance has spoken as often as the first of `horizon` says, and every time after that until the
    second, or until the end is there or can be foreseen. A row: value to `mine`, chance to win, points.
    """
    generators, verdict = seeds.copy(), np.zeros(3)
    for index in range(chosen.shape[0]):
        generators[:] = seeds
        space.work[1] = pool.states[chosen[index]]
        _try(space.work[1], space, mine, horizon, doubt, generators, outcome, verdict)
        sums[chosen[index]] += verdict


def _try(
    state: Any,
    space: Workspace,
    mine: int,
    horizon: Array,
    doubt: float,
    generators: Array,
    outcome: Array,
    verdict: Array,
) -> None:
    """The first generator is for what chance says, the second for doubt."""
    verdict[:] = 0
    verdicts, reveals = 0, 0
    while True:
        _finish_round(state, space, mine, doubt, generators[1])
        over = rules.actor(state) == NOBODY or ending.sees_end(state)
        if over or reveals >= horizon[0]:
            win, ahead, points = _end_of(state, space, mine)
            verdict[0] += win + PER_POINT * ahead
            verdict[1] += win
            verdict[2] += points
            verdicts += 1
        if over or reveals == horizon[1]:
            break
        let_chance_speak(state, space.components[0], generators[0], outcome)
        reveals += 1
    verdict /= verdicts


def _finish_round(state: Any, space: Workspace, mine: int, doubt: float, generator: Array) -> None:
    """Everyone plays what has the highest value until chance speaks or the end is there or in sight."""
    while rules.actor(state) >= 0 and not ending.sees_end(state):
        noise = 0.0 if policies.own_kingdom(state) == mine else doubt
        rules.act(state, space.components[0], space.actions[choose_from_cache(state, space, generator, noise)])


def _end_of(state: Any, space: Workspace, mine: int) -> tuple[float, float, float]:
    """What it came to for `mine`: the chance to win, the margin and the points.

    An end that was foreseen is one of many: a narrow victory says less about the turn than a clear one.
    """
    count = inputs.kingdoms(state)
    if rules.actor(state) == NOBODY:
        win = won(state, space, mine)
        return win, margin(space, count, mine), space.means[mine]
    if ending.sees_end(state):
        ahead = ending.foresee(state, space.components[0], space.ending[0], mine)
        return normal_share(ahead / _CLEAR), np.float64(ahead), judge(state, space, mine)[0]
    judge_all(state, space)
    return winning_chance(space.means, space.spreads, count, mine), margin(space, count, mine), space.means[mine]


def won(state: Any, space: Workspace, mine: int) -> float:
    """1 for a victory, shared among equals; the workspace then has everybody's points."""
    count = inputs.kingdoms(state)
    for kingdom in range(count):
        space.means[kingdom] = total_of(state, space.components[0], kingdom, space.lines)
    own, ahead, level = space.means[mine] * 65536 + rules.tie_break(state, mine), 0, 1
    for kingdom in range(count):
        if kingdom != mine:
            other = space.means[kingdom] * 65536 + rules.tie_break(state, kingdom)
            ahead += int(other > own)
            level += int(other == own)
    return 0.0 if ahead > 0 else 1.0 / level
