"""The score pad for people with the box on the table, and the text format it reads."""

import re
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "queendomino-71.txt"
PAGE = ROOT / "docs" / "score-format.md"

PAD_OF_71 = {
    "coins": 3, "wheat": 3, "forest": 3, "lake": 6, "pasture": 16, "swamp": 1, "mine": 12, "town": 0,
    "Sawmill": 6, "Church": 8, "Big Tavern": 2, "Guardtower": 3, "Travelling Castle": 3, "Statue": 5, "total": 71,
}  # fmt: skip


def pad(printed: str) -> dict[str, int]:
    """The lines of the pad; the picture of the kingdom above it has none that look so."""
    lines = re.findall(r"^([A-Za-z3][A-Za-z ']*?) {2,}(\d+)$", printed, re.MULTILINE)
    return {name: int(points) for name, points in lines}


def scored(terminal: Terminal, folder: Path, text: str) -> dict[str, int]:
    file = folder / "kingdom.txt"
    file.write_text(text, encoding="utf-8")
    outcome = terminal.run("score", file)
    assert outcome.code == 0, outcome.err
    return pad(outcome.out)


def refused(terminal: Terminal, folder: Path, text: str) -> str:
    file = folder / "kingdom.txt"
    file.write_text(text, encoding="utf-8")
    return terminal.run("score", file).complaint


def test_the_rulebooks_example_gives_71_line_by_line(terminal: Terminal) -> None:
    """Q39 to Q42 and Q44: coins, regions, the Queen, buildings."""
    assert pad(terminal.run("score", EXAMPLE).out) == PAD_OF_71


def examples_of_the_page() -> list[tuple[str, int]]:
    """Every whole file on the page, with the total that the sentence before it promises."""
    page = PAGE.read_text("utf-8")
    found = re.findall(r"gives \*\*(\d+)\*\*:\n\n```\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    return [(text, int(total)) for total, text in found]


@pytest.mark.parametrize("number", range(3))
def test_the_examples_of_the_page_score_what_it_says(terminal: Terminal, tmp_path: Path, number: int) -> None:
    examples = examples_of_the_page()
    assert len(examples) == 3
    text, total = examples[number]
    assert scored(terminal, tmp_path, text)["total"] == total


def test_bonuses_are_counted_when_they_are_played(terminal: Terminal, tmp_path: Path) -> None:
    """K33 and K34: +10 for the castle in the middle, +5 for a kingdom without a hole."""
    rows = "w w f f l\nw w f f l\nw w C l l\nf f l l l\nf f w w l1\n"
    lines = scored(terminal, tmp_path, f"game: kingdomino\nmiddle_kingdom: yes\nharmony: yes\n{rows}")
    assert (lines["Middle Kingdom"], lines["Harmony"]) == (10, 5)
    lines = scored(terminal, tmp_path, f"game: kingdomino\nharmony: yes\nmiddle_kingdom: no\n{rows}")
    assert "Middle Kingdom" not in lines


def test_knights_count_for_a_training_camp_wherever_they_are(terminal: Terminal, tmp_path: Path) -> None:
    """Q42: one point per knight in the kingdom and in the supply."""
    text = "game: queendomino\nknights: 2\nC t:training_camp* w* w\nw w w .\n"
    assert scored(terminal, tmp_path, text)["Training Camp"] == 4


def test_a_seven_by_seven_kingdom_needs_its_grid(terminal: Terminal, tmp_path: Path) -> None:
    rows = "C w w w w w w\n"
    assert "write grid: 7" in refused(terminal, tmp_path, f"game: kingdomino\n{rows}")
    assert scored(terminal, tmp_path, f"game: kingdomino\ngrid: 7\n{rows}")["total"] == 0


def test_a_royal_wedding_has_both_boxes(terminal: Terminal, tmp_path: Path) -> None:
    rows = "m3 m3\nC .\n"
    assert "but the box has 1" in refused(terminal, tmp_path, f"game: queendomino\n{rows}")
    assert scored(terminal, tmp_path, f"game: queendomino\nroyal_wedding: yes\n{rows}")["mine"] == 12


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "which game"),
        ("game: chess\nC w w\n", "line 1: 'chess'"),
        ("game: kingdomino\nw w\n", "this map has none"),
        ("game: kingdomino\n", "this map has none"),
        ("game: kingdomino\nC w w C\n", "this map has 2"),
        ("game: kingdomino\nC w w w w w w\n", "7 columns × 1 rows, larger than the grid of 5 × 5"),
        ("game: kingdomino\ngrid: 6\nC w w\n", "line 2: '6'"),
        ("game: kingdomino\nC w x\n", "line 2: 'x': unknown square"),
        ("game: kingdomino\nC w W\n", "line 2: 'W': unknown square"),
        ("game: kingdomino\nC w w12\n", "line 2: 'w12'"),
        ("game: kingdomino\nC w w\nw w\n", "line 3: 2 squares, but the first row of the map has 3"),
        ("game: kingdomino\nC w w w\n", "3 squares beside the castle"),
        ("game: kingdomino\nC . w w\n", "do not hang together"),
        ("game: kingdomino\nC m3 m3\n", "2 mine squares with 3 crowns, but the box has 1"),
        ("game: kingdomino\nC t w\n", "1 town squares with 0 crowns, but the box has 0"),
        ("game: kingdomino\nC w* w\n", "no buildings and no knights"),
        ("game: kingdomino\ncoins: 3\nC w w\n", "line 2: kingdomino has no 'coins'"),
        ("game: kingdomino\nharmony: maybe\nC w w\n", "line 2: 'maybe'"),
        ("game: kingdomino\nharmony: yes\nharmony: yes\nC w w\n", "line 3: 'harmony' is said twice"),
        ("game: kingdomino\nC w w\nharmony: yes\n", "must stand before the map"),
        ("game: queendomino\ncoins: many\nC w w\n", "line 2: 'many': coins must be a whole number"),
        ("game: queendomino\ncoins: -1\nC w w\n", "coins must be a whole number"),
        ("game: queendomino\nC t:palace w\n", "unknown building 'palace'"),
        ("game: queendomino\nC w:statue w\n", "buildings stand on town"),
        ("game: queendomino\nC t:fortress t:fortress\n", "2 buildings 'fortress', but the box has 1"),
        ("game: queendomino\nknights: 22\nC w* w\n", "23 knights, but the box has 22"),
        ("game: queendomino\nC t1 w\n", "1 town squares with 1 crowns"),
        ("game: duel\nC d x\n", "line 2: 'x': unknown square"),
        ("game: duel\nC d5 d\n", "5 crosses"),
        ("game: duel\nbonus: gold\nC d d\n", "unknown coat 'gold'"),
        ("game: duel\nC d d d d\n", "h3 is no square"),
        ("game: duel\nC d\n", "1 squares beside the castle"),
        ("game: duel\n" + "C . . . . . . . . . . . d d\n", "too far from the castle"),
    ],
)
def test_an_impossible_kingdom_is_refused_in_one_line(
    terminal: Terminal, tmp_path: Path, text: str, words: str
) -> None:
    assert words in refused(terminal, tmp_path, text)


def test_comments_and_blank_lines_are_ignored(terminal: Terminal, tmp_path: Path) -> None:
    text = "\ufeff# mine\n\ngame: kingdomino  # the small one\n\nC w1 w  # first row\n\n"
    assert scored(terminal, tmp_path, text)["wheat"] == 2
