"""Games in which chance speaks to the end: nobody ever sees it."""

import numpy as np

from crownfield.ai.endings import Solution
from crownfield.base.compiling import kernel
from crownfield.games.contract import Components, State

__all__ = ["WORKSPACE", "foresee", "is_solvable", "sees_end", "solve"]

WORKSPACE = np.dtype([("nothing", np.uint8)])


@kernel
def sees_end(state: np.void) -> bool:  # noqa: ARG001
    return False


@kernel
def foresee(state: np.void, components: np.void, space: np.void, mine: int) -> int:  # noqa: ARG001
    return 0


def is_solvable(state: State) -> bool:  # noqa: ARG001
    return False


def solve(state: State, components: Components) -> list[Solution]:  # noqa: ARG001
    return []
