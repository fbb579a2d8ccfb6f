"""The component files: ours, an owner's, and damaged ones."""

import json
import shutil
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal

DATA = Path(__file__).parents[2] / "src" / "crownfield" / "data"
FILES = ("kingdomino_dominoes.csv", "queendomino_dominoes.csv", "queendomino_buildings.csv", "duel.json")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    mine = tmp_path / "mine"
    mine.mkdir()
    return mine


def damaged(folder: Path, name: str, old: str, new: str) -> Path:
    text = (DATA / name).read_text("utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def test_every_file_is_listed_with_how_sure_it_is(terminal: Terminal) -> None:
    out = terminal.run("components").out
    assert all(name in out for name in FILES)
    assert "reconstructed" in out
    assert "Worth checking against your box, duel.json: dice, boxes, pairing." in out
    assert "your folder" not in out


def test_an_owners_file_replaces_ours(terminal: Terminal, folder: Path) -> None:
    shutil.copy(DATA / "kingdomino_dominoes.csv", folder)
    outcome = terminal.run("components", "--components", folder)
    assert outcome.code == 0
    assert outcome.out.count("your folder") == 1


@pytest.mark.parametrize(
    ("name", "old", "new", "words"),
    [
        ("kingdomino_dominoes.csv", "1,wheat,0", "1,lake,0", "wheat squares with 0 crowns, but the box has 21"),
        ("kingdomino_dominoes.csv", "\n48,", "\n47,", "47 is listed twice"),
        ("kingdomino_dominoes.csv", "number,", "nummer,", "missing: number"),
        ("queendomino_buildings.csv", "statue,3", "statue,2", "31 buildings, but the box has 32"),
        ("queendomino_buildings.csv", "big_tavern,1,0,3", "big_tavern,1,0,4", "19 knights granted, but the box has 18"),
        ("duel.json", '"crosses": 1', '"crosses": 7', "crosses must be a whole number from 0 to 2"),
        ("duel.json", "{", "", "no JSON"),
    ],
)
def test_a_damaged_file_is_refused_with_the_total_that_is_off(
    terminal: Terminal, folder: Path, name: str, old: str, new: str, words: str
) -> None:
    damaged(folder, name, old, new)
    outcome = terminal.run("components", "--components", folder)
    assert outcome.complaint.startswith(name)
    assert words in outcome.complaint
    assert outcome.out.count("wrong") == 1
    game = name.partition("_")[0].removesuffix(".json")
    assert words in terminal.run("trace", game, "--components", folder).complaint
    assert words in terminal.run("play", game, "--components", folder).complaint


def test_two_damaged_files_are_both_shown(terminal: Terminal, folder: Path) -> None:
    damaged(folder, "queendomino_dominoes.csv", "1,wheat", "1,lake")
    damaged(folder, "queendomino_buildings.csv", "statue,3", "statue,2")
    assert terminal.run("components", "--components", folder).out.count("wrong") == 2


def test_a_game_and_its_record_can_use_an_owners_files(terminal: Terminal, folder: Path, tmp_path: Path) -> None:
    data = json.loads((DATA / "duel.json").read_text("utf-8"))
    data["dice"].reverse()
    (folder / "duel.json").write_text(json.dumps(data), encoding="utf-8")
    record = tmp_path / "duel.txt"
    arguments = ("play", "duel", "--seed", "1", "--components", folder, "--save", record)
    assert terminal.run(*arguments, typed="auto\n" * 200).code == 0
    assert "other component files" in terminal.run("replay", record).complaint
    assert terminal.run("replay", record, "--components", folder).code == 0
