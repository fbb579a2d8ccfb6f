"""Random numbers for kernels: within their range, fairly spread, and the same for ever."""

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownfield.base.rng import below, generators


def draws(seed: int, n: int, length: int) -> list[int]:
    generator = generators(seed, 1)[0]
    return [int(below(generator, n)) for _ in range(length)]


@given(seed=st.integers(-(2**70), 2**70), n=st.integers(1, 2**31))
def test_a_number_below_n_lies_between_0_and_n(seed: int, n: int) -> None:
    assert all(0 <= number < n for number in draws(seed, n, 20))


def test_the_same_seed_gives_these_numbers_for_ever() -> None:
    assert draws(0, 6, 20) == GOLDEN_DICE
    assert draws(7, 1000, 8) == GOLDEN_THOUSANDS
    assert draws(2**64 + 7, 1000, 8) == GOLDEN_THOUSANDS


def test_the_same_seed_gives_these_generators_for_ever() -> None:
    assert [int(word) for word in generators(1, 3)[:, 0]] == GOLDEN_GENERATORS


def test_a_generator_does_not_depend_on_how_many_there_are() -> None:
    assert np.array_equal(generators(5, 1000)[:10], generators(5, 10))


def test_no_generator_starts_at_zero_where_it_would_stay_for_ever() -> None:
    assert generators(3, 100_000).all()


def test_generators_of_one_seed_and_of_neighbouring_seeds_differ() -> None:
    words = np.concatenate([generators(seed, 1000)[:, 0] for seed in range(20)])
    assert len(np.unique(words)) == len(words)


@pytest.mark.parametrize("n", [2, 5, 6, 48])
def test_every_number_is_about_as_likely(n: int) -> None:
    length = 500 * n
    found = np.bincount(draws(11, n, length), minlength=n)
    surprise = float(((found - 500) ** 2 / 500).sum())
    assert surprise < n - 1 + 5 * (2 * (n - 1)) ** 0.5 + 5


def test_numbers_that_follow_each_other_are_not_related() -> None:
    numbers = draws(12, 4, 8000)
    pairs = np.bincount([4 * first + second for first, second in pairwise(numbers)], minlength=16)
    surprise = float(((pairs - 500) ** 2 / 500).sum())
    assert surprise < 15 + 5 * 30**0.5


GOLDEN_DICE = [2, 1, 0, 5, 4, 4, 0, 5, 5, 2, 0, 1, 0, 5, 2, 4, 0, 5, 0, 3]
GOLDEN_THOUSANDS = [93, 682, 537, 667, 248, 922, 193, 252]
GOLDEN_GENERATORS = [10451216379200822465, 13757245211066428519, 17911839290282890590]
