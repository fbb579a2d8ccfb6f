"""Flat Monte Carlo evaluation: as many playouts for every candidate, and the best mean decides."""

from typing import Any

import numpy.typing as npt

from crownfield.ai.policies import Policies
from crownfield.ai.rollout.playouts import SECOND, play_candidate, play_out, share_of
from crownfield.ai.rollout.workspace import Workspace
from crownfield.base.bind import BOUND
from crownfield.games.kernels import Kernels

__all__ = ["flat_search", "list_candidates"]

Array = npt.NDArray[Any]

rules: Kernels = BOUND
policies: Policies = BOUND


def list_candidates(state: Any, space: Workspace, work: Array) -> int:
    """Write what the actor may decide, up to DEPTH decisions of this turn together; returns how many there are."""
    who, turn, written = rules.actor(state), policies.turn_of(state), 0
    for index in range(rules.legal(state, space.components[0], space.legal[0])):
        first = space.legal[0, index] << SECOND
        work[0] = state
        rules.act(work[0], space.components[0], space.legal[0, index])
        turn_over = rules.actor(work[0]) != who or policies.turn_of(work[0]) != turn
        if policies.DEPTH == 1 or turn_over:
            space.candidates[written] = first
            written += 1
            continue
        for other in range(rules.legal(work[0], space.components[0], space.legal[1])):
            space.candidates[written] = first | (space.legal[1, other] + 1)
            written += 1
    return written


def begin_search(states: Array, space: Workspace) -> int:
    """List the candidates and forget what is known of any; returns how many there are."""
    space.sums[:] = 0
    space.visits[:] = 0
    return list_candidates(states[0], space, space.work)


def flat_search(states: Array, space: Workspace, policy: int, count: int, done: int, playouts: int) -> None:
    """Go on with so many playouts when so many are done, one for each of the `count` candidates in turn."""
    mine = policies.own_kingdom(states[0])
    for index in range(done, done + playouts):
        candidate = index % count
        space.work[0] = states[0]
        play_candidate(space.work[0], space, space.candidates[candidate])
        play_out(space.work[0], space, policy, mine)
        space.sums[candidate] += share_of(space, mine)
        space.visits[candidate] += 1
