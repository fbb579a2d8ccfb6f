"""What playing games out needs beside a position: the pieces, a generator and room to work in, for one thread."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from crownfield.ai.policies import Policies
from crownfield.base.rng import generators
from crownfield.games.contract import Components, GameInfo

__all__ = ["Workspace", "new_workspace"]

_MOST_SECONDS = 8
"""After a first decision there are at most so many second ones."""

Array = npt.NDArray[Any]


class Workspace(NamedTuple):
    components: Array
    generator: Array
    policy: Array
    """For the policies."""
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


def new_workspace(info: GameInfo, components: Components, policies: Policies, *, kingdoms: int, seed: int) -> Workspace:
    candidates = info.actions * _MOST_SECONDS
    return Workspace(
        components=components.tables,
        generator=generators(seed, 1)[0],
        policy=np.zeros(1, policies.WORKSPACE),
        turn=np.zeros(info.actions, np.int64),
        outcome=np.zeros(info.longest_outcome, np.int64),
        lines=np.zeros(len(info.lines) + 1, np.int64),
        totals=np.zeros(kingdoms, np.int64),
        work=np.zeros(2, info.state),
        legal=np.zeros((2, info.actions), np.int64),
        candidates=np.zeros(candidates, np.int64),
        sums=np.zeros(candidates),
        visits=np.zeros(candidates, np.int64),
    )
