"""Where compiled entries are kept, so that each is compiled once: in the package, if it came so, or in a cache folder.

All entries that follow from the same sources share a folder, named by what those sources say, not by where they lie:
two checkouts share what they have in common and never mislead each other, and a change anywhere below a kernel means
another folder. In it an entry has a file for each signature and processor.
"""

import contextlib
import hashlib
import os
import pickle
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import llvmlite
import llvmlite.binding as llvm
import numba
from numba.core import config
from numba.core.caching import NullCache
from numba.core.compiler import CompileResult
from numba.core.registry import cpu_target
from numba.core.runtime import rtsys
from numba.core.serialize import dumps

from crownfield.base.compiling.closure import digest
from crownfield.base.packed import PACKED, baseline

__all__ = ["Kept", "code_in_use", "find", "folder_to_write", "origins"]

_KEPT_FOLDERS = 64
_SUM = hashlib.sha256().digest_size
_ORIGINS = Counter[str]()


class Kept(NullCache):  # type: ignore[misc]
    """What Numba asks before it compiles an entry, and tells afterwards."""

    def __init__(self, function: Any, modules: tuple[ModuleType, ...]) -> None:
        self._name = str(function.__name__)
        self._modules = tuple(dict.fromkeys((*modules, sys.modules[function.__module__])))

    def load_overload(self, signature: Any, target: Any) -> CompileResult | None:
        """None if it is not kept, or damaged."""
        rtsys.initialize(target)
        file = find(self._file(signature), *self._modules)
        packed = None if file is None else _read(file)
        if file is None or packed is None:
            return None
        _ORIGINS["packed" if PACKED in file.parents else "kept"] += 1
        return CompileResult._rebuild(target, *pickle.loads(packed))  # noqa: S301

    def save_overload(self, signature: Any, result: CompileResult) -> None:
        _ORIGINS["compiled"] += 1
        with contextlib.suppress(OSError):  # a full disk keeps nobody from playing
            _write(folder_to_write(*self._modules) / self._file(signature), dumps(_pack(result)))

    def _file(self, signature: Any) -> str:
        key = hashlib.sha256(f"{signature} {processor()}".encode()).hexdigest()
        return f"{self._name}-{key[:16]}.code"


def origins() -> Mapping[str, int]:
    """How many entries this process has found packed with the package or kept from before, and how many it compiled."""
    return {name: _ORIGINS[name] for name in ("packed", "kept", "compiled")}


def code_in_use() -> str:
    """For which processor this process compiles, and where its code came from so far."""
    if config.DISABLE_JIT:
        return "interpreted"
    processor = config.CPU_NAME or llvm.get_host_cpu_name()
    kind = "native" if config.CPU_NAME is None else "baseline" if processor == baseline().name else "chosen"
    return f"{kind} ({processor}), " + ", ".join(f"{count} {origin}" for origin, count in origins().items())


def find(name: str, *modules: ModuleType) -> Path | None:
    """Where a file of this name is kept among what is compiled from these modules."""
    places = (root / _folder(*modules) / name for root in (PACKED, _cache_root()))
    return next((file for file in places if file.exists()), None)


def folder_to_write(*modules: ModuleType) -> Path:
    """The folder for what is compiled from these modules; it exists."""
    folder = _cache_root() / _folder(*modules)
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        _prune(folder.parent)
    return folder


def processor() -> str:
    """The kind of processor that is compiled for, with all that it can do."""
    return str(cpu_target.target_context.codegen().magic_tuple())


def _folder(*modules: ModuleType) -> str:
    homes = dict.fromkeys(module.__name__.split(".")[-2:][0] for module in modules)
    names = [module.__name__ for module in modules]
    makers = sys.implementation.cache_tag, numba.__version__, llvmlite.__version__
    mode = f"{names} {makers} boundscheck={config.BOUNDSCHECK}"
    return f"{'-'.join(homes)}-{hashlib.sha256(digest(*modules) + mode.encode()).hexdigest()[:16]}"


def _pack(result: CompileResult) -> tuple[Any, ...]:
    """What `CompileResult._rebuild` needs, without what only compiling into others would need."""
    (name, kind, (code, _)), *rest = result._reduce()
    rest[5] = ""  # the types of all variables, for people
    return ((name, kind, (code, _names_of(result.library._final_module))), *rest)


def _names_of(module: Any) -> bytes:
    """A module that says what the code defines for others, and nothing more."""
    hidden = ("internal", "private")
    functions = [f for f in module.functions if not f.is_declaration and f.linkage.name not in hidden]
    variables = [v for v in module.global_variables if not v.is_declaration and v.linkage.name not in hidden]
    lines = [f'define void @"{function.name}"() {{ ret void }}' for function in functions]
    lines += [f'@"{variable.name}" = global i8 0' for variable in variables]
    named: bytes = llvm.parse_assembly("\n".join(lines)).as_bitcode()
    return named


def _read(file: Path) -> bytes | None:
    with contextlib.suppress(OSError):
        whole = file.read_bytes()
        if hashlib.sha256(whole[_SUM:]).digest() == whole[:_SUM]:
            return whole[_SUM:]
    return None


def _write(file: Path, packed: bytes) -> None:
    """Whole or not at all."""
    draft = file.with_name(f"{file.name}.{os.getpid()}.new")
    draft.write_bytes(hashlib.sha256(packed).digest() + packed)
    draft.replace(file)


@cache
def _root_of(home: str) -> Path:
    root = Path(home) / "crownfield" / "kernels"
    try:
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            pass
    except OSError:
        return Path(tempfile.mkdtemp(prefix="crownfield-kernels-"))
    return root


def _cache_root() -> Path:
    """The user's; a temporary one where that cannot be written."""
    home = os.environ.get("CROWNFIELD_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return _root_of(home or str(Path.home() / ".cache"))


def _prune(root: Path) -> None:
    """Forget the oldest folders; another process may be doing the same."""
    with contextlib.suppress(OSError):
        folders = sorted(root.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
        for old in folders[_KEPT_FOLDERS:]:
            shutil.rmtree(old, ignore_errors=True)
