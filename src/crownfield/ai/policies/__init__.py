"""How simple players decide, compiled: one module per game, and what each of them promises."""

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np

from crownfield.games.kernels import Generator, Integers

__all__ = ["Policies"]


class Policies(Protocol):
    """The simple policies of one game."""

    DEPTH: int
    """How many decisions of a turn, 1 or 2, a search weighs together."""

    @property
    def SEARCHES(self) -> Mapping[str, int]:  # noqa: N802
        """By phase, how many searches the rest of a turn needs at most."""

    @property
    def WORKSPACE(self) -> np.dtype[Any]:  # noqa: N802
        """The record that the policies work in."""

    def greedy_turn(
        self, state: np.void, components: np.void, generator: Generator, space: np.void, turn: Integers, /
    ) -> int:
        """How many decisions were written to `turn`: the rest of a greedy turn."""

    def half_greedy_turn(
        self, state: np.void, components: np.void, generator: Generator, space: np.void, turn: Integers, /
    ) -> int:
        """How many decisions were written to `turn`: the rest of the turn by a weaker policy."""

    def turn_of(self, state: np.void, /) -> int:
        """Equal as long as one turn lasts."""

    def own_kingdom(self, state: np.void, /) -> int:
        """The kingdom of the seat to act."""
