"""Games played to the end by a network or by Full Greedy, for studies that need thousands from one position."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from crownfield.ai.policies import Policies
from crownfield.ai.value.choose import choose_action
from crownfield.ai.value.workspace import Workspace as Judging
from crownfield.base.actors import CHANCE, NOBODY
from crownfield.base.bind import BOUND
from crownfield.base.rng import generators
from crownfield.games.contract import GameInfo
from crownfield.games.kernels import Kernels
from crownfield.games.loops import let_chance_speak

Array = npt.NDArray[Any]

rules: Kernels = BOUND
policies: Policies = BOUND


class Workspace(NamedTuple):
    """What playing needs beside judging."""

    generator: Array
    outcome: Array
    policy: Array
    turn: Array


def new_workspace(info: GameInfo, policies: Policies, seed: int) -> Workspace:
    return Workspace(
        generators(seed, 1)[0],
        np.zeros(info.longest_outcome, np.int64),
        np.zeros(1, policies.WORKSPACE),
        np.zeros(info.actions, np.int64),
    )


def play_to_end(state: Any, judging: Judging, space: Workspace, greedy: bool) -> None:
    """Everybody plays what has the highest value, or as Full Greedy does."""
    tables = judging.components[0]
    while rules.actor(state) != NOBODY:
        if rules.actor(state) == CHANCE:
            let_chance_speak(state, tables, space.generator, space.outcome)
        elif greedy:
            for index in range(policies.greedy_turn(state, tables, space.generator, space.policy[0], space.turn)):
                rules.act(state, tables, space.turn[index])
        else:
            rules.act(state, tables, judging.actions[choose_action(state, judging, space.generator, 0.0)])
