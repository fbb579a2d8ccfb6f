"""A player that decides by its network at first sight; Monte Carlo replaces a missing network."""

from zlib import crc32

from crownfield.ai.players.fallback import network_problem, turn_without_network
from crownfield.ai.search.halving import Thinker
from crownfield.ai.turns import seat_to_act
from crownfield.ai.value.weights import network_for
from crownfield.base.errors import BadOptions
from crownfield.games.position import Move, Position

__all__ = ["NetPlayer", "check_points", "seed_of"]

_MOST_POINTS = 1000
_INSTEAD_OF_A_GLANCE = 100
"""Playouts."""


class NetPlayer:
    """Plays what has the highest value at first sight, wrong about every choice by about `noise` points."""

    def __init__(self, seed: int | str, *, noise: float = 0.0) -> None:
        check_points("noise", noise)
        self._seed, self._noise = seed, noise

    def turn(self, position: Position) -> list[Move]:
        seat_to_act(position)
        seed = seed_of(self._seed, position)
        if (problem := network_problem(position)) is not None:
            return turn_without_network(position, problem, tries=_INSTEAD_OF_A_GLANCE, seed=seed)
        return list(Thinker(network_for(position)).glance(position, noise=self._noise, seed=seed)[0].moves)


def check_points(setting: str, points: float) -> None:
    if not 0 <= points < _MOST_POINTS:
        raise BadOptions(f"{setting} is a number of points from 0 to {_MOST_POINTS}")


def seed_of(seed: int | str, position: Position) -> int:
    """Another one for every position, the same for the same one."""
    return crc32(position.state.tobytes(), crc32(str(seed).encode()))
