"""A cache of what was found out about kingdoms that were looked at before.

Turns that are tried again and again meet the same kingdoms, and the same dominoes to be laid there, again and again.
Each has a hash of 64 bits that hardly any other has, and one place in the cache; whichever came there last is kept.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from crownfield.ai.value.aligned import aligned_zeros
from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.base.rng import scramble

__all__ = ["Cache", "find", "mix", "new_cache"]

_PLACES, _HALF = np.uint64(1 << 14), np.uint64(32)


class Cache(NamedTuple):
    hashes: npt.NDArray[np.uint64]
    """By place, 0 where it is empty."""
    found: npt.NDArray[Any]
    """(places, whatever was found)"""


def new_cache(found: int, kind: npt.DTypeLike) -> Cache:
    """An empty one; takes memory only as it fills."""
    return Cache(np.zeros(int(_PLACES), np.uint64), aligned_zeros((int(_PLACES), found), kind))


@kernel
def mix(hashed: np.uint64, word: np.uint64) -> np.uint64:
    """The hash that goes on from a hash with one more word."""
    return scramble(hashed ^ word)


@kernel
def find(cache: Cache, hashed: np.uint64) -> tuple[int, bool]:
    """The place of a hash, and whether it was there; if it was not, it is now, and what is found must be written."""
    place = i64((hashed ^ (hashed >> _HALF)) % _PLACES)
    known = cache.hashes[place] == hashed
    cache.hashes[place] = hashed
    return place, bool(known)
