"""Loops that are written once and bound to the kernels of each game.

A module of loops declares the kernels it needs without a value (`act: Callable[..., None]`) and is never compiled
itself: `bind` makes a copy of its functions in which those names stand for one game's kernels.
"""

from collections.abc import Iterable
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple, TypeVar

from crownfield.base.jit import entry, kernel

__all__ = ["bind"]

E = TypeVar("E", bound=NamedTuple)


def bind(entries: type[E], loops: Iterable[ModuleType], kernels: Iterable[ModuleType]) -> E:
    """The functions that `entries` names, out of the modules `loops`, over what the modules `kernels` export.

    Whatever else the loops define is compiled into them; a name that begins with _ is known in its module only.
    Each entry is compiled when first called, and again as soon as a source beside one of these modules changes.
    """
    loops, kernels = tuple(loops), tuple(kernels)
    packages = [Path(str(module.__file__)).parent for module in (*loops, *kernels)]
    bound = {name: getattr(module, name) for module in kernels for name in module.__all__}
    spaces = [dict(vars(module)) for module in loops]
    for module, names in zip(loops, spaces, strict=True):
        for function in _functions(module):
            name, copy = function.__name__, FunctionType(function.__code__, names, function.__name__)
            copy.__qualname__ = ".".join((name, *(module.__name__ for module in kernels)))  # kept on disk by this name
            names[name] = entry(copy, *packages) if name in entries._fields else kernel(copy)
            if not name.startswith("_"):
                bound[name] = names[name]
    for names in spaces:
        names.update(bound)
    return entries(*(bound[name] for name in entries._fields))


def _functions(module: ModuleType) -> list[Any]:
    """The functions written in a module, not those it has imported."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    ]
