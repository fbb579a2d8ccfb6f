"""The names by which browsers may call this server: a website that bends its own name to our address gets nothing."""

import ipaddress
import logging
import time
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from crownfield.server.settings import Settings

__all__ = ["Names"]

_LOG_SECONDS = 60.0
_LONGEST = 80
_log = logging.getLogger("crownfield.server")


class Names:
    """Which requests are meant for this server, and which come from its own pages.

    An address is as good as a name of ours: whoever bends a name to it (DNS rebinding) must call us by that name.
    """

    def __init__(self, settings: Settings) -> None:
        self._origins = (*settings.origins, settings.public_url)
        self._names = {"localhost", settings.host.lower(), urlsplit(settings.public_url).hostname, *settings.names}
        self._silent_until = 0.0

    def fits(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether it calls us by a name of ours; the log says, once in a while, how to allow one that is not."""
        host = connection.headers.get("host")
        if host is None or self._is_ours(_name_in(host)):  # every browser says it
            return True
        if time.monotonic() > self._silent_until:
            self._silent_until = time.monotonic() + _LOG_SECONDS
            _log.warning("refused a request to %r: if that is a name of yours, set CROWNFIELD_NAMES", host[:_LONGEST])
        return False

    def _is_ours(self, name: str) -> bool:
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name in self._names
        return True

    def same_origin(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """A browser says where its page came from; only our own pages may play."""
        origin = connection.headers.get("origin")
        return origin is None or origin in self._origins or origin.partition("://")[2] == connection.headers.get("host")


def _name_in(host: str) -> str:
    """The name or the address in a Host header, without port and brackets; empty where there is none."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""
