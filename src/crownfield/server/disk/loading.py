"""Reading a game from its rows: whole, or not at all."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Table, select, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from crownfield.play.dealer import commitment_to
from crownfield.server.disk.schema import events, games, invitations, seats, secrets, tokens
from crownfield.server.disk.seal import is_whole, sealed
from crownfield.server.disk.stored import StoredGame, stored_game
from crownfield.server.disk.writer import NotStored

__all__ = ["Damaged", "load", "load_secret", "seal_all"]

_SQLITE_DAMAGE = (11, 18, 26)
"""SQLite's words for it: CORRUPT, TOOBIG and NOTADB."""


class Damaged(NotStored):
    """What is on disk of this game is not what was written."""

    def __init__(self, game_id: str, why: str) -> None:
        super().__init__(f"game {game_id!r} is damaged: {why}")


def load(connection: Connection, game_id: str) -> StoredGame | None:
    """Raises Damaged unless everything is as it was written."""
    try:
        game = _read(connection, game_id)
        whole = game is None or is_whole(game)
    except Exception as error:
        raise _explained(game_id, error) from None
    if not whole:
        raise Damaged(game_id, "what is stored is not what was written")
    return game


def load_secret(connection: Connection, game: StoredGame) -> bytes:
    """What the game's deal follows from, as it was promised; raises Damaged."""
    query = select(secrets.c.secret).where(secrets.c.game_id == game.id)
    try:
        secret = connection.execute(query).scalar()
        kept = isinstance(secret, bytes) and commitment_to(secret) == game.commitment
    except Exception as error:
        raise _explained(game.id, error) from None
    if not kept or not isinstance(secret, bytes):
        raise Damaged(game.id, "its secret is not the one that was promised")
    return secret


def seal_all(connection: Connection) -> None:
    """Every game that has no seal gets one; one that is damaged stays without."""
    for game_id in connection.execute(select(games.c.id).where(games.c.seal.is_(None))).scalars().all():
        try:
            game = _read(connection, game_id)
            fresh = None if game is None else sealed(game)
        except Exception as error:
            if not isinstance(_explained(game_id, error), Damaged):
                raise
            continue
        if game is not None and fresh is not None and game.event_hash in (None, fresh.event_hash):
            values = {"event_hash": fresh.event_hash, "seal": fresh.seal}
            connection.execute(update(games).where(games.c.id == game_id).values(values))


def _explained(game_id: str, error: Exception) -> Exception:
    """Damage, unless the database is away or busy: that passes."""
    if not isinstance(error, SQLAlchemyError):
        return Damaged(game_id, "a value cannot be read")
    cause = error.orig if isinstance(error, DBAPIError) else None
    code = getattr(cause, "sqlite_errorcode", 0)
    if code & 255 in _SQLITE_DAMAGE or "Could not decode" in str(cause):  # for which there is no code
        return Damaged(game_id, "the database cannot read it")
    return error


def _read(connection: Connection, game_id: str) -> StoredGame | None:
    """As it stands there; raises ValueError when events are missing."""
    game = connection.execute(select(games).where(games.c.id == game_id)).mappings().first()
    if game is None:
        return None
    happened = _rows(connection, events, game_id, events.c.number)
    if [row["number"] for row in happened] != list(range(game["event_count"])):
        raise ValueError("events are missing")
    return stored_game(
        game,
        _rows(connection, seats, game_id, seats.c.seat),
        _rows(connection, tokens, game_id, tokens.c.seat),
        _rows(connection, invitations, game_id, invitations.c.seat),
        happened,
    )


def _rows(connection: Connection, table: Table, game_id: str, order: Any) -> Sequence[Any]:
    return connection.execute(select(table).where(table.c.game_id == game_id).order_by(order)).mappings().all()
