"""The server answers to its own names only, so that no website reaches it by a name that leads here."""

from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from tests.server.running import LINK, MINE, Server, in_loop, shared_server

STRANGE = (
    "evil.example",
    "evil.example:{port}",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "x",
    "[",
    "a b",
    "",
)
OURS = (
    "127.0.0.1:{port}", "192.0.2.7", "192.0.2.7:80", "[::1]:{port}", "[2001:db8::1]", "localhost:{port}", "LOCALHOST",
    "localhost.:1", "games.example.org", "games.example.org:8443", "box.local:{port}", "Box.Local", "box",
)  # fmt: skip


@pytest.mark.slow
@in_loop
async def test_a_name_that_is_not_ours_gets_nothing_and_the_log_says_once_what_to_do(tmp_path: Path) -> None:
    server = Server(tmp_path, public_url="https://games.example.org", names="box.local, box").start()
    try:
        for name in STRANGE:
            headers = {"host": name.format(port=server.port)}
            for method, path in (("GET", "/"), ("GET", "/api/info"), ("GET", "/sw.js"), ("POST", "/api/qr")):
                answer = await server.request(method, path, headers=headers, json={"text": "x"})
                assert answer.status_code in (400, 403), (name, path)
            assert "CROWNFIELD_NAMES" in answer.text or answer.status_code == 400
        for name in OURS:
            headers = {"host": name.format(port=server.port)}
            assert (await server.request("GET", "/api/health", headers=headers)).status_code == 200, name
        complaints = [line for line in server.log.splitlines() if "CROWNFIELD_NAMES" in line]
        assert len(complaints) == 1
        assert "evil.example" in complaints[0]
    finally:
        server.stop()


@pytest.mark.slow
@in_loop
async def test_a_page_under_another_name_of_this_address_may_not_play(tmp_path: Path) -> None:
    """Its origin and the host that it calls agree: only the name gives it away."""
    server = Server(tmp_path).start()
    try:
        host = f"evil.example:{server.port}"
        with pytest.raises(InvalidStatus, match="403"):
            async with connect(f"ws://{host}/ws", host="127.0.0.1", port=server.port, origin=Origin(f"http://{host}")):
                pass
        wish = {"game": "duel", "seats": [MINE, LINK]}
        headers = {"host": host, "origin": f"http://{host}"}
        assert (await server.request("POST", "/api/games", json=wish, headers=headers)).status_code == 403
    finally:
        server.stop()


@in_loop
async def test_what_is_for_those_at_the_table_is_kept_by_nobody() -> None:
    server = shared_server()
    invited = await server.create("duel", [MINE, MINE], confirm=False)
    paths = [f"/api/games/{invited.id}/{what}" for what in ("record", "replay")]
    async with invited.browser(0, 1) as browser:
        await browser.turn()
        for path in paths:
            answer = await server.request("GET", path, tokens=[invited.spectator])
            assert answer.headers.get_list("cache-control") == ["no-store"]
        await browser.play()
    for path in paths:
        assert (await server.request("GET", path)).headers.get_list("cache-control") == ["no-cache"]
