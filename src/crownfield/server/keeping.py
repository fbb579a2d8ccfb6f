"""Looking after the database: a copy while the server runs, putting a copy back, and forgetting old games."""

import contextlib
import sqlite3
import time
from pathlib import Path

from sqlalchemy import delete, func, select
from sqlalchemy.engine import make_url

from crownfield.base.errors import BadOptions
from crownfield.server.database import migrate, open_writer
from crownfield.server.schema import games

__all__ = ["back_up", "prune", "restore"]

_DAY = 86400
_OURS = "SELECT count(*) FROM games"


def _file_of(url: str) -> Path:
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        raise BadOptions("this command is for SQLite; use your database's own tools")
    return Path(str(parsed.database))


def _count_games(file: Path) -> int:
    """How many games a database file holds; raises BadOptions for a file that is none of ours."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
            return int(database.execute(_OURS).fetchone()[0])
    except sqlite3.Error as error:
        raise BadOptions(f"{file} is no database of Crownfield: {error}") from None


def back_up(url: str, target: Path) -> int:
    """Copy the database as it is at this moment, server running or not; returns how many games were copied."""
    source = _file_of(url)
    _count_games(source)
    if target.exists():
        raise BadOptions(f"{target} exists already; name a file that does not")
    try:
        target.touch(mode=0o600)
        with (
            contextlib.closing(sqlite3.connect(source)) as database,
            contextlib.closing(sqlite3.connect(target)) as copy,
        ):
            database.backup(copy)
    except (OSError, sqlite3.Error) as error:
        target.unlink(missing_ok=True)
        raise BadOptions(f"the copy could not be written: {error}") from None
    return _count_games(target)


def restore(url: str, source: Path) -> int:
    """Put a copy in the database's place, which must be empty; returns how many games it holds."""
    target, held = _file_of(url), _count_games(source)
    if target.exists() and target.stat().st_size:
        raise BadOptions(f"{target} holds a database; stop the server and move it away first")
    target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    target.unlink(missing_ok=True)
    back_up(f"sqlite:///{source}", target)
    return held


def prune(url: str, days: int, *, only_count: bool = False) -> int:
    """Delete games that ended, or that nobody touched, so many days ago; returns how many."""
    engine = open_writer(url)
    migrate(engine)
    limit = time.time() - days * _DAY
    old = games.c.changed_at < limit
    with engine.begin() as connection:
        found = int(connection.execute(select(func.count()).select_from(games).where(old)).scalar_one())
        if not only_count:
            connection.execute(delete(games).where(old))
    engine.dispose()
    return found
