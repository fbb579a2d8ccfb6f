"""A loop over a kernel that it does not know yet."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from crownfield.base.bind import BOUND


class Steps(Protocol):
    def step(self, number: int, /) -> int: ...


steps: Steps = BOUND


def twice(number: int) -> int:
    return once(once(number))


def once(number: int) -> int:
    return steps.step(number)


class Entries(NamedTuple):
    twice: Callable[[int], int]
