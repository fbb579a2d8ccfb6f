"""What thinking comes to: a turn, and what is to be expected of it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from crownfield.games.position import Move

__all__ = ["Idea", "best_first"]


@dataclass(frozen=True)
class Idea:
    """A turn of the seat to act."""

    moves: tuple[Move, ...]
    win: float
    """The chance that its side wins, shared victories shared."""
    points: float
    """What its kingdom is expected to have at the end."""
    value: float
    """By which ideas are compared: winning, then the margin."""
    tries: int
    """How often the game was played on from here; 0 for a judgement at first sight or an exact answer."""
    exact: bool = False
    """Whether nothing is left to chance and both sides were taken to play their best."""


def best_first(ideas: Iterable[Idea]) -> list[Idea]:
    """Ideas as people are told of them: in the order of the figures that they read, the chance to win, then points.

    Both are rounded to what tries can tell, whole percents and tenths of a point.
    """
    told = [replace(idea, win=round(idea.win, 2), points=round(idea.points, 1)) for idea in ideas]
    return sorted(told, key=lambda idea: (idea.win, idea.points), reverse=True)
