"""Guests have keys of their own, tables have a host, and the hashes of addresses are salted."""

import hashlib
import hmac
import secrets

import sqlalchemy as sa
from alembic import op

__all__ = ["down_revision", "revision", "upgrade"]

revision = "0005"
down_revision: str | None = "0004"

# Whoever has come to a table keeps the link that they came with, as their key, and so do those of a rematch.
_INVITE = """
    INSERT INTO invitations (game_id, seat, hash)
    SELECT tokens.game_id, tokens.seat, tokens.hash FROM tokens
    JOIN seats ON seats.game_id = tokens.game_id AND seats.seat = tokens.seat
    JOIN games ON games.id = tokens.game_id
    WHERE seats.kind = 'person' AND NOT seats.joined AND games.previous IS NULL
"""
_CLOSE = """
    DELETE FROM tokens WHERE EXISTS (
        SELECT 1 FROM invitations
        WHERE invitations.game_id = tokens.game_id AND invitations.seat = tokens.seat
    )
"""


def upgrade() -> None:
    op.add_column("seats", sa.Column("replaced_at", sa.Double))
    _create_invitations()
    _salt_owners()
    op.execute("UPDATE games SET seal = NULL")


def _create_invitations() -> None:
    op.create_table(
        "invitations",
        sa.Column("game_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seat"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_invitations_game_id", ondelete="CASCADE"),
    )
    op.execute(_INVITE)
    op.execute(_CLOSE)


def _salt_owners() -> None:
    op.create_table(
        "installation",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
    )
    salt, connection = secrets.token_bytes(32), op.get_bind()
    connection.execute(sa.text("INSERT INTO installation (id, salt) VALUES (1, :salt)"), {"salt": salt})
    for (owner,) in connection.execute(sa.text("SELECT DISTINCT owner FROM games")).fetchall():
        salted = hmac.digest(salt, owner.encode(), hashlib.sha256).hex()
        connection.execute(sa.text("UPDATE games SET owner = :new WHERE owner = :old"), {"new": salted, "old": owner})
