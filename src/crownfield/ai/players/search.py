"""Players that think: at first sight, or looking ahead within a budget; Monte Carlo replaces a missing network."""

from zlib import crc32

from crownfield.ai.players.budget import check_budget
from crownfield.ai.players.fallback import network_problem, turn_without_network
from crownfield.ai.players.registry import seat_to_act
from crownfield.ai.search.halving import Thinker
from crownfield.ai.value.weights import network_for
from crownfield.base.errors import BadOptions
from crownfield.games.position import Move, Position

__all__ = ["NetPlayer", "ThinkingPlayer"]

_MOST_POINTS = 1000
_INSTEAD_OF_A_GLANCE = 100
"""Playouts."""


class NetPlayer:
    """Plays what its network likes at first sight, wrong about every choice by about `noise` points."""

    def __init__(self, seed: int | str, *, noise: float = 0.0) -> None:
        _check_points("noise", noise)
        self._seed, self._noise = seed, noise

    def turn(self, position: Position) -> list[Move]:
        seat_to_act(position)
        seed = _luck(self._seed, position)
        if (problem := network_problem(position)) is not None:
            return turn_without_network(position, problem, tries=_INSTEAD_OF_A_GLANCE, seed=seed)
        return list(Thinker(network_for(position)).glance(position, noise=self._noise, seed=seed)[0].moves)


class ThinkingPlayer:
    """Tries the turns its network likes, with sampled reveals and doubting by `doubt` points what others like."""

    def __init__(
        self,
        seed: int | str,
        *,
        seconds: float | None = None,
        tries: int | None = None,
        doubt: float | None = None,
    ) -> None:
        check_budget("tries", tries, seconds)
        if doubt is not None:
            _check_points("doubt", doubt)
        self._seed, self._seconds, self._tries, self._doubt = seed, seconds, tries, doubt

    def turn(self, position: Position) -> list[Move]:
        seat_to_act(position)
        seed = _luck(self._seed, position)
        if (problem := network_problem(position)) is not None:
            return turn_without_network(position, problem, tries=self._tries, seconds=self._seconds, seed=seed)
        thinker = Thinker(network_for(position), doubt=self._doubt)
        return list(thinker.think(position, seconds=self._seconds, tries=self._tries, seed=seed)[0].moves)


def _check_points(setting: str, points: float) -> None:
    if not 0 <= points < _MOST_POINTS:
        raise BadOptions(f"{setting} is a number of points from 0 to {_MOST_POINTS}")


def _luck(seed: int | str, position: Position) -> int:
    """Another one for every position, the same for the same one."""
    return crc32(position.state.tobytes(), crc32(str(seed).encode()))
