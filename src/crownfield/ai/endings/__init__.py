"""Who can see the end of a game, and what it will be: one module per game in which anybody can."""

from typing import Any, NamedTuple, Protocol

import numpy as np

from crownfield.games.contract import Components, State

__all__ = ["VICTORY", "Ending", "Solution"]

VICTORY = 10_000
"""What winning is worth, in points of margin."""


class Solution(NamedTuple):
    """A turn, and what it is worth to the seat to act when both play their best from there on."""

    actions: tuple[int, ...]
    value: int
    """VICTORY for winning, and the margin of points."""


class Ending(Protocol):
    """How far one game can be foreseen."""

    @property
    def WORKSPACE(self) -> np.dtype[Any]:  # noqa: N802
        """The record in which the end is foreseen."""

    def sees_end(self, state: np.void, /) -> bool:
        """Whether two players can see everything that is still to come."""

    def foresee(self, state: np.void, components: np.void, space: np.void, mine: int, /) -> int:
        """By how many points a player will win where one sees the end; the seat to act must be about to place."""

    def is_solvable(self, state: State, /) -> bool:
        """Whether two players can see everything that is still to come; asked from Python."""

    def solve(self, state: State, components: Components, /) -> list[Solution]:
        """All turns of the seat to act, best first; the state must be solvable."""
