"""Every screen there is, by name, and how to get there."""

from playwright.sync_api import Page

from tests.e2e import ahead
from tests.e2e.visitor import Visitor
from tests.server.running import Server

SETTLED = """() => document.fonts.ready.then(() => new Promise((then) =>
  requestAnimationFrame(() => requestAnimationFrame(then))))"""
GAMES = ("kingdomino", "queendomino", "duel")

FIXED = {
    "front door": "#/",
    "new game": "#/new",
    "with friends": "#/new/friends",
    "my games": "#/games",
    "score pad": "#/score",
    "import": "#/replay",
    "nowhere": "#/nowhere",
    **{f"lesson of {game}": f"#/learn/{game}" for game in GAMES},
    **{f"rules of {game}": f"#/rules/{game}" for game in GAMES},
}
TABLES = [f"table of {kind}" for kind in ahead.KINDS]
NAMES = [
    *FIXED,
    "waiting",
    *TABLES,
    *(f"end of {kind}" for kind in ahead.KINDS),
    "replay of queendomino",
    "replay of duel",
]


def address(server: Server, name: str) -> str:
    """The fragment that leads there."""
    what, _, kind = name.partition(" of ")
    if name in FIXED:
        return FIXED[name]
    if name == "waiting":
        return ahead.waiting(server).table
    if what == "table":
        return ahead.begun(server, kind).table
    return ahead.finished(server, kind).replay if what == "replay" else ahead.finished(server, kind).table


def show(visitor: Visitor, server: Server, name: str) -> Page:
    """Opens the screen and waits until everything on it is there."""
    page = visitor.open(address(server, name))
    if name in FIXED:
        page.locator("main form, main .panel").first.wait_for()
    elif name.startswith("replay"):
        page.locator("input[type=range]").wait_for()
    else:
        page.locator(".root").wait_for()
    page.locator("svg.sprite").wait_for(state="attached")
    page.evaluate(SETTLED)
    return page
