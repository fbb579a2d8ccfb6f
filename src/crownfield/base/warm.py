"""Compiling ahead, step by step, so that the wait can be shown; a mark on disk says that it is done."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from crownfield.base.jit import cache_folder, compiles

__all__ = ["is_marked", "take_steps"]

_MARK = "warm"


def is_marked(packages: tuple[Path, ...]) -> bool:
    """Whether all that is compiled from these packages is on disk."""
    return not compiles() or (cache_folder(*packages) / _MARK).exists()


def take_steps(steps: Mapping[str, Callable[[], object]], packages: tuple[Path, ...]) -> Iterator[tuple[int, int, str]]:
    """Each step compiles; yields (done, of how many, what comes now) before each one and at the end."""
    for done, (name, step) in enumerate(steps.items()):
        yield done, len(steps), name
        step()
    if compiles():
        (cache_folder(*packages) / _MARK).touch()
    yield len(steps), len(steps), "ready"
