"""A Chromium for each worker, a server, and visitors: browser windows that tell whatever went wrong in them."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.visitor import PATIENCE, Visitor
from tests.server.running import Server, shared_server

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-features=LocalNetworkAccessChecks",  # pages that a test hands out itself come from no address at all
]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "e2e: plays in a real Chromium (`make browser` installs it)")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.e2e)


def chromium_path() -> str:
    """Where Chromium is. Without one the tests are left out, but never in CI."""
    if found := os.environ.get("CROWNFIELD_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None):
        return found
    reason = "NO BROWSER TEST WAS RUN: there is no Chromium here. `make browser` installs it on Debian."
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Not for the session: while it runs, no other test of this worker could start an event loop."""
    path = chromium_path()
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(chromium: Browser) -> Server:
    """Computers answer at once. Asks for the browser first, so that without one no server is started."""
    return shared_server()


class Door:
    """Lets visitors in, and after the test asks each of them what went wrong."""

    def __init__(self, chromium: Browser, server: Server) -> None:
        self.chromium, self.server = chromium, server
        self.visitors: list[Visitor] = []

    def __call__(self, server: Server | None = None, **settings: Any) -> Visitor:
        self.visitors.append(Visitor(self.chromium, (server or self.server).address, **settings))
        return self.visitors[-1]


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Door]:
    """Opens windows: `visit()`, `visit(locale="bg")`, `visit(**ON_PHONE)`."""
    door = Door(chromium, server)
    yield door
    complaints = [visitor.leave() for visitor in door.visitors]
    assert complaints == [[] for _ in complaints]
