"""Our own random numbers for kernels, so that a seed means the same game for ever.

A generator is one 64-bit word of an array (xorshift64); nothing here is secret, and nothing here deals a real game.
"""

import numpy as np
import numpy.typing as npt

from crownfield.base.bits import i64
from crownfield.base.compiling import kernel

__all__ = ["below", "generators", "scramble"]

_SHIFT_13, _SHIFT_7, _SHIFT_17, _HALF = np.uint64(13), np.uint64(7), np.uint64(17), np.uint64(32)


@kernel
def scramble(word: np.uint64) -> np.uint64:
    """The next word; of two different words, two different ones, and of 0 alone 0."""
    word ^= word << _SHIFT_13
    word ^= word >> _SHIFT_7
    word ^= word << _SHIFT_17
    return word


@kernel
def below(generator: npt.NDArray[np.uint64], n: int) -> int:
    """A random number from 0 to n - 1; `generator` is an array of one word, which moves on."""
    generator[0] = scramble(generator[0])
    return i64(((generator[0] >> _HALF) * np.uint64(n)) >> _HALF)


def generators(seed: int, size: int) -> npt.NDArray[np.uint64]:
    """`size` independent generators from one seed, as an array of shape (size, 1) (splitmix64)."""
    start = np.uint64(seed % 2**64)
    steps = np.arange(1, size + 1, dtype=np.uint64)
    x = start + steps * np.uint64(0x9E3779B97F4A7C15)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    x = x ^ (x >> np.uint64(31))
    return np.where(x == 0, np.uint64(1), x).reshape(size, 1)
