"""A way to the server that a test can cut or fall silent on, as trains and lifts do."""

import contextlib
import socket
import threading
from collections.abc import Iterator

_PIECE = 65536


class Proxy:
    """Passes bytes on between browsers and a server. What falls silent stays so; who comes anew comes through."""

    def __init__(self, address: str) -> None:
        host, port = address.rsplit(":", 1)
        self._there = (host, int(port))
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self._door.getsockname()[1]}"
        self._open: list[socket.socket] = []
        self._deaf: set[socket.socket] = set()
        """From whom nothing is passed on any more."""
        threading.Thread(target=self._let_in, daemon=True).start()

    def _let_in(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                browser, _ = self._door.accept()
                server = socket.create_connection(self._there)
                self._open += [browser, server]
                for one, other in ((browser, server), (server, browser)):
                    threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while piece := one.recv(_PIECE):
                if one not in self._deaf:
                    other.sendall(piece)
        if one not in self._deaf:
            _close(one, other)

    def fall_silent(self) -> None:
        """Nothing more comes through what is open now, in either direction, and nobody is told."""
        self._deaf.update(self._open)

    def lose_answers(self) -> None:
        """The server hears everything, but what it says is lost."""
        self._deaf.update(self._open[1::2])

    def cut(self) -> None:
        """Whatever is open now breaks."""
        _close(*self._open)

    def close(self) -> None:
        _close(self._door, *self._open)


def _close(*sockets: socket.socket) -> None:
    for one in sockets:
        with contextlib.suppress(OSError):
            one.shutdown(socket.SHUT_RDWR)
        one.close()


@contextlib.contextmanager
def proxy_to(address: str) -> Iterator[Proxy]:
    proxy = Proxy(address)
    try:
        yield proxy
    finally:
        proxy.close()
