"""The shape of the house: who imports whom, how long a file may be, what no file may say."""

import ast
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "crownfield"
LONGEST_FILE = 350

MACHINE_PATH = re.compile(r"(?<![\w/.-])/(?:work|farm|root|home|Users)/\w")
REGISTRY = re.compile(r"\bpy(?:pi\.|thonhosted)|\bnpm(?:js|mirror)\b|--(?:extra-)?index-url\s+\S|--find-links\s+\S")
ADDRESS = re.compile(r"https?://")
WHICH_GAME = re.compile(r"[=!]= \"(?:kingdomino|queendomino|duel)\"")
UNTRACKED_PROMISE = re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME|X" + r"XX)\b")
WITHOUT_ADDRESSES = {"requirements.lock", "Makefile", "run"}


def project_files() -> list[Path]:
    """Every file that is, or would be, committed."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.splitlines() if (ROOT / name).is_file()]


def lines_of(path: Path) -> list[str]:
    """The lines of a text file; none for one that is not text."""
    try:
        return path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        return []


def matches(pattern: re.Pattern[str], files: list[Path]) -> list[str]:
    """Where a pattern occurs, as clickable places."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in files
        for number, line in enumerate(lines_of(path), 1)
        if pattern.search(line)
    ]


def test_imports_go_down_only() -> None:
    lint_imports = Path(sys.executable).with_name("lint-imports")
    command = [str(lint_imports), "--no-cache", "--no-logo"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout + found.stderr


def test_no_file_names_a_machine_path() -> None:
    assert matches(MACHINE_PATH, project_files()) == []


def test_no_file_names_a_package_registry() -> None:
    files = project_files()
    assert matches(REGISTRY, files) == []
    assert matches(ADDRESS, [path for path in files if path.name in WITHOUT_ADDRESSES]) == []


def test_no_file_promises_work_that_nobody_tracks() -> None:
    assert matches(UNTRACKED_PROMISE, project_files()) == []


def test_nobody_asks_which_game_it_is() -> None:
    """What differs is a fact that the game states, or a teller or drawing that is chosen once."""
    rooms = ("base", "mechanics", "games", "draw", "play", "server", "cli")
    assert matches(WHICH_GAME, [path for room in rooms for path in (SOURCE / room).rglob("*.py")]) == []


def test_every_module_starts_with_one_sentence_saying_what_it_owns() -> None:
    openings = {path: ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "" for path in SOURCE.rglob("*.py")}
    without = [
        str(path.relative_to(ROOT))
        for path, text in openings.items()
        if not re.match(r"\S.*?[.!?](?=\s|$)", text.split("\n\n")[0], re.DOTALL)
    ]
    assert without == []


def test_a_file_is_one_concept_and_not_too_long() -> None:
    lengths = {path.relative_to(ROOT): len(lines_of(path)) for path in project_files() if path.suffix == ".py"}
    assert {str(path): length for path, length in lengths.items() if length > LONGEST_FILE} == {}
