"""Games to put into a store."""

from dataclasses import replace
from typing import Any

from crownfield.play.dealer import commitment_to
from crownfield.play.record import Event
from crownfield.server.disk.store import StoredGame, StoredSeat

SECRET = bytes(range(32))

_GAME = StoredGame(
    id="g",
    game="kingdomino",
    players=2,
    options={"harmony": True, "row": 4},
    confirm=True,
    seconds_per_move=None,
    status="playing",
    created_at=1000.25,
    changed_at=1000.25,
    owner="0" * 64,
    components="0123456789abcdef",
    edition=1,
    commitment=commitment_to(SECRET),
    dynasty=2,
    carried=[31, 40],
    previous="f",
    next_game=None,
    nonces={0: "ab" * 8, 1: "cd" * 8},
    spectator_hash="e" * 64,
    host_hash="d" * 64,
    seats=(
        StoredSeat(0, "person", None, "Ana", 0, "a" * 64, False, True, False, "b" * 64, 1000.5),
        StoredSeat(1, "computer", "steward", "", 1, None, listed=False, joined=True, resigned=False),
    ),
    events=(Event(None, "kings 0 1 1 0"),),
)


def stored_game(game_id: str = "g", **changes: Any) -> StoredGame:
    return replace(_GAME, id=game_id, **changes)


def turn(number: int) -> list[Event]:
    """Two events that must be stored both or not at all."""
    return [Event(0, f"place {number}"), Event(0, f"pick {number + 1}")]
