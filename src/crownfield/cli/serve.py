"""`crownfield serve`: the game server and the browser client, on this machine until told otherwise."""

import sys
import threading
import webbrowser
from argparse import Namespace
from dataclasses import replace
from typing import Any

from crownfield.server.settings import Settings

__all__ = ["run"]

_BROWSER_DELAY = 1.0


def run(arguments: Namespace) -> None:
    import uvicorn

    from crownfield.server.app import create_app

    settings = _settings(arguments)
    address = f"http://{settings.host}:{settings.port}/"
    print(f"Crownfield is at {address}  (Ctrl-C ends it; nothing is lost)", flush=True)
    if arguments.browser and sys.stdout.isatty():
        threading.Timer(_BROWSER_DELAY, webbrowser.open, [address]).start()
    uvicorn.run(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,
        ws_max_size=settings.message_bytes * 4,
        ws_ping_interval=20,
        timeout_graceful_shutdown=5,
    )


def _settings(arguments: Namespace) -> Settings:
    """The environment's settings, with what was typed on top."""
    typed: dict[str, Any] = {
        name: value
        for name in ("host", "port", "database", "workers", "components")
        if (value := getattr(arguments, name, None)) is not None
    }
    return replace(Settings.from_environment(), **typed)
