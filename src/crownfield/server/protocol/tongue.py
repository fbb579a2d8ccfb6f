"""How pages speak: what they say, read from text, and how what they hear is written."""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from crownfield.server.protocol.heard import ServerMessage
from crownfield.server.protocol.said import ClientMessage
from crownfield.server.protocol.words import PROTOCOL

__all__ = ["TODAY", "Tongue"]


@dataclass(frozen=True)
class Tongue:
    """One version of the protocol."""

    protocol: int
    read: Callable[[str], ClientMessage]
    """Raises msgspec.DecodeError or UnicodeDecodeError for what is no message."""
    write: Callable[[ServerMessage], str | None]
    """None for what has no word in this tongue."""


_decode = msgspec.json.Decoder(ClientMessage).decode
_encode = msgspec.json.Encoder().encode


def _write(message: ServerMessage) -> str:
    return _encode(message).decode()


TODAY = Tongue(PROTOCOL, _decode, _write)
