"""How simple players decide in Tiny: what is worth most at once, or anything."""

import numpy as np
import numpy.typing as npt

from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from tiny.actions import ACTIONS
from tiny.kernels import act, actor, legal, random_action, score
from tiny.layout import LINES, STATE

DEPTH = 1
SEARCHES = {"place": 2, "pick": 1}
WORKSPACE = np.dtype(
    [
        ("here", STATE, (2,)),  # after what is decided, and one try further
        ("actions", np.int64, (ACTIONS,)),
        ("lines", np.int64, (len(LINES) + 1,)),
    ]
)

Integers = npt.NDArray[np.int64]
Generator = npt.NDArray[np.uint64]


@kernel
def greedy_turn(state: np.void, components: np.void, generator: Generator, space: np.void, turn: Integers) -> int:
    return _decide(state, components, generator, space, turn, True)


@kernel
def half_greedy_turn(state: np.void, components: np.void, generator: Generator, space: np.void, turn: Integers) -> int:
    return _decide(state, components, generator, space, turn, False)


@kernel
def _decide(
    state: np.void, components: np.void, generator: Generator, space: np.void, turn: Integers, greedy: bool
) -> int:
    """Decision after decision, as long as the turn lasts."""
    here, written = space["here"], i64(0)
    here[0] = state
    while actor(here[0]) == actor(state) and turn_of(here[0]) == turn_of(state):
        turn[written] = random_action(here[0], components, generator)
        if greedy:
            turn[written] = _best(components, space, turn[written])
        act(here[0], components, turn[written])
        written += 1
    return written


@kernel
def _best(components: np.void, space: np.void, otherwise: int) -> int:
    """The action after which the actor's kingdom is worth most; one that makes no difference is as good as another."""
    here, lines, best, most = space["here"], space["lines"], otherwise, i64(0)
    mine = actor(here[0])
    for index in range(legal(here[0], components, space["actions"])):
        here[1] = here[0]
        act(here[1], components, space["actions"][index])
        lines[:] = 0
        score(here[1], components, mine, lines)
        if lines.sum() > most:
            best, most = space["actions"][index], lines.sum()
    return best


@kernel
def turn_of(state: np.void) -> int:
    return i64(state["table"]["round"]) * 8 + i64(state["table"]["turn"])


@kernel
def own_kingdom(state: np.void) -> int:
    return i64(state["table"]["actor"])
