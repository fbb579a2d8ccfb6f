"""Games know by which edition of the rules they are played: the first if anything has happened in them, else ours."""

import sqlalchemy as sa
from alembic import op

__all__ = ["down_revision", "revision", "upgrade"]

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    op.add_column("games", sa.Column("edition", sa.Integer, nullable=False, server_default="1"))
    op.execute("UPDATE games SET edition = 2 WHERE NOT EXISTS (SELECT 1 FROM events WHERE events.game_id = games.id)")
