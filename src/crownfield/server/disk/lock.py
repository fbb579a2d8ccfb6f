"""One server per database: a lock that its process takes with it, however it ends."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Engine, text

from crownfield.base.errors import BadOptions

__all__ = ["hold", "hold_file"]

_POSTGRESQL_KEY = 0x63726F776E
"""Of the advisory lock that stands for all our tables in one database."""


def hold(engine: Engine) -> Callable[[], None]:
    """Keep other servers from this database until what is returned is called; raises BadOptions if one has it."""
    if engine.url.get_backend_name() == "sqlite":
        return hold_file(Path(str(engine.url.database)))
    if engine.url.get_backend_name() == "postgresql":
        return _hold_advisory(engine)
    return lambda: None


def hold_file(database: Path) -> Callable[[], None]:
    """A file beside the database, because whoever closes the database's own file would free the locks of SQLite."""
    path = database.with_name(f"{database.name}.lock")
    try:
        file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise BadOptions(f"the lock {path} cannot be opened: {error.strerror}") from None
    try:
        _lock(file)
    except OSError:
        os.close(file)
        raise BadOptions(f"another server is using {database}") from None
    return lambda: os.close(file)


def _lock(file: int) -> None:
    """Raises OSError if another has it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _hold_advisory(engine: Engine) -> Callable[[], None]:
    connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
    if not connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": _POSTGRESQL_KEY}).scalar():
        connection.close()
        raise BadOptions("another server is using this database")

    def release() -> None:
        connection.invalidate()  # the lock goes with the connection
        connection.close()

    return release
