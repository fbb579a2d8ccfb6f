"""A loop that uses another module's loop."""

from collections.abc import Callable
from typing import NamedTuple

from tests.base.steps_twice import twice


def four_times(number: int) -> int:
    return twice(twice(number))


class Entries(NamedTuple):
    four_times: Callable[[int], int]
