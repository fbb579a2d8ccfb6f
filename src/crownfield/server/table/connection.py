"""One browser's WebSocket: what it may say how fast, and what waits to be sent to it."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Hashable

from crownfield.server.protocol import Code, Refused, ServerMessage
from crownfield.server.protocol.tongue import TODAY, Tongue
from crownfield.server.table.limits import Pace

__all__ = ["Connection"]

_WAITING_MESSAGES = 64


class Connection:
    """A browser at a table. Sending never waits: a browser that does not keep up is let go and comes back by itself."""

    def __init__(self, pace: Pace, address: str, tongue: Tongue = TODAY) -> None:
        self.address = address
        self.tongue = tongue
        self.seats: list[int] = []
        self.is_host = False
        self.pace = pace
        self.is_dismissed = False
        """Whether there is no use in coming back."""
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue(_WAITING_MESSAGES)
        self._pump: asyncio.Task[None] | None = None

    @property
    def person(self) -> Hashable:
        """Who this is among those at a table: the first seat, or the address of somebody who watches."""
        return self.seats[0] if self.seats else self.address

    def send(self, message: ServerMessage) -> None:
        if (text := self.tongue.write(message)) is not None:
            self.send_text(text)

    def send_text(self, text: str) -> None:
        """A message that was written for several browsers."""
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.hang_up()

    def refuse(self, code: Code, detail: str, message_id: str | None = None) -> None:
        self.send(Refused(message_id, code, detail))

    def dismiss(self, code: Code, detail: str) -> None:
        """The last word; what waits is still sent, then the connection ends."""
        self.refuse(code, detail)
        self.is_dismissed = True
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
