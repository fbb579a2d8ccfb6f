"""What one address can cost the people of another: a page-level computer's answers, and replays, alone and beside
many tables where regents play regents.

    .venv/bin/python bench/neighbours.py --tables 16 --answers 60

One worker, no pause, everything real: a server process and WebSockets. The addresses are told by `X-Forwarded-For`.
"""

import argparse
import asyncio
import json
import secrets
import statistics
import tempfile
import time
from typing import Any

import httpx
import websockets
from server import BASE, start_server

from crownfield.server.protocol.words import PROTOCOL

GREEDY, MODEST = {"x-forwarded-for": "192.0.2.1"}, {"x-forwarded-for": "192.0.2.2"}
REGENT, PAGE = {"kind": "computer", "level": "regent"}, {"kind": "computer", "level": "page"}
GAME = "kingdomino"


class Visitor:
    """One WebSocket at a table, which reads all that comes."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self.state: dict[str, Any] = {}

    async def hear(self) -> dict[str, Any]:
        """The next state of the table."""
        while True:
            message = json.loads(await self._socket.recv())
            if message["type"] == "table":
                self.state = message
                return self.state

    async def hear_on(self) -> None:
        while True:
            await self.hear()

    async def move(self) -> float | None:
        """One move of ours; how long the computer's answer took, or None if it was not its turn."""
        own = self.state["yours"][0]
        move = {
            "type": "move",
            "id": secrets.token_hex(8),
            "version": self.state["version"],
            "move": self.state["legal"][0]["move"],
        }
        began, before = time.perf_counter(), len(self.state["events"])
        await self._socket.send(json.dumps(move))
        while not (await self.hear())["legal"] and self.state["status"] == "playing":
            pass
        answered = any(event["seat"] not in (own, None) for event in self.state["events"][before:])
        return time.perf_counter() - began if answered else None


async def visit(http: httpx.AsyncClient, who: dict[str, str], *seats: dict[str, str]) -> Visitor:
    wish = {"game": GAME, "seats": list(seats), "confirm": False}
    created = (await http.post(f"http://{BASE}/api/games", json=wish, headers=who)).raise_for_status().json()
    address = f"ws://{BASE}/ws/{created['id']}"
    socket = await websockets.connect(address, additional_headers=who, max_queue=None)
    tokens = [link["token"] for link in created["invitations"]] or [created["spectator"]]
    await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "game": created["id"], "tokens": tokens}))
    return Visitor(socket)


async def answers(http: httpx.AsyncClient, count: int) -> list[float]:
    """How long so many answers of a page took, in games against it."""
    waits: list[float] = []
    while len(waits) < count:
        visitor = await visit(http, MODEST, {"kind": "mine"}, PAGE)
        while not (await visitor.hear())["legal"]:
            pass
        while visitor.state["status"] == "playing" and len(waits) < count:
            wait = await visitor.move()
            waits += [] if wait is None else [wait]
    return waits


async def replays(http: httpx.AsyncClient, record: str, count: int) -> list[float]:
    waits = []
    for _ in range(count):
        began = time.perf_counter()
        (await http.post(f"http://{BASE}/api/replay", json={"record": record}, headers=MODEST)).raise_for_status()
        waits.append(time.perf_counter() - began)
    return waits


async def whole_record(http: httpx.AsyncClient) -> str:
    """Of a game that pages play among themselves."""
    visitor = await visit(http, MODEST, PAGE, PAGE)
    while (await visitor.hear())["status"] != "over":
        pass
    return (await http.get(f"http://{BASE}/api/games/{visitor.state['id']}/record")).raise_for_status().text


def figures(waits: list[float]) -> dict[str, float]:
    ordered = sorted(waits)
    return {
        "median_s": round(statistics.median(ordered), 3),
        "p95_s": round(ordered[int(len(ordered) * 0.95)], 3),
        "longest_s": round(ordered[-1], 3),
    }


async def measure(tables: int, count: int) -> dict[str, Any]:
    async with httpx.AsyncClient(timeout=120) as http:
        record = await whole_record(http)
        alone, replays_alone = await answers(http, count), await replays(http, record, count)
        crowd = [await visit(http, GREEDY, REGENT, REGENT) for _ in range(tables)]
        reading = [asyncio.create_task(one.hear_on()) for one in crowd]
        await asyncio.sleep(5)
        beside, replays_beside = await answers(http, count), await replays(http, record, count)
        turns = sum(len(one.state["events"]) for one in crowd)
        for task in reading:
            task.cancel()
    return {
        "tables_of_regents": tables,
        "answers": count,
        "page_alone": figures(alone),
        "page_beside": figures(beside),
        "page_later_p95_s": round(figures(beside)["p95_s"] - figures(alone)["p95_s"], 3),
        "replay_alone": figures(replays_alone),
        "replay_beside": figures(replays_beside),
        "events_at_the_tables_of_regents": turns,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--answers", type=int, default=60)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(folder, pause=0, trust_proxy="true", requests_per_second=1000)
        try:
            print(json.dumps(asyncio.run(measure(arguments.tables, arguments.answers)), indent=2))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
