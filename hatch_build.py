"""Puts compiled kernels into the wheel that `make wheel` builds; every other wheel stays pure Python.

CROWNFIELD_KERNELS says of which games: their names, or all. Such a wheel fits one Python and one kind of machine, like
the Numba that compiled for it, and asks for exactly that Numba.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import distribution, version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledKernels(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        games = os.environ.get("CROWNFIELD_KERNELS", "").split()
        self._folder: Path | None = None
        if version == "editable" or not games:
            return
        self._folder = Path(tempfile.mkdtemp(prefix="crownfield-wheel-"))
        made = _compile([] if games == ["all"] else games, Path(self.root) / "src", self._folder)
        build_data["force_include"][str(made)] = "crownfield/compiled"
        build_data["pure_python"] = False
        build_data["tag"] = _tag_of_numba()
        build_data["dependencies"] += [_pinned("numba"), _pinned("llvmlite")]

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._folder is not None:
            shutil.rmtree(self._folder)


def _compile(games: list[str], sources: Path, folder: Path) -> Path:
    """Whatever `crownfield warm` compiles, for the baseline."""
    sys.path.insert(0, str(sources))
    from crownfield.base.packed import LABEL, label, settings

    chosen = {**settings(), "CROWNFIELD_CACHE": str(folder), "PYTHONPATH": str(sources)}
    subprocess.run([sys.executable, "-m", "crownfield", "warm", *games], env={**os.environ, **chosen}, check=True)
    made = folder / "crownfield" / "kernels"
    (made / LABEL).write_text(f"{label()}\n", encoding="utf-8")
    return made


def _tag_of_numba() -> str:
    """Where Numba's own wheel runs, what it compiles runs too."""
    facts = (distribution("numba").read_text("WHEEL") or "").splitlines()
    tags = [fact.removeprefix("Tag: ").split("-") for fact in facts if fact.startswith("Tag: ")]
    return "-".join(".".join(sorted(set(part))) for part in zip(*tags, strict=True))


def _pinned(name: str) -> str:
    return f"{name}=={version(name)}"
