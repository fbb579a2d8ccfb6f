"""A game as the store keeps it, and its translation to the rows of the tables and back."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import RowMapping

from crownfield.play.record import Event
from crownfield.server.schema import SPECTATOR

__all__ = ["StoredGame", "StoredSeat", "event_rows", "game_row", "seat_rows", "stored_game", "token_rows"]

Row = dict[str, Any]


@dataclass(frozen=True)
class StoredSeat:
    """Who sits there. `kind` is "person" or "computer"; of the seat's token only the hash is kept."""

    seat: int
    kind: str
    level: str | None
    name: str
    colour: int
    token_hash: str | None = field(repr=False)
    listed: bool
    """Whether a stranger may take it, as long as nobody has."""
    joined: bool
    resigned: bool


@dataclass(frozen=True)
class StoredGame:
    """All that is known of a game but its secret. `status` is "waiting", "playing", "over" or "aborted"."""

    id: str
    game: str
    players: int
    options: dict[str, bool | int]
    confirm: bool
    seconds_per_move: int | None
    status: str
    created_at: float
    changed_at: float
    owner: str
    """The hash of the creator's address, for limits."""
    components: str
    """The fingerprint of the pieces."""
    edition: int
    """The edition of the rules that it is played by."""
    commitment: str
    dynasty: int | None
    carried: list[int]
    previous: str | None
    next_game: str | None
    nonces: dict[int, str]
    spectator_hash: str = field(repr=False)
    seats: tuple[StoredSeat, ...]
    events: tuple[Event, ...]
    event_hash: str | None = field(default=None, repr=False, compare=False)
    seal: str | None = field(default=None, repr=False, compare=False)
    """See `seal`; a game that was never stored has none."""


_ELSEWHERE = ("spectator_hash", "seats", "events")


def game_row(game: StoredGame) -> Row:
    here = {name: value for name, value in vars(game).items() if name not in _ELSEWHERE}
    return {**here, "event_count": len(game.events)}


def seat_rows(game: StoredGame) -> list[Row]:
    return [
        {"game_id": game.id, **{name: value for name, value in vars(seat).items() if name != "token_hash"}}
        for seat in game.seats
    ]


def token_rows(game: StoredGame) -> list[Row]:
    hashes = {SPECTATOR: game.spectator_hash, **{seat.seat: seat.token_hash for seat in game.seats}}
    return [{"game_id": game.id, "seat": seat, "hash": hashed} for seat, hashed in hashes.items() if hashed is not None]


def event_rows(game_id: str, first: int, events: Sequence[Event]) -> list[Row]:
    """Numbered `first`, `first` + 1, …"""
    return [
        {"game_id": game_id, "number": number, "seat": event.seat, "text": event.text}
        for number, event in enumerate(events, first)
    ]


def stored_game(
    game: RowMapping, seats: Sequence[RowMapping], tokens: Sequence[RowMapping], events: Sequence[RowMapping]
) -> StoredGame:
    """The inverse of the functions above; seats and events come in their order."""
    # JSON has made the seats of the nonces text
    hashes = {row["seat"]: row["hash"] for row in tokens}
    facts = {**game, "nonces": {int(seat): nonce for seat, nonce in game["nonces"].items()}}
    del facts["event_count"]
    return StoredGame(
        **facts,
        spectator_hash=hashes[SPECTATOR],
        seats=tuple(_stored_seat(row, hashes.get(row["seat"])) for row in seats),
        events=tuple(Event(row["seat"], row["text"]) for row in events),
    )


def _stored_seat(row: RowMapping, token_hash: str | None) -> StoredSeat:
    return StoredSeat(**{name: row[name] for name in row if name != "game_id"}, token_hash=token_hash)
