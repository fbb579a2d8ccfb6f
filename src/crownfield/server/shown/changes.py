"""What has changed between two trees of JSON, so that a browser that has the first can make the second of it."""

from typing import Any

from crownfield.server.protocol.words import Path

__all__ = ["changes"]


def changes(before: Any, after: Any) -> tuple[list[Path], list[tuple[Path, Any]]]:
    """The members of objects that go, and then the values that are put somewhere."""
    drop: list[Path] = []
    put: list[tuple[Path, Any]] = []
    _compare(before, after, [], drop, put)
    return drop, put


def _compare(before: Any, after: Any, path: Path, drop: list[Path], put: list[tuple[Path, Any]]) -> None:
    """Objects are compared member by member, and so are lists of the same length; anything else is put as a whole."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        drop += ([*path, key] for key in before if key not in after)
        put += (([*path, key], after[key]) for key in after if key not in before)
        shared: Any = [key for key in after if key in before]
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        shared = range(len(after))
    else:
        put.append((path, after))
        return
    for key in shared:
        _compare(before[key], after[key], [*path, key], drop, put)
