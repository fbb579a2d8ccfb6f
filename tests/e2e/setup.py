"""Setting up a game on the page for it."""

from collections.abc import Sequence

from tests.e2e.visitor import Visitor

ME, HERE, FRIEND, SQUIRE = "Me", "Another person at this device", "A friend, by link", "Computer: Squire"


def set_up(
    visitor: Visitor,
    kind: str,
    seats: Sequence[str],
    *,
    names: Sequence[str] = (),
    confirm: bool = True,
    options: Sequence[str] = (),
    time: str = "as long as it takes",
) -> None:
    """Fills the form of a new game and sends it. The server prepares the rules first, which may take a while."""
    page = visitor.open("#/new")
    page.locator("label", has=page.locator(f"input[name=kind][value={kind}]")).click()
    counts = page.get_by_role("radiogroup", name="Players")
    if counts.count():
        counts.get_by_text(str(len(seats)), exact=True).click()
    for number, who in enumerate(seats, 1):
        page.get_by_label(f"Seat {number}: who plays").select_option(label=who)
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Seat {number}: name").fill(name)
    for option in options:
        page.locator("label").filter(has_text=option).locator("input").check()
    page.locator("label").filter(has_text="Confirm turns").locator("input").set_checked(confirm)
    page.get_by_label("Time for a decision").select_option(label=time)
    page.get_by_role("button", name="To the table").click()
