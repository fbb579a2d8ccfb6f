"""What a host may choose, read from environment variables; docs/server.md describes each."""

import math
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from crownfield.base.errors import BadOptions

__all__ = ["PREFIX", "Settings", "default_database", "variables"]

PREFIX = "CROWNFIELD_"

_ORIGIN = re.compile(r"https?://[^/\s,?#]+")
_YES, _NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")


def default_database(environment: Mapping[str, str]) -> str:
    """A file in the user's data folder."""
    data = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(data) / 'crownfield' / 'crownfield.db'}"


def _default_workers() -> int:
    """All cores but the one that serves."""
    return max(1, (os.cpu_count() or 1) - 1)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The choices of one server. Field `x_y` is the variable CROWNFIELD_X_Y."""

    host: str = "127.0.0.1"
    port: int = 8400
    database: str = field(default_factory=lambda: default_database(os.environ), repr=False)
    """May hold a password, so it is not shown."""
    workers: int = field(default_factory=_default_workers)
    components: Path | None = None
    open_games_per_address: int = 200
    messages_per_second: int = 20
    requests_per_second: int = 10
    """Of one address, for what costs time: replays, the score pad, hints, seats at open tables."""
    connections: int = 10_000
    connections_per_address: int = 400
    patience: int = 20
    """How many seconds a connection may take for a request, or until it says hello to a table."""
    message_bytes: int = 8192
    origins: tuple[str, ...] = ()
    trust_proxy: bool = False
    public_url: str = ""
    """Where people find the server, when that is not where it listens."""
    open_tables: bool = False
    """Whether strangers find each other: a list of tables with free seats."""
    pause: float = 0.7
    """How many seconds a computer takes at least, so that people can follow."""
    absence: int = 30
    """After how many seconds away somebody is absent: a computer may play for them, or the host invite anew."""
    names: tuple[str, ...] = ()
    """Further names by which browsers may call this server."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> "Settings":
        """Raises BadOptions naming the variable; an empty one counts as not set."""
        given = {name: text for name in _READERS if (text := environment.get(PREFIX + name.upper(), "").strip())}
        chosen = {name: _read(name, text) for name, text in given.items()}
        return cls(**{"database": default_database(environment), **chosen})

    def checked(self, *names: str) -> "Settings":
        """The same, if these values, as they were typed, make sense; raises BadOptions for one that does not."""
        return replace(self, **{name: _read(name, str(getattr(self, name))) for name in names})


def variables() -> list[str]:
    """The names of all variables."""
    return [PREFIX + one.name.upper() for one in fields(Settings)]


def _read(name: str, text: str) -> Any:
    try:
        return _READERS[name](text)
    except ValueError as error:
        shown = "" if name == "database" else f", not {text!r}"
        raise BadOptions(f"{PREFIX}{name.upper()} must be {error}{shown}") from None


def _number(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", text) or not least <= int(text) <= most:
            raise ValueError(f"a whole number from {least} to {most}")
        return int(text)

    return read


def _seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0 <= number <= 60:
        raise ValueError("a number of seconds from 0 to 60")
    return number


def _switch(text: str) -> bool:
    if text.lower() not in (*_YES, *_NO):
        raise ValueError("true or false")
    return text.lower() in _YES


def _host(text: str) -> str:
    if not re.fullmatch(r"[\w.:%-]+", text):
        raise ValueError("a host name or an address")
    return text


def _database(text: str) -> str:
    if not re.match(r"[a-z][a-z0-9+]*://", text):
        raise ValueError("an address such as sqlite:///games.db")
    return text


def _folder(text: str) -> Path:
    path = Path(text).expanduser()
    if not path.is_dir():
        raise ValueError("a folder that exists")
    return path


def _names(text: str) -> tuple[str, ...]:
    names = tuple(re.split(r"[\s,]+", text.lower()))
    if not all(re.fullmatch(r"[\w-]+(\.[\w-]+)*", name) for name in names):
        raise ValueError("names such as games.example.org, with a comma between them")
    return names


def _origins(text: str) -> tuple[str, ...]:
    origins = tuple(re.split(r"[\s,]+", text.lower()))
    if not all(_ORIGIN.fullmatch(origin) for origin in origins):
        raise ValueError("origins such as https://games.example.org, with a comma between them and no path")
    return origins


def _public_url(text: str) -> str:
    if not _ORIGIN.fullmatch(text.rstrip("/")):
        raise ValueError("an address such as https://games.example.org, without a path")
    return text.rstrip("/")


_READERS: Mapping[str, Callable[[str], Any]] = {
    "host": _host,
    "port": _number(0, 65535),
    "database": _database,
    "workers": _number(1, 256),
    "components": _folder,
    "open_games_per_address": _number(1, 1_000_000),
    "messages_per_second": _number(1, 10_000),
    "requests_per_second": _number(1, 10_000),
    "connections": _number(16, 1_000_000),
    "connections_per_address": _number(1, 1_000_000),
    "patience": _number(1, 3600),
    "message_bytes": _number(1024, 1_000_000),
    "origins": _origins,
    "trust_proxy": _switch,
    "open_tables": _switch,
    "pause": _seconds,
    "absence": _number(0, 86400),
    "names": _names,
    "public_url": _public_url,
}
