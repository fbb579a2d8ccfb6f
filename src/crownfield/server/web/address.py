"""Where a request or a WebSocket comes from."""

from typing import Any

from litestar.connection import ASGIConnection

from crownfield.server.settings import Settings

__all__ = ["address_of"]


def address_of(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    """The address of whoever asks; behind a proxy that the host trusts, the one that it tells."""
    if settings.trust_proxy:
        forwarded = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
        if forwarded:
            return forwarded
    return connection.client.host if connection.client else ""
