"""A browser's conversation with its table, from hello to good-bye."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from crownfield.play.table import TableRefusal
from crownfield.server import protocol
from crownfield.server.disk.store import NotStored
from crownfield.server.protocol.words import PROTOCOL
from crownfield.server.table.connection import Connection
from crownfield.server.table.live import LiveTable
from crownfield.server.table.tables import Tables

__all__ = ["converse"]

_decode = msgspec.json.Decoder(protocol.ClientMessage).decode
_log = logging.getLogger("crownfield.server")

Receive = Callable[[], Awaitable[str]]
Deliver = Callable[[str], Awaitable[None]]


async def converse(
    tables: Tables, address: str, receive: Receive, deliver: Deliver, welcome: Callable[[], None] = lambda: None
) -> None:
    """Serve one WebSocket of an address until either side has enough. `receive` raises when the browser has gone.

    Whoever has come to a table is welcome; whoever comes to none is not waited for long.
    """
    settings = tables.services.settings
    connection = Connection(tables.strangers.of(address), address)
    pump = asyncio.create_task(connection.pump(deliver))
    live: LiveTable | None = None
    give_up = time.monotonic() + settings.patience
    try:
        while (data := await _next(receive, pump, None if live else give_up - time.monotonic())) is not None:
            message = _read(connection, data, settings.message_bytes)
            if message is None:
                continue
            if live is None and isinstance(message, protocol.Hello) and message.protocol != PROTOCOL:
                _send_away(connection, message.protocol)
                continue
            try:
                found = await _obey(tables, connection, live, message)
                if live is None:
                    welcome()
                live = found
            except TableRefusal as refusal:
                connection.refuse(refusal.code, str(refusal))  # type: ignore[arg-type]
            except NotStored as error:
                if live is None or not await live.has_vanished():
                    _log.error("a %s could not be stored: %s", type(message).__name__, error)
                    connection.refuse("server_error", "this could not be stored; nothing has changed")
            except Exception:
                _log.exception("a %s could not be carried out", type(message).__name__)
                connection.refuse("server_error", "something went wrong here; nothing has changed")
    finally:
        if live is not None:
            live.leave(connection)
        connection.hang_up()
        await asyncio.wait([pump], timeout=1)
        pump.cancel()
        await asyncio.gather(pump, return_exceptions=True)


async def _next(receive: Receive, pump: "asyncio.Task[None]", seconds: float | None) -> str | None:
    """What the browser says next; None if that takes too long, or once nothing is sent to it any more."""
    heard = asyncio.ensure_future(receive())
    try:
        await asyncio.wait((heard, pump), timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        return heard.result() if heard.done() else None
    finally:
        heard.cancel()


def _read(connection: Connection, data: str, most: int) -> Any:
    """The message, or None after saying why it is none."""
    if not connection.pace.allows_one_more():
        connection.refuse("too_fast", "too many messages; wait a moment")
        return None
    if len(data) > most:
        connection.refuse("too_large", f"a message has at most {most} bytes")
        return None
    try:
        return _decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        connection.refuse("unreadable", str(error))
        return None


def _send_away(connection: Connection, spoken: int) -> None:
    """A page of another version of Crownfield loads itself again, and so becomes one of ours."""
    # pages from before there were numbers know no word for that, and give up at this one
    code: protocol.Code = "reload" if spoken > 1 else "unreadable"
    connection.dismiss(code, f"this server speaks protocol {PROTOCOL}, not {spoken}: reload the page")


async def _obey(tables: Tables, connection: Connection, live: LiveTable | None, message: Any) -> LiveTable:
    if isinstance(message, protocol.Hello):
        if live is not None:
            raise TableRefusal("not_allowed", "this connection has said hello already")
        found = await tables.find(message.game)
        await found.join(connection, message)
        person = connection.seats[0] if connection.seats else connection.address
        connection.pace = tables.people.of((message.game, person))
        return found
    if live is None:
        raise TableRefusal("not_your_seat", "say hello first")
    await _act(live, connection, message)
    return live


async def _act(live: LiveTable, connection: Connection, message: Any) -> None:
    match message:
        case protocol.Move(version, move):
            await live.change(lambda table: table.move(_actor(live, connection), move, version))
        case protocol.Undo(version):
            await live.change(lambda table: table.undo(_actor(live, connection), version))
        case protocol.Confirm(version):
            await live.change(lambda table: table.confirm(_actor(live, connection), version))
        case protocol.Hint(version):
            await live.hints.ask(connection, _actor(live, connection), version)
        case protocol.Ask(question):
            await live.questions.answer(_seats(connection), question, agree=True)
        case protocol.Answer(question, agree):
            await live.questions.answer(_seats(connection), question, agree=agree)
        case protocol.Resign(seat):
            await live.seats.resign(_own(connection, seat))
        case protocol.Rename(seat, name):
            await live.seats.rename(_own(connection, seat), name)
        case protocol.Recolour(seat, colour):
            await live.seats.recolour(_own(connection, seat), colour)
        case protocol.Say(text, team):
            seats = _seats(connection) if team else connection.seats
            await live.talk.say(seats[0] if seats else None, text, team=team)
        case protocol.React(reaction):
            live.talk.react(protocol.Reacted(_seats(connection)[0], reaction))


def _seats(connection: Connection) -> list[int]:
    if not connection.seats:
        raise TableRefusal("not_your_seat", "a spectator only watches")
    return connection.seats


def _own(connection: Connection, seat: int) -> int:
    if seat not in connection.seats:
        raise TableRefusal("not_your_seat", f"seat {seat} is not yours")
    return seat


def _actor(live: LiveTable, connection: Connection) -> int:
    """The seat for which this browser acts: the one to act if it is its own, else its first (which will be refused)."""
    seats = _seats(connection)
    actor = live.table.game.actor if live.table is not None else seats[0]
    if actor in seats and live.autopilot.level_of(actor) is not None:
        raise TableRefusal("not_your_turn", f"a computer plays for seat {actor}")
    return actor if actor in seats else seats[0]
