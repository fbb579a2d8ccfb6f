"""Bits of 64-bit words, judged by Python's own integers."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownfield.base.bits import count, drop_lowest, i64, lowest, nth
from crownfield.base.compiling import kernel

WORDS = st.integers(0, 2**64 - 1) | st.integers(0, 63).map(lambda bit: 1 << bit) | st.just(2**64 - 1)
SOME_BITS = WORDS.filter(lambda number: number > 0)


@kernel
def count_in_kernel(bits: np.uint64) -> int:
    return count(bits)


@kernel
def lowest_in_kernel(bits: np.uint64) -> int:
    return lowest(bits)


@kernel
def doubled(small: np.uint8) -> int:
    return i64(small) + i64(small)


def set_bits(number: int) -> list[int]:
    return [bit for bit in range(64) if number >> bit & 1]


@given(WORDS)
def test_count_is_the_number_of_set_bits(number: int) -> None:
    assert count_in_kernel(np.uint64(number)) == number.bit_count()


@given(SOME_BITS)
def test_lowest_is_the_index_of_the_lowest_set_bit(number: int) -> None:
    assert lowest_in_kernel(np.uint64(number)) == set_bits(number)[0]


@given(SOME_BITS)
def test_drop_lowest_takes_exactly_the_lowest_bit_away(number: int) -> None:
    assert set_bits(int(drop_lowest(np.uint64(number)))) == set_bits(number)[1:]


@given(SOME_BITS, st.data())
def test_nth_finds_the_bit_with_n_set_bits_below_it(number: int, data: st.DataObject) -> None:
    n = data.draw(st.integers(0, number.bit_count() - 1))
    assert nth(np.uint64(number), n) == set_bits(number)[n]


def test_nth_finds_every_bit_of_a_full_word() -> None:
    assert [nth(np.uint64(2**64 - 1), n) for n in range(64)] == list(range(64))


@pytest.mark.parametrize("number", [0, 127, 128, 255])
def test_a_small_integer_is_widened_before_it_can_overflow(number: int) -> None:
    assert doubled(np.uint8(number)) == 2 * number
