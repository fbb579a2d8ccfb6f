"""The tables of the store, in types that every database has.

Secrets and the hashes of what opens a seat have tables of their own, so that nothing that reads a game touches them.
Whatever changes here needs a migration; a test compares the two. A migration that changes what a StoredGame says takes
the seals away (UPDATE games SET seal = NULL): games are sealed anew when all migrations are done.
"""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

__all__ = [
    "HOST", "SPECTATOR", "chat", "events", "games", "installation", "invitations", "metadata", "seats", "secrets",
    "tokens",
]  # fmt: skip

SPECTATOR, HOST = -1, -2
"""The seats of the spectators' token and of the host's."""

metadata = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_N_name)s", "fk": "fk_%(table_name)s_%(column_0_N_name)s"}
)


def _game_id() -> Column[str]:
    """The game that a row belongs to, and with which it goes."""
    return Column("game_id", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("confirm", Boolean, nullable=False),
    Column("seconds_per_move", Integer),
    Column("status", String(10), nullable=False),
    Column("created_at", Double, nullable=False),
    Column("changed_at", Double, nullable=False),
    Column("owner", String(64), nullable=False),
    Column("components", String(64), nullable=False),
    Column("edition", Integer, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("dynasty", Integer),
    Column("carried", JSON, nullable=False),
    Column("previous", String(32)),
    Column("next_game", String(32)),
    Column("nonces", JSON, nullable=False),
    Column("stood_in", Boolean, nullable=False),
    Column("event_count", Integer, nullable=False),
    Column("event_hash", String(64)),
    Column("seal", String(64)),
    Index(None, "status", "owner"),
)

seats = Table(
    "seats",
    metadata,
    _game_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("level", String(20)),
    Column("name", String(80), nullable=False),
    Column("colour", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("joined", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("replaced_at", Double),
)


def _hashes(name: str) -> Table:
    """A hash for every seat that has one."""
    return Table(
        name,
        metadata,
        _game_id(),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("hash", String(64), nullable=False),
    )


tokens = _hashes("tokens")
"""What opens a seat: its guest's key, or the token of whoever set the table up."""

invitations = _hashes("invitations")
"""What may be exchanged for a key once; kept afterwards, to know a guest who did not hear that it was."""

secrets = Table("secrets", metadata, _game_id(), Column("secret", LargeBinary, nullable=False))

events = Table(
    "events",
    metadata,
    _game_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game_id", String(32), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("team", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    Column("number", Integer, nullable=False),
    Column("message_id", String(40)),
    Index(None, "game_id", "number", unique=True),
    Index(None, "game_id", "message_id", unique=True),
)
"""`number` is the place of a line among all of its game; `message_id` is what its page called it, if anything."""

installation = Table(
    "installation",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("salt", LargeBinary, nullable=False),
)
"""One row: what is this server's own and nobody else's."""
