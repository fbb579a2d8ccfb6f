"""Building a wheel with the kernels of one game, and fresh places to install it in."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

__all__ = ["GAME", "Place", "build_wheel"]

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


class Place:
    """A fresh environment with nothing but what a wheel asks for, and an empty home."""

    def __init__(self, folder: Path, wheel: Path, extra: str = "") -> None:
        self.home = folder / "home"
        self.home.mkdir(parents=True)
        self._programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
        subprocess.run([_UV, "venv", "-q", "-p", sys.executable, str(folder / "venv")], check=True)
        python, lock = str(self._programs / "python"), str(ROOT / "requirements.lock")
        command = [_UV, "pip", "install", "-q", "-p", python, "-c", lock, f"{wheel}{extra}"]
        subprocess.run(command, check=True)

    @property
    def environment(self) -> dict[str, str]:
        """Nothing that was said about Numba or Crownfield outside is known in here."""
        ours = ("NUMBA_", "CROWNFIELD_", "PYTHON", "XDG_", "VIRTUAL_ENV", "COVERAGE_")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        return {**kept, "HOME": str(self.home)}

    def program(self, name: str) -> str:
        return str(self._programs / name)

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
