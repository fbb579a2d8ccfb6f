"""What a module's code follows from: its own source and those of all that it imports, however far down."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

__all__ = ["closure", "digest"]

_PACKAGE = Path(__file__).parents[2]
_IGNORED = re.compile(r"#.*|\\\n")
_IMPORT = re.compile(
    r"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]*(\([^)]*\)|[^\n;]+)|import[ \t]+([^\n;]+))", re.MULTILINE
)
"""Statements that begin a line. Not by `ast`, which Python 3.11 cannot do in two threads at once."""


class _Source(NamedTuple):
    digest: bytes
    imports: tuple[tuple[str, str], ...]
    """Pairs: the module and the name that is taken from it, "" where it is taken as a whole."""


def closure(modules: Iterable[ModuleType]) -> dict[str, Path]:
    """The sources by module, in the order of names: these modules and whatever they import of our own.

    Our own is what lies in this package or in the top package of one of the modules: not Python, nor what is installed.
    """
    roots, found = {_PACKAGE.name: _PACKAGE.parent}, dict[str, Path]()
    queue = [(_name(module), Path(str(module.__file__))) for module in modules]
    roots.update((name.partition(".")[0], _root(name, file)) for name, file in queue)
    while queue:
        name, file = queue.pop()
        if name not in found:
            found[name] = file
            queue += _imported(name, file, roots)
    return dict(sorted(found.items()))


@cache
def digest(*modules: ModuleType) -> bytes:
    """Another one as soon as any of the sources changes, wherever they lie; looked up once in a process."""
    whole = sha256()
    for name, file in closure(modules).items():
        whole.update(f"{name} ".encode())
        whole.update(_source(file).digest)
    return whole.digest()


def _name(module: ModuleType) -> str:
    """A module that is run as a program has its name in its spec."""
    return module.__spec__.name if module.__spec__ is not None else module.__name__


def _root(name: str, file: Path) -> Path:
    """The folder in which the top package of a module lies."""
    return file.parents[name.count(".") + (file.name == "__init__.py")]


def _imported(name: str, file: Path, roots: dict[str, Path]) -> Iterator[tuple[str, Path]]:
    package = name if file.name == "__init__.py" else name.rpartition(".")[0]
    for module, taken in _source(file).imports:
        whole = _absolute(module, package)
        for candidate in (f"{whole}.{taken}", whole) if taken else (whole,):
            below = _file_of(candidate, roots)
            if below is not None:
                yield candidate, below
                break


def _absolute(module: str, package: str) -> str:
    """`..a` as it is written in `package`."""
    bare = module.lstrip(".")
    above = len(module) - len(bare)
    if not above:
        return bare
    home = package.split(".")[: package.count(".") + 2 - above]
    return ".".join([*home, bare] if bare else home)


def _file_of(name: str, roots: dict[str, Path]) -> Path | None:
    top = name.partition(".")[0]
    if top not in roots:
        return None
    place = roots[top].joinpath(*name.split("."))
    return next((file for file in (place.with_name(f"{place.name}.py"), place / "__init__.py") if file.is_file()), None)


def _source(file: Path) -> _Source:
    state = file.stat()
    return _read(file, state.st_mtime_ns, state.st_size)


@cache
def _read(file: Path, _changed: int, _size: int) -> _Source:
    source = file.read_bytes()
    return _Source(sha256(source).digest(), tuple(_imports(source.decode("utf-8"))))


def _imports(source: str) -> Iterator[tuple[str, str]]:
    for module, names, whole in _IMPORT.findall(_IGNORED.sub("", source)):
        for name in (names or whole).strip("()").split(","):
            if words := name.split():  # a comma may be the last
                yield (module, words[0]) if module else (words[0], "")
