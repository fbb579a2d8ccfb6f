"""Every screen there is, by name, and how to get there."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.e2e import ahead
from tests.e2e.visitor import Visitor
from tests.server.running import Server

GAMES = ("kingdomino", "queendomino", "duel")

FIXED = {
    "front door": "#/",
    "new game": "#/new",
    "with friends": "#/new/friends",
    "my games": "#/games",
    "score pad": "#/score",
    "import": "#/replay",
    **{f"lesson of {game}": f"#/learn/{game}" for game in GAMES},
    **{f"rules of {game}": f"#/rules/{game}" for game in GAMES},
}
PLAYED: dict[str, Callable[[Server], str]] = {
    "waiting": lambda server: ahead.waiting(server).table,
    **{f"table of {kind}": lambda server, kind=kind: ahead.begun(server, kind).table for kind in ahead.KINDS},
    **{f"end of {kind}": lambda server, kind=kind: ahead.finished(server, kind).table for kind in ahead.KINDS},
    **{f"replay of {kind}": lambda server, kind=kind: ahead.finished(server, kind).replay for kind in ahead.KINDS},
}
NAMES = [*FIXED, *PLAYED]
TABLES = [name for name in PLAYED if name.startswith("table")]


def show(visitor: Visitor, server: Server, name: str) -> Page:
    """Opens the screen and waits until everything on it is there."""
    page = visitor.open(FIXED[name] if name in FIXED else PLAYED[name](server))
    if name in FIXED:
        page.locator("main h1").first.wait_for()
    elif name.startswith("replay"):
        page.locator("input[type=range]").wait_for()
    else:
        page.locator(".root").wait_for()
    page.locator("svg.sprite").wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    return page
