"""`crownfield serve`: the game server and the browser client, on this machine until told otherwise."""

import signal
import socket
import sys
import threading
import webbrowser
from argparse import Namespace
from contextlib import suppress
from dataclasses import replace
from typing import Any

from crownfield.server.settings import Settings

__all__ = ["run"]

_BROWSER_DELAY = 1.0
_PATIENCE = 3
_PING_SECONDS, _PONG_SECONDS = 5, 10
"""A line that is dead without being cut is noticed after both together, and so are the people behind it."""
_EVERYWHERE = "0.0.0.0"  # noqa: S104 - only with --lan


def run(arguments: Namespace) -> None:
    """Whatever keeps the server from starting is found out before its address is printed."""
    settings = _settings(arguments)

    import uvicorn

    from crownfield.games import GAMES, components_of
    from crownfield.server.disk.store import Store
    from crownfield.server.web.app import create_app
    from crownfield.server.web.doors import Doors
    from crownfield.server.web.listening import listen

    for game in GAMES if settings.components is not None else ():
        components_of(game, settings.components)
    sockets = listen(settings.host, settings.port)
    store = Store(settings.database)
    try:
        store.start()
        doors = Doors(settings)
        server = uvicorn.Server(
            uvicorn.Config(
                create_app(settings, store, doors),
                log_level="warning",
                access_log=False,
                ws_max_size=settings.message_bytes * 4,
                ws_ping_interval=_PING_SECONDS,
                ws_ping_timeout=_PONG_SECONDS,
                timeout_graceful_shutdown=_PATIENCE,
                proxy_headers=False,  # whose word counts is for `trust_proxy` to say
                **doors.for_uvicorn(),
            )
        )
        _announce(arguments, settings, sockets[0].getsockname()[1])
        signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # uvicorn raises it again after its own good-bye
        with suppress(KeyboardInterrupt):
            server.run(sockets)
    finally:
        store.stop()


def _announce(arguments: Namespace, settings: Settings, port: int) -> None:
    host = _network_address() if arguments.lan else settings.host
    address = settings.public_url or f"http://{f'[{host}]' if ':' in host else host}:{port}"
    print(f"Crownfield is at {address}/  (Ctrl-C ends it; nothing is lost)", flush=True)
    if arguments.lan:
        _print_qr(address)
    if arguments.browser and sys.stdout.isatty():
        threading.Timer(_BROWSER_DELAY, webbrowser.open, [address]).start()


def _settings(arguments: Namespace) -> Settings:
    """The environment's settings, with what was typed on top."""
    typed: dict[str, Any] = {
        name: value
        for name in ("host", "port", "database", "workers", "components", "public_url", "open_tables")
        if (value := getattr(arguments, name)) is not None
    }
    if arguments.lan:
        typed.setdefault("host", _EVERYWHERE)
    return replace(Settings.from_environment(), **typed).checked(*typed)


def _network_address() -> str:
    """This machine's address in its network: the one it would send from. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def _print_qr(address: str) -> None:
    import segno

    segno.make(address, micro=False).terminal(compact=True)
