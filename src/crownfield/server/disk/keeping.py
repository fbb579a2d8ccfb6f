"""Looking after the database: a copy while the server runs, putting a copy back, and forgetting old games."""

import contextlib
import sqlite3
import time
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import delete, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from crownfield.base.errors import BadOptions
from crownfield.server.disk.checking import Findings, check, damage_of
from crownfield.server.disk.database import is_current, open_reader, open_writer
from crownfield.server.disk.lock import hold_file
from crownfield.server.disk.schema import games
from crownfield.server.disk.writer import refusal

__all__ = ["Pruned", "back_up", "check_database", "prune", "restore"]

_DAY = 86400
_AT_ONCE = 50
"""Games deleted in one transaction, for which a running server has to wait."""
_OURS = "SELECT count(*) FROM games"


class Pruned(NamedTuple):
    deleted: int
    left: int
    """How many were left alone because they are damaged: nobody knows how old they are."""


def check_database(url: str) -> Findings:
    """Look at everything, server running or not; raises BadOptions for a database that is none of ours or away."""
    if _is_sqlite(url):
        _expect_ours(_file_of(url))
    return check(url)


def back_up(url: str, target: Path) -> int:
    """Copy the database as it is at this moment, server running or not; returns how many games were copied.

    Raises BadOptions, and leaves no copy, if anything in it is damaged.
    """
    source = _file_of(url)
    _expect_ours(source)
    if target.exists():
        raise BadOptions(f"{target} exists already; name a file that does not")
    try:
        target.touch(mode=0o600)
        _copy(source, target)
        return _expect_whole(source, target)
    except (OSError, sqlite3.Error) as error:
        _remove(target)
        raise BadOptions(f"the copy could not be written: {error}") from None
    except BadOptions:
        _remove(target)
        raise


def restore(url: str, source: Path) -> int:
    """Put a copy in the database's place, which must be empty; returns how many games it holds."""
    target = _file_of(url)
    _expect_ours(source)
    if target.exists() and target.stat().st_size:
        raise BadOptions(f"{target} holds a database; stop the server and move it away first")
    target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    release = hold_file(target)
    try:
        target.unlink(missing_ok=True)
        return back_up(_url_of(source), target)
    finally:
        release()


def prune(url: str, days: int, *, only_count: bool = False) -> Pruned:
    """Delete games that ended, or that nobody touched, so many days ago, and leave damaged ones alone."""
    if _is_sqlite(url):
        _expect_ours(_file_of(url))
    reader, writer = open_reader(url), open_writer(url)
    try:
        with reader.begin() as connection:
            if not is_current(connection):
                raise BadOptions("the database is from before this version: start the server once, which renews it")
            old = games.c.changed_at < time.time() - days * _DAY
            found = connection.execute(select(games.c.id).where(old)).scalars().all()
        whole = [game_id for game_id in found if damage_of(reader, game_id) is None]
        for first in () if only_count else range(0, len(whole), _AT_ONCE):
            with writer.begin() as connection:
                connection.execute(delete(games).where(games.c.id.in_(whole[first : first + _AT_ONCE]), old))
    except SQLAlchemyError as error:
        raise BadOptions(f"the database cannot be used: {refusal(error)}") from None
    finally:
        reader.dispose()
        writer.dispose()
    return Pruned(len(whole), len(found) - len(whole))


def _is_sqlite(url: str) -> bool:
    try:
        return make_url(url).get_backend_name() == "sqlite"
    except ArgumentError:
        raise BadOptions("the database must be given as an address such as sqlite:///games.db") from None


def _file_of(url: str) -> Path:
    if not _is_sqlite(url):
        raise BadOptions("this command is for SQLite; use your database's own tools")
    return Path(str(make_url(url).database))


def _url_of(file: Path) -> str:
    return URL.create("sqlite", database=str(file)).render_as_string(hide_password=False)


def _expect_ours(file: Path) -> None:
    """Raises BadOptions for a file that is no database of Crownfield, or not there."""
    try:
        with contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as database:
            database.execute(_OURS).fetchone()
    except sqlite3.Error as error:
        raise BadOptions(f"{file} is no database of Crownfield: {error}") from None


def _copy(source: Path, target: Path) -> None:
    with (
        contextlib.closing(sqlite3.connect(source)) as database,
        contextlib.closing(sqlite3.connect(target)) as copy,
    ):
        database.backup(copy)


def _expect_whole(source: Path, copy: Path) -> int:
    """How many games a copy holds; raises BadOptions if anything in it is damaged."""
    found = check(_url_of(copy))
    if not found.is_whole:
        first = [*found.damaged_file, *found.damaged_games][0]
        raise BadOptions(f"{source} is damaged and was not copied; `crownfield check` tells more: {first}")
    return found.games


def _remove(file: Path) -> None:
    for path in (file, *(file.with_name(file.name + ending) for ending in ("-wal", "-shm", "-journal"))):
        path.unlink(missing_ok=True)
