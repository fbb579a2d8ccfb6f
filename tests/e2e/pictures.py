"""Takes the pictures of every screen into docs/pictures/screens: `.venv/bin/python -m tests.e2e.pictures [NAME...]`.

Not a test: it is run by hand when the look has changed. Where Pillow is installed the pictures get a palette, which
makes them a third as large.
"""

import importlib
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.e2e import screens
from tests.e2e.conftest import ARGUMENTS, chromium_path
from tests.e2e.hands import Hand
from tests.e2e.test_score_pad import choose_brush, squares_of_the_example
from tests.e2e.visitor import ON_PHONE, Visitor
from tests.server.running import Server

BEST = """() => heard.table.legal.filter(({ move }) => move.startsWith('place'))
  .sort((a, b) => b.gain - a.gain)[0].move"""
SCREENS = Path(__file__).parents[2] / "docs" / "pictures" / "screens"
Scene = Callable[[Visitor, Server], None]


def screen(name: str) -> Scene:
    """A screen as it is when one comes to it."""

    def scene(visitor: Visitor, server: Server) -> None:
        screens.show(visitor, server, name)

    return scene


def table(kind: str) -> Scene:
    """A table in the middle of its game, with something in the hand."""

    def scene(visitor: Visitor, server: Server) -> None:
        page = screens.show(visitor, server, f"table of {kind}")
        middle = Hand(page).middle(page.evaluate(BEST).removeprefix("place ")[:-1])
        if visitor.is_phone:
            page.touchscreen.tap(*middle)
        else:
            page.mouse.move(*middle)

    return scene


def hint(visitor: Visitor, server: Server) -> None:
    """The best ideas, the second of them looked at."""
    page = screens.show(visitor, server, "table of kingdomino")
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator(".hints li").first.wait_for()
    page.locator(".hints .idea").nth(1).click()


def new_game(visitor: Visitor, server: Server) -> None:
    page = screens.show(visitor, server, "new game")
    page.get_by_role("radiogroup", name="Players").get_by_text("4", exact=True).click()
    for seat, level in enumerate(("page", "steward", "regent"), 2):
        page.get_by_label(f"Seat {seat}: who plays").select_option(f"level-{level}")
    if visitor.is_phone:
        page.get_by_role("group", name="Who sits where?").evaluate("(it) => it.scrollIntoView()")


def replay(kind: str) -> Scene:
    """A replay somewhere in its second half."""

    def scene(visitor: Visitor, server: Server) -> None:
        page = screens.show(visitor, server, f"replay of {kind}")
        slider = page.get_by_role("slider", name="Step")
        slider.fill(str(int(slider.get_attribute("max") or 0) * 3 // 4))

    return scene


def score_pad(visitor: Visitor, server: Server) -> None:
    page = screens.show(visitor, server, "score pad")
    page.get_by_role("button", name="Queendomino", exact=True).click()
    for word, squares in squares_of_the_example().items():
        choose_brush(page, word)
        for square in squares:
            page.locator(f"button[data-square={square}]").click()
    page.get_by_label("Coins").fill("11")
    page.get_by_label("The Queen is here").check()
    page.get_by_role("row").filter(has_text="Total").filter(has_text="71").wait_for()
    page.evaluate("scrollTo(0, 0)")


def lesson(visitor: Visitor, server: Server) -> None:
    page = screens.show(visitor, server, "lesson of kingdomino")
    following = page.get_by_role("button", name="Next", exact=True)
    if following.is_enabled():
        following.click()


SCENES: dict[str, Scene] = {
    "front-door": screen("front door"),
    "new-game": new_game,
    "kingdomino": table("kingdomino"),
    "queendomino": table("queendomino"),
    "wedding": table("wedding"),
    "duel": table("duel"),
    "hint": hint,
    "end": screen("end of kingdomino"),
    "end-wedding": screen("end of wedding"),
    "replay": replay("queendomino"),
    "lesson": lesson,
    "rules": screen("rules of queendomino"),
    "score-pad": score_pad,
    "waiting": screen("waiting"),
}
COLOURS = 256
DARK = ("front-door", "kingdomino", "queendomino")


def save(page: Page, name: str) -> None:
    """What the window shows."""
    path = SCREENS / f"{name}.png"
    page.wait_for_timeout(300)
    page.screenshot(path=path, scale="css")
    try:
        image = importlib.import_module("PIL.Image")
    except ImportError:
        return
    with image.open(path) as picture:
        flat = picture.convert("RGB").quantize(COLOURS, kmeans=3, dither=image.Dither.NONE)
        flat.save(path, optimize=True)


def take(visitor: Visitor, server: Server, name: str, file: str) -> None:
    try:
        SCENES[name](visitor, server)
        save(visitor.page, file)
        print(file, (SCREENS / f"{file}.png").stat().st_size, flush=True)
    finally:
        for complaint in visitor.leave():
            print("  ", complaint)


def main(wanted: list[str]) -> None:
    SCREENS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), open_games_per_address=1000).start()
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        try:
            for name in wanted or SCENES:
                take(Visitor(browser, server.address), server, name, f"{name}-desktop")
                take(Visitor(browser, server.address, **ON_PHONE), server, name, f"{name}-phone")
                if name in DARK:
                    take(Visitor(browser, server.address, color_scheme="dark"), server, name, f"{name}-dark")
        finally:
            server.stop()
            browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
