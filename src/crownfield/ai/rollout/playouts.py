"""Playing games to their end by simple policies, the base of every Monte Carlo agent."""

from typing import Any

import numpy.typing as npt

from crownfield.ai.policies import Policies
from crownfield.ai.rollout.workspace import Workspace
from crownfield.base.actors import CHANCE, NOBODY
from crownfield.base.bind import BOUND
from crownfield.base.rng import below
from crownfield.games.kernels import Kernels
from crownfield.games.loops import let_chance_speak, play_on, total_of

__all__ = ["play_candidate", "play_out", "play_turn", "policy_turn", "score_all", "share_of", "win_of"]

Array = npt.NDArray[Any]

rules: Kernels = BOUND
policies: Policies = BOUND

RANDOM, HALF_GREEDY, GREEDY, MOSTLY_RANDOM, OWN_GREEDY = range(5)
"""Policies: TR, GPRD, FG, EG and PG of the paper."""

_PERCENT_RANDOM = 75
"""ε of the ε-greedy policy: the share of random turns."""

SECOND = 20
"""A candidate of two decisions is first << SECOND | second + 1; of one decision, only the first part."""


def policy_turn(states: Array, space: Workspace, policy: int) -> int:
    """Write the rest of the actor's turn as a policy plays it to `space.turn`; returns how many decisions that are."""
    space.work[0] = states[0]
    return play_turn(space.work[0], space, policy, policies.own_kingdom(states[0]))


def play_turn(state: Any, space: Workspace, policy: int, mine: int) -> int:
    """The actor's turn, played and written down."""
    if policy == HALF_GREEDY:
        written = policies.half_greedy_turn(state, space.components[0], space.generator, space.policy[0], space.turn)
    elif _is_greedy(state, space, policy, mine):
        written = policies.greedy_turn(state, space.components[0], space.generator, space.policy[0], space.turn)
    else:
        return _random_turn(state, space)
    for index in range(written):
        rules.act(state, space.components[0], space.turn[index])
    return written


def _is_greedy(state: Any, space: Workspace, policy: int, mine: int) -> bool:
    if policy == MOSTLY_RANDOM:
        return below(space.generator, 100) >= _PERCENT_RANDOM
    return policy == GREEDY or (policy == OWN_GREEDY and policies.own_kingdom(state) == mine)


def _random_turn(state: Any, space: Workspace) -> int:
    who, turn, written = rules.actor(state), policies.turn_of(state), 0
    while rules.actor(state) == who and policies.turn_of(state) == turn:
        space.turn[written] = rules.random_action(state, space.components[0], space.generator)
        rules.act(state, space.components[0], space.turn[written])
        written += 1
    return written


def play_out(state: Any, space: Workspace, policy: int, mine: int) -> None:
    """Play to the end; afterwards `space.totals` are the points."""
    if policy == RANDOM:
        play_on(state, space.components[0], space.generator, space.outcome)
    while rules.actor(state) != NOBODY:
        if rules.actor(state) == CHANCE:
            let_chance_speak(state, space.components[0], space.generator, space.outcome)
        else:
            play_turn(state, space, policy, mine)
    score_all(state, space)


def score_all(state: Any, space: Workspace) -> None:
    for kingdom in range(space.totals.shape[0]):
        space.totals[kingdom] = total_of(state, space.components[0], kingdom, space.lines)


def _best_other(space: Workspace, mine: int) -> int:
    best = 0
    for kingdom in range(space.totals.shape[0]):
        if kingdom != mine:
            best = max(best, space.totals[kingdom])
    return best


def share_of(space: Workspace, mine: int) -> float:
    """The worth of an end for flat search: mine / (mine + the best of the others)."""
    own, other = space.totals[mine], _best_other(space, mine)
    return own / (own + other) if own + other > 0 else 0.5


def win_of(space: Workspace, mine: int) -> float:
    """The worth of an end for tree search: 1 for a win, shared among equals."""
    equals = 0
    for kingdom in range(space.totals.shape[0]):
        if space.totals[kingdom] > space.totals[mine]:
            return 0.0
        equals += space.totals[kingdom] == space.totals[mine]
    return 1.0 / equals


def play_candidate(state: Any, space: Workspace, candidate: int) -> None:
    rules.act(state, space.components[0], candidate >> SECOND)
    second = candidate & ((1 << SECOND) - 1)
    if second > 0:
        rules.act(state, space.components[0], second - 1)


def play_games(states: Array, space: Workspace, chosen: Array, totals: Array) -> None:
    """Play totals.shape[0] games from states[0], kingdom k by policy chosen[k]; totals[i] are the points of game i."""
    for game in range(totals.shape[0]):
        space.work[0] = states[0]
        state = space.work[0]
        while rules.actor(state) != NOBODY:
            if rules.actor(state) == CHANCE:
                let_chance_speak(state, space.components[0], space.generator, space.outcome)
            else:
                play_turn(state, space, chosen[policies.own_kingdom(state)], -1)
        score_all(state, space)
        totals[game] = space.totals
