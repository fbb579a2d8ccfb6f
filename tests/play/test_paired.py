"""`bench/paired.py`: two builds compared on the same deals."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from crownfield.play.arena import Contest, Pairing, Result
from crownfield.play.arena_file import ResultFile

PROGRAM = Path(__file__).parents[2] / "bench" / "paired.py"
CONTEST = Contest("kingdomino", ("greedy", "random"))


def kept(file: Path, shares: list[float]) -> Path:
    """Two games a deal, with what greedy won in each."""
    games = [
        Result(Pairing(number // 2, lineup), (int(10 * won), 5), (won, 1 - won), (0.1, 0.1))
        if (lineup := (("greedy", "random"), ("random", "greedy"))[number % 2])[0] == "greedy"
        else Result(Pairing(number // 2, lineup), (5, int(10 * won)), (1 - won, won), (0.1, 0.1))
        for number, won in enumerate(shares)
    ]
    ResultFile(CONTEST, file).append(games)
    return file


def compared(*words: object) -> dict[str, Any]:
    outcome = subprocess.run([sys.executable, PROGRAM, *map(str, words)], capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(outcome.stdout)
    return found


def test_what_both_builds_have_in_common_does_not_blur_their_difference(tmp_path: Path) -> None:
    random = Random(1)
    before = [float(random.random() < 0.5) for _ in range(400)]
    after = [1.0 if number % 40 < 2 else won for number, won in enumerate(before)]
    found = compared(kept(tmp_path / "old.jsonl", before), kept(tmp_path / "new.jsonl", [*after, 1.0, 1.0]), "greedy")
    assert found["games"] == 400
    assert found["wins"]["value"] == pytest.approx(found["new"] - found["old"])
    assert 0 < found["wins"]["low"] < found["wins"]["value"] < found["wins"]["high"] < 0.06
    assert found["points"]["value"] == pytest.approx(10 * found["wins"]["value"])


def test_the_same_build_differs_by_nothing(tmp_path: Path) -> None:
    file = kept(tmp_path / "one.jsonl", [1.0, 0.0, 0.5, 1.0])
    assert compared(file, file, "greedy")["wins"] == {"value": 0, "low": 0, "high": 0}


def test_files_without_a_game_in_common_are_refused(tmp_path: Path) -> None:
    file = kept(tmp_path / "one.jsonl", [1.0, 0.0])
    outcome = subprocess.run([sys.executable, PROGRAM, file, file, "fg"], capture_output=True, text=True, check=False)
    assert outcome.returncode == 1
    assert "no games of fg in common" in outcome.stderr
