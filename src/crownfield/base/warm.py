"""Compiling ahead, step by step, so that the wait can be shown; a mark on disk says that it is done."""

from collections.abc import Callable, Iterator, Mapping
from types import ModuleType

from crownfield.base.jit import cache_folder, compiles

__all__ = ["is_marked", "take_steps"]

_MARK = "warm"


def is_marked(modules: tuple[ModuleType, ...]) -> bool:
    """Whether all that is compiled from these modules is on disk."""
    return not compiles() or (cache_folder(*modules) / _MARK).exists()


def take_steps(
    steps: Mapping[str, Callable[[], object]], modules: tuple[ModuleType, ...]
) -> Iterator[tuple[int, int, str]]:
    """Each step compiles; yields (done, of how many, what comes now) before each one and at the end."""
    for done, (name, step) in enumerate(steps.items()):
        yield done, len(steps), name
        step()
    if compiles():
        (cache_folder(*modules) / _MARK).touch()
    yield len(steps), len(steps), "ready"
