"""What vouches for a game on disk: a running hash over its events, and a seal over all else that is known of it.

Bytes that change by themselves do not keep to either, so that a damaged game is noticed when it is read.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec

from crownfield.play.record import Event
from crownfield.server.disk.stored import StoredGame

__all__ = ["changed", "continued", "is_whole", "sealed"]

_encode = msgspec.json.Encoder(order="deterministic").encode


def sealed(game: StoredGame) -> StoredGame:
    """The game with hash and seal made from nothing but itself."""
    return changed(game, event_hash=_chain(_begin(game.id), game.events))


def continued(game: StoredGame, events: Sequence[Event], **changes: Any) -> StoredGame:
    """After these events; the hash goes on from where it was."""
    grown = _chain(game.event_hash, events)
    return changed(game, events=(*game.events, *events), event_hash=grown, **changes)


def changed(game: StoredGame, **changes: Any) -> StoredGame:
    """With other values, and sealed again."""
    facts = {**vars(game), **changes}
    return StoredGame(**{**facts, "seal": _seal(facts)})


def is_whole(game: StoredGame) -> bool:
    """Whether it is, bit for bit, what was sealed."""
    return game.event_hash == _chain(_begin(game.id), game.events) and game.seal == _seal(vars(game))


def _begin(game_id: str) -> str:
    return sha256(f"crownfield game {game_id}".encode()).hexdigest()


def _chain(before: str | None, events: Sequence[Event]) -> str | None:
    """hash n = SHA-256(hash n-1, seat or -, text)."""
    for event in events:
        seat = "-" if event.seat is None else event.seat
        before = sha256(f"{before} {seat} {event.text}".encode()).hexdigest()
    return before


def _seal(facts: dict[str, Any]) -> str:
    """Over everything but the events, of which there are so many with this hash."""
    told = {**facts, "nonces": sorted(facts["nonces"].items()), "events": len(facts["events"]), "seal": None}
    return sha256(_encode(told)).hexdigest()
