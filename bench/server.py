"""How many people one server holds: players in running games, a steady rate of moves, how soon each is answered.

    .venv/bin/python bench/server.py --games 1000 --rate 400 --seconds 30
    .venv/bin/python bench/server.py --games 20 --watching 40 --rate 20 --protocol 2

Everything is on this machine and real: a server process with its database on disk, and a WebSocket for each of the two
players of a game and for whoever watches it. Protocol 2 is that of earlier versions, so that they can be compared.
"""

import argparse
import asyncio
import itertools
import json
import os
import random
import resource
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

from crownfield.server.protocol.words import PROTOCOL

with socket.socket() as _probe:
    _probe.bind(("127.0.0.1", 0))
    PORT: int = _probe.getsockname()[1]
BASE = f"127.0.0.1:{PORT}"


class Legal(msgspec.Struct):
    move: str


class Table(msgspec.Struct):
    """What a bot reads of a message."""

    type: str
    version: int | str = 0
    status: str = ""
    legal: list[Legal] = []


_numbers = itertools.count()
_decode = msgspec.json.Decoder(Table).decode


class Seat:
    """One player: a WebSocket that knows the latest table and when it moved."""

    def __init__(self, socket: Any, waits: list[float], protocol: int) -> None:
        self._socket, self._waits, self._protocol = socket, waits, protocol
        self.heard = 0
        self.table = Table("table")
        self._moved_at: float | None = None

    async def listen(self) -> None:
        async for message in self._socket:
            self.heard += 1
            table = _decode(message)
            if table.type != "table":
                continue
            self.table = table
            if self._moved_at is not None:
                self._waits.append(time.perf_counter() - self._moved_at)
                self._moved_at = None

    @property
    def may_move(self) -> bool:
        return bool(self.table.legal) and self._moved_at is None

    async def move(self) -> None:
        move = random.choice(self.table.legal).move
        self._moved_at = time.perf_counter()
        named = {} if self._protocol == 2 else {"id": f"bench-{next(_numbers)}"}
        await self._socket.send(json.dumps({"type": "move", **named, "version": self.table.version, "move": move}))


async def sit_down(http: httpx.AsyncClient, waits: list[float], protocol: int, watching: int) -> list[Seat]:
    """The players, and then those who watch."""
    wish = {"game": "kingdomino", "seats": [{"kind": "mine"}, {"kind": "link"}], "confirm": False}
    created = (await http.post(f"http://{BASE}/api/games", json=wish)).raise_for_status().json()
    seats = []
    address = f"ws://{BASE}/ws" if protocol == 2 else f"ws://{BASE}/ws/{created['id']}"
    for token in [*(invitation["token"] for invitation in created["invitations"]), *[created["spectator"]] * watching]:
        socket = await websockets.connect(address, compression=None, max_queue=None, ping_interval=None)
        keys = [secrets.token_urlsafe(24)]
        hello = {"type": "hello", "protocol": protocol, "game": created["id"], "tokens": [token], "keys": keys}
        await socket.send(json.dumps(hello))
        seats.append(Seat(socket, waits, protocol))
    return seats


async def keep_moving(games: list[list[Seat]], rate: float, seconds: float) -> int:
    """Start `rate` moves a second, evenly, in games chosen at random; returns how many were started."""
    started, begin = 0, time.perf_counter()
    while (now := time.perf_counter() - begin) < seconds:
        for _ in range(int(now * rate) - started):
            seat = next((seat for seat in random.choice(games) if seat.may_move), None)
            if seat is not None:
                await seat.move()
            started += 1
        await asyncio.sleep(0.005)
    return started


async def measure(
    games: int, rate: float, seconds: float, server: int, *, protocol: int, watching: int
) -> dict[str, Any]:
    waits: list[float] = []
    empty = memory_of(server)
    async with httpx.AsyncClient(timeout=60) as http:
        seats = [await sit_down(http, waits, protocol, watching) for _ in range(games)]
    listeners = [asyncio.create_task(seat.listen()) for pair in seats for seat in pair]
    await asyncio.sleep(2)
    full = memory_of(server)
    cpu, heard = cpu_of(server), sum(seat.heard for pair in seats for seat in pair)
    begin = time.perf_counter()
    await keep_moving(seats, rate, seconds)
    took, used = time.perf_counter() - begin, cpu_of(server) - cpu
    await asyncio.sleep(1)
    messages = sum(seat.heard for pair in seats for seat in pair) - heard
    for listener in listeners:
        listener.cancel()
    ordered = sorted(waits)
    return {
        "games": games,
        "protocol": protocol,
        "players": 2 * games,
        "watching": watching * games,
        "asked_moves_per_second": rate,
        "answered_moves_per_second": round(len(waits) / took, 1),
        "median_ms": round(statistics.median(ordered) * 1000, 1),
        "p95_ms": round(ordered[int(len(ordered) * 0.95)] * 1000, 1),
        "p99_ms": round(ordered[int(len(ordered) * 0.99)] * 1000, 1),
        "server_cpu_share_of_one_core": round(used / took, 2),
        "server_ms_of_cpu_per_move": round(used / max(1, len(waits)) * 1000, 2),
        "server_ms_of_cpu_per_message": round(used / max(1, messages) * 1000, 4),
        "kilobytes_per_game": round((full - empty) / games / 1024, 1),
    }


def memory_of(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def cpu_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start_server(folder: str, **settings: object) -> subprocess.Popen[bytes]:
    program = str(Path(sys.executable).with_name("crownfield"))
    command = [program, "serve", "--port", str(PORT), "--no-browser", "--workers", "1"]
    environment = {
        **os.environ,
        "CROWNFIELD_DATABASE": f"sqlite:///{folder}/games.db",
        "CROWNFIELD_OPEN_GAMES_PER_ADDRESS": "1000000",
        "CROWNFIELD_MESSAGES_PER_SECOND": "1000",
        "CROWNFIELD_CONNECTIONS_PER_ADDRESS": "1000000",
        **{f"CROWNFIELD_{name.upper()}": str(value) for name, value in settings.items()},
    }
    server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    for _ in range(200):
        try:
            httpx.get(f"http://{BASE}/api/health")
        except httpx.HTTPError:
            time.sleep(0.1)
        else:
            return server
    raise SystemExit("the server did not start")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rate", type=float, nargs="+", default=[400.0])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--watching", type=int, default=0, help="so many watch each game")
    parser.add_argument("--protocol", type=int, choices=(2, PROTOCOL), default=PROTOCOL)
    arguments = parser.parse_args()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    results = []
    for rate in arguments.rate:
        with tempfile.TemporaryDirectory() as folder:
            server = start_server(folder)
            try:
                told = {"protocol": arguments.protocol, "watching": arguments.watching}
                results.append(asyncio.run(measure(arguments.games, rate, arguments.seconds, server.pid, **told)))
            finally:
                server.terminate()
                server.wait()
    print(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()
