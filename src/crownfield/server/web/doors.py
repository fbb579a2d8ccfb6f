"""Who is connected: so many of one address and in all, and nobody for long who says nothing or does not listen."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Hashable, Iterator
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from crownfield.play.table import TableRefusal
from crownfield.server.settings import Settings

__all__ = ["Doors"]

_AT_ONCE = 64
"""So many come in together; asyncio counts them, and is rid of those sent away, up to four such crowds later."""
_KEPT_BACK = 96 + 5 * _AT_ONCE
"""Descriptors for them and for everything else: the database, the processes, files being sent."""
_FEWEST = 16
_LOOK_SECONDS = 1.0

Client = tuple[str, int]


class _Guest:
    """One connection, from its first byte as HTTP to its last as a WebSocket."""

    def __init__(self, protocol: Any, transport: asyncio.Transport, client: Client) -> None:
        self._protocol, self._transport, self.client = protocol, transport, client
        self._keeps_waiting: Hashable = None
        self._since = 0.0
        self.has_said_hello = False

    @property
    def is_gone(self) -> bool:
        return bool(self._transport.get_extra_info("socket").fileno() == -1)

    @property
    def _is_websocket(self) -> bool:
        """Whether another protocol has taken over, and only that one will hear what is said."""
        return self._transport.get_protocol() is not self._protocol

    @property
    def is_silent(self) -> bool:
        """Whether it is its turn to say something: the whole of a request, or hello."""
        if self._is_websocket:
            return not self.has_said_hello
        cycle = self._protocol.cycle
        return cycle is None or cycle.more_body or cycle.response_complete

    def send_away(self) -> None:
        self._transport.abort()

    def is_overdue(self, now: float, patience: float) -> bool:
        """Whether it has kept us waiting for the same thing for so long."""
        waiting = self._keeping_us_waiting()
        if waiting is None or waiting != self._keeps_waiting:
            self._keeps_waiting, self._since = waiting, now
        return waiting is not None and now - self._since >= patience

    def _keeping_us_waiting(self) -> Hashable:
        """For what: to take what is sent to it, to be gone, or to say something; None if it does not."""
        unsent = self._transport.get_write_buffer_size()
        if unsent or self._transport.is_closing():
            return "unsent", unsent
        return ("unsaid", id(self._protocol.cycle)) if self.is_silent else None


class _Room:
    """A number of places. When all are taken, whoever has been silent for longest makes way."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._silent: dict[_Guest, None] = {}
        self._heard: set[_Guest] = set()

    def __len__(self) -> int:
        return len(self._silent) + len(self._heard)

    def has_place(self) -> bool:
        """Whether there is one, if need be because somebody silent was sent away."""
        while len(self) >= self._places and self._silent:
            guest = next(iter(self._silent))
            del self._silent[guest]
            if guest.is_silent:
                guest.send_away()
            elif not guest.is_gone:
                self._heard.add(guest)
        return len(self) < self._places

    def add(self, guest: _Guest) -> None:
        self._silent[guest] = None

    def remove(self, guest: _Guest) -> None:
        self._silent.pop(guest, None)
        self._heard.discard(guest)

    def sort(self) -> None:
        """Those who were silent and have spoken, and the reverse."""
        silent = {guest for guest in self._heard if guest.is_silent}
        self._heard -= silent
        self._silent.update(dict.fromkeys(silent))


class Doors:
    """Everybody who is connected to this server; uvicorn tells whoever comes, and looks are taken now and then."""

    def __init__(self, settings: Settings) -> None:
        self._patience = settings.patience
        places = _places(settings.connections)
        self._most = settings.connections_per_address
        self._per_address = places if settings.trust_proxy else self._most
        """A proxy comes from one address, whoever is behind it."""
        self._guests: dict[Client, _Guest] = {}
        self._house = _Room(places)
        self._rooms: dict[str, _Room] = {}
        self._conversations: Counter[str] = Counter()
        self._looking: asyncio.Task[None] | None = None

    def for_uvicorn(self) -> dict[str, Any]:
        """What `uvicorn.run` must know so that everybody comes through these doors."""
        doors = self

        class Protocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
            def connection_made(self, transport: asyncio.Transport) -> None:
                super().connection_made(transport)
                doors.come(self, transport)

        return {"http": Protocol, "backlog": _AT_ONCE}

    def come(self, protocol: Any, transport: asyncio.Transport) -> None:
        """Somebody is at the door and let in, if there is a place or somebody silent makes way."""
        client: Client = (transport.get_extra_info("peername") or ("", 0))[:2]
        room = self._rooms.get(client[0]) or _Room(self._per_address)
        if not (room.has_place() and self._house.has_place()):
            transport.abort()
            return
        guest = self._guests[client] = _Guest(protocol, transport, client)
        self._rooms[client[0]] = room
        room.add(guest)
        self._house.add(guest)
        if self._looking is None or self._looking.done():
            self._looking = asyncio.get_running_loop().create_task(self._look())

    @contextlib.contextmanager
    def conversation(self, address: str) -> Iterator[None]:
        """A WebSocket of this address, which may be behind a proxy; raises TableRefusal if it has too many."""
        if self._conversations[address] >= self._most:
            raise TableRefusal("too_fast", "too many connections from this address")
        self._conversations[address] += 1
        try:
            yield
        finally:
            self._conversations[address] -= 1
            if not self._conversations[address]:
                del self._conversations[address]

    def hello(self, client: Client | None) -> None:
        """This client has come to a table and need not say anything for as long as it likes."""
        if client is not None and (guest := self._guests.get((client[0], client[1]))) is not None:
            guest.has_said_hello = True

    async def _look(self) -> None:
        """Forget who is gone and send away who keeps us waiting, as long as anybody is here."""
        now = asyncio.get_running_loop().time
        while self._guests:
            await asyncio.sleep(_LOOK_SECONDS)
            for guest in list(self._guests.values()):
                if guest.is_gone:
                    self._forget(guest)
                elif guest.is_overdue(now(), self._patience):
                    guest.send_away()
            for room in (self._house, *self._rooms.values()):
                room.sort()

    def _forget(self, guest: _Guest) -> None:
        address = guest.client[0]
        if self._guests.get(guest.client) is guest:
            del self._guests[guest.client]
        self._house.remove(guest)
        if (room := self._rooms.get(address)) is not None:
            room.remove(guest)
            if not len(room):
                del self._rooms[address]


def _places(wanted: int) -> int:
    """As many as wanted, or as this process may have descriptors for."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted + _KEPT_BACK:
        soft = wanted + _KEPT_BACK if hard == resource.RLIM_INFINITY else min(hard, wanted + _KEPT_BACK)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else max(_FEWEST, min(wanted, soft - _KEPT_BACK))
