"""A newcomer's first minute: how long after the server's address a person decides, is answered, and gets a hint.

    .venv/bin/python bench/first_minute.py [GAME [LEVEL]] > bench/results/$(date +%Y-%m-%d)-first-minute.json

Everything is real: a server process with a fresh database and a fresh CROWNFIELD_CACHE, and a WebSocket. A table of a
person and a computer is set up as soon as the address is printed. Then the same once more with all that is now kept.
"""

import asyncio
import json
import os
import resource
import secrets
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets

from crownfield.server.protocol.words import PROTOCOL

_PATIENCE = 900.0


class Watch:
    """Seconds since the server was started, by what happened; told on standard error, too."""

    def __init__(self) -> None:
        self._began, self.seen = time.perf_counter(), dict[str, float]()

    def note(self, what: str) -> None:
        if what not in self.seen:
            self.seen[what] = round(time.perf_counter() - self._began, 2)
            print(f"{self.seen[what]:8.2f} s {what}", file=sys.stderr)


def served(game: str, level: str, folder: Path, cache: Path) -> dict[str, float]:
    """One visit to a server that has just been started."""
    environment = {**os.environ, "CROWNFIELD_CACHE": str(cache), "PYTHONUNBUFFERED": "1"}
    database = f"sqlite:///{folder / 'games.db'}"
    command = [sys.executable, "-m", "crownfield", "serve", "--no-browser", "--port", "0", "--database", database]
    before, watch = _processor_seconds(), Watch()
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
        watch.note("address")
        asyncio.run(asyncio.wait_for(_visit(address.rstrip("/"), game, level, watch), _PATIENCE))
        server.terminate()
    seen = watch.seen
    after_the_address = {f"to_{what}": round(at - seen["address"], 2) for what, at in seen.items() if what != "address"}
    spent = round(_processor_seconds() - before, 2)
    return {"address": seen["address"], **after_the_address, "processor_seconds": spent}


async def _visit(address: str, game: str, level: str, watch: Watch) -> None:
    async with httpx.AsyncClient(base_url=address) as http:
        wish = {"game": game, "seats": [{"kind": "mine"}, {"kind": "computer", "level": level}]}
        created = (await http.post("/api/games", json=wish, timeout=_PATIENCE)).json()
    watch.note("table")
    place = f"{address.replace('http', 'ws', 1)}/ws/{created['id']}"
    async with websockets.connect(place, max_size=None) as line:
        token = created["invitations"][0]["token"]
        await _say(line, "hello", game=created["id"], tokens=[token], keys=[_word()], protocol=PROTOCOL)
        await _play(line, watch)


def _word() -> str:
    return secrets.token_urlsafe(24)


async def _say(line: Any, kind: str, **fields: Any) -> None:
    await line.send(json.dumps({"type": kind, **fields}))


async def _play(line: Any, watch: Watch) -> None:
    """Decide as soon as possible; after the computer has played ask for a hint, and wait for it."""
    asked = ""
    async for message in line:
        heard = json.loads(message)
        if heard["type"] == "hints":
            watch.note("hint")
            return
        if heard["type"] != "table" or heard["status"] != "playing":
            continue
        if any(event["seat"] == 1 for event in heard["events"]):
            watch.note("computers_turn")
        now = {"id": _word(), "version": heard["version"]}
        if heard["complete"] and heard["acting"] in heard["yours"]:
            await _say(line, "confirm", **now)
        elif heard["legal"]:
            watch.note("first_decision")
            if "computers_turn" not in watch.seen:
                await _say(line, "move", move=heard["legal"][0]["move"], **now)
            elif asked != heard["version"]:
                asked = heard["version"]
                await _say(line, "hint", **now)


def _processor_seconds() -> float:
    """Of all processes that were waited for, and of those that they waited for."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main(game: str = "kingdomino", level: str = "steward") -> None:
    with tempfile.TemporaryDirectory() as folder:
        cold, warm = (served(game, level, Path(folder), Path(folder) / "cache") for _ in range(2))
    machine = {"cores": os.cpu_count(), "load": round(os.getloadavg()[0], 1)}
    print(json.dumps({"game": game, "level": level, "cold": cold, "warm": warm, "machine": machine}, indent=2))


if __name__ == "__main__":
    main(*sys.argv[1:])
