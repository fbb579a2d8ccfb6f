"""Pages and servers of different versions: yesterday's page plays on, older ones are sent to load themselves again."""

from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit
from zipfile import ZipFile

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.e2e import ahead
from tests.e2e.conftest import Door
from tests.e2e.player import Player
from tests.e2e.test_every_screen import troubles
from tests.e2e.visitor import Json
from tests.server.running import LINK, MINE, Server

BEFORE_YESTERDAY = ZipFile(Path(__file__).with_name("page_of_protocol_1.zip"))
"""The code of the last page that knew no keys, as it was built; without fonts, pictures and other languages."""
YESTERDAY = ZipFile(Path(__file__).with_name("page_of_protocol_2.zip"))
"""The same of the last page whose tables shared one address."""
LACKING = ["ERR_FAILED", "Failed to register a ServiceWorker", "decode", "OTS parsing"]
"""What such a page complains of, because its fonts and pictures are not here."""
EMPTY = {".css": "", ".svg": '<svg xmlns="http://www.w3.org/2000/svg"/>', ".woff2": "", ".webmanifest": "{}"}


def is_playing(state: Json) -> bool:
    return bool(state["status"] == "playing")


def has_come_to(events: int) -> Callable[[Json], bool]:
    return lambda state: bool(state["events"] == events)


def give_page(page: Page, files: ZipFile) -> None:
    """Instead of ours, while it talks to the server of today."""

    def answer(route: Route) -> None:
        path = urlsplit(route.request.url).path.removeprefix("/") or "index.html"
        if path in files.namelist():
            kind = "text/html" if path.endswith(".html") else "text/javascript"
            route.fulfill(body=files.read(path), content_type=kind)
        elif Path(path).suffix in EMPTY:
            kind = {".css": "text/css", ".svg": "image/svg+xml"}.get(Path(path).suffix, "application/octet-stream")
            route.fulfill(body=EMPTY[Path(path).suffix], content_type=kind)
        elif path == "sw.js":
            route.abort()
        else:
            route.continue_()

    page.route("**/*", answer)


def test_a_page_from_before_keys_says_that_it_is_not_understood_and_loading_it_again_helps(
    visit: Door, server: Server
) -> None:
    visitor = visit()
    visitor.forgiven = LACKING
    give_page(visitor.page, BEFORE_YESTERDAY)
    link = ahead.laid(server, MINE, LINK).link(1)
    visitor.page.goto(f"{visitor.address}/{link}")
    expect(visitor.page.get_by_role("alert")).to_contain_text("The server could not read that.")
    visitor.page.unroute("**/*")
    visitor.page.reload()
    assert visitor.table()["yours"] == [1]
    assert visitor.fragment != link


def test_a_page_from_before_keys_at_a_table_says_so_as_often_as_it_comes_back(visit: Door, server: Server) -> None:
    table = ahead.begun_once(server, "kingdomino")
    ours, visitor = visit(), visit()
    visitor.forgiven = LACKING
    ours.open(table.table)
    ours.table(is_playing)
    told = ours.page.evaluate("JSON.stringify(heard.table)")
    lines: list[WebSocketRoute] = []

    def answer_once(route: WebSocketRoute) -> None:
        lines.append(route)
        if len(lines) > 1:
            route.connect_to_server()
        else:
            route.on_message(lambda _: route.send(told))

    give_page(visitor.page, BEFORE_YESTERDAY)
    visitor.page.route_web_socket("**/ws", answer_once)
    visitor.page.goto(f"{visitor.address}/{table.table}")
    expect(visitor.page.get_by_role("tab", name="Log")).to_be_visible()
    lines[0].close()
    alerts = visitor.page.get_by_role("alert")
    for again in (2, 3):
        expect(alerts.filter(has_text="The server could not read that.")).to_be_visible()
        expect(alerts.filter(has_text="The connection is lost")).to_be_visible()
        assert len(lines) >= again
        expect(alerts.filter(has_text="The server could not read that.")).to_be_hidden()


def test_yesterdays_page_plays_on(visit: Door, server: Server) -> None:
    """For one release a page that was open when the server changed goes on, and others see what it does."""
    table = ahead.laid(server, MINE, LINK)
    ours, visitor = visit(), visit()
    visitor.forgiven = LACKING
    give_page(visitor.page, YESTERDAY)
    visitor.page.goto(f"{visitor.address}/{table.table}")
    ours.open(table.link(1))
    players = [Player(visitor), Player(ours)]
    assert isinstance(visitor.table(is_playing)["version"], int)
    assert isinstance(ours.table(is_playing)["version"], str)
    for _ in range(4):
        next(player for player in players if player.may_act()).turn()
        events = max(player.visitor.table()["events"] for player in players)
        for player in players:
            player.visitor.table(has_come_to(events))
    visitor.page.reload()
    assert visitor.table(is_playing)["events"] == events


def answer_always(page: Page, code: str) -> list[str]:
    """A server that refuses every hello with this code; what it heard."""
    heard: list[str] = []

    def refuse(route: WebSocketRoute) -> None:
        def answer(message: str | bytes) -> None:
            heard.append(str(message))
            route.send(f'{{"type": "refused", "code": "{code}", "detail": "Object contains unknown field `keys`"}}')

        route.on_message(answer)

    page.route_web_socket("**/ws/*", refuse)
    return heard


@pytest.mark.parametrize("code", ["unreadable", "reload"])
def test_a_page_of_today_at_a_server_of_another_version_reloads_itself_once_and_then_says_so(
    visit: Door, server: Server, code: str
) -> None:
    """A server of yesterday knows no `keys` in a hello and says that it is unreadable."""
    visitor = visit()
    heard = answer_always(visitor.page, code)
    link = ahead.laid(server, MINE, LINK).link(1)
    visitor.page.goto(f"{visitor.address}/{link}")
    told = visitor.page.get_by_role("alert")
    expect(told.get_by_role("button", name="Load again")).to_be_visible()
    assert len(heard) == 2, "once, and again after it has reloaded itself"
    assert heard[0].partition("keys")[2].partition("names")[0] == heard[1].partition("keys")[2].partition("names")[0]
    assert visitor.fragment == link, "the invitation is not used up"
    assert troubles(visitor.page) == []


def test_a_page_that_was_open_when_the_server_changed_reloads_itself(visit: Door, tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        visitor = visit(server)
        gone = ["WebSocket connection to", "ERR_CONNECTION_REFUSED", "ERR_EMPTY_RESPONSE"]
        visitor.forgiven = [*gone, "error occurred when fetching the script"]
        table = ahead.laid(server, MINE, MINE)
        visitor.open(table.link(0, 1))
        visitor.table(is_playing)
        visitor.page.evaluate("() => { window.isOld = true; }")
        heard = answer_always(visitor.page, "reload")
        server.kill()
        expect(visitor.page.get_by_role("alert").filter(has_text="The connection is lost")).to_be_visible()
        server.start()
        expect(visitor.page.get_by_role("button", name="Load again")).to_be_visible(timeout=30_000)
        assert not visitor.page.evaluate("() => Boolean(window.isOld)")
        assert heard
    finally:
        server.stop()
