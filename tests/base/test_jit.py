"""Where compiled kernels are kept: another folder for every change that could make old code wrong."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest
from numba.core import config

import crownfield
from crownfield.base import jit
from crownfield.base.jit import cache_folder, compiles

PACKAGE = Path(str(crownfield.__file__)).parent
GAME = "games/kingdomino"


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CROWNFIELD_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def house(tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the sources that may be changed."""
    copy = tmp_path / "house"
    copytree(PACKAGE, copy, ignore=lambda _, names: [name for name in names if name == "__pycache__"])
    monkeypatch.setattr(jit, "_PACKAGE", copy)
    return copy


def append(file: Path) -> None:
    file.write_text(file.read_text("utf-8") + "\n# changed\n", encoding="utf-8")


def test_the_folder_named_in_the_environment_is_used(cache: Path) -> None:
    folder = cache_folder(PACKAGE / GAME)
    assert folder.is_dir()
    assert folder.parent == cache / "crownfield" / "kernels"
    assert folder.name.startswith("kingdomino-")


def test_nothing_changed_means_the_same_folder(house: Path) -> None:
    assert cache_folder(house / GAME) == cache_folder(house / GAME)


@pytest.mark.parametrize(
    "source",
    ["base/bits.py", "mechanics/regions.py", "games/loops.py", "games/kingdomino/kernels.py"],
)
def test_a_change_in_a_source_it_depends_on_means_another_folder(source: str, house: Path) -> None:
    before = cache_folder(house / GAME)
    append(house / source)
    assert cache_folder(house / GAME) != before


@pytest.mark.parametrize("source", ["games/queendomino/kernels.py", "play/dealer.py", "draw/text.py"])
def test_a_change_elsewhere_keeps_the_compiled_code(source: str, house: Path) -> None:
    before = cache_folder(house / GAME)
    append(house / source)
    assert cache_folder(house / GAME) == before


def test_checked_and_unchecked_code_lie_in_different_folders(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = set()
    for mode in (0, 1):
        monkeypatch.setattr(config, "BOUNDSCHECK", mode)
        found.add(cache_folder(house / GAME))
    assert len(found) == 2


def test_games_do_not_share_a_folder(house: Path) -> None:
    assert cache_folder(house / GAME) != cache_folder(house / "games/duel")


def test_a_folder_for_several_packages_depends_on_each_of_them(house: Path) -> None:
    packages = house / "ai", house / GAME
    before = cache_folder(*packages)
    assert before.name.startswith("ai-kingdomino-")
    append(house / "ai/__init__.py")
    assert cache_folder(*packages) != before
    assert cache_folder(house / "games", house / GAME) == cache_folder(house / GAME)


def test_a_folder_that_cannot_be_written_is_replaced_by_a_temporary_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    monkeypatch.setenv("CROWNFIELD_CACHE", str(tmp_path / "file"))
    folder = cache_folder(PACKAGE / GAME)
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
    new = cache_folder(PACKAGE / GAME)
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
