"""Compiling ahead, step by step, so that the wait can be shown; a mark beside the code says that a stage is done."""

import hashlib
from collections.abc import Callable, Iterator, Mapping
from types import ModuleType

from crownfield.base.compiling.kept import find, folder_to_write, processor
from crownfield.base.compiling.kernels import compiles

__all__ = ["is_marked", "take_steps"]


def is_marked(stage: str, modules: tuple[ModuleType, ...]) -> bool:
    """Whether all that a stage compiles from these modules is kept."""
    return not compiles() or find(_mark(stage), *modules) is not None


def take_steps(
    stage: str, steps: Mapping[str, Callable[[], object]], modules: tuple[ModuleType, ...]
) -> Iterator[tuple[int, int, str]]:
    """Each step compiles; yields (done, of how many, what comes now) before each one and at the end."""
    for done, (name, step) in enumerate(steps.items()):
        yield done, len(steps), name
        step()
    if compiles():
        (folder_to_write(*modules) / _mark(stage)).touch()
    yield len(steps), len(steps), "ready"


def _mark(stage: str) -> str:
    return f"{stage}-{hashlib.sha256(processor().encode()).hexdigest()[:16]}.ready"
