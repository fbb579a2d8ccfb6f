"""A Dynasty of three games: from the end of one to the next, with the points of all, kept and opened as one file."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from crownfield.play.dynasty import format_dynasty
from tests.e2e import ahead
from tests.e2e.company import ask, sit_down
from tests.e2e.conftest import Door
from tests.e2e.player import Player
from tests.e2e.setup import ME, SQUIRE, set_up
from tests.server.running import LINK, Server

NEXT = "Next game of the Dynasty"


def let_computers_finish(*players: Player) -> list[int]:
    """Everybody resigns; returns the totals, which the end shows together with those of the games before."""
    for player in players:
        ask(player, "Resign")
    for player in players:
        player.see_the_end()
    state = players[0].due()
    return [scores["total"] for scores in state["scores"]]


def test_three_games_in_a_row_add_up(visit: Door) -> None:
    visitor = visit()
    set_up(visitor, "kingdomino", [ME, SQUIRE], options=["Dynasty"])
    player = Player(visitor)
    page = visitor.page
    end = page.get_by_role("region", name="The game is over")
    sums = [0, 0]
    for number in (1, 2, 3):
        player.visitor.table(lambda state, number=number: state["dynasty"] == number)  # type: ignore[misc]
        expect(page.get_by_text(f"game {number} of the Dynasty")).to_be_visible()
        assert player.due()["carried"] == (sums if number > 1 else [])
        totals = let_computers_finish(player)
        names = end.locator("thead .name").all_inner_texts()
        carried = page.get_by_role("row").filter(has_text="From earlier games")
        if number > 1:
            assert carried.get_by_role("cell").all_inner_texts() == [str(points) for points in sums]
        sums = [one + more for one, more in zip(sums, totals, strict=True)]
        if number < 3:
            standing = ", ".join(f"{name} {points}" for name, points in zip(names, sums, strict=True))
            expect(end).to_contain_text(f"The Dynasty so far: {standing}.")
            page.get_by_role("button", name=NEXT).click()
    winners = [name for name, points in zip(names, sums, strict=True) if points == max(sums)]
    words = f"{winners[0]} wins the Dynasty!" if len(winners) == 1 else f"{' & '.join(winners)} share the Dynasty!"
    expect(end.get_by_role("heading")).to_have_text(words)
    expect(end).to_contain_text(re.compile(r"Game 3: .+!"))
    expect(end.locator("tfoot .won")).to_have_count(sums.count(max(sums)))
    expect(page.get_by_role("button", name=NEXT)).to_have_count(0)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_friends_meet_again_at_the_next_game(visit: Door, server: Server) -> None:
    players = sit_down(visit, ahead.laid(server, LINK, LINK, dynasty=True), 0, 1)
    let_computers_finish(*players)
    tables = []
    for player in players:
        player.page.get_by_role("button", name=NEXT).click()
        tables.append(player.visitor.table(lambda state: state["dynasty"] == 2)["id"])
    assert tables[0] == tables[1]
    for player in players:
        player.visitor.table(lambda state: state["status"] == "playing")


def saved(page: Page, button: str) -> str:
    """The file that a button saves."""
    with page.expect_download() as download:
        page.get_by_role("button", name=button).click()
    return Path(download.value.path()).read_text("utf-8")


def two_games(player: Player) -> tuple[str, list[int]]:
    """Both over; what their records are as one file, and the sums of their points."""
    totals, records = [], []
    for number in (1, 2):
        player.visitor.table(lambda state, number=number: state["dynasty"] == number)  # type: ignore[misc]
        totals.append(let_computers_finish(player))
        records.append(saved(player.page, "Download the record"))
        if number == 1:
            player.page.get_by_role("button", name=NEXT).click()
    return format_dynasty(records), [sum(points) for points in zip(*totals, strict=True)]


def test_a_dynasty_is_saved_as_one_file_and_looked_at_game_by_game(visit: Door, tmp_path: Path) -> None:
    visitor = visit()
    set_up(visitor, "kingdomino", [ME, SQUIRE], options=["Dynasty"])
    expected, sums = two_games(Player(visitor))
    assert saved(visitor.page, "Download the Dynasty") == expected
    (tmp_path / "dynasty.txt").write_text(expected, "utf-8")
    page = visitor.open("#/replay")
    page.locator("input[type=file]").set_input_files(tmp_path / "dynasty.txt")
    games = page.get_by_role("group", name="Games of the Dynasty").get_by_role("button")
    expect(games).to_have_text(["Game 1", "Game 2"])
    expect(page.get_by_text(re.compile("The Dynasty so far: .* {}, .* {}.".format(*sums)))).to_be_visible()
    for chosen, other in ((1, 0), (0, 1)):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".step")).to_have_text(re.compile("^1 of"))
        games.nth(chosen).click()
        expect(games.nth(chosen)).to_have_attribute("aria-pressed", "true")
        expect(games.nth(other)).to_have_attribute("aria-pressed", "false")
        expect(page.locator(".step")).to_have_text(re.compile("^0 of"))
        expect(page.get_by_text("Deal checked", exact=True)).to_be_visible()
        assert saved(page, "Download record") in expected


def test_what_is_wrong_in_a_dynasty_is_told_with_its_line_in_the_file(visit: Door) -> None:
    visitor = visit()
    set_up(visitor, "kingdomino", [ME, SQUIRE], options=["Dynasty"])
    file, _ = two_games(Player(visitor))
    visitor.forgiven = ["Failed to load resource"]
    lines = file.splitlines()
    last = max(number for number, line in enumerate(lines) if re.match(r"[01] pick", line))
    lines[last] = "0 pick 99"
    page = visitor.open("#/replay")
    page.get_by_label("Paste a record").fill("\n".join(lines))
    page.get_by_role("button", name="Show the game").click()
    expect(page.get_by_text(f"Line {last + 1}: The rules do not allow this move here.")).to_be_visible()


def test_strangers_get_no_more_of_a_dynasty_than_of_its_game(visit: Door) -> None:
    visitor = visit()
    set_up(visitor, "kingdomino", [ME, SQUIRE], options=["Dynasty"])
    game = f"{visitor.address}/api/games/{Player(visitor).due()['id']}"
    stranger = visit().page.request
    answers = [stranger.get(f"{game}/{what}") for what in ("record", "dynasty")]
    assert [(answer.status, answer.json()["code"]) for answer in answers] == [(403, "wrong_token")] * 2
    let_computers_finish(Player(visitor))
    assert stranger.get(f"{game}/dynasty").text() == format_dynasty([stranger.get(f"{game}/record").text()])


def test_a_dynasty_whose_first_game_was_deleted_cannot_be_saved(visit: Door) -> None:
    visitor = visit()
    set_up(visitor, "kingdomino", [ME, SQUIRE], options=["Dynasty"])
    player, page = Player(visitor), visitor.page
    first = player.due()["id"]
    two_games(player)
    visitor.forgiven = ["Failed to load resource"]
    token = visitor.fragment.rpartition("/")[2]
    gone = page.request.delete(f"{visitor.address}/api/games/{first}", headers={"authorization": f"Bearer {token}"})
    assert gone.ok
    page.get_by_role("button", name="Download the Dynasty").click()
    expect(page.get_by_role("alert")).to_contain_text("An earlier game of this Dynasty was deleted")
