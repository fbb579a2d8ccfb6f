"""Where compiled entries are kept: another folder for every change that could make old code wrong."""

import ast
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import copytree
from types import ModuleType

import pytest
from numba.core import config

import crownfield
from crownfield.base.compiling import closure, compiles, kept
from crownfield.base.compiling.kept import folder_to_write

PACKAGE = Path(str(crownfield.__file__)).parent
RULES = ("games.loops", "games.kingdomino.kernels")
THINKING = ("ai.value.judge", "ai.search.candidates", "games.kingdomino.kernels", "ai.inputs.kingdomino.features")


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CROWNFIELD_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def house(tmp_path: Path, cache: Path) -> Path:
    """A copy of the sources that may be changed."""
    copy = tmp_path / "house" / "crownfield"
    copytree(PACKAGE, copy, ignore=lambda _, names: [name for name in names if name == "__pycache__"])
    return copy


def folder_of(house: Path, *names: str) -> Path:
    """Where a process that began now would keep what is compiled from these modules."""
    modules = [ModuleType(f"crownfield.{name}") for name in names]
    for name, module in zip(names, modules, strict=True):
        module.__file__ = str(house / f"{name.replace('.', '/')}.py")
    return folder_to_write(*modules)


def append(file: Path) -> None:
    file.write_text(file.read_text("utf-8") + "\n# changed\n", encoding="utf-8")


def test_the_folder_named_in_the_environment_is_used(cache: Path) -> None:
    folder = folder_of(PACKAGE, *RULES)
    assert folder.is_dir()
    assert folder.parent == cache / "crownfield" / "kernels"
    assert folder.name.startswith("games-kingdomino-")


def test_nothing_changed_means_the_same_folder(house: Path) -> None:
    assert folder_of(house, *RULES) == folder_of(house, *RULES)


@pytest.mark.parametrize(
    ("names", "source"),
    [
        (RULES, "base/bits.py"),
        (RULES, "base/compiling/whole.py"),
        (RULES, "mechanics/regions.py"),
        (RULES, "mechanics/board.py"),
        (RULES, "games/loops.py"),
        (RULES, "games/kingdomino/kernels.py"),
        (THINKING, "ai/value/layers.py"),
        (THINKING, "ai/value/network.py"),
        (THINKING, "ai/inputs/dominoes/layout.py"),
        (THINKING, "ai/inputs/kingdomino/outlook.py"),
        (THINKING, "mechanics/draft.py"),
    ],
)
def test_a_change_anywhere_below_means_another_folder(names: tuple[str, ...], source: str, house: Path) -> None:
    before = folder_of(house, *names)
    append(house / source)
    assert folder_of(house, *names) != before


@pytest.mark.parametrize(
    "source", ["games/queendomino/kernels.py", "games/kingdomino/view.py", "ai/value/layers.py", "play/dealer.py"]
)
def test_a_change_elsewhere_keeps_the_compiled_code(source: str, house: Path) -> None:
    before = folder_of(house, *RULES)
    append(house / source)
    assert folder_of(house, *RULES) == before


def test_imports_are_read_as_python_reads_them() -> None:
    for file in PACKAGE.rglob("*.py"):
        found = set(closure._imports(file.read_text("utf-8")))
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom):
                names = {("." * node.level + (node.module or ""), alias.name) for alias in node.names}
            else:
                names = {(alias.name, "") for alias in node.names} if isinstance(node, ast.Import) else set()
            assert names <= found, file


def test_sources_can_be_read_by_many_threads_at_once(house: Path) -> None:
    with ThreadPoolExecutor(8) as threads:
        assert len(set(threads.map(lambda _: folder_of(house, *THINKING), range(32)))) == 1


