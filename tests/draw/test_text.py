"""The text: complete, legible without colour, and as wide as the terminal allows."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from crownfield.draw import kingdom_text, table_text
from crownfield.draw.text.ink import visible
from tests.draw import samples
from tests.draw.test_svg import DOMINOES, SAMPLES

Sample = Callable[[], dict[str, Any]]
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def plain(view: dict[str, Any], **more: Any) -> str:
    return table_text(view, samples.COMPONENTS, color=False, **more)


def cell(text: str, square: str) -> tuple[str, str]:
    """The two lines of a square in a kingdom drawn alone."""
    lines = text.splitlines()
    at = 3 + 4 * lines[-1].split().index(square[0])
    row = next(i for i, line in enumerate(lines) if line[:3].strip() == square[1:])
    return lines[row][at : at + 4].strip(), lines[row + 1][at : at + 4].strip()


@pytest.mark.parametrize("sample", SAMPLES)
def test_without_colour_there_are_no_escape_codes(sample: Sample) -> None:
    assert "\x1b" not in plain(sample())


@pytest.mark.parametrize("sample", SAMPLES)
def test_colour_is_switched_off_at_every_line_end(sample: Sample) -> None:
    for line in table_text(sample(), samples.COMPONENTS).splitlines():
        codes = ESCAPE.findall(line)
        assert not codes or codes[-1] == "\x1b[0m"


@pytest.mark.parametrize("sample", SAMPLES)
def test_the_same_position_is_written_the_same(sample: Sample) -> None:
    assert plain(sample()) == plain(sample())


@pytest.mark.parametrize("sample", SAMPLES)
@pytest.mark.parametrize("width", [76, 100, 160])
def test_no_line_is_wider_than_the_terminal(sample: Sample, width: int) -> None:
    text = table_text(sample(), samples.COMPONENTS, width=width)
    assert max(visible(line) for line in text.splitlines()) <= width


def test_kingdoms_stand_side_by_side_when_they_fit() -> None:
    wide, narrow = (plain(samples.kingdomino(), width=width) for width in (130, 40))
    assert any("Pink" in line and "Yellow" in line and "Blue" in line for line in wide.splitlines())
    assert not any("Pink" in line and "Yellow" in line for line in narrow.splitlines())
    assert len(wide.splitlines()) < len(narrow.splitlines())


def test_four_kingdoms_share_two_lines_evenly() -> None:
    heads = [line for line in plain(samples.kingdomino(), width=110).splitlines() if line.startswith("(")]
    assert [line.count("(") for line in heads] == [2, 2]


def test_every_square_shows_its_terrain_and_crowns() -> None:
    for kingdom in samples.kingdomino()["kingdoms"]:
        text = kingdom_text(kingdom, 5, color=False)
        for name, square in kingdom["squares"].items():
            assert cell(text, name) == (square["terrain"][:2].capitalize(), "♛" * square["crowns"])
        assert cell(text, "g7") == ("Ca", "♜")


def test_a_grid_shows_exactly_the_squares_in_reach() -> None:
    text = kingdom_text({"seats": [0], "squares": {}}, 5, color=False)
    assert text.splitlines()[-1].split() == list("cdefghijk")
    assert [line.split()[0] for line in text.splitlines()[:-1:2]] == [str(n) for n in range(11, 2, -1)]


def test_seven_by_seven_squares_take_one_line_each() -> None:
    squares = {"g8": {"terrain": "mine", "crowns": 3}, "h8": {"terrain": "mine", "crowns": 2, "knight": True}}
    lines = kingdom_text({"seats": [0], "squares": squares}, 7, color=False).splitlines()
    assert any("M♛♛♛M♛♛♞" in line for line in lines)


def test_knights_and_buildings_are_marked() -> None:
    blue = samples.queendomino()["kingdoms"][3]
    text = kingdom_text(blue, 5, components=samples.COMPONENTS, color=False)
    assert cell(text, "g8") == ("To", "♛■")
    assert cell(text, "e7") == ("To", "♞")


def test_rows_show_numbers_halves_and_kings() -> None:
    lines = plain(samples.kingdomino()).splitlines()
    turn = next(line for line in lines if line.startswith("▸"))
    assert re.match(r"▸ 15  wheat +\| pasture +♚\(G\)", turn)
    assert any(re.search(r"26  forest ♛ +\| wheat +♚\(Y\)", line) for line in lines)
    assert any(re.match(r"   5  · used", line) for line in lines)


def test_a_team_game_shows_both_partners() -> None:
    assert "(O)(V) Orange & Violet  ◂ to place" in plain(samples.wedding())


def test_unseen_dominoes_are_counted_box_by_box() -> None:
    text = plain(samples.wedding(), width=200)
    assert "24 unseen (Queendomino): 2 3 4 6" in text
    assert "24 unseen (Kingdomino): 2 3 4 5" in text


def test_the_street_says_what_buildings_do() -> None:
    text = plain(samples.queendomino())
    assert re.search(r"\[4\] School of Magic +1 knight, 1 tower, 2 points per swamp region", text)
    assert "[3] the dragon was here" in text
    assert "On top: Travelling Castle (1 tower, 1 point per tower), 9 below" in text
    assert "Dragon on slot 3 · ♕ Queen with Green · bank 9 knights, 9 towers" in text
    assert "9 coins · 3 knights · 1 tower" in text


def test_waiting_kings_are_listed_during_set_up() -> None:
    assert "Kings waiting: ♚(Y)\nKings not drawn yet: ♚(P) ♚(Y)" in plain(samples.kingdomino_setup())


def test_a_duel_shows_maps_dice_and_spellbook() -> None:
    text = plain(samples.duel())
    assert "Pink may add the castle's cross" in text
    assert re.search(r"Turn a die +■■■■ +ready +■■□□ +closed", text)
    assert "joker" in text
    assert text.count("+?") == 1
    assert text.splitlines()[-1].startswith(" ▚▚  Add a cross")


@pytest.mark.parametrize("sample", DOMINOES)
def test_a_finished_game_says_so(sample: Sample) -> None:
    text = plain(samples.over(sample()), totals=[1] * len(sample()["kingdoms"]))
    assert "The game is over" in text
    assert "Points: 1" in text
    assert "This round" not in text


def test_names_replace_colours() -> None:
    text = plain(samples.kingdomino(), names=["Mila", "Bruno", "Ida", "Olaf"])
    assert "Ida places domino 15" in text
    assert "(G) Ida  ◂ to place" in text


def test_positions_of_chance_can_be_written() -> None:
    bare = {
        **samples.kingdomino_setup(),
        "phase": "row",
        "actor": "chance",
        "next": None,
        "kings": [2, 2],
        "coming": [],
    }
    assert "A new row is laid out" in plain(bare)
    duel = {
        **samples.duel_rolled(),
        "phase": "first",
        "actor": "chance",
        "round": 0,
        "first": None,
        "dice": None,
    }
    assert "Who rolls first is drawn" in plain(duel)
    view = samples.queendomino()
    view["market"] = {"slots": dict.fromkeys(view["market"]["slots"]), "top": None, "dragon": None}
    assert "The pile is empty" in plain({**view, "pile": {}, "phase": "market", "actor": "chance"})
