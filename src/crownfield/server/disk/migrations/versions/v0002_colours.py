"""Seats have a colour, at first that of their number, and may be listed for strangers."""

import sqlalchemy as sa
from alembic import op

__all__ = ["down_revision", "revision", "upgrade"]

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    op.add_column("seats", sa.Column("colour", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE seats SET colour = seat")