def test_checked_and_unchecked_code_lie_in_different_folders(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = set()
    for mode in (0, 1):
        monkeypatch.setattr(config, "BOUNDSCHECK", mode)
        found.add(folder_of(house, *RULES))
    assert len(found) == 2


def test_games_do_not_share_a_folder(house: Path) -> None:
    assert folder_of(house, *RULES) != folder_of(house, "games.loops", "games.duel.kernels")


def test_two_checkouts_share_a_folder_as_long_as_they_say_the_same(house: Path) -> None:
    assert folder_of(house, *RULES) == folder_of(PACKAGE, *RULES)
    append(house / "mechanics" / "regions.py")
    assert folder_of(house, *RULES) != folder_of(PACKAGE, *RULES)


@pytest.fixture
def tiny(tmp_path: Path, cache: Path) -> Path:
    """A package of kernels, three storeys high."""
    house = tmp_path / "tiny"
    (house / "below").mkdir(parents=True)
    sources = {
        "__init__": "",
        "below/__init__": "",
        "below/constants": "FACTOR = 3\n",
        "middle": "from .below import constants as c\n\nFACTOR = c.FACTOR\n",
        "kernels": "from tiny.middle import FACTOR\nfrom crownfield.base.compiling import entry, kernel\n\n"
        "@kernel\ndef times(n):\n    if n < 0:\n        raise ValueError('below', n)\n    return FACTOR * n\n\n"
        "@kernel\ndef twice(n):\n    return times(n) + times(n)\n\n"
        "def _all(n):\n    return twice(n) + times(n)\n\nall_of = entry(_all)\n",
    }
    for name, text in sources.items():
        (house / f"{name}.py").write_text(text, encoding="utf-8")
    return house


def run(tiny: Path, program: str = "print(all_of(5))") -> str:
    """What a program prints that begins with the tiny package's entry."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tiny.parent), str(PACKAGE.parent)])}
    whole = f"from tiny.kernels import all_of, twice\n{program}"
    command = [sys.executable, "-Bc", whole]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=True).stdout.strip()


def kept_by(cache: Path) -> list[Path]:
    return sorted(cache.rglob("*.code"))


def test_a_constant_of_a_module_that_is_only_imported_is_compiled_anew(tiny: Path, cache: Path) -> None:
    """By the next process; one that finds nothing changed loads what is on disk."""
    assert run(tiny) == "45"
    before = {file: file.stat().st_mtime_ns for file in kept_by(cache)}
    assert len(before) == compiles()
    assert run(tiny) == "45"
    assert {file: file.stat().st_mtime_ns for file in kept_by(cache)} == before
    (tiny / "below" / "constants.py").write_text("FACTOR = 7\n", encoding="utf-8")
    assert run(tiny) == "105"
    assert len(kept_by(cache)) == 2 * compiles()


def test_what_a_kernel_deep_below_raises_comes_out_of_the_entry_compiled_and_loaded(tiny: Path) -> None:
    program = "try:\n    all_of(-5)\nexcept ValueError as error:\n    print(*error.args)"
    assert run(tiny, program) == "below -5"
    assert run(tiny, program) == "below -5"


def test_a_kernel_that_python_calls_is_compiled_by_itself_and_not_kept(tiny: Path, cache: Path) -> None:
    assert run(tiny, "print(twice(5), twice(6), all_of(1))") == "30 36 9"
    assert [file.name.partition("-")[0] for file in kept_by(cache)] == ["_all"] * compiles()


@pytest.mark.skipif(not compiles(), reason="NOTHING IS KEPT when kernels are interpreted")
@pytest.mark.parametrize("damage", [lambda code: code[:100], lambda code: code[:-1] + b"?", lambda _: b""])
def test_kept_code_that_is_damaged_is_compiled_anew(tiny: Path, cache: Path, damage: Callable[[bytes], bytes]) -> None:
    assert run(tiny) == "45"
    [file] = kept_by(cache)
    whole = file.read_bytes()
    file.write_bytes(damage(whole))
    assert run(tiny) == "45"
    assert len(file.read_bytes()) == len(whole)


@pytest.mark.skipif(not compiles(), reason="NOTHING IS KEPT when kernels are interpreted")
def test_code_that_came_with_the_package_is_taken_before_the_users_own(tiny: Path, cache: Path) -> None:
    run(tiny)
    packed = (cache / "crownfield" / "kernels").rename(cache.parent / "packed")
    program = (
        f"from pathlib import Path; from crownfield.base.compiling import kept; kept.PACKED = Path({str(packed)!r})"
    )
    assert run(tiny, f"{program}\nprint(all_of(5))") == "45"
    assert kept_by(cache) == []


def test_a_folder_that_cannot_be_written_is_replaced_by_a_temporary_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    monkeypatch.setenv("CROWNFIELD_CACHE", str(tmp_path / "file"))
    folder = folder_of(PACKAGE, *RULES)
    try:
        assert folder.is_dir()
        assert tmp_path not in folder.parents
    finally:
        folder.rmdir()
        folder.parent.rmdir()


def test_old_folders_are_pruned_and_new_ones_kept(cache: Path) -> None:
    root = cache / "crownfield" / "kernels"
    for age in range(70):
        (root / f"old-{age}" / "inside").mkdir(parents=True)
        (root / f"old-{age}" / "inside" / "code.nbc").write_bytes(b"code")
        os.utime(root / f"old-{age}", (1000 - age, 1000 - age))
    new = folder_of(PACKAGE, *RULES)
    left = {folder.name for folder in root.iterdir()}
    assert new.name in left
    assert "old-0" in left
    assert "old-69" not in left
    assert len(left) == kept._KEPT_FOLDERS


def test_importing_the_package_loads_neither_numba_nor_a_game() -> None:
    program = "import sys, crownfield; print([name for name in ('numba', 'numpy', 'rich') if name in sys.modules])"
    printed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert printed.strip() == "[]"


def test_the_mode_is_the_one_the_environment_asks_for() -> None:
    assert compiles() == (os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0"))
    assert bool(config.BOUNDSCHECK) == (os.environ.get("NUMBA_BOUNDSCHECK", "0") not in ("", "0"))
