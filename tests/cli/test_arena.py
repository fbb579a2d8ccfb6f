"""`crownfield arena`: a table, JSON, a chart, and a run that was killed goes on."""

import json
import signal
import subprocess
import time
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.cli.terminal import PROGRAM, Terminal

QUICK = ("arena", "greedy", "random", "--games", "8")


def test_the_table_says_who_won_how_often(terminal: Terminal) -> None:
    outcome = terminal.run(*QUICK)
    assert outcome.code == 0
    assert "kingdomino, 2 players: 8 games" in outcome.out
    assert "greedy" in outcome.out
    assert "random" in outcome.out


def test_json_holds_the_figures_and_the_verdict(terminal: Terminal) -> None:
    outcome = terminal.run("arena", "greedy", "random", "--games", "60", "--bar", "0.3", "--json")
    found = json.loads(outcome.out)
    assert found["verdict"] == "greedy is above 30 %"
    assert found["games"] <= 60
    assert [each["player"] for each in found["standings"]] == ["greedy", "random"]
    assert found["standings"][0]["wins"]["low"] > 0.3
    assert found["standings"][0]["rating"]["value"] > 0


def test_the_chart_is_a_picture_for_light_and_dark_ground(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "plots" / "wins.svg"
    assert terminal.run(*QUICK, "--plot", file).code == 0
    text = file.read_text("utf-8")
    assert ET.fromstring(text).tag.endswith("svg")
    assert "prefers-color-scheme:dark" in text


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("arena", "fg"), "an arena needs two players or more"),
        (("arena", "fg", "nobody"), "unknown player 'nobody'"),
        (("arena", "fg", "random", "--games", "0"), "an arena needs a game at least"),
        (("arena", "fg", "random", "--bar", "78"), "a bar is a share of wins, between 0 and 1"),
        (("arena", "fg", "random", "--game", "chess"), "unknown game 'chess'"),
        (("arena", "fg", "random", "--jobs", "2", "--backend", "abacus"), "unknown backend 'abacus'"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(terminal: Terminal, words: tuple[str, ...], complaint: str) -> None:
    assert complaint in terminal.run(*words).complaint


@pytest.mark.slow
def test_a_run_that_was_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    command = [str(PROGRAM), "arena", "greedy", "random", "--games", "400", "--results", str(file)]
    run = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 120
    while not (file.exists() and file.stat().st_size) and time.monotonic() < deadline:
        time.sleep(0.05)
    run.send_signal(signal.SIGKILL)
    run.wait()
    before = file.read_text("utf-8").splitlines()
    assert 0 < len(before) < 400
    games = str(len(before) + 4)
    again = subprocess.run([*command[:5], games, *command[6:], "--json"], capture_output=True, text=True, check=True)
    after = file.read_text("utf-8").splitlines()
    assert json.loads(again.stdout)["games"] == len(after) == len(before) + 4
    assert after[: len(before)] == before
