"""The WebSockets: one address for each table, and the one that all pages of protocol 2 share."""

import contextlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from crownfield.play.table import TableRefusal
from crownfield.server.protocol.second import SECOND
from crownfield.server.protocol.tongue import TODAY, Tongue
from crownfield.server.table.tables import Tables
from crownfield.server.web.address import address_of
from crownfield.server.web.doors import Doors
from crownfield.server.web.names import Names
from crownfield.server.web.sessions import Wire, converse

__all__ = ["SOCKETS"]

_OVER, _COME_AGAIN, _STRANGE = 1000, 1013, 4403
"""Why one is closed: there is no use in coming back, or there is, or it comes from a page that is none of ours."""


@websocket("/ws/{game_id:str}")
async def play(socket: WebSocket[Any, Any, Any], game_id: FromPath[str]) -> None:
    """See protocol/said.py and heard.py for what is said here."""
    await _talk(socket, TODAY, game_id)


@websocket("/ws")
async def play_as_before(socket: WebSocket[Any, Any, Any]) -> None:
    """For one release."""
    await _talk(socket, SECOND)


async def _talk(socket: WebSocket[Any, Any, Any], tongue: Tongue, game: str | None = None) -> None:
    tables: Tables = socket.app.state.tables
    names: Names = socket.app.state.names
    if not names.fits(socket) or not names.same_origin(socket):
        await socket.close(code=_STRANGE)
        return
    await socket.accept()
    doors: Doors = socket.app.state.doors
    address, client = address_of(socket, tables.services.settings), socket.client
    is_over = False
    with contextlib.suppress(WebSocketDisconnect):
        with contextlib.suppress(TableRefusal), doors.conversation(address):
            wire = Wire(address, socket.receive_text, socket.send_text, lambda: doors.hello(client))
            is_over = await converse(tables, wire, tongue=tongue, game=game)
        await socket.close(code=_OVER if is_over and game is not None else _COME_AGAIN)


SOCKETS = [play, play_as_before]
