"""What networks are told about a position: one room per game, and what each of them promises."""

from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from crownfield.ai.inputs.sheet import Sheet
from crownfield.games.contract import Components

__all__ = ["Inputs"]


class Inputs(Protocol):
    """How one game's kingdoms are described. What describes adds to a sheet."""

    INPUTS: int
    """How many inputs a network of this game has,"""
    MOST_INPUTS: int
    """and how many of them are on at once at most."""

    def facts_of(self, components: Components, /) -> Any:
        """What kernels want to know about the pieces beside their tables."""

    def symmetries(self) -> npt.NDArray[np.int64]:
        """Shape (ways, INPUTS): where each input goes when a kingdom is turned or mirrored."""

    def describe_unseen(self, state: np.void, facts: Any, inputs: Sheet, /) -> None:
        """What is equal for all until chance speaks."""

    def hash_of_land(self, state: np.void, kingdom: int, /) -> np.uint64:
        """64 bits that tell the kingdom from all others."""

    def describe_land(self, state: np.void, facts: Any, kingdom: int, inputs: Sheet, /) -> None:
        """What the kingdom itself says."""

    def describe_rest(self, state: np.void, facts: Any, kingdom: int, total: int, inputs: Sheet, /) -> None:
        """Everything else; the kingdom is now worth `total` points."""

    def is_settled(self, state: np.void, kingdom: int, /) -> bool:
        """The kingdom's points can no longer change."""

    def is_shared(self, state: np.void, /) -> bool:
        """The decision that is due changes what others may do."""

    def in_hand(self, state: np.void, /) -> int:
        """Above 0: what may be done now depends on the actor's kingdom and on this number alone,"""

    def keeps_lands(self, state: np.void, /) -> bool:
        """and it changes no kingdom."""

    def kingdoms(self, state: np.void, /) -> int:
        """How many there are."""
