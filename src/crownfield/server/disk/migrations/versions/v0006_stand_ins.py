"""Games know whether others ever played for their computers, because those were not compiled."""

import sqlalchemy as sa
from alembic import op

__all__ = ["down_revision", "revision", "upgrade"]

revision = "0006"
down_revision: str | None = "0005"


def upgrade() -> None:
    op.add_column("games", sa.Column("stood_in", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE games SET seal = NULL")
