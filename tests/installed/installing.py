"""Building a wheel with the kernels of one game, and fresh places to install it in."""

import fcntl
import os
import pickle
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import pytest

__all__ = ["GAME", "Place", "build_wheel", "install", "once"]

T = TypeVar("T")

ROOT = Path(__file__).parents[2]
GAME = "duel"
"""The one that compiles fastest."""
_UV = shutil.which("uv") or str(ROOT / ".tools" / "bin" / "uv")


def build_wheel(folder: Path, games: str) -> Path:
    """The wheel that `make wheel GAMES=…` builds; without games a pure one."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    environment = {**os.environ, "CROWNFIELD_KERNELS": games}
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], T]) -> T:
    """What is made in a folder of this name by whichever worker of this run comes first."""
    base = factory.getbasetemp()
    base = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    with (base / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        note = base / f"{name}.made"
        if not note.exists():
            note.write_bytes(pickle.dumps(make(base / name)))
        made: T = pickle.loads(note.read_bytes())
        return made


def install(folder: Path, wheel: Path, extra: str = "") -> "Place":
    """A wheel and what it asks for, in the versions of the lock."""
    place = Place(folder)
    place.home.mkdir(parents=True)
    subprocess.run([_UV, "venv", "-q", "-p", sys.executable, str(folder / "venv")], check=True)
    python, lock = place.program("python"), str(ROOT / "requirements.lock")
    command = [_UV, "pip", "install", "-q", "--compile-bytecode", "-p", python, "-c", lock, f"{wheel}{extra}"]
    subprocess.run(command, check=True)
    return place


@dataclass(frozen=True)
class Place:
    """An environment of its own with an empty home."""

    folder: Path

    @property
    def home(self) -> Path:
        return self.folder / "home"

    @property
    def environment(self) -> dict[str, str]:
        """Nothing that was said about Numba or Crownfield outside is known in here."""
        ours = ("NUMBA_", "CROWNFIELD_", "PYTHON", "XDG_", "VIRTUAL_ENV", "COVERAGE_")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        return {**kept, "HOME": str(self.home)}

    def program(self, name: str) -> str:
        return str(self.folder / "venv" / "bin" / name)

    def run(self, name: str, *arguments: str, typed: str = "", **settings: str) -> "subprocess.CompletedProcess[str]":
        command = [self.program(name), *arguments]
        environment = {**self.environment, **settings}
        return subprocess.run(
            command, input=typed, env=environment, cwd=self.home, capture_output=True, text=True, check=False
        )

    @property
    def compiled(self) -> list[Path]:
        """What had to be compiled here."""
        return sorted(self.home.rglob("*.code"))
