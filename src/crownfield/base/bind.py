"""Loops that are written once and bound to the kernels of each game.

A module of loops declares the kernels it needs without a value (`act: Callable[..., None]`) and is never compiled
itself: `bind` makes a copy of its functions in which those names stand for one game's kernels.
"""

from collections.abc import Iterable
from types import FunctionType, ModuleType
from typing import Any, NamedTuple, TypeVar

from crownfield.base.compiling import entry, kernel

__all__ = ["BindError", "bind"]

E = TypeVar("E", bound=NamedTuple)


class BindError(TypeError):
    """Two modules that are bound together export one name, and either might be meant."""


def bind(entries: type[E], loops: Iterable[ModuleType], kernels: Iterable[ModuleType]) -> E:
    """The functions that `entries` names, out of the modules `loops`, over what the modules `kernels` export.

    Whatever else the loops define is compiled into them; a name that begins with _ is known in its module only.
    Each entry is compiled when first called, and again as soon as a source it follows from changes. Raises BindError.
    """
    loops, kernels = tuple(loops), tuple(kernels)
    _check_names(loops, kernels)
    bound = {name: getattr(module, name) for module in kernels for name in module.__all__}
    spaces, called = [dict(vars(module)) for module in loops], dict[str, Any]()
    for module, names in zip(loops, spaces, strict=True):
        for function in _functions(module):
            name, copy = function.__name__, FunctionType(function.__code__, names, function.__name__)
            copy.__qualname__ = ".".join((name, *(module.__name__ for module in kernels)))  # kept on disk by this name
            names[name] = kernel(copy)
            if not name.startswith("_"):
                bound[name] = names[name]
            if name in entries._fields:
                called[name] = entry(copy, *loops, *kernels)
    for names in spaces:
        names.update(bound)
    return entries(*(called[name] for name in entries._fields))


def _check_names(loops: Iterable[ModuleType], kernels: Iterable[ModuleType]) -> None:
    exports = [(name, module) for module in kernels for name in module.__all__]
    exports += [(function.__name__, module) for module in loops for function in _functions(module)]
    owners = dict[str, ModuleType]()
    for name, module in exports:
        owner = owners.setdefault(name, module)
        if owner is not module and not name.startswith("_"):
            raise BindError(f"{name} is exported by both {owner.__name__} and {module.__name__}")


def _functions(module: ModuleType) -> list[Any]:
    """The functions written in a module, not those it has imported."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    ]
