"""Playing games to their end by simple policies, the base of every Monte Carlo agent.

Written once and bound to each game's kernels and its `policy`, which promises:

    greedy_turn(state, components, generator, scratch, turn) → how many decisions were written: the rest of the turn
    half_greedy_turn(…) → the same for a weaker policy
    turn_of(state) → equal as long as one turn lasts
    own_kingdom(state) → the kingdom of the seat to act
    DEPTH: how many decisions of a turn, 1 or 2, a search weighs together
    SEARCHES: by phase, how many searches the rest of a turn needs at most
    SCRATCH: the record that the policies work in
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy.typing as npt

from crownfield.base.actors import CHANCE, NOBODY
from crownfield.base.rng import below

__all__ = [
    "Kit",
    "play_candidate",
    "play_out",
    "play_turn",
    "policy_turn",
    "reveal_all",
    "score_all",
    "share_of",
    "win_of",
]

Array = npt.NDArray[Any]

actor: Callable[..., int]
act: Callable[..., None]
random_action: Callable[..., int]
sample: Callable[..., int]
reveal: Callable[..., None]
score: Callable[..., None]
greedy_turn: Callable[..., int]
half_greedy_turn: Callable[..., int]
turn_of: Callable[..., int]
own_kingdom: Callable[..., int]

RANDOM, HALF_GREEDY, GREEDY, MOSTLY_RANDOM, OWN_GREEDY = range(5)
"""Policies: TR, GPRD, FG, EG and PG of the paper."""

_PERCENT_RANDOM = 75
"""ε of the ε-greedy policy: the share of random turns."""

SECOND = 20
"""A candidate of two decisions is first << SECOND | second + 1; of one decision, only the first part."""


class Kit(NamedTuple):
    """What playing games out needs beside a position: the pieces, luck, and room to work in."""

    components: Array
    generator: Array
    scratch: Array
    turn: Array
    outcome: Array
    lines: Array
    totals: Array
    """Shape (kingdoms,)."""
    work: Array
    """Throw-away states."""
    legal: Array
    """Shape (2, actions)."""
    candidates: Array
    """What may be decided, ascending."""
    sums: Array
    visits: Array
    """Per candidate, what its playouts were worth and how many there were."""


def policy_turn(states: Array, kit: Kit, policy: int) -> int:
    """Write the rest of the actor's turn as a policy plays it to `kit.turn`; returns how many decisions that are."""
    kit.work[0] = states[0]
    return play_turn(kit.work[0], kit, policy, own_kingdom(states[0]))


def play_turn(state: Any, kit: Kit, policy: int, mine: int) -> int:
    """The actor's turn, played and written down."""
    if policy == HALF_GREEDY:
        written = half_greedy_turn(state, kit.components[0], kit.generator, kit.scratch[0], kit.turn)
    elif _is_greedy(state, kit, policy, mine):
        written = greedy_turn(state, kit.components[0], kit.generator, kit.scratch[0], kit.turn)
    else:
        return _random_turn(state, kit)
    for index in range(written):
        act(state, kit.components[0], kit.turn[index])
    return written


def _is_greedy(state: Any, kit: Kit, policy: int, mine: int) -> bool:
    if policy == MOSTLY_RANDOM:
        return below(kit.generator, 100) >= _PERCENT_RANDOM
    return policy == GREEDY or (policy == OWN_GREEDY and own_kingdom(state) == mine)


def _random_turn(state: Any, kit: Kit) -> int:
    who, turn, written = actor(state), turn_of(state), 0
    while actor(state) == who and turn_of(state) == turn:
        kit.turn[written] = random_action(state, kit.components[0], kit.generator)
        act(state, kit.components[0], kit.turn[written])
        written += 1
    return written


def reveal_all(state: Any, kit: Kit) -> None:
    """Let chance speak until a seat must act or the game is over."""
    while actor(state) == CHANCE:
        sample(state, kit.components[0], kit.generator, kit.outcome)
        reveal(state, kit.components[0], kit.outcome)


def play_out(state: Any, kit: Kit, policy: int, mine: int) -> None:
    """Play to the end; afterwards `kit.totals` are the points."""
    if policy == RANDOM:
        _play_at_random(state, kit.components[0], kit.generator, kit.outcome)
    while actor(state) != NOBODY:
        if actor(state) == CHANCE:
            reveal_all(state, kit)
        else:
            play_turn(state, kit, policy, mine)
    score_all(state, kit)


def _play_at_random(state: Any, components: Any, generator: Array, outcome: Array) -> None:
    """The tightest loop of all: handing a whole kit around would double its time."""
    while actor(state) != NOBODY:
        if actor(state) == CHANCE:
            sample(state, components, generator, outcome)
            reveal(state, components, outcome)
        else:
            act(state, components, random_action(state, components, generator))


def score_all(state: Any, kit: Kit) -> None:
    for kingdom in range(kit.totals.shape[0]):
        kit.lines[:] = 0
        score(state, kit.components[0], kingdom, kit.lines)
        kit.totals[kingdom] = kit.lines.sum()


def _best_other(kit: Kit, mine: int) -> int:
    best = 0
    for kingdom in range(kit.totals.shape[0]):
        if kingdom != mine:
            best = max(best, kit.totals[kingdom])
    return best


def share_of(kit: Kit, mine: int) -> float:
    """The worth of an end for flat search: mine / (mine + the best of the others)."""
    own, other = kit.totals[mine], _best_other(kit, mine)
    return own / (own + other) if own + other > 0 else 0.5


def win_of(kit: Kit, mine: int) -> float:
    """The worth of an end for tree search: 1 for a win, shared among equals."""
    equals = 0
    for kingdom in range(kit.totals.shape[0]):
        if kit.totals[kingdom] > kit.totals[mine]:
            return 0.0
        equals += kit.totals[kingdom] == kit.totals[mine]
    return 1.0 / equals


def play_candidate(state: Any, kit: Kit, candidate: int) -> None:
    act(state, kit.components[0], candidate >> SECOND)
    second = candidate & ((1 << SECOND) - 1)
    if second > 0:
        act(state, kit.components[0], second - 1)


def play_games(states: Array, kit: Kit, policies: Array, totals: Array) -> None:
    """Play totals.shape[0] games from states[0], kingdom k by policies[k]; totals[i] are the points of game i."""
    for game in range(totals.shape[0]):
        kit.work[0] = states[0]
        state = kit.work[0]
        while actor(state) != NOBODY:
            if actor(state) == CHANCE:
                reveal_all(state, kit)
            else:
                play_turn(state, kit, policies[own_kingdom(state)], -1)
        score_all(state, kit)
        totals[game] = kit.totals
