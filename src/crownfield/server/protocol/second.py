"""Pages of protocol 2, which are served at `/ws` for one release: what they say and hear, and what that is today.

Their messages have no ids, so they get no answers but tables and refusals; the number of a table is its version.
"""

from typing import Any, Union, get_type_hints

import msgspec
from msgspec import defstruct

from crownfield.server.protocol.heard import Done, Pong, Refused, Said, ServerMessage
from crownfield.server.protocol.said import ClientMessage, Command, Hello
from crownfield.server.protocol.tongue import Tongue
from crownfield.server.protocol.words import Message

__all__ = ["SECOND"]

_ELSEWHERE = ("id", "number")
"""The fields that these pages know nothing of."""


def _as_it_was(kind: type[Message]) -> type[msgspec.Struct]:
    """A message of today without an id or a number, and with a whole number for its version."""
    hints = get_type_hints(kind, include_extras=True) | {"version": int}
    fields: list[Any] = [
        (field.name, hints[field.name]) if field.required else (field.name, hints[field.name], field.default)
        for field in msgspec.structs.fields(kind)
        if field.name not in _ELSEWHERE
    ]
    tag = kind.__struct_config__.tag
    return defstruct(kind.__name__, fields, bases=(Message,), tag=tag, frozen=True, forbid_unknown_fields=True)


_SAID = {_as_it_was(kind): kind for kind in Command.__subclasses__()}
_HEARD = {kind: _as_it_was(kind) for kind in (Refused, Said)}
_decode = msgspec.json.Decoder(Union[Hello, *_SAID]).decode
_encode = msgspec.json.Encoder().encode


def _read(text: str) -> ClientMessage:
    message: Any = _decode(text)
    if isinstance(message, Hello):
        return message
    today: ClientMessage = _SAID[type(message)](id="", **msgspec.structs.asdict(message))  # type: ignore[assignment]
    return today


def _write(message: ServerMessage) -> str | None:
    if isinstance(message, Done | Pong):
        return None
    if isinstance(message, Refused | Said):
        was = _HEARD[type(message)]
        return _encode(was(*(getattr(message, name) for name in was.__struct_fields__))).decode()
    return _encode(message).decode()


SECOND = Tongue(2, _read, _write)
