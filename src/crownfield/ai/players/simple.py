"""The two simplest players: one moves at random, one takes whatever scores most at once."""

from random import Random

from crownfield.ai.turns import decide
from crownfield.games.position import Move, Position

__all__ = ["GreedyPlayer", "RandomPlayer"]


class RandomPlayer:
    """Every legal move is as likely."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(f"random {seed}")

    def turn(self, position: Position) -> list[Move]:
        return decide(position, lambda here: self._random.choice(here.legal_moves()))


class GreedyPlayer:
    """The move after which its own kingdom is worth most; among equals any."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(f"greedy {seed}")

    def turn(self, position: Position) -> list[Move]:
        return decide(position, self._choose)

    def _choose(self, position: Position) -> Move:
        seat, moves = position.actor, position.legal_moves()
        worth = position.totals_after(moves, seat)
        return self._random.choice([move for move, points in zip(moves, worth, strict=True) if points == max(worth)])
