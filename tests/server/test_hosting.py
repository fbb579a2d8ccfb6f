"""What a host can rely on: every answer guarded, the interface described, a quiet start and an end within seconds."""

import asyncio
import time
from pathlib import Path

import pytest

from crownfield.server.routes import ROUTES
from tests.server.running import LINK, MINE, SQUIRE, Server, in_loop, shared_server


@pytest.fixture
def server() -> Server:
    return shared_server()


@in_loop
async def test_every_answer_tells_the_browser_what_its_page_may_do(server: Server) -> None:
    for path in ("/", "/api/info", "/api/health", "/api/games/nowhere/record", "/no/such/page"):
        headers = (await server.request("GET", path)).headers
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'self'", path
        assert policy["frame-ancestors"] == policy["object-src"] == "'none'"
        assert "unsafe" not in headers["content-security-policy"]
        assert (headers["referrer-policy"], headers["x-content-type-options"]) == ("no-referrer", "nosniff")


@in_loop
async def test_every_route_is_described(server: Server) -> None:
    described = (await server.request("GET", "/api/schema/openapi.json")).json()
    routes = {
        (path.replace(":str", ""), method.lower())
        for route in ROUTES
        for path in route.paths
        for method in route.http_methods
    }
    documented = {(path, method) for path, methods in described["paths"].items() for method in methods}
    assert documented == routes
    assert all(about["summary"] for methods in described["paths"].values() for about in methods.values())


@in_loop
async def test_a_server_starts_and_ends_without_a_word_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also while people play, a computer thinks and nobody says good-bye."""
    monkeypatch.setenv("PYTHONWARNINGS", "default")
    server = Server(tmp_path).start()
    invited = await server.create("kingdomino", [MINE, LINK, SQUIRE], confirm=False)
    async with invited.browser(0) as one, invited.browser(1):
        await one.table(lambda table: table["status"] == "playing")
        began = time.monotonic()
        await asyncio.to_thread(server.stop)
        assert time.monotonic() - began < 10
        await one.closed()
    assert server.log.splitlines() == [f"Crownfield is at http://{server.address}/  (Ctrl-C ends it; nothing is lost)"]
    server.start()
    try:
        async with invited.browser(0) as one, invited.browser(1):
            await one.table(lambda table: table["status"] == "playing")
    finally:
        server.stop()
