"""The two simplest players: one moves at random, one takes whatever scores most at once."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from crownfield.base.errors import BadOptions
from crownfield.games.position import Move, Position

__all__ = ["PLAYERS", "GreedyPlayer", "Player", "RandomPlayer", "new_player"]


class Player(Protocol):
    """Whoever decides for a seat."""

    def choose(self, position: Position) -> Move:
        """One of the legal moves; the position is left as it is."""
        ...


class RandomPlayer:
    """Every legal move is as likely."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(f"random {seed}")

    def choose(self, position: Position) -> Move:
        return self._random.choice(position.legal_moves())


class GreedyPlayer:
    """The move after which its own kingdom is worth most; among equals any."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(f"greedy {seed}")

    def choose(self, position: Position) -> Move:
        seat, moves = position.actor, position.legal_moves()
        worth = position.totals_after(moves, seat)
        return self._random.choice([move for move, points in zip(moves, worth, strict=True) if points == max(worth)])


PLAYERS: dict[str, Callable[[int | str], Player]] = {"random": RandomPlayer, "greedy": GreedyPlayer}


def new_player(name: str, seed: int | str) -> Player:
    """A player by name; raises BadOptions."""
    if name not in PLAYERS:
        raise BadOptions(f"unknown player {name!r}; players are: {', '.join(PLAYERS)}")
    return PLAYERS[name](seed)
