"""What a host can rely on: every answer guarded, the interface described, a quiet start and an end within seconds."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from crownfield.cli.host import serve
from crownfield.cli.parser import new_parser
from crownfield.server.settings import Settings
from crownfield.server.web.routes import ROUTES
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
async def test_only_files_named_by_their_content_are_kept_without_asking(server: Server) -> None:
    page = (await server.request("GET", "/")).text
    asset = page.partition('src="')[2].partition('"')[0].lstrip(".")
    assert asset.startswith("/assets/")
    assert (await server.request("GET", asset)).headers.get_list("cache-control") == [
        "public, max-age=31536000, immutable"
    ]
    for path in ("/", "/sw.js", "/api/info", "/assets/gone.js"):
        assert (await server.request("GET", path)).headers.get_list("cache-control") == ["no-cache"], path


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


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Settings]:
    """The settings with which the server would be run, after what was typed."""

    def run(*typed: str) -> Settings:
        runs: list[Settings] = []
        monkeypatch.setattr("uvicorn.Server.run", lambda server, sockets: None)
        monkeypatch.setattr(
            "crownfield.server.web.app.create_app", lambda settings, store, doors: runs.append(settings)
        )
        monkeypatch.setattr("crownfield.server.web.listening.listen", lambda host, port: [FakeSocket(port)])
        monkeypatch.setattr("signal.signal", lambda *_: None)
        database = f"sqlite:///{tmp_path / 'games.db'}"
        serve.run(new_parser().parse_args(["serve", "--no-browser", "--database", database, *typed]))
        return runs[0]

    return run


class FakeSocket(NamedTuple):
    """Takes no port, which somebody else may be using."""

    port: int

    def getsockname(self) -> tuple[str, int]:
        return "127.0.0.1", self.port


def test_it_listens_to_this_machine_only_until_told(
    served: Callable[..., Settings], capsys: pytest.CaptureFixture[str]
) -> None:
    assert served().host == "127.0.0.1"
    assert "http://127.0.0.1:8400/" in capsys.readouterr().out


def test_for_the_network_it_prints_its_address_there_and_a_code_to_scan(
    served: Callable[..., Settings], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "_network_address", lambda: "192.0.2.7")
    assert served("--lan", "--port", "8500").host == "0.0.0.0"
    printed = capsys.readouterr().out
    assert "http://192.0.2.7:8500/" in printed
    assert printed.count("▄") > 20


def test_what_is_typed_goes_before_the_environment(
    served: Callable[..., Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CROWNFIELD_PUBLIC_URL", "https://old.example.org")
    monkeypatch.setenv("CROWNFIELD_PAUSE", "0.5")
    settings = served("--public-url", "https://games.example.org/", "--open-tables")
    assert (settings.public_url, settings.open_tables, settings.pause) == ("https://games.example.org", True, 0.5)
    assert not served().open_tables


@pytest.mark.slow
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
