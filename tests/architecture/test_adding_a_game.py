"""CONTRIBUTING says all that adding a game takes: a game that is put together by following it works everywhere."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from crownfield.games import GAMES
from tests.architecture.test_architecture import ROOT, project_files

TINY = ROOT / "docs" / "examples" / "tiny"
NAMED = re.compile(r"^\| `([^`]+)` \|", re.MULTILINE)


def named_in(heading: str) -> set[str]:
    """What the first column of the tables under a heading of CONTRIBUTING names."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    return set(NAMED.findall(text.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]))


def files_of_the_game() -> set[str]:
    """Those that a package of its own has."""
    return {name for name in named_in("Adding a game") if "<game>" not in name}


def install(folder: Path) -> None:
    """The files that CONTRIBUTING names, and what an installer makes of their entry points."""
    (folder / "tiny").mkdir()
    for name in files_of_the_game() - {"pyproject.toml"}:
        shutil.copy(TINY / "tiny" / name, folder / "tiny")
    project = tomllib.loads((TINY / "pyproject.toml").read_text("utf-8"))["project"]
    facts = folder / f"{project['name']}-{project['version']}.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n", "utf-8")
    sections = [
        f"[{group}]\n" + "".join(f"{name} = {place}\n" for name, place in points.items())
        for group, points in project["entry-points"].items()
    ]
    (facts / "entry_points.txt").write_text("".join(sections), "utf-8")


def test_the_example_has_the_files_that_are_named_and_no_others() -> None:
    there = {path.name for path in project_files() if TINY in path.parents}
    assert there == files_of_the_game()


@pytest.mark.slow
def test_a_game_put_together_so_keeps_every_promise_of_a_game_and_works_everywhere(tmp_path: Path) -> None:
    install(tmp_path)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "NUMBA_DISABLE_JIT": "1"}
    tests = ["tests/contract", "tests/architecture/tiny_game.py", "-k", "tiny"]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    passed = re.search(r"(\d+) passed", run.stdout)
    assert passed, run.stdout
    assert int(passed[1]) > 30


def test_every_file_that_each_of_our_games_has_is_named() -> None:
    named, common = named_in("Adding a game"), dict[str, set[str]]()
    for path in project_files():
        place = str(path.relative_to(ROOT))
        for game in GAMES:
            pattern = re.sub(rf"(?<![a-z]){game}(?![a-z])", "<game>", place)
            if pattern != place and place.startswith(("src/", "tests/", "docs/")):
                common.setdefault(pattern, set()).add(game)
    patterns = {pattern for pattern, games in common.items() if games == set(GAMES)}
    inside = {f"src/crownfield/games/<game>/{name}" for name in named}
    covered = {pattern for pattern in patterns if any(pattern.startswith(name) for name in named if "<game>" in name)}
    assert patterns - inside - covered == set()
