"""For games in which chance speaks to the end: nobody ever sees it. Kingdomino has an `endgame` instead."""

import numpy as np

from crownfield.base.compiling import kernel

__all__ = ["ROOM", "foresee", "sees_end"]

ROOM = np.dtype(np.uint8)


@kernel
def sees_end(state: np.void) -> bool:  # noqa: ARG001
    """Whether two players can see everything that is still to come."""
    return False


@kernel
def foresee(state: np.void, pieces: np.void, room: int, mine: int) -> int:  # noqa: ARG001
    """By how many points a player will win."""
    return 0
