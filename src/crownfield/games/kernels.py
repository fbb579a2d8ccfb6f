"""What the `kernels` module of every game exports: its rules, over one state record and the component tables."""

from typing import Protocol

import numpy as np
import numpy.typing as npt

__all__ = ["Generator", "Integers", "Kernels"]

Integers = npt.NDArray[np.int64]
Generator = npt.NDArray[np.uint64]


class Kernels(Protocol):
    """Everything is compiled, and nothing is raised: what is asked must be due."""

    def actor(self, state: np.void, /) -> int:
        """The seat to act, CHANCE or NOBODY."""

    def legal(self, state: np.void, components: np.void, out: Integers, /) -> int:
        """How many actions were written to `out`, ascending."""

    def act(self, state: np.void, components: np.void, action: int, /) -> None:
        """Carries out a legal action."""

    def random_action(self, state: np.void, components: np.void, generator: Generator, /) -> int:
        """One legal action, all as likely."""

    def sample(self, state: np.void, components: np.void, generator: Generator, out: Integers, /) -> int:
        """The length of the outcome that was drawn for the chance event that is due."""

    def reveal(self, state: np.void, components: np.void, outcome: Integers, /) -> None:
        """That chance event happens."""

    def score(self, state: np.void, components: np.void, kingdom: int, lines: Integers, /) -> None:
        """The score pad of one kingdom, written where there are zeros."""

    def tie_break(self, state: np.void, kingdom: int, /) -> int:
        """Between equal totals the larger number is ahead."""
