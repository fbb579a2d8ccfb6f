"""The score pad: a kingdom is clicked or typed together and counted."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Door

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "queendomino-71.txt"
TERRAINS = {
    "w": "wheat field", "f": "forest", "l": "lake", "p": "pasture", "s": "swamp", "m": "mine", "t": "town",
}  # fmt: skip


def squares_of_the_example() -> dict[str, list[str]]:
    """What is written on the squares, and where: {"p1": ["b2"], …}."""
    rows = [line.split() for line in EXAMPLE.read_text("utf-8").splitlines() if line and ": " not in line]
    written: dict[str, list[str]] = {}
    for north, row in enumerate(rows):
        for west, word in enumerate(row):
            written.setdefault(word, []).append(f"{'abcde'[west]}{5 - north}")
    assert written.pop("C") == ["c3"]
    return written


def choose_brush(page: Page, word: str) -> None:
    kind, _, building = word.partition(":")
    page.get_by_role("radiogroup", name="Terrain").get_by_text(TERRAINS[kind[0]], exact=True).click()
    if kind[0] == "t":
        page.get_by_label("Building").select_option(building)
    else:
        page.get_by_role("radiogroup", name="Crowns").get_by_text(kind[1:] or "0", exact=True).click()


def total(page: Page, points: int) -> None:
    expect(page.get_by_role("row").filter(has_text="Total").get_by_role("cell").last).to_have_text(str(points))


def test_the_example_of_the_rulebooks_is_clicked_together_and_gives_71(visit: Door) -> None:
    visitor = visit()
    page = visitor.open("#/score")
    page.get_by_role("button", name="Queendomino", exact=True).click()
    visitor.forgiven = ["Failed to load resource"]  # while it is clicked together it is not a kingdom yet
    for word, squares in squares_of_the_example().items():
        choose_brush(page, word)
        for square in squares:
            page.locator(f"button[data-square={square}]").click()
    page.get_by_label("Coins").fill("11")
    page.get_by_label("The Queen is here").check()
    total(page, 71)
    for line, points in {"Sawmill": 6, "Church": 8, "Pastures": 16, "Coins": 3}.items():
        expect(page.get_by_role("row").filter(has_text=line).get_by_role("cell").last).to_have_text(str(points))


def test_a_kingdom_is_typed(visit: Door) -> None:
    page = visit().open("#/score")
    page.locator("button[data-square=b3]").focus()
    for key in ["m", "3", "ArrowLeft", "m", "2"]:
        page.keyboard.press(key)
    total(page, 10)
    page.keyboard.press("Delete")
    expect(page.get_by_text("the other half of its domino is missing")).to_be_visible()
