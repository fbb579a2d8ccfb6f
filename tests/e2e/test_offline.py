"""An app on the device: it can be installed, opens without the server, says politely that it is missing, and heals."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Door
from tests.e2e.visitor import Visitor
from tests.server.running import Server

INSTALLABLE = """async () => {
  const link = document.querySelector('link[rel=manifest]');
  const manifest = await (await fetch(link.href)).json();
  const pictures = await Promise.all(manifest.icons.map(async ({ src, sizes, type }) => {
    const answer = await fetch(new URL(src, link.href));
    const bitmap = type === 'image/png' ? await createImageBitmap(await answer.blob()) : null;
    return [answer.headers.get('content-type'), sizes, bitmap ? `${bitmap.width}x${bitmap.height}` : 'any'];
  }));
  return { ...manifest, pictures };
}"""
# What the page has loaded but the worker has not put on its shelf.
NOT_KEPT = """async () => {
  const loaded = [location.href.split('#')[0], ...performance.getEntriesByType('resource').map(({ name }) => name)];
  const ours = loaded.filter((it) => !it.includes('/api/') && !it.endsWith('/ws'));
  const kept = await Promise.all(ours.map((it) => caches.match(it)));
  return ours.filter((_, index) => !kept[index]);
}"""
MISSING = ["Failed to load resource", "ERR_CONNECTION_REFUSED", "WebSocket connection to"]
OLD_SHELVES = """() => Promise.all(["crownfield-old", "somebody-elses"].map((name) =>
  caches.open(name).then((shelf) => shelf.add('./'))))"""
READY = "() => navigator.serviceWorker.ready.then((it) => it.active.scriptURL)"


@pytest.fixture
def own(tmp_path: Path) -> Server:
    return Server(tmp_path).start()


def come(visitor: Visitor, fragment: str = "#/") -> Page:
    """Once everything is here and the worker that keeps it is at work."""
    page = visitor.open(fragment)
    page.evaluate(READY)
    page.wait_for_load_state("networkidle")
    return page


def keep(visitor: Visitor) -> None:
    """One visit, and everything it loaded is on the shelf."""
    page = come(visitor)
    page.wait_for_function(f"async () => (await ({NOT_KEPT})()).length === 0")


def test_the_page_can_be_installed(visit: Door) -> None:
    page = come(visit())
    manifest = page.evaluate(INSTALLABLE)
    assert manifest["display"] == "standalone"
    assert manifest["name"]
    assert manifest["start_url"]
    for kind, promised, real in manifest["pictures"]:
        assert kind.startswith("image/")
        assert promised == real
    assert {"192x192", "512x512"} <= {promised for _, promised, _ in manifest["pictures"]}


def test_after_one_visit_every_page_opens_without_the_server_and_says_so(visit: Door, own: Server) -> None:
    try:
        visitor = visit(own)
        visitor.forgiven = MISSING
        keep(visitor)
        own.stop()
        page = visitor.open()
        page.get_by_role("button", name="Play", exact=True).click()
        expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
        visitor.open("#/learn/kingdomino").get_by_role("button", name="Next", exact=True).click()
        expect(visitor.open("#/rules/duel").get_by_role("heading", name="The spellbook")).to_be_visible()
        page = visitor.open("#/new")
        expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
        own.start()
        page.get_by_role("button", name="Try again").click()
        page.get_by_role("button", name="To the table").click()
        assert visitor.table(lambda state: state["status"] == "playing")["game"] == "kingdomino"
    finally:
        own.stop()


def test_every_language_is_kept_with_its_letters(visit: Door, own: Server) -> None:
    try:
        visitor = visit(own, locale="bg")
        visitor.forgiven = MISSING
        keep(visitor)
        own.stop()
        page = visitor.open("#/rules/kingdomino")
        expect(page.get_by_role("heading", name="Целта")).to_be_visible()
        assert page.evaluate(
            "() => document.fonts.ready.then((all) => [...all].every(({ status }) => status !== 'error'))"
        )
    finally:
        own.stop()


def test_a_new_release_throws_the_shelves_of_older_ones_away_and_nobody_elses(visit: Door) -> None:
    visitor = visit()
    visitor.forgiven = ["404 (Not Found)"]  # a bare picture has no icon of its own
    visitor.page.goto(f"{visitor.address}/icon.svg")
    visitor.page.evaluate(OLD_SHELVES)
    page = come(visitor)
    page.wait_for_function("async () => (await caches.keys()).length === 2")
    ours, other = sorted(page.evaluate("() => caches.keys()"))
    assert ours.startswith("crownfield-")
    assert ours != "crownfield-old"
    assert other == "somebody-elses"
