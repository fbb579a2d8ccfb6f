"""How fast anybody may ask for something: so much a second for each address or person."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Any

from litestar.connection import ASGIConnection

from crownfield.play.table import TableRefusal
from crownfield.server.connection import Pace
from crownfield.server.settings import Settings

__all__ = ["Limits", "Paces", "address_of"]

_MOST_REMEMBERED = 10_000
"""So many are remembered, the latest."""


def address_of(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    """Where a request or a WebSocket comes from."""
    if settings.trust_proxy:
        forwarded = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
        if forwarded:
            return forwarded
    return connection.client.host if connection.client else ""


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
