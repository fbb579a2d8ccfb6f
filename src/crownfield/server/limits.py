"""What costs the server time, in measure: so much a second for each address, and one calculation at a time for all."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

from litestar.connection import ASGIConnection

from crownfield.play.table import TableRefusal
from crownfield.server.connection import Pace
from crownfield.server.settings import Settings

__all__ = ["Limits", "address_of"]

_MOST_ADDRESSES = 10_000
"""So many are remembered, the latest."""

R = TypeVar("R")


def address_of(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    """Where a request or a WebSocket comes from."""
    if settings.trust_proxy:
        forwarded = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
        if forwarded:
            return forwarded
    return connection.client.host if connection.client else ""


class Limits:
    """The pace of every address that asks for something dear."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._paces: OrderedDict[str, Pace] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    def check(self, address: str) -> None:
        """Raises TableRefusal for an address that asks too fast."""
        pace = self._paces.setdefault(address, Pace(self._rate))
        self._paces.move_to_end(address)
        if len(self._paces) > _MOST_ADDRESSES:
            self._paces.popitem(last=False)
        if not pace.allows_one_more():
            raise TableRefusal("too_fast", "too many requests; wait a moment")

    async def calculate(self, address: str, work: Callable[..., R], *details: Any) -> R:
        """Do this in a thread, after what others have asked for; raises TableRefusal as `check` does."""
        self.check(address)
        async with self._one_at_a_time:
            return await asyncio.to_thread(work, *details)
