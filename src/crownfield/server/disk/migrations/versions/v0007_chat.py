"""Lines of chat are numbered in each game, and know the message that said them."""

import sqlalchemy as sa
from alembic import op

__all__ = ["down_revision", "revision", "upgrade"]

revision = "0007"
down_revision: str | None = "0006"

_NUMBER = """
    UPDATE chat SET number = (
        SELECT count(*) FROM chat AS earlier WHERE earlier.game_id = chat.game_id AND earlier.id <= chat.id
    )
"""


def upgrade() -> None:
    op.add_column("chat", sa.Column("number", sa.Integer, nullable=False, server_default="0"))
    op.add_column("chat", sa.Column("message_id", sa.String(40)))
    op.execute(_NUMBER)
    op.drop_index("ix_chat_game_id", "chat")
    op.create_index("ix_chat_game_id_number", "chat", ["game_id", "number"], unique=True)
    op.create_index("ix_chat_game_id_message_id", "chat", ["game_id", "message_id"], unique=True)
