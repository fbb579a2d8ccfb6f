"""What a player may spend on a turn, playouts or seconds, and how it is shared among the searches of the turn."""

from collections.abc import Iterator
from time import perf_counter

from crownfield.base.errors import BadOptions

__all__ = ["Budget", "Purse", "check_budget"]

_DEFAULT_PLAYOUTS = 1000
_FIRST_CHUNK, _GROWTH = 4, 4
_REST = 0.02
"""A search ends when so little of its time is left."""


def check_budget(unit: str, count: int | None, seconds: float | None) -> None:
    """Raises BadOptions unless one of the two is given, and more than nothing."""
    if (count is None) == (seconds is None):
        raise BadOptions(f"a budget is either {unit} or seconds")
    if (count is not None and count < 1) or (seconds is not None and not 0 < seconds < float("inf")):
        raise BadOptions("a budget must be more than nothing")


class Budget:
    """Playouts or seconds a turn, playouts unless told; raises BadOptions for both or for nothing."""

    def __init__(self, playouts: int | None, seconds: float | None) -> None:
        self.playouts = _DEFAULT_PLAYOUTS if playouts is None else playouts
        self.seconds = seconds
        check_budget("playouts", self.playouts if seconds is None else playouts, seconds)

    def open(self) -> "Purse":
        """A turn begins."""
        return Purse(self.playouts, self.seconds)


class Purse:
    """What is left of the budget of one turn."""

    def __init__(self, playouts: int, seconds: float | None) -> None:
        self._playouts = playouts
        self._end = None if seconds is None else perf_counter() + seconds

    def chunks(self, searches: int) -> Iterator[int]:
        """How many playouts come next, again and again, when so many searches share what is left."""
        if self._end is None:
            share = max(1, self._playouts // searches)
            self._playouts -= share
            yield share
        else:
            begin = perf_counter()
            yield from _timed(begin, (self._end - begin) / searches)


def _timed(begin: float, seconds: float) -> Iterator[int]:
    chunk, left = _FIRST_CHUNK, seconds
    while left > _REST * seconds:
        yield chunk
        now = seconds - (perf_counter() - begin)
        fitting = chunk * max(now, 0) / (left - now)
        chunk, left = max(1, min(_GROWTH * chunk, int(fitting / 2))), now
        if fitting < 1:
            return
