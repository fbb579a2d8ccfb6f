"""The first tables: games, who sits there, what happened, what was said, and what is secret."""

import sqlalchemy as sa
from alembic import op

__all__ = ["down_revision", "revision", "upgrade"]

revision = "0001"
down_revision: str | None = None


def upgrade() -> None:
    _create_games()
    _create_people()
    _create_history()


def _game_id(table: str) -> tuple[sa.Column[str], sa.ForeignKeyConstraint]:
    key = sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=f"fk_{table}_game_id", ondelete="CASCADE")
    return sa.Column("game_id", sa.String(32), nullable=False), key


def _create_games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("confirm", sa.Boolean, nullable=False),
        sa.Column("seconds_per_move", sa.Integer),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("changed_at", sa.Double, nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("components", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("dynasty", sa.Integer),
        sa.Column("carried", sa.JSON, nullable=False),
        sa.Column("previous", sa.String(32)),
        sa.Column("next_game", sa.String(32)),
        sa.Column("nonces", sa.JSON, nullable=False),
    )
    op.create_index("ix_games_status_owner", "games", ["status", "owner"])


def _create_people() -> None:
    op.create_table(
        "seats",
        *_game_id("seats"),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("level", sa.String(20)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("joined", sa.Boolean, nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seat"),
    )
    op.create_table(
        "tokens",
        *_game_id("tokens"),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seat"),
    )
    op.create_table(
        "secrets",
        *_game_id("secrets"),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game_id"),
    )


def _create_history() -> None:
    op.create_table(
        "events",
        *_game_id("events"),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "number"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        *_game_id("chat"),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("team", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_chat_game_id", "chat", ["game_id"])
