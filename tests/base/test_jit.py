"""Where compiled kernels are kept: another folder for every change that could make old code wrong."""

import ast
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import copytree
from types import ModuleType

import pytest
from numba.core import config

import crownfield
from crownfield.base import closure
from crownfield.base.jit import cache_folder, compiles

PACKAGE = Path(str(crownfield.__file__)).parent
RULES = ("games.loops", "games.kingdomino.kernels")
THINKING = ("ai.loops.net_policy", "ai.loops.think", "games.kingdomino.kernels", "ai.kingdomino.features")


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
    return cache_folder(*modules)


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
        (RULES, "base/jit.py"),
        (RULES, "mechanics/regions.py"),
        (RULES, "mechanics/board.py"),
        (RULES, "games/loops.py"),
        (RULES, "games/kingdomino/kernels.py"),
        (THINKING, "ai/layers.py"),
        (THINKING, "ai/loops/network.py"),
        (THINKING, "ai/dominoes/layout.py"),
        (THINKING, "ai/kingdomino/outlook.py"),
        (THINKING, "mechanics/draft.py"),
    ],
)
def test_a_change_anywhere_below_means_another_folder(names: tuple[str, ...], source: str, house: Path) -> None:
    before = folder_of(house, *names)
    append(house / source)
    assert folder_of(house, *names) != before


@pytest.mark.parametrize(
    "source", ["games/queendomino/kernels.py", "games/kingdomino/view.py", "ai/layers.py", "play/dealer.py"]
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


def test_two_checkouts_do_not_share_a_folder(house: Path) -> None:
    assert folder_of(house, *RULES) != folder_of(PACKAGE, *RULES)


def test_a_constant_of_a_module_that_is_only_imported_is_compiled_anew(tmp_path: Path, cache: Path) -> None:
    """By the next process; one that finds nothing changed loads what is on disk."""
    tiny = tmp_path / "tiny"
    (tiny / "below").mkdir(parents=True)
    sources = {
        "__init__": "",
        "below/__init__": "",
        "below/constants": "FACTOR = 3\n",
        "middle": "from .below import constants as c\n\nFACTOR = c.FACTOR\n",
        "kernels": "from tiny.middle import FACTOR\nfrom crownfield.base.jit import entry, kernel\n\n"
        "@kernel\ndef times(n):\n    return FACTOR * n\n\ndef _all(n):\n    return times(n)\n\nall_of = entry(_all)\n",
    }
    for name, text in sources.items():
        (tiny / f"{name}.py").write_text(text, encoding="utf-8")
    program = "from tiny.kernels import all_of; print(all_of(5), getattr(all_of, 'stats', None))"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(PACKAGE.parent)])}

    def run() -> str:
        done = subprocess.run(
            [sys.executable, "-Bc", program], capture_output=True, text=True, env=environment, check=True
        )
        return done.stdout

    assert run().startswith("15 ")
    if compiles():
        assert "cache_hits={}" not in run()
    (tiny / "below" / "constants.py").write_text("FACTOR = 7\n", encoding="utf-8")
    assert run().startswith("35 ")


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
    for age in range(30):
        (root / f"old-{age}" / "inside").mkdir(parents=True)
        (root / f"old-{age}" / "inside" / "code.nbc").write_bytes(b"code")
        os.utime(root / f"old-{age}", (1000 - age, 1000 - age))
    new = folder_of(PACKAGE, *RULES)
    left = {folder.name for folder in root.iterdir()}
    assert new.name in left
    assert "old-0" in left
    assert "old-29" not in left
    assert len(left) == 24


def test_importing_the_package_loads_neither_numba_nor_a_game() -> None:
    program = "import sys, crownfield; print([name for name in ('numba', 'numpy', 'rich') if name in sys.modules])"
    printed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert printed.strip() == "[]"


def test_the_mode_is_the_one_the_environment_asks_for() -> None:
    assert compiles() == (os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0"))
    assert bool(config.BOUNDSCHECK) == (os.environ.get("NUMBA_BOUNDSCHECK", "0") not in ("", "0"))
