"""How simple players decide in Kingdomino Duel.

Greedy tries every way to draw its two dice and takes the best; before, it takes the dice that it could draw best.
"""

import numpy as np
import numpy.typing as npt

from crownfield.ai.policies.drawing import WORKSPACE, best_drawing, pair_worth, turn_of
from crownfield.base.bits import drop_lowest, i64, lowest
from crownfield.base.compiling import kernel
from crownfield.base.rng import below
from crownfield.games.duel.actions import PAIR_DICE, PAIRS, TAKE_BASE
from crownfield.games.duel.kernels import random_action
from crownfield.games.duel.layout import DICE, TAKE
from crownfield.games.duel.rounds import takes

__all__ = ["DEPTH", "WORKSPACE", "SEARCHES", "greedy_turn", "half_greedy_turn", "own_kingdom", "turn_of"]

DEPTH = 1
SEARCHES = {"take": 1, "turn": 5, "cross": 4, "coat": 3, "mode": 2, "place": 1, "domains": 1, "bless": 1}

_PAIRS = len(PAIRS)


@kernel
def own_kingdom(state: np.void) -> int:
    return i64(state["table"]["actor"])


@kernel
def greedy_turn(
    state: np.void,
    components: np.void,
    generator: npt.NDArray[np.uint64],
    space: np.void,
    turn: npt.NDArray[np.int64],
) -> int:
    """Write the rest of a greedy turn; returns how many decisions that are."""
    if state["table"]["phase"] == TAKE:
        turn[0] = _best_take(state, components, generator, space)
        return 1
    return best_drawing(state, components, generator, space, turn)


@kernel
def half_greedy_turn(
    state: np.void,
    components: np.void,
    generator: npt.NDArray[np.uint64],
    space: np.void,
    turn: npt.NDArray[np.int64],
) -> int:
    """Write the rest of a turn that takes dice at random and draws greedily; returns how many decisions that are."""
    if state["table"]["phase"] == TAKE:
        turn[0] = random_action(state, components, generator)
        return 1
    return best_drawing(state, components, generator, space, turn)


@kernel
def _best_take(state: np.void, components: np.void, generator: npt.NDArray[np.uint64], space: np.void) -> int:
    """A pair is worth its best drawing; a single die the mean of the pairs that it can become."""
    worth, seat = space["worth"], i64(state["table"]["actor"])
    for pair in range(_PAIRS):
        worth[pair] = pair_worth(state, components, generator, space, seat, i64(PAIR_DICE[pair]))
    codes, best, ties, chosen = takes(state), i64(-1_000_000), i64(0), i64(0)
    while codes != np.uint64(0):
        code = lowest(codes)
        codes = drop_lowest(codes)
        here = 3 * worth[code - DICE] if code >= DICE else _single(worth, code)
        if here > best:
            best, ties = here, i64(0)
        ties += i64(here == best)
        if here == best and (ties == 1 or below(generator, ties) == 0):
            chosen = code
    return TAKE_BASE + chosen


@kernel
def _single(worth: npt.NDArray[np.int64], die: int) -> int:
    total = i64(0)
    for pair in range(_PAIRS):
        if i64(PAIR_DICE[pair]) >> die & 1:
            total += worth[pair]
    return total
