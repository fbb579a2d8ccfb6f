"""Loops that are written once and bound to the kernels of each game.

A module of loops says whose kernels it calls by a name and a protocol, `rules: Kernels = BOUND`, and is never compiled
itself: `bind` makes a copy of its functions in which that name stands for one game's module. What it imports of other
loops is bound with it.
"""

import sys
from collections.abc import Iterable, Iterator
from types import FunctionType, ModuleType
from typing import Any, NamedTuple, TypeVar, cast

__all__ = ["BOUND", "BindError", "bind"]

E = TypeVar("E", bound=NamedTuple)

BOUND = cast(Any, object())
"""The value of a name that `bind` gives another one."""


class BindError(TypeError):
    """Loops and kernels do not fit together."""


def bind(entries: type[E], loops: Iterable[ModuleType], **kernels: object) -> E:
    """The functions that `entries` names, out of the modules `loops`, over modules of kernels by the loops' names.

    Each entry is compiled when first called, and again as soon as a source it follows from changes. Raises BindError
    for a name without kernels, for kernels without a name, for a kernel that is promised and not there, and unless
    every entry is defined once.
    """
    from crownfield.base.compiling import entry, kernel

    modules, given = _with_imported(loops), cast(dict[str, ModuleType], kernels)
    _check_kernels(modules, given)
    _check_entries(entries, modules)
    spaces = {module: {**vars(module), **_given_to(module, given)} for module in modules}
    copies, called = dict[int, Any](), dict[str, Any]()
    for module, names in spaces.items():
        for function in _functions(module):
            copy = FunctionType(function.__code__, names, function.__name__)
            copy.__qualname__ = ".".join((copy.__name__, *(other.__name__ for other in given.values())))
            copies[id(function)] = kernel(copy)
            if copy.__name__ in entries._fields:
                called[copy.__name__] = entry(copy, *modules, *given.values())
    for names in spaces.values():
        names.update({name: copies[id(value)] for name, value in names.items() if id(value) in copies})
    return entries(*(called[name] for name in entries._fields))


def _with_imported(loops: Iterable[ModuleType]) -> list[ModuleType]:
    """These modules of loops, and those that they import functions of."""
    found, queue = dict[str, ModuleType](), list(loops)
    while queue:
        module = queue.pop(0)
        if module.__name__ not in found:
            found[module.__name__] = module
            queue += [other for other in _imported(module) if any(_declared(other))]
    return list(found.values())


def _imported(module: ModuleType) -> Iterator[ModuleType]:
    """Where the functions come from that a module has imported."""
    for value in vars(module).values():
        if isinstance(value, FunctionType) and value.__module__ != module.__name__:
            yield sys.modules[value.__module__]


def _declared(module: ModuleType) -> Iterator[tuple[str, type]]:
    """The names that a module of loops leaves to `bind`, each with its protocol."""
    return ((name, kind) for name, kind in module.__annotations__.items() if vars(module).get(name) is BOUND)


def _given_to(module: ModuleType, kernels: dict[str, ModuleType]) -> dict[str, ModuleType]:
    return {name: kernels[name] for name, _ in _declared(module)}


def _check_kernels(loops: Iterable[ModuleType], kernels: dict[str, ModuleType]) -> None:
    asked = [(module, name, kind) for module in loops for name, kind in _declared(module)]
    for module, name, kind in asked:
        if name not in kernels:
            raise BindError(f"{module.__name__} calls {name}, which is not given")
        for promised in _promised(kind):
            if not hasattr(kernels[name], promised):
                raise BindError(f"{kernels[name].__name__} has no {promised}, which {kind.__name__} promises")
    if unasked := sorted(set(kernels) - {name for _, name, _ in asked}):
        raise BindError(f"no loop calls {', '.join(unasked)}")


def _promised(kind: type) -> Iterator[str]:
    """The names that a protocol, and those that it goes on from, promise."""
    for parent in kind.__mro__:
        for name in (*vars(parent), *vars(parent).get("__annotations__", ())):
            if not name.startswith("_"):
                yield name


def _check_entries(entries: type[E], loops: Iterable[ModuleType]) -> None:
    defined = [function.__name__ for module in loops for function in _functions(module)]
    for name in entries._fields:
        if defined.count(name) != 1:
            raise BindError(f"{name} is defined {defined.count(name)} times by the loops, not once")


def _functions(module: ModuleType) -> list[FunctionType]:
    """The functions written in a module, not those it has imported."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    ]
