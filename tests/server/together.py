"""What several people do together at a table: whole games, some turns, turns until something has happened."""

import asyncio
from collections.abc import Callable

from tests.server.running import Browser
from tests.server.saying import Json


async def play_together(*browsers: Browser) -> Json:
    """All of them to the end."""
    return (await asyncio.gather(*(browser.play() for browser in browsers)))[0]


async def play_turns(browsers: list[Browser], count: int) -> None:
    """So many turns of whoever of them is to act."""
    for _ in range(count):
        tables = [asyncio.ensure_future(browser.table(lambda _, mine=browser: mine.may_act)) for browser in browsers]  # type: ignore[misc]
        done, rest = await asyncio.wait(tables, return_when=asyncio.FIRST_COMPLETED)
        for task in rest:
            task.cancel()
        await browsers[tables.index(done.pop())].turn()


async def turns_until(one: Browser, two: Browser, where: Callable[[Json], bool]) -> Json:
    """Turns of the two, at seats 0 and 1, until the table that both have heard of is so."""
    state = await one.table(lambda table: table["status"] == "playing")
    while not where(state):
        count = len((await (one if state["acting"] == 0 else two).turn())["events"])
        for browser in (two, one):
            state = await browser.table(lambda table, least=count: len(table["events"]) >= least)  # type: ignore[misc]
    return state


async def who_acts(one: Browser, two: Browser) -> tuple[Browser, Browser]:
    """The one to act first."""
    await one.table(lambda table: table["status"] == "playing")
    await two.table(lambda table: table["status"] == "playing")
    return (one, two) if one.may_act else (two, one)
