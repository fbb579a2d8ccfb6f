"""The list of open tables, where strangers find each other; a host must switch it on."""

from crownfield.server.protocol import Invitation, OpenTable, Sit
from crownfield.server.table.live import LiveTable
from crownfield.server.table.tables import Tables

__all__ = ["open_tables", "take_seat"]

_LONGEST_LIST = 100


def open_tables(tables: Tables) -> list[OpenTable]:
    """Those that wait for strangers, the newest first.

    Only live tables: one that nobody has been at for a while is off the list until somebody comes back to it.
    """
    tables.services.check_open_tables()
    waiting = [_entry(live) for live in tables.live() if live.seats.free]
    return sorted(waiting, key=lambda table: -table.since)[:_LONGEST_LIST]


async def take_seat(tables: Tables, game_id: str, wish: Sit) -> Invitation:
    """A free seat of an open table; two who ask at once never get the same."""
    tables.services.check_open_tables()
    live = await tables.find(game_id)
    return await live.seats.take(wish.name)


def _entry(live: LiveTable) -> OpenTable:
    stored = live.stored
    return OpenTable(
        id=stored.id,
        game=stored.game,
        players=stored.players,
        options=stored.options,
        dynasty=stored.dynasty is not None,
        seconds_per_move=stored.seconds_per_move,
        names=[seat.name for seat in stored.seats if seat.kind == "person" and seat.joined],
        free=len(live.seats.free),
        since=stored.created_at,
    )
