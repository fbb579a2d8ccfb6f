"""Kernels, compiled into whatever calls them, and entries, the kernels that Python calls.

An entry is compiled when first called and kept on disk: `kept` says where and until when.
"""

from collections.abc import Callable
from functools import cached_property
from types import ModuleType
from typing import Any, TypeVar

from numba.core import config
from numba.core.registry import CPUDispatcher

from crownfield.base.compiling.kept import Kept
from crownfield.base.compiling.whole import PartCompiler, WholeCompiler

__all__ = ["compiles", "entry", "kernel", "prepare", "summing"]

F = TypeVar("F", bound=Callable[..., Any])

_ALWAYS = {"nopython": True, "nogil": True, "error_model": "numpy", "boundscheck": None}
_INSIDE = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def compiles() -> bool:
    """Whether kernels are compiled at all (not so with NUMBA_DISABLE_JIT=1)."""
    return not config.DISABLE_JIT


def kernel(function: F) -> F:
    """A function compiled into the entries that call it."""
    return _kernel(function, {})


def summing(function: F) -> F:
    """A kernel that may add up floating-point numbers in any order, many at a time."""
    return _kernel(function, {"fastmath": {"reassoc", "contract", "nsz"}})


def entry(function: F, *modules: ModuleType) -> F:
    """A kernel that Python calls: compiled on its first call, loaded from disk ever after.

    `modules` are those whose functions are bound into it; its own is one of them anyway.
    """
    return _entry(function, Kept(function, modules)) if compiles() else function


def prepare(function: Callable[..., Any], *arguments: Any) -> None:
    """Compile an entry for arguments like these, or load what is kept, without calling it."""
    if isinstance(function, CPUDispatcher):
        function.compile(tuple(function.typeof_pyval(argument) for argument in arguments))


class _Kernel(CPUDispatcher):  # type: ignore[misc]
    """Called from Python it is compiled by itself and not kept, which is for tests."""

    def __call__(self, *arguments: Any) -> Any:
        return self._alone(*arguments)

    @cached_property
    def _alone(self) -> Callable[..., Any]:
        options = {name: value for name, value in self.targetoptions.items() if name not in _INSIDE}
        alone: Callable[..., Any] = CPUDispatcher(self.py_func, targetoptions=options, pipeline_class=WholeCompiler)
        return alone


def _kernel(function: F, options: dict[str, Any]) -> F:
    if not compiles():
        return function
    compiled: F = _Kernel(function, targetoptions={**_ALWAYS, **_INSIDE, **options}, pipeline_class=PartCompiler)
    return compiled


def _entry(function: F, kept: Kept) -> F:
    compiled: F = CPUDispatcher(function, targetoptions=_ALWAYS, pipeline_class=WholeCompiler)
    compiled._cache = kept  # type: ignore[attr-defined]
    return compiled
