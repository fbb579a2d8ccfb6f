"""Position counts at fixed depth, kept as text files: any change of the rules changes a number."""

import re
from pathlib import Path
from typing import Any

import pytest

from crownfield.games import GAMES
from crownfield.play.record import parse_options
from tests import reference
from tests.golden.counting import FOLDER, Script

FILES = sorted(FOLDER.glob("*.txt"))
FEW = 1500
"""The reference is slow: it counts no further than this."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_as_many_positions_are_reached_as_the_file_says(file: Path) -> None:
    """When the change is meant, put what this prints into the file."""
    written = file.read_text("utf-8")
    found = Script(written).report()
    assert found == written, f"{file.name} should now say:\n{found}"


def test_every_game_has_counts_that_go_deep_enough_to_mean_something() -> None:
    scripts = [Script(file.read_text("utf-8")) for file in FILES]
    assert {script.facts["game"] for script in scripts} == set(GAMES)
    assert all(script.depth >= 4 for script in scripts)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_reference_counts_the_same_lines_of_play(file: Path) -> None:
    written = file.read_text("utf-8")
    expected = [int(ways) for ways in re.findall(r"^depth \d+: (\d+)", written, re.MULTILINE)]
    assert counted_by_reference(Script(written)) == [ways for ways in expected if ways <= FEW]


def counted_by_reference(script: Script) -> list[int]:
    facts = script.facts
    game = reference.new(facts["game"], int(facts["players"]), **parse_options(facts.get("options", "")))
    used = revealed(game, script.reveals, 0)
    for text in script.moves:
        game.play(text)
        used = revealed(game, script.reveals, used)
    layer, counts = [(game, used)], list[int]()
    while sum(len(game.legal()) for game, _ in layer) <= FEW and len(counts) < script.depth:
        layer = [after(game, move, script.reveals, used) for game, used in layer for move in game.legal()]
        counts.append(len(layer))
    return counts


def after(game: Any, move: str, reveals: list[str], used: int) -> tuple[Any, int]:
    copy = game.copy()
    copy.play(move)
    return copy, revealed(copy, reveals, used)


def revealed(game: Any, reveals: list[str], used: int) -> int:
    while game.actor == "chance":
        game.play(reveals[used])
        used += 1
    return used
