"""A game says how many events it has, a hash over them and a seal over the rest, which `database.migrate` makes."""

import sqlalchemy as sa
from alembic import op

__all__ = ["down_revision", "revision", "upgrade"]

revision = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    op.add_column("games", sa.Column("event_count", sa.Integer, nullable=False, server_default="0"))
    op.add_column("games", sa.Column("event_hash", sa.String(64)))
    op.add_column("games", sa.Column("seal", sa.String(64)))
    op.execute("UPDATE games SET event_count = (SELECT count(*) FROM events WHERE events.game_id = games.id)")
