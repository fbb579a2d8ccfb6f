"""One person's browser window: it goes to addresses, knows the table it was told of, and notes whatever goes wrong."""

import copy
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, ViewportSize

DESKTOP: ViewportSize = {"width": 1280, "height": 860}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 740}
ON_PHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
"""How a visitor comes who holds a phone: `visit(**ON_PHONE)`."""
ON_SMALL_PHONE: dict[str, Any] = {**ON_PHONE, "viewport": SMALL_PHONE}
PATIENCE = 20.0

# Keeps the last table that the page was told of, just before the page hears of it: once it is here, the page shows it.
LISTEN = """
  window.heard = { table: null, refused: null, violations: [], deaf: false };
  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', (event) => {
        const message = JSON.parse(event.data);
        if (heard.deaf && message.type === 'table') return event.stopImmediatePropagation();
        if (message.type === 'table') heard.table = message;
        if (message.type === 'refused') heard.refused = message.code;
      });
    }
  };
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    heard.violations.push(`${violatedDirective}: ${blockedURI}`));
"""
SHORT = """() => {
  const { table, refused } = heard;
  if (!table) return null;
  const { version, status, legal, draft, complete, yours, seats, scores, winners, options, events, view, id, game,
    dynasty, carried } = table;
  return { version, status, legal: legal.map(({ move }) => move), draft, complete, yours, seats, scores, winners,
    options, events: events.length, actor: view.actor, round: view.round, game, id,
    dynasty, carried, refused };
}"""

Json = dict[str, Any]


def _tells_of_a_page_left_behind(message: ConsoleMessage) -> bool:
    """Its icon was still being fetched when `open` went on to the blank page between two pages."""
    return "origin 'null'" in message.text or message.location["url"].endswith("/icon.svg")


class Visitor:
    """A window of its own: nothing is shared with other visitors."""

    def __init__(self, browser: Browser, address: str, *, still: bool = True, **settings: Any) -> None:
        self.address = f"http://{address}"
        chosen = {"locale": "en-GB", "viewport": DESKTOP, **settings}
        self.context = browser.new_context(reduced_motion="reduce" if still else "no-preference", **chosen)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(LISTEN)
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        """Parts of complaints that a test provokes."""
        self.page = self._page()

    @property
    def is_phone(self) -> bool:
        return (self.page.viewport_size or DESKTOP)["width"] < 500

    def _page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))
        page.on("request", self._watch)
        page.on("dialog", lambda dialog: dialog.accept())
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not _tells_of_a_page_left_behind(message):
            self.complaints.append(f"console {message.type}: {message.text}")

    def _watch(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https", "ws", "wss") and f"http://{parts.netloc}" != self.address:
            self.complaints.append(f"a request left for {request.url}")

    @property
    def fragment(self) -> str:
        """Where this window is, as `open` takes it."""
        return f"#{urlsplit(self.page.url).fragment}"

    def tab(self) -> "Visitor":
        """Another tab of the same browser."""
        other = copy.copy(self)
        other.page = other._page()
        return other

    def go_deaf(self, deaf: bool = True) -> None:
        """From now on the page hears of no change at the table, as if its news were still on their way."""
        self.page.evaluate("(deaf) => { heard.deaf = deaf; }", deaf)

    def open(self, fragment: str = "#/") -> Page:
        """A page by its link, loaded anew."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.address}/{fragment}")
        self.page.locator("main h1, main h2, main form, main section").first.wait_for()
        return self.page

    def table(self, where: Callable[[Json], bool] = lambda _: True) -> Json:
        """The table as the page knows it, once it is so."""
        give_up = time.monotonic() + PATIENCE
        while True:
            state = self.page.evaluate(SHORT)
            if state is not None and where(state):
                return dict(state)
            assert time.monotonic() < give_up, f"the table did not become so: {state}"
            self.page.wait_for_timeout(8)

    def leave(self) -> list[str]:
        """Closes the window; what went wrong in it."""
        violations = self.page.evaluate("() => window.heard?.violations ?? []") if not self.page.is_closed() else []
        self.context.close()
        complaints = [*self.complaints, *violations]
        return [one for one in complaints if not any(part in one for part in self.forgiven)]
