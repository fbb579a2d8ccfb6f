"""One browser's WebSocket: what it may say how fast, and what waits to be sent to it."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import msgspec

from crownfield.server.protocol import Code, Refused, ServerMessage
from crownfield.server.table.limits import Pace

__all__ = ["Connection"]

_WAITING_MESSAGES = 64
_encode = msgspec.json.Encoder().encode


class Connection:
    """A browser at a table. Sending never waits: a browser that does not keep up is let go and comes back by itself."""

    def __init__(self, pace: Pace, address: str) -> None:
        self.address = address
        self.seats: list[int] = []
        self.is_host = False
        self.pace = pace
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue(_WAITING_MESSAGES)
        self._pump: asyncio.Task[None] | None = None

    def send(self, message: ServerMessage) -> None:
        try:
            self._waiting.put_nowait(_encode(message).decode())
        except asyncio.QueueFull:
            self.hang_up()

    def refuse(self, code: Code, detail: str) -> None:
        self.send(Refused(code, detail))

    def dismiss(self, code: Code, detail: str) -> None:
        """The last word; what waits is still sent, then the connection ends."""
        self.refuse(code, detail)
        with contextlib.suppress(asyncio.QueueFull):  # then it was let go already
            self._waiting.put_nowait(None)

    def hang_up(self) -> None:
        """Nothing more is sent; what waits is dropped, also what waits for the browser to take it."""
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._waiting.put_nowait(None)
        if self._pump is not None:
            self._pump.cancel()

    async def pump(self, deliver: Callable[[str], Awaitable[None]]) -> None:
        """Deliver what waits, in order, until the connection hangs up; a task of its own."""
        self._pump = asyncio.current_task()
        while (message := await self._waiting.get()) is not None:
            await deliver(message)
