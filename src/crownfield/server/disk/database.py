"""Opening the database: which connections there are, how SQLite is set up, and bringing the tables up to date."""

import os
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from crownfield.base.errors import BadOptions
from crownfield.server.disk.loading import seal_all

__all__ = ["is_current", "migrate", "open_reader", "open_writer"]

_BUSY_SECONDS = 10
_PRAGMAS = (
    "journal_mode=WAL",  # readers and the writer do not wait for each other
    "synchronous=FULL",  # a commit is on disk when it returns, whatever happens to the machine
    "foreign_keys=ON",  # deleting a game deletes all that belongs to it
    f"busy_timeout={_BUSY_SECONDS * 1000}",  # a backup may hold the file for a moment
)


def open_writer(url: str) -> Engine:
    """Connections that write, each transaction of which holds the write lock from its first statement on."""
    return _open(url, begin="BEGIN IMMEDIATE")


def open_reader(url: str) -> Engine:
    """Connections that read; all statements of a transaction see the same moment."""
    return _open(url, begin="BEGIN", isolation="REPEATABLE READ")


def migrate(engine: Engine, revision: str = "head") -> None:
    """Create the tables or bring them up to date, in one transaction; raises BadOptions if they are newer than we.

    Games that were not sealed yet, or are told differently from now on, are sealed then.
    """
    config = _config()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        before = _version_of(connection)
        try:
            command.upgrade(config, revision)
        except CommandError as error:
            raise BadOptions(f"the database belongs to another version of Crownfield: {error}") from None
        if revision == "head" and _version_of(connection) != before:
            seal_all(connection)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    return config


def is_current(connection: Connection) -> bool:
    """Whether nothing has to be brought up to date; raises BadOptions for a database of a later version."""
    script, version = ScriptDirectory.from_config(_config()), _version_of(connection)
    if version is not None and version not in {step.revision for step in script.walk_revisions()}:
        raise BadOptions("the database belongs to another version of Crownfield")
    return version == script.get_current_head()


def _version_of(connection: Connection) -> str | None:
    """The number of the last migration; None where there are no tables yet."""
    version: str | None = MigrationContext.configure(connection).get_current_revision()
    return version


def _open(url: str, *, begin: str, isolation: str | None = None) -> Engine:
    parsed = _parse(url)
    lite = parsed.get_backend_name() == "sqlite"
    options: dict[str, Any] = {"pool_pre_ping": not lite}
    if isolation is not None and not lite:
        options["isolation_level"] = isolation
    try:
        # hide_parameters: an error must not carry a secret or a token into a log
        engine = create_engine(parsed, hide_parameters=True, pool_size=1, **options)
    except (ImportError, NoSuchModuleError, ArgumentError) as error:
        raise BadOptions(f"no driver for the database {parsed.drivername}: {error}") from None
    if lite:
        _prepare_file(parsed)
        _set_up_sqlite(engine, begin)
    return engine


def _parse(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BadOptions("the database must be given as an address such as sqlite:///games.db") from None
    if parsed.get_backend_name() == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise BadOptions("the database must be a file, such as sqlite:///games.db")
    return parsed


def _prepare_file(url: URL) -> None:
    """An empty file that only we may read, and its folder, unless they are there."""
    path = Path(str(url.database))
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise BadOptions(f"the database {path} cannot be opened: {error.strerror}") from None


def _set_up_sqlite(engine: Engine, begin: str) -> None:
    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # the driver starts no transactions of its own: `begin` does
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)
