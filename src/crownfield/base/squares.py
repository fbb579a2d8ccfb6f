"""Squares by their names, as everything above the kernels means them: what `h7e` covers, and what hangs together."""

import re
from collections.abc import Hashable, Mapping
from functools import lru_cache
from typing import TypeAlias, TypeVar

__all__ = ["COLUMNS", "Square", "covered_by", "format_square", "halves", "parse_square", "regions"]

Square: TypeAlias = tuple[int, int]
"""Column from 0, row as it is written."""

COLUMNS = "abcdefghijklm"
_STEPS: Mapping[str, Square] = {"e": (1, 0), "w": (-1, 0), "n": (0, 1), "s": (0, -1)}
_SIDE_BY_SIDE = re.compile(r"place ([a-m][0-9]+[ewns])")
_Kind = TypeVar("_Kind", bound=Hashable)


def parse_square(name: str) -> Square:
    """`g7` → (6, 7)."""
    return COLUMNS.index(name[0]), int(name[1:])


def format_square(square: Square) -> str:
    """(6, 7) → `g7`."""
    return f"{COLUMNS[square[0]]}{square[1]}"


def halves(placement: str) -> tuple[Square, Square]:
    """`h7e` → the square of the left half and that of the right one, which lies in the direction named."""
    (column, row), (across, up) = parse_square(placement[:-1]), _STEPS[placement[-1]]
    return (column, row), (column + across, row + up)


@lru_cache(maxsize=4096)
def covered_by(move: str) -> tuple[str, str] | None:
    """The two squares that a move covers side by side: `place h7e` → `h7`, `i7`. None for any other move."""
    found = _SIDE_BY_SIDE.fullmatch(move)
    if found is None:
        return None
    left, right = halves(found[1])
    return format_square(left), format_square(right)


def regions(kinds: Mapping[Square, _Kind]) -> list[tuple[_Kind, list[Square]]]:
    """Connected squares of one kind: each region from its first square on, in the order of these."""
    left, found = dict(kinds), list[tuple[_Kind, list[Square]]]()
    for first, kind in kinds.items():
        if first not in left:
            continue
        del left[first]
        region = [first]
        for column, row in region:
            near = [(column + across, row + up) for across, up in _STEPS.values()]
            fresh = [square for square in near if left.get(square) == kind]
            for square in fresh:
                del left[square]
            region += fresh
        found.append((kind, region))
    return found
