"""Whoever connects and says nothing, says it slowly or does not listen keeps nobody else out."""

import asyncio
import contextlib
import json
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import LINK, MINE, PATIENCE, ROOT, Browser, Server, in_loop

pytestmark = pytest.mark.slow

DESCRIPTORS = 1024
SILENT = 1100
CROWD = """
import resource, socket, sys
port, count, addresses, words = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3].split(","), sys.argv[4].encode()
hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
crowd = []
for number in range(count):
    one = socket.socket()
    one.settimeout(20)
    one.bind((addresses[number % len(addresses)], 0))
    one.connect(("127.0.0.1", port))
    try:
        one.sendall(words)
    except OSError:
        pass
    crowd.append(one)
print("here", flush=True)
sys.stdin.read()
"""
UPGRADE = (
    "GET /ws HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@contextlib.asynccontextmanager
async def crowd(server: Server, count: int, addresses: list[str], words: str = "") -> AsyncIterator[None]:
    """So many connections from a process of its own, each of which says these words and then nothing."""
    command = [sys.executable, "-c", CROWD, str(server.port), str(count), ",".join(addresses), words]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            # meanwhile whoever sits at a table shows that they are alive
            assert await asyncio.to_thread(process.stdout.readline) == b"here\n"
            yield
        finally:
            process.stdin.close()
            await asyncio.to_thread(process.wait, PATIENCE)


async def seconds_to_answer(server: Server, address: str = "127.0.0.1") -> float:
    """How long somebody new of this address waits for the front page's facts."""
    began = time.monotonic()
    transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
    async with httpx.AsyncClient(transport=transport, timeout=PATIENCE, trust_env=False) as client:
        assert (await client.get(f"http://{server.address}/api/info")).is_success
    return time.monotonic() - began


@pytest.mark.parametrize("words", ["", "GET / HT", UPGRADE], ids=["silent", "half a request", "no hello"])
@pytest.mark.parametrize("addresses", [["127.0.0.1"], [f"127.0.0.{number}" for number in range(1, 9)]], ids=len)
@in_loop
async def test_more_silent_connections_than_descriptors_keep_nobody_out(
    tmp_path: Path, addresses: list[str], words: str
) -> None:
    server = Server(tmp_path, descriptors=DESCRIPTORS).start()
    try:
        invited = await server.create("kingdomino", [MINE, LINK])
        silent = crowd(server, SILENT, addresses, words.format(address=server.address))
        async with invited.browser(0, names=["Ada"]) as sitting, silent:
            for address in (*addresses, "127.0.0.77"):
                assert await seconds_to_answer(server, address) < 5
            async with invited.browser(1, names=["Bo"]) as coming:
                await coming.table(lambda table: table["status"] == "playing")
            await sitting.say("rename", seat=0, name="Eve")
            await sitting.table(lambda table: table["seats"][0]["name"] == "Eve")
            assert descriptors_in_use(server) < DESCRIPTORS
        assert len(server.log.splitlines()) < 10, server.log
    finally:
        server.stop()


@in_loop
async def test_whoever_takes_too_long_is_sent_away(tmp_path: Path) -> None:
    server = Server(tmp_path, patience=1).start()
    head = f"POST /api/score HTTP/1.1\r\nHost: {server.address}\r\nContent-Length: 9\r\n"
    try:
        for words in ("", head, f"{head}\r\n{{", UPGRADE.format(address=server.address)):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(words.encode())
            with contextlib.suppress(ConnectionError):
                await asyncio.wait_for(reader.read(), PATIENCE)
            writer.close()
        async with Browser.connected(server, game="x") as browser:
            assert await browser.refusal("nonsense") == "unreadable"
            await browser.closed()
            assert browser.socket.close_code == 1013
    finally:
        server.stop()


@in_loop
async def test_a_second_request_may_not_take_longer_than_the_first(tmp_path: Path) -> None:
    server = Server(tmp_path, patience=1).start()
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(f"GET /api/health HTTP/1.1\r\nHost: {server.address}\r\n\r\n".encode())
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
        writer.write(b"GET")
        with contextlib.suppress(ConnectionError):
            await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
    finally:
        server.stop()


@in_loop
async def test_whoever_sits_at_a_table_may_be_silent_for_as_long_as_they_like(tmp_path: Path) -> None:
    server = Server(tmp_path, patience=1, connections_per_address=8).start()
    try:
        invited = await server.create("kingdomino", [MINE, LINK])
        async with invited.browser(0) as sitting, crowd(server, 30, ["127.0.0.1"]):
            await asyncio.sleep(3)
            await sitting.say("rename", seat=0, name="Eve")
            await sitting.table(lambda table: table["seats"][0]["name"] == "Eve")
    finally:
        server.stop()


@in_loop
async def test_an_address_that_has_all_it_may_have_gets_no_more_and_keeps_no_other_out(tmp_path: Path) -> None:
    """Not even a request, when all of its connections are at tables."""
    server = Server(tmp_path, connections_per_address=3).start()
    try:
        invited = await server.create("kingdomino", [MINE, LINK])
        async with invited.browser(0) as one, invited.browser(0) as two, invited.browser() as three:
            for browser in (one, two, three):
                await browser.table(lambda _: True)
            with pytest.raises(httpx.TransportError):
                await seconds_to_answer(server)
            assert await seconds_to_answer(server, "127.0.0.9") < 5
    finally:
        server.stop()


@in_loop
async def test_one_who_asks_for_much_and_takes_nothing_is_let_go(tmp_path: Path) -> None:
    server = Server(tmp_path, patience=1).start()
    try:
        before = descriptors_in_use(server)
        with contextlib.ExitStack() as deaf:
            for _ in range(20):
                one = deaf.enter_context(socket.socket())
                one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                one.connect(("127.0.0.1", server.port))
                one.sendall(f"GET /api/info HTTP/1.1\r\nHost: {server.address}\r\n\r\n".encode() * 300)
            await until(lambda: descriptors_in_use(server) >= before + 15)
            await until(lambda: descriptors_in_use(server) <= before + 5)
        assert await seconds_to_answer(server) < 5
    finally:
        server.stop()


@in_loop
async def test_behind_a_proxy_the_limit_is_for_those_behind_it(tmp_path: Path) -> None:
    server = Server(tmp_path, trust_proxy=True, connections_per_address=3, patience=600).start()
    try:
        async with contextlib.AsyncExitStack() as open_ones:
            for number in range(9):
                behind = {"x-forwarded-for": f"10.0.0.{number // 3}"}
                await open_ones.enter_async_context(Browser.connected(server, additional_headers=behind))
            with contextlib.suppress(InvalidStatus, ConnectionClosed):
                async with Browser.connected(server, additional_headers={"x-forwarded-for": "10.0.0.1"}) as fourth:
                    await fourth.closed()
                    assert fourth.socket.close_code == 1013
            async with Browser.connected(server, additional_headers={"x-forwarded-for": "10.0.0.4"}) as other:
                assert await other.refusal("react", reaction="wow") == "not_your_seat"
    finally:
        server.stop()


@in_loop
async def test_without_a_trusted_proxy_nobody_may_call_themselves_another_address(tmp_path: Path) -> None:
    server = Server(tmp_path, requests_per_second=1).start()
    try:
        for number in range(4):
            pretended = {"x-forwarded-for": f"10.0.0.{number}"}
            answer = await server.request("POST", "/api/replay", json={"record": "x"}, headers=pretended)
        assert answer.json()["code"] == "too_fast"
    finally:
        server.stop()


NONSENSE = [
    b"\x00\x01\x02\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /%ff%fe HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\n" + b"A: b\r\n" * 20_000,
    b"POST /api/score HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/score HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: tea\r\nConnection: Upgrade\r\n\r\n",
    b"GET /api/games/%00/record HTTP/1.1\r\nHost: x\r\n\r\n",
    b"POST /api/score HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n\xff\xfe\xff\xfe",
    b"POST /api/qr HTTP/1.1\r\nHost: x\r\nContent-Type: x; charset=\xff\r\nContent-Length: 2\r\n\r\n{}",
]
FRAMES = [
    b"\x81\x82\x00\x00\x00\x00\xff\xfe",  # a text that is none
    b"\xff\xff\xff\xff\xff\xff",
    b"\x81\x05hello",  # not masked
    b"\x88\x81\x00\x00\x00\x00\x01",  # a good-bye of one byte
    b"\x80\x80\x00\x00\x00\x00",  # goes on with nothing
]


@in_loop
async def test_a_flood_of_nonsense_leaves_few_lines_in_the_log(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    upgrade = UPGRADE.format(address=server.address).encode()
    messages = [*NONSENSE, *(upgrade + frame for frame in FRAMES)]
    try:
        for _ in range(10):
            for words in messages:
                before = server.log.count("\n")
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(words)
                writer.write_eof()
                with contextlib.suppress(ConnectionError):
                    answer = await asyncio.wait_for(reader.read(), PATIENCE)
                    assert not answer.startswith(b"HTTP/1.1 5"), (words, answer)
                writer.close()
                assert server.log.count("\n") <= before + 1, (words, server.log)
        assert await seconds_to_answer(server) < 5
        assert server.log.count("\n") < 3 * len(messages), server.log
    finally:
        server.stop()


@in_loop
async def test_a_body_that_is_no_text_is_unreadable_wherever_it_is_sent(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    wish = json.dumps({"game": "kingdomino", "seats": [{"kind": "mine", "name": "?"}, LINK]}).encode()
    try:
        for path in ("games", "replay", "score", "qr", "tables/x/sit"):
            for body in (
                b"\xff\xfe",
                b'{"text": "\xff"}',
                b'{"\xff": 1}',
                b'"\xed\xa0\x80"',
                wish.replace(b"?", b"\xc3"),
            ):
                for kind in ("application/json", "text/plain", "application/json; charset=utf-16"):
                    answer = await server.request("POST", f"/api/{path}", content=body, headers={"content-type": kind})
                    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable"), (path, body, kind)
        assert server.log.count("\n") <= 1, server.log
    finally:
        server.stop()


def descriptors_in_use(server: Server) -> int:
    return len(list(Path(f"/proc/{server.number}/fd").iterdir()))


async def until(condition: Callable[[], bool]) -> None:
    give_up = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < give_up
        await asyncio.sleep(0.05)
