"""A browser's conversation with its table, from hello to good-bye."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import cast

from crownfield.play.table import TableRefusal
from crownfield.server.disk.store import NotStored
from crownfield.server.protocol import ClientMessage, Code, Command, Done, Hello, Hint, Refused
from crownfield.server.protocol.tongue import TODAY, Tongue
from crownfield.server.table.answers import Answer
from crownfield.server.table.connection import Connection
from crownfield.server.table.ledger import GONE
from crownfield.server.table.live import LiveTable
from crownfield.server.table.tables import Tables
from crownfield.server.web.deeds import ask_for_hint, carry_out
from crownfield.server.web.hearing import Hearing, Receive

__all__ = ["Wire", "converse"]

_log = logging.getLogger("crownfield.server")


@dataclass(frozen=True)
class Wire:
    """A WebSocket: where it comes from, and how to hear and to send."""

    address: str
    receive: Receive
    """Raises when the browser has gone."""
    deliver: Callable[[str], Awaitable[None]]
    welcome: Callable[[], None] = lambda: None
    """Called for whoever has come to a table; whoever comes to none is not waited for long."""


async def converse(tables: Tables, wire: Wire, *, tongue: Tongue = TODAY, game: str | None = None) -> bool:
    """Serve one WebSocket until either side has enough; whether there is no use in coming back.

    `game` is that of the socket's address, where it has one. Raises what `receive` raises.
    """
    return await _Conversation(tables, wire, tongue, game).hold()


class _Conversation:
    def __init__(self, tables: Tables, wire: Wire, tongue: Tongue, game: str | None) -> None:
        self._tables, self._wire, self._game = tables, wire, game
        self._connection = Connection(tables.strangers.of(wire.address), wire.address, tongue)
        self._live: LiveTable | None = None

    async def hold(self) -> bool:
        settings = self._tables.services.settings
        hearing = Hearing(self._connection, settings.message_bytes)
        pump = asyncio.create_task(self._connection.pump(self._wire.deliver))
        listening = asyncio.create_task(hearing.listen(self._wire.receive))
        give_up = time.monotonic() + settings.patience
        try:
            while message := await hearing.next(pump, None if self._live else give_up - time.monotonic()):
                await self._obey(message)
        finally:
            if self._live is not None:
                self._live.leave(self._connection)
            self._connection.hang_up()
            await asyncio.wait([pump], timeout=1)
            pump.cancel()
            listening.cancel()
            await asyncio.gather(pump, listening, return_exceptions=True)
        if not listening.cancelled():
            listening.result()
        return self._connection.is_dismissed

    async def _obey(self, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            await self._greet(message)
        elif isinstance(message, Command) and (answer := await self._answer(message)) is not None:
            self._connection.send(answer)

    async def _greet(self, hello: Hello) -> None:
        if self._live is None and hello.protocol != self._connection.tongue.protocol:
            self._send_away(hello.protocol)
            return
        try:
            self._live = await self._join(hello)
        except Exception as error:
            refused = _refusal(hello, error)
            turn_down = self._connection.dismiss if self._is_hopeless(refused) else self._connection.refuse
            turn_down(refused.code, refused.detail)
        else:
            self._wire.welcome()

    def _is_hopeless(self, refused: Refused) -> bool:
        return self._game is not None and refused.code in GONE

    async def _join(self, hello: Hello) -> LiveTable:
        if self._live is not None:
            raise TableRefusal("not_allowed", "this connection has said hello already")
        if self._game not in (None, hello.game):
            raise TableRefusal("unknown_table", "this is the address of another table")
        found = await self._tables.find(hello.game)
        await found.join(self._connection, hello)
        self._connection.pace = self._tables.people.of((hello.game, self._connection.person))
        return found

    def _send_away(self, spoken: int) -> None:
        """A page of another version of Crownfield loads itself again, and so becomes one of ours."""
        # pages from before there were numbers know no word for that, and give up at this one
        code: Code = "reload" if spoken > 1 else "unreadable"
        protocol = self._connection.tongue.protocol
        self._connection.dismiss(code, f"this server speaks protocol {protocol}, not {spoken}: reload the page")

    async def _answer(self, message: Command) -> Answer | None:
        """None where the answer comes later."""
        if (live := self._live) is None:
            return _refusal(message, TableRefusal("not_your_seat", "say hello first"))
        if isinstance(message, Hint):
            return await self._begin_hint(live, message)
        if not message.id:
            return await self._carry_out(live, message)
        return await live.answers.once(self._connection.person, message.id, lambda: self._carry_out(live, message))

    async def _begin_hint(self, live: LiveTable, message: Hint) -> Answer | None:
        try:
            await ask_for_hint(live, self._connection, message)
        except Exception as error:
            return _refusal(message, error)
        return None

    async def _carry_out(self, live: LiveTable, message: Command) -> Answer:
        try:
            await carry_out(live, self._connection, message)
        except Exception as error:
            return _refusal(message, error)
        return Done(message.id)


def _refusal(message: Hello | Command, error: Exception) -> Refused:
    """What is said of an error; those that should not be are in the log."""
    name, kind = message.id if isinstance(message, Command) else None, type(message).__name__
    if isinstance(error, TableRefusal):
        return Refused(name, cast(Code, error.code), str(error))
    if isinstance(error, NotStored):
        _log.error("a %s could not be stored: %s", kind, error)
        return Refused(name, "server_error", "this could not be stored; nothing has changed")
    _log.error("a %s could not be carried out", kind, exc_info=error)
    return Refused(name, "server_error", "something went wrong here; nothing has changed")
