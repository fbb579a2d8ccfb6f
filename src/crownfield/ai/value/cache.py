"""What was found out about kingdoms that were looked at before.

Turns that are tried again and again meet the same kingdoms, and the same dominoes to be laid there, again and again.
Each has a mark, a number of 64 bits that hardly any other has, and one place in a memory; whichever came there last is
remembered.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.base.rng import scramble

__all__ = ["LIKED", "Memory", "find", "mix", "new_memory"]

LIKED = 5
"""So many actions of a decision are remembered."""

_PLACES, _HALF = np.uint64(1 << 14), np.uint64(32)


class Memory(NamedTuple):
    marks: npt.NDArray[np.uint64]
    """By place, 0 where it is empty."""
    found: npt.NDArray[Any]
    """(places, whatever was found)"""


def new_memory(found: int, kind: npt.DTypeLike) -> Memory:
    """An empty one; takes room only as it fills."""
    return Memory(np.zeros(int(_PLACES), np.uint64), np.zeros((int(_PLACES), found), kind))


@kernel
def mix(mark: np.uint64, word: np.uint64) -> np.uint64:
    """The mark that goes on from a mark with one more word."""
    return scramble(mark ^ word)


@kernel
def find(memory: Memory, mark: np.uint64) -> tuple[int, bool]:
    """The place of a mark, and whether it was there; if it was not, it is now, and what is found must be written."""
    place = i64((mark ^ (mark >> _HALF)) % _PLACES)
    known = memory.marks[place] == mark
    memory.marks[place] = mark
    return place, bool(known)
