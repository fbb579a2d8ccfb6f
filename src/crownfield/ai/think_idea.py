"""What thinking comes to: a turn, and what is to be expected of it."""

from dataclasses import dataclass

from crownfield.games.position import Move

__all__ = ["Idea"]


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
