"""Whether a database is whole: its file, what refers to what in it, and every game."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from sqlalchemy import Engine, select
from sqlalchemy.exc import SQLAlchemyError

from crownfield.base.errors import BadOptions
from crownfield.server.disk.database import is_current, open_reader
from crownfield.server.disk.loading import Damaged, load, load_secret
from crownfield.server.disk.schema import games
from crownfield.server.disk.writer import refusal

__all__ = ["Findings", "check", "damage_of"]


@dataclass(frozen=True)
class Findings:
    """How many games there are, and what is wrong, a line for each damaged game or place in the file."""

    games: int
    damaged_games: tuple[str, ...]
    damaged_file: tuple[str, ...]
    sealed: bool
    """Whether games say what they should be; not so in a database from before, until a server has opened it."""

    @property
    def is_whole(self) -> bool:
        return not self.damaged_games and not self.damaged_file


def check(url: str) -> Findings:
    """Look at everything, server running or not; raises BadOptions for a database that is none of ours or away."""
    engine = open_reader(url)
    try:
        with engine.begin() as connection:
            sealed = is_current(connection)
        damaged_file = tuple(_damage_of_file(engine))
        found, trouble = _ids(engine)
        damaged = [line for game_id in found if (line := damage_of(engine, game_id)) is not None] if sealed else []
        return Findings(len(found), tuple(damaged), (*damaged_file, *trouble), sealed)
    except SQLAlchemyError as error:
        raise BadOptions(f"the database cannot be used: {refusal(error)}") from None
    finally:
        engine.dispose()


def _ids(engine: Engine) -> tuple[list[str], list[str]]:
    """Of all games; or why they cannot be listed."""
    try:
        with engine.begin() as connection:
            return list(connection.execute(select(games.c.id)).scalars()), []
    except SQLAlchemyError as error:
        return [], [f"the games cannot be listed: {refusal(error)}"]


def damage_of(engine: Engine, game_id: str) -> str | None:
    """What is wrong with a game; None for one that is whole or gone."""
    try:
        with engine.begin() as connection:
            if (game := load(connection, game_id)) is not None:
                load_secret(connection, game)
    except Damaged as error:
        return str(error)
    return None


def _damage_of_file(engine: Engine) -> Iterator[str]:
    """SQLite's own opinion; other databases look after themselves."""
    if engine.url.get_backend_name() == "sqlite":
        yield from _answers(engine, "PRAGMA integrity_check(20)", lambda row: "" if row[0] == "ok" else str(row[0]))
        yield from _answers(engine, "PRAGMA foreign_key_check", lambda row: f"{row[0]} row {row[1]} belongs to no game")


def _answers(engine: Engine, question: str, line: Callable[[tuple[object, ...]], str]) -> Iterator[str]:
    try:
        with engine.begin() as connection:
            found = [" ".join(line(tuple(row)).split()) for row in connection.exec_driver_sql(question)]
    except SQLAlchemyError as error:
        found = [str(refusal(error))]
    yield from filter(None, found)
