"""Chat on disk: the latest lines of every table, each numbered, and stored once however often it is said."""

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, func, insert, select

from crownfield.server.disk.schema import chat
from crownfield.server.protocol import Said

__all__ = ["ChatLine", "add_line", "latest_lines"]

_LATEST = 200
"""So many lines are kept for each table."""


@dataclass(frozen=True)
class ChatLine:
    """What somebody says; `seat` is None for those who watch."""

    seat: int | None
    name: str
    text: str
    team: bool
    at: float
    message_id: str | None = None
    """What the page called it; pages of protocol 2 call it nothing."""


def add_line(connection: Connection, game_id: str, line: ChatLine) -> int | None:
    """Its number; None if it is there already. The oldest beyond the latest of this table are forgotten."""
    here = chat.c.game_id == game_id
    same = select(chat.c.id).where(here, chat.c.message_id == line.message_id)
    if line.message_id is not None and connection.execute(same).first() is not None:
        return None
    last: int | None = connection.execute(select(func.max(chat.c.number)).where(here)).scalar()
    number = (last or 0) + 1
    connection.execute(insert(chat), {"game_id": game_id, "number": number, **asdict(line)})
    connection.execute(delete(chat).where(here, chat.c.number <= number - _LATEST))
    return number


def latest_lines(connection: Connection, game_id: str) -> list[Said]:
    """Oldest first."""
    columns = [chat.c[name] for name in Said.__struct_fields__]
    query = select(*columns).where(chat.c.game_id == game_id).order_by(chat.c.number)
    return [Said(**row) for row in connection.execute(query).mappings()]
