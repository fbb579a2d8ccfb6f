"""Games played ahead of a test by plain WebSockets, so that a browser can come to their middle or their end."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from tests.server.running import LINK, MINE, SQUIRE, Browser, Invited, Server
from tests.server.saying import Json

T = TypeVar("T")
STEWARD: Json = {"kind": "computer", "level": "steward"}

KINDS: dict[str, tuple[str, list[Json], Json]] = {
    "kingdomino": ("kingdomino", [MINE, STEWARD, STEWARD], {}),
    "queendomino": ("queendomino", [MINE, STEWARD], {}),
    "wedding": ("queendomino", [MINE, *[STEWARD] * 7], {"royal_wedding": True, "teams": True}),
    "duel": ("duel", [MINE, STEWARD], {}),
}
"""Game, seats and options of each kind."""

MIDDLE = {"kingdomino": 54, "queendomino": 110, "wedding": 260, "duel": 60}
"""After how many events a game is in its middle."""


@dataclass(frozen=True)
class Played:
    """A table that was laid ahead, and perhaps played at, with its links."""

    id: str
    links: dict[int, str]
    spectator: str

    @classmethod
    def at(cls, invited: Invited) -> "Played":
        return cls(invited.id, invited.links, invited.spectator)

    def link(self, *seats: int) -> str:
        """To these seats."""
        return f"#/t/{self.id}/{'.'.join(self.links[seat] for seat in seats)}"

    @property
    def table(self) -> str:
        """To the first seat."""
        return self.link(0)

    @property
    def watch(self) -> str:
        return f"#/w/{self.id}/{self.spectator}"

    @property
    def replay(self) -> str:
        return f"#/r/{self.id}"


def elsewhere(work: Coroutine[Any, Any, T]) -> T:
    """In a thread of its own: this one belongs to the browser's event loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def _gain(browser: Browser, until: Callable[[Json], bool]) -> Json:
    """Plays whatever gains most at once, which makes kingdoms worth looking at."""
    while True:
        table = await browser.table(lambda now: now["status"] == "over" or browser.may_act)
        if table["status"] == "over" or until(table):
            return table
        await _decide(browser, table)


async def _decide(browser: Browser, table: Json) -> None:
    if table["complete"]:
        await browser.say("confirm", version=table["version"])
    else:
        best = max(table["legal"], key=lambda option: option["gain"])
        await browser.say("move", version=table["version"], move=best["move"])
    await browser.table(lambda now: now["version"] != table["version"])


async def _play(server: Server, kind: str, until: Callable[[Json], bool]) -> tuple[Played, Json]:
    game, seats, options = KINDS[kind]
    invited = await server.create(game, seats, options=options)
    async with invited.browser(0) as browser:
        table = await _gain(browser, until)
    return Played.at(invited), table


async def _play_to_the_middle(server: Server, kind: str) -> Played:
    """Another game if in this one nothing could be placed any more."""
    while True:
        played, table = await _play(server, kind, lambda now: len(now["events"]) >= MIDDLE[kind] and _may_place(now))
        if table["status"] == "playing" and not _is_last_round(table):
            return played


async def _play_to_the_end(server: Server, kind: str) -> Played:
    return (await _play(server, kind, lambda _: False))[0]


def _is_last_round(table: Json) -> bool:
    return "next" in table["view"] and table["view"]["next"] is None


def _may_place(table: Json) -> bool:
    return any(option["move"].startswith("place") for option in table["legal"])


def laid(server: Server, *seats: Json, game: str = "kingdomino", **details: Any) -> Played:
    """A new table to which nobody has come."""
    return Played.at(elsewhere(server.create(game, seats, **details)))


async def _stumble(server: Server, game: str, seats: list[Json], legal: list[str]) -> Played:
    """Random play runs into corners soon, though not in every game."""
    while True:
        invited = await server.create(game, seats)
        async with invited.browser(0) as browser:
            table = await browser.play(lambda table: [option["move"] for option in table["legal"]] == legal)
        if table["status"] == "playing":
            return Played.at(invited)


def until_legal(server: Server, game: str, seats: list[Json], legal: list[str]) -> Played:
    """A game in which nothing else may be done than this."""
    return elsewhere(_stumble(server, game, seats, legal))


@cache
def begun(server: Server, kind: str) -> Played:
    """In its middle, with the first seat to act."""
    return elsewhere(_play_to_the_middle(server, kind))


def begun_once(server: Server, kind: str) -> Played:
    """The same at a table of its own, which may be played at."""
    return elsewhere(_play_to_the_middle(server, kind))


@cache
def finished(server: Server, kind: str) -> Played:
    return elsewhere(_play_to_the_end(server, kind))


def finished_once(server: Server) -> Played:
    """A finished game of its own, which may be deleted."""
    return elsewhere(_play_to_the_end(server, "duel"))


@cache
def waiting(server: Server) -> Played:
    """For a friend who has not come."""
    return laid(server, MINE, LINK, SQUIRE)
