"""How fast anybody may ask for something: so much a second for each address or person."""

import time
from collections import OrderedDict
from collections.abc import Hashable

from crownfield.play.table import TableRefusal

__all__ = ["Limits", "Pace", "Paces"]

_MOST_REMEMBERED = 10_000
"""So many are remembered, the latest."""


class Pace:
    """A bucket of messages, twice as many as the `rate` or `most`, that refills at this rate a second."""

    def __init__(self, rate: float, most: float | None = None) -> None:
        self._rate, self._most = rate, rate * 2 if most is None else most
        self._left, self._at = self._most, time.monotonic()

    def allows_one_more(self) -> bool:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Paces:
    """A pace of their own for everybody who does something, as long as they are among the latest."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._paces: OrderedDict[Hashable, Pace] = OrderedDict()

    def of(self, who: Hashable) -> Pace:
        pace = self._paces.setdefault(who, Pace(self._rate))
        self._paces.move_to_end(who)
        if len(self._paces) > _MOST_REMEMBERED:
            self._paces.popitem(last=False)
        return pace


class Limits:
    """The pace of every address that asks for something dear."""

    def __init__(self, rate: float) -> None:
        self._paces = Paces(rate)

    def check(self, address: str) -> None:
        """Raises TableRefusal for an address that asks too fast."""
        if not self._paces.of(address).allows_one_more():
            raise TableRefusal("too_fast", "too many requests; wait a moment")
