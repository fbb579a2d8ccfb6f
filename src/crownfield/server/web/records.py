"""The records of games as they are handed out, alone or as a Dynasty: to whom, and whether anybody may keep them."""

from crownfield.play.dynasty import format_dynasty
from crownfield.play.game import Game
from crownfield.play.table import TableRefusal
from crownfield.server.table.live import LiveTable
from crownfield.server.table.tables import Tables

__all__ = ["dynasty_of", "keeping", "record_of"]


async def record_of(tables: Tables, game_id: str, tokens: list[str]) -> str:
    """A game so far, public once it is over; raises TableRefusal to whoever is not at the table before that."""
    return _begun(await _readable(tables, game_id, tokens)).record()


async def dynasty_of(tables: Tables, game_id: str, tokens: list[str]) -> str:
    """The games of a Dynasty that are over, up to this one, as one file.

    Raises TableRefusal as `record_of` does for this game, and where such a file would lack a game.
    """
    last = await _readable(tables, game_id, tokens)
    if last.stored.dynasty is None:
        raise TableRefusal("not_allowed", "this game belongs to no Dynasty")
    over = [live for live in await _up_to(tables, last) if live.stored.status == "over"]
    if not over:
        raise TableRefusal("not_allowed", "no game of this Dynasty is over yet")
    return format_dynasty(_begun(live).record() for live in over)


async def keeping(tables: Tables, game_id: str) -> dict[str, str]:
    """The headers of an answer about a game: nobody keeps what is for those at the table."""
    return {} if (await tables.find(game_id)).stored.status == "over" else {"cache-control": "no-store"}


async def _readable(tables: Tables, game_id: str, tokens: list[str]) -> LiveTable:
    live = await tables.find(game_id)
    _begun(live)
    if live.stored.status != "over" and not (live.invitations.seats_of(tokens) or live.invitations.may_watch(tokens)):
        raise TableRefusal("wrong_token", "the record is public once the game is over")
    return live


def _begun(live: LiveTable) -> Game:
    if live.table is None:
        raise TableRefusal("not_started", "the game has not begun")
    return live.table.game


async def _up_to(tables: Tables, last: LiveTable) -> list[LiveTable]:
    """The games of a Dynasty from its first to this one; those before this one are over, else it had not begun."""
    games = [last]
    while (games[0].stored.dynasty or 1) > 1:
        games.insert(0, await _before(tables, games[0]))
    return games


async def _before(tables: Tables, live: LiveTable) -> LiveTable:
    try:
        return await tables.find(live.stored.previous or "")
    except TableRefusal as error:
        if error.code != "unknown_table":
            raise
        raise TableRefusal("unknown_table", "an earlier game of this Dynasty was deleted") from None
