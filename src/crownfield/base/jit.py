"""The one door to Numba: how kernels are compiled and where the compiled code is kept.

A `kernel` is compiled into whatever calls it. An `entry` is a kernel that Python calls; it is compiled when
first called and kept on disk. Numba's disk cache does not notice a change in a callee's file, nor the
bounds-check mode, so the folder is keyed by a hash of every source that the code follows from, of where these lie
(which Numba does notice), and of the mode.
"""

import contextlib
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import numba
from numba.core import config

from crownfield.base.closure import digest

__all__ = ["cache_folder", "compiles", "entry", "kernel", "summing"]

_KEPT_FOLDERS = 24

F = TypeVar("F", bound=Callable[..., Any])


def compiles() -> bool:
    """Whether kernels are compiled at all (not so with NUMBA_DISABLE_JIT=1)."""
    return not config.DISABLE_JIT


def kernel(function: F) -> F:
    """A function compiled into the entries that call it."""
    compiled: F = numba.njit(nogil=True, error_model="numpy")(function)
    return compiled


def summing(function: F) -> F:
    """A kernel that may add up floating-point numbers in any order, many at a time."""
    compiled: F = numba.njit(nogil=True, error_model="numpy", fastmath={"reassoc", "contract", "nsz"})(function)
    return compiled


def entry(function: F, *modules: ModuleType) -> F:
    """A kernel that Python calls: compiled on its first call, loaded from disk ever after.

    `modules` are those whose functions are bound into it; its own is one of them anyway.
    """
    compiled = kernel(function)
    if compiles():
        config.CACHE_DIR = str(cache_folder(*modules, sys.modules[function.__module__]))
        compiled.enable_caching()  # type: ignore[attr-defined]
    return compiled


def cache_folder(*modules: ModuleType) -> Path:
    """Where code compiled from these modules is kept; another folder as soon as any source it follows from changes."""
    modules = tuple(dict.fromkeys(modules))
    homes = dict.fromkeys(module.__name__.split(".")[-2:][0] for module in modules)
    mode = f"{[module.__name__ for module in modules]} {numba.__version__} boundscheck={config.BOUNDSCHECK}"
    key = hashlib.sha256(digest(*modules) + mode.encode()).hexdigest()[:16]
    folder = _cache_root() / f"{'-'.join(homes)}-{key}"
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        _prune(folder.parent)
    return folder


def _cache_root() -> Path:
    home = os.environ.get("CROWNFIELD_CACHE") or os.environ.get("XDG_CACHE_HOME")
    wanted = Path(home) if home else Path.home() / ".cache"
    root = wanted / "crownfield" / "kernels"
    try:
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            pass
    except OSError:
        return Path(tempfile.mkdtemp(prefix="crownfield-kernels-"))
    return root


def _prune(root: Path) -> None:
    """Forget the oldest folders; another process may be doing the same."""
    with contextlib.suppress(OSError):
        folders = sorted(root.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
        for old in folders[_KEPT_FOLDERS:]:
            shutil.rmtree(old, ignore_errors=True)
