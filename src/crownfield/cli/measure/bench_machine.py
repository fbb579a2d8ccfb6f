"""Measuring start-up in fresh processes, and the facts about the machine that measured."""

import os
import platform
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

__all__ = ["machine_facts", "start_times"]

_PROGRAM = "import sys; from crownfield.cli import main; sys.exit(main(sys.argv[1:]))"
_RUNS = 5


def start_times(games: list[str]) -> dict[str, Any]:
    """Seconds until a game asks its first question: in an empty cache, and with everything compiled."""
    cold, warm = {}, {}
    for game in games:
        with TemporaryDirectory() as cache:
            cold[game] = round(_seconds(["play", game, "--seed", "1"], cache), 3)
            warm[game] = round(median(_seconds(["play", game, "--seed", "1"], cache) for _ in range(_RUNS)), 3)
    with TemporaryDirectory() as cache:
        help_seconds = round(median(_seconds(["--help"], cache) for _ in range(_RUNS)), 3)
    return {"cold": cold, "warm": warm, "help_seconds": help_seconds}


def _seconds(arguments: list[str], cache: str) -> float:
    """The whole life of a process that leaves at the first question, with bytecode as any installed program has it."""
    settings = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    begin = perf_counter()
    subprocess.run(  # noqa: S603 - our own program, with our own arguments
        [sys.executable, "-c", _PROGRAM, *arguments],
        input="quit\n",
        text=True,
        capture_output=True,
        check=True,
        env={**settings, "CROWNFIELD_CACHE": cache},
    )
    return perf_counter() - begin


def machine_facts() -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "numba": version("numba"),
        "numpy": version("numpy"),
        "crownfield": version("crownfield"),
        "system": platform.system(),
        "cpu": _cpu(),
        "cores": os.cpu_count(),
    }


def _cpu() -> str:
    """The processor's name where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
