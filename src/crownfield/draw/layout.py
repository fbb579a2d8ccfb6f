"""Parts of a table and how they are stacked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from crownfield.draw.markup import at

GAP = 22


@dataclass(frozen=True)
class Part:
    """A drawn part of the table and the room it takes."""

    drawn: str
    width: float
    height: float


def stack(parts: Sequence[Part], gap: float = 26) -> Part:
    """Parts one below the other."""
    drawn, y = [], 0.0
    for part in parts:
        if part.height:
            drawn.append(at(0, y, part.drawn))
            y += part.height + gap
    return Part("".join(drawn), max(part.width for part in parts), max(0.0, y - gap))
