"""What a browser says, read on while what it said before is carried out: a ping is answered at once."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import msgspec

from crownfield.server.protocol import ClientMessage, Code, Ping, Pong
from crownfield.server.protocol.words import MessageId
from crownfield.server.table.connection import Connection
from crownfield.server.table.limits import Pace

__all__ = ["Hearing", "Receive"]

_READ_AHEAD = 4
"""So many messages are read while one is carried out."""
_PINGS_PER_SECOND = 1

Receive = Callable[[], Awaitable[str]]


class _Named(msgspec.Struct):
    """As much as can be read of a message that cannot be read."""

    id: MessageId | None = None


_decode_name = msgspec.json.Decoder(_Named).decode


class Hearing:
    """The messages of one connection, in order. Whatever is no message, or one too many, is refused here."""

    def __init__(self, connection: Connection, most_bytes: int) -> None:
        self._connection, self._most_bytes = connection, most_bytes
        self._messages: asyncio.Queue[ClientMessage | None] = asyncio.Queue(_READ_AHEAD)
        self._pings = Pace(_PINGS_PER_SECOND)

    async def listen(self, receive: Receive) -> None:
        """Read until the browser has gone, and raise what `receive` raises then; a task of its own."""
        try:
            while True:
                if (message := self._understood(await receive())) is not None:
                    await self._messages.put(message)
        except Exception:
            await self._messages.put(None)
            raise

    async def next(self, pump: "asyncio.Task[None]", seconds: float | None) -> ClientMessage | None:
        """What is to be carried out next; None if that takes too long, or once nothing is sent or heard any more."""
        said = asyncio.ensure_future(self._messages.get())
        try:
            await asyncio.wait((said, pump), timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
            return said.result() if said.done() else None
        finally:
            said.cancel()

    def _understood(self, text: str) -> ClientMessage | None:
        """The message; or None after answering it."""
        trouble: tuple[Code, str] | None = None
        message: ClientMessage | None = None
        if len(text) > self._most_bytes:
            trouble = "too_large", f"a message has at most {self._most_bytes} bytes"
        else:
            try:
                message = self._connection.tongue.read(text)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                trouble = "unreadable", str(error)
        if not self._is_ping_in_time(message) and not self._connection.pace.allows_one_more():
            trouble = "too_fast", "too many messages; wait a moment"
        if trouble is not None:
            self._connection.refuse(*trouble, _name_in(text))
            return None
        if isinstance(message, Ping):
            self._connection.send(Pong())
            return None
        return message

    def _is_ping_in_time(self, message: ClientMessage | None) -> bool:
        return isinstance(message, Ping) and self._pings.allows_one_more()


def _name_in(text: str) -> str | None:
    """The id of a message that is refused unread, so that its page does not wait for an answer."""
    with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError):
        return _decode_name(text).id
    return None
