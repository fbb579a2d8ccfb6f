"""Counting and finding bits of 64-bit words, the same compiled and interpreted."""

from collections.abc import Callable
from typing import Any, cast

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from crownfield.base.compiling import compiles, kernel

__all__ = ["count", "drop_lowest", "i64", "lowest", "nth"]

ONE = np.uint64(1)


def _count_interpreted(bits: np.uint64) -> np.int64:
    return np.int64(int(bits).bit_count())


def _lowest_interpreted(bits: np.uint64) -> np.int64:
    number = int(bits)
    return np.int64((number & -number).bit_length() - 1)


@intrinsic  # type: ignore[untyped-decorator]
def _count_compiled(typing_context: Any, bits: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.uint64), generate


@intrinsic  # type: ignore[untyped-decorator]
def _lowest_compiled(typing_context: Any, bits: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.uint64), generate


i64 = cast("Callable[[Any], int]", np.int64)
"""A small integer of a record as a 64-bit one: 8-bit numbers overflow interpreted and do not compiled."""

count = cast("Callable[[np.uint64], int]", _count_compiled if compiles() else _count_interpreted)
"""How many bits are set."""

lowest = cast("Callable[[np.uint64], int]", _lowest_compiled if compiles() else _lowest_interpreted)
"""Index of the lowest set bit; the word must not be 0."""


@kernel
def drop_lowest(bits: np.uint64) -> np.uint64:
    """The word without its lowest set bit; the word must not be 0."""
    return bits & (bits - ONE)


@kernel
def nth(bits: np.uint64, n: int) -> int:
    """Index of the set bit that has `n` set bits below it; a branch-free search by halves."""
    base, left = i64(0), i64(n)
    for half in (32, 16, 8, 4, 2, 1):
        inside = count((bits >> np.uint64(base)) & ((ONE << np.uint64(half)) - ONE))
        beyond = i64(left >= inside)
        left -= inside * beyond
        base += half * beyond
    return base
