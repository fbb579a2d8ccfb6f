"""Where the server listens: found out, and taken, before it says so."""

import errno
import os
import socket
from typing import Any

from crownfield.base.errors import BadOptions

__all__ = ["listen"]

_NO_SUCH_FAMILY = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


def listen(host: str, port: int) -> list[socket.socket]:
    """Bound sockets, one for each address of the host, all with one port, 0 for a free one; raises BadOptions."""
    sockets, error = list[socket.socket](), OSError(errno.EADDRNOTAVAIL, os.strerror(errno.EADDRNOTAVAIL))
    try:
        for family, _, _, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            taken = sockets[0].getsockname()[1] if sockets else port
            try:
                sockets.append(_bound(family, (address[0], taken, *address[2:])))
            except OSError as refused:
                error = refused
                if refused.errno not in _NO_SUCH_FAMILY:  # "localhost" has an address of IPv6 even where there is none
                    raise
        if not sockets:
            raise error
    except OSError as refused:
        for one in sockets:
            one.close()
        raise BadOptions(f"cannot listen to {host}, port {port}: {refused.strerror}") from None
    return sockets


def _bound(family: int, address: tuple[Any, ...]) -> socket.socket:
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        if family == socket.AF_INET6:
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        if os.name == "posix":  # elsewhere two servers could share a port then
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen()
    except OSError:
        bound.close()
        raise
    return bound
