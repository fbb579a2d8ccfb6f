"""A loop over a kernel that it does not know yet."""

from collections.abc import Callable
from typing import NamedTuple

step: Callable[[int], int]


def twice(number: int) -> int:
    return _once(_once(number))


def _once(number: int) -> int:
    return step(number)  # noqa: F821 - bound later


class Entries(NamedTuple):
    twice: Callable[[int], int]
