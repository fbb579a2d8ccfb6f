"""A game as the store keeps it, and its translation to the rows of the tables and back."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import RowMapping

from crownfield.play.record import Event
from crownfield.server.disk.schema import HOST, SPECTATOR

__all__ = [
    "StoredGame", "StoredSeat", "event_rows", "game_row", "invitation_rows", "seat_rows", "stored_game", "token_rows",
]  # fmt: skip

Row = dict[str, Any]


@dataclass(frozen=True)
class StoredSeat:
    """Who sits there. `kind` is "person" or "computer"; of what opens the seat only hashes are kept."""

    seat: int
    kind: str
    level: str | None
    name: str
    colour: int
    token_hash: str | None = field(repr=False)
    """What opens it: the key of its guest, once there is one."""
    listed: bool
    """Whether a stranger may take it, as long as nobody has."""
    joined: bool
    resigned: bool
    invitation_hash: str | None = field(default=None, repr=False)
    """What may be exchanged for a key, and once it was is welcome beside that key only."""
    replaced_at: float | None = None
    """When the host took the seat from a guest who was away, to invite somebody anew."""


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
    host_hash: str | None = field(repr=False)
    """None at tables from before there were hosts."""
    seats: tuple[StoredSeat, ...]
    events: tuple[Event, ...]
    stood_in: bool = False
    """Whether others ever played for its computers, because those were not compiled: then it is never rated."""
    event_hash: str | None = field(default=None, repr=False, compare=False)
    seal: str | None = field(default=None, repr=False, compare=False)
    """See `seal`; a game that was never stored has none."""


_ELSEWHERE = ("spectator_hash", "host_hash", "seats", "events")
_HASHES = ("token_hash", "invitation_hash")


def game_row(game: StoredGame) -> Row:
    here = {name: value for name, value in vars(game).items() if name not in _ELSEWHERE}
    return {**here, "event_count": len(game.events)}


def seat_rows(game: StoredGame) -> list[Row]:
    return [
        {"game_id": game.id, **{name: value for name, value in vars(seat).items() if name not in _HASHES}}
        for seat in game.seats
    ]


def token_rows(game: StoredGame) -> list[Row]:
    everybody = {SPECTATOR: game.spectator_hash, HOST: game.host_hash}
    return _hash_rows(game.id, {**everybody, **{seat.seat: seat.token_hash for seat in game.seats}})


def invitation_rows(game: StoredGame) -> list[Row]:
    return _hash_rows(game.id, {seat.seat: seat.invitation_hash for seat in game.seats})


def _hash_rows(game_id: str, hashes: Mapping[int, str | None]) -> list[Row]:
    return [{"game_id": game_id, "seat": seat, "hash": hashed} for seat, hashed in hashes.items() if hashed is not None]


def event_rows(game_id: str, first: int, events: Sequence[Event]) -> list[Row]:
    """Numbered `first`, `first` + 1, …"""
    return [
        {"game_id": game_id, "number": number, "seat": event.seat, "text": event.text}
        for number, event in enumerate(events, first)
    ]


def stored_game(
    game: RowMapping,
    seats: Sequence[RowMapping],
    tokens: Sequence[RowMapping],
    invitations: Sequence[RowMapping],
    events: Sequence[RowMapping],
) -> StoredGame:
    """The inverse of the functions above; seats and events come in their order."""
    # JSON has made the seats of the nonces text
    hashes, invited = ({row["seat"]: row["hash"] for row in rows} for rows in (tokens, invitations))
    facts = {**game, "nonces": {int(seat): nonce for seat, nonce in game["nonces"].items()}}
    del facts["event_count"]
    return StoredGame(
        **facts,
        spectator_hash=hashes[SPECTATOR],
        host_hash=hashes.get(HOST),
        seats=tuple(_stored_seat(row, hashes.get(row["seat"]), invited.get(row["seat"])) for row in seats),
        events=tuple(Event(row["seat"], row["text"]) for row in events),
    )


def _stored_seat(row: RowMapping, token_hash: str | None, invitation_hash: str | None) -> StoredSeat:
    facts = {name: row[name] for name in row if name != "game_id"}
    return StoredSeat(**facts, token_hash=token_hash, invitation_hash=invitation_hash)
