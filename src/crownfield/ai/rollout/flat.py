"""Flat Monte Carlo evaluation: as many playouts for every candidate, and the best mean decides."""

from collections.abc import Callable
from typing import Any

import numpy.typing as npt

from crownfield.ai.rollout.playouts import SECOND, Kit, play_candidate, play_out, share_of

__all__ = ["flat_search", "list_candidates"]

Array = npt.NDArray[Any]

DEPTH: int
legal: Callable[..., int]
act: Callable[..., None]
actor: Callable[..., int]
turn_of: Callable[..., int]
own_kingdom: Callable[..., int]


def list_candidates(state: Any, kit: Kit, work: Array) -> int:
    """Write what the actor may decide, up to DEPTH decisions of this turn together; returns how many there are."""
    who, turn, written = actor(state), turn_of(state), 0
    for index in range(legal(state, kit.components[0], kit.legal[0])):
        first = kit.legal[0, index] << SECOND
        work[0] = state
        act(work[0], kit.components[0], kit.legal[0, index])
        if DEPTH == 1 or actor(work[0]) != who or turn_of(work[0]) != turn:
            kit.candidates[written] = first
            written += 1
            continue
        for other in range(legal(work[0], kit.components[0], kit.legal[1])):
            kit.candidates[written] = first | (kit.legal[1, other] + 1)
            written += 1
    return written


def begin_search(states: Array, kit: Kit) -> int:
    """List the candidates and forget what is known of any; returns how many there are."""
    kit.sums[:] = 0
    kit.visits[:] = 0
    return list_candidates(states[0], kit, kit.work)


def flat_search(states: Array, kit: Kit, policy: int, count: int, done: int, playouts: int) -> None:
    """Go on with so many playouts when so many are done, one for each of the `count` candidates in turn."""
    mine = own_kingdom(states[0])
    for index in range(done, done + playouts):
        candidate = index % count
        kit.work[0] = states[0]
        play_candidate(kit.work[0], kit, kit.candidates[candidate])
        play_out(kit.work[0], kit, policy, mine)
        kit.sums[candidate] += share_of(kit, mine)
        kit.visits[candidate] += 1
