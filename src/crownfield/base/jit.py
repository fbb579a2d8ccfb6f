"""The one door to Numba: how kernels are compiled and where the compiled code is kept.

A `kernel` is compiled into whatever calls it. An `entry` is a kernel that Python calls; it is compiled when
first called and kept on disk. Numba's disk cache does not notice a change in a callee's file, nor the
bounds-check mode, so the folder is keyed by a hash of all of that, and of where the package lies, which Numba does
notice.
"""

import contextlib
import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core import config

__all__ = ["cache_folder", "compiles", "entry", "kernel", "summing"]

_PACKAGE = Path(__file__).parent.parent
_SHARED = ("base", "mechanics", "games")
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


def entry(function: F, *packages: Path) -> F:
    """A kernel that Python calls: compiled on its first call, loaded from disk ever after.

    `packages` are the folders whose sources, beside the shared ones, the compiled code depends on.
    """
    compiled = kernel(function)
    if compiles():
        config.CACHE_DIR = str(cache_folder(*packages))
        compiled.enable_caching()  # type: ignore[attr-defined]
    return compiled


def cache_folder(*packages: Path) -> Path:
    """Where code compiled from these packages is kept; another folder as soon as any source it depends on changes."""
    shared = [_PACKAGE / name for name in _SHARED]
    own = [package for package in dict.fromkeys(packages) if package not in shared]
    name = "-".join(dict.fromkeys(package.name for package in own))
    folder = _cache_root() / f"{name}-{_fingerprint([*shared, *own])}"
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


def _fingerprint(folders: Iterable[Path]) -> str:
    digest = hashlib.sha256(f"{_PACKAGE} {numba.__version__} boundscheck={config.BOUNDSCHECK}".encode())
    for folder in folders:
        for file in sorted(folder.glob("*.py")):
            digest.update(file.name.encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _prune(root: Path) -> None:
    """Forget the oldest folders; another process may be doing the same."""
    with contextlib.suppress(OSError):
        folders = sorted(root.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
        for old in folders[_KEPT_FOLDERS:]:
            shutil.rmtree(old, ignore_errors=True)
