"""Compiled code that came with the package: for whom it was made, and whether it runs here. Does not load Numba.

It is made for a baseline, a processor that nearly every machine of its kind can stand in for. Numba compiles for one
processor in a process. So our own programs choose the baseline where that code runs, and whoever only imports
crownfield keeps the native processor and compiles for it.
"""

import os
import sys
from pathlib import Path
from typing import NamedTuple

__all__ = ["PACKED", "Baseline", "baseline", "label", "prefer_packed", "settings"]

PACKED = Path(__file__).parents[1] / "compiled"
"""Folders of kept code, and a label that says for whom it was made."""
LABEL = "made-for.txt"


class Baseline(NamedTuple):
    name: str
    """What LLVM calls it."""
    needs: frozenset[str]
    """What a processor must be able to do to stand in for it, in LLVM's words."""


_SSE = {"sse3", "ssse3", "sse4.1", "sse4.2"}
_X86 = Baseline(
    "x86-64-v3",
    frozenset(
        {"avx", "avx2", "bmi", "bmi2", "cx16", "f16c", "fma", "lzcnt", "movbe", "popcnt", "sahf", "xsave", *_SSE}
    ),
)
_OTHERS = Baseline("generic", frozenset())


def prefer_packed() -> None:
    """Let this process and its children use the packed code, if it runs here; to be called before Numba is loaded."""
    free_to_choose = "numba" not in sys.modules and "NUMBA_CPU_NAME" not in os.environ
    if free_to_choose and _has_been_made_for_us() and _can_stand_in():
        os.environ.update(settings())


def settings() -> dict[str, str]:
    """The environment in which Numba compiles for the baseline."""
    return {"NUMBA_CPU_NAME": baseline().name, "NUMBA_CPU_FEATURES": ""}


def baseline() -> Baseline:
    """The one for this kind of machine."""
    import platform

    return _X86 if platform.machine().lower() in ("x86_64", "amd64") else _OTHERS


def label() -> str:
    """For whom code is made that is made here for the baseline."""
    from importlib.metadata import version

    made_by = ", ".join(f"{name} {version(name)}" for name in ("numba", "llvmlite"))
    return f"{sys.implementation.cache_tag}, {made_by}, {sys.platform} {baseline().name}"


def _has_been_made_for_us() -> bool:
    try:
        return (PACKED / LABEL).read_text(encoding="utf-8").strip() == label()
    except OSError:
        return False


def _can_stand_in() -> bool:
    from llvmlite.binding import get_host_cpu_features

    able = {name for name, has in get_host_cpu_features().items() if has}
    return baseline().needs <= able
