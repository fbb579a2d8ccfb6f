"""Hosts and guests at tables in this process: a room for them, and how they come."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from crownfield.server.protocol import Created, NewGame, SeatWish
from crownfield.server.table.tables import Tables
from tests.server.inside import Line, house

HOST, GUEST, FRIEND = SeatWish("mine", "Ana"), SeatWish("link", "Bo"), SeatWish("link", "Cy")
OTHER_KEY = "another-key-of-somebody"


_lines: list[Line] = []


@asynccontextmanager
async def room(folder: Path, **settings: object) -> AsyncIterator[Tables]:
    """Tables in this process, and whoever came to them leaves at the end."""
    async with house(folder, **settings) as tables:
        yield tables
        while _lines:
            line = _lines.pop()
            if not line.conversation.done():
                await line.close()


async def laid(tables: Tables, *wishes: SeatWish) -> Created:
    return await tables.create(NewGame("kingdomino", list(wishes or (HOST, GUEST))), "here")


async def come(tables: Tables, created: Created, *seats: int, game: str | None = None) -> Line:
    """A browser at these seats, with the links that were made for them; or one that watches."""
    links = {invitation.seat: invitation.token for invitation in created.invitations}
    return await enter(tables, game or created.id, [links[seat] for seat in seats] or [created.spectator])


async def enter(tables: Tables, game: str, tokens: Sequence[str], **fields: object) -> Line:
    line = Line(tables)
    _lines.append(line)
    line.say_message("hello", game=game, tokens=list(tokens), **fields)
    await line.until(lambda message: message["type"] in ("table", "refused"))
    return line


def refusal(line: Line) -> str | None:
    return next((str(message["code"]) for message in line.heard if message["type"] == "refused"), None)


async def until_playing(*lines: Line) -> None:
    for line in lines:
        while line.table["status"] != "playing":
            await line.until(lambda message: message.get("status") == "playing")


async def until_alone(line: Line) -> None:
    await line.until(lambda message: message["type"] == "table" and not message["seats"][1]["connected"])


# --- the guests' power is theirs
