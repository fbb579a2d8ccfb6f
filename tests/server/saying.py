"""How the pages of our tests say things."""

import hashlib
from collections.abc import Sequence
from itertools import count
from typing import Any

from crownfield.server.protocol.words import PROTOCOL

Json = dict[str, Any]


def key_for(token: str) -> str:
    """The key that our browsers bring with an invitation: the same for the same one."""
    return hashlib.sha256(f"the key for {token}".encode()).hexdigest()


def hello_with(tokens: Sequence[str], **fields: Any) -> Json:
    """What a page of today says besides its name for the message."""
    keys = [key_for(token) for token in tokens]
    return {"protocol": PROTOCOL, "tokens": list(tokens), "keys": keys, **fields}


_numbers = count(1)


def named(kind: str, fields: Json, protocol: int = PROTOCOL) -> Json:
    """A message as pages of this protocol say it: those of today give it an id."""
    needs_id = protocol > 2 and kind not in ("hello", "ping") and "id" not in fields
    return {"type": kind, **({"id": f"test-{next(_numbers)}"} if needs_id else {}), **fields}
