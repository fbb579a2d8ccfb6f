"""Players that think: at first sight, or looking ahead within a budget."""

import logging
from zlib import crc32

from crownfield.ai.monte_carlo import FlatPlayer
from crownfield.ai.network_files import network_for
from crownfield.ai.players import Player, seat_to_act
from crownfield.ai.think import Thinker
from crownfield.base.errors import BadNetwork, BadOptions
from crownfield.games.position import Move, Position

__all__ = ["NetPlayer", "ThinkingPlayer"]

_LOG = logging.getLogger("crownfield")
_MOST_NOISE = 1000


class NetPlayer:
    """Plays what its network likes at first sight, wrong about every choice by about `noise` points."""

    def __init__(self, seed: int | str, *, noise: float = 0.0) -> None:
        if not 0 <= noise < _MOST_NOISE:
            raise BadOptions(f"noise is a number of points from 0 to {_MOST_NOISE}")
        self._seed, self._noise = seed, noise

    def turn(self, position: Position) -> list[Move]:
        seat_to_act(position)
        ideas = Thinker(network_for(position)).glance(position, noise=self._noise, seed=_luck(self._seed, position))
        return list(ideas[0].moves)


class ThinkingPlayer:
    """Tries the turns its network likes, with sampled reveals; without a network it falls back to Monte Carlo."""

    def __init__(self, seed: int | str, *, seconds: float | None = None, tries: int | None = None) -> None:
        if (seconds is None) == (tries is None):
            raise BadOptions("a search needs a budget: seconds=0.2 or tries=300")
        if (seconds or tries or 0) <= 0:
            raise BadOptions("a search needs a budget of more than 0")
        self._seed, self._seconds, self._tries = seed, seconds, tries
        self._fallback: Player | None = None

    def turn(self, position: Position) -> list[Move]:
        seat_to_act(position)
        try:
            network = network_for(position)
        except BadNetwork as problem:
            return self._without_network(position, problem)
        seed = _luck(self._seed, position)
        ideas = Thinker(network).think(position, seconds=self._seconds, tries=self._tries, seed=seed)
        return list(ideas[0].moves)

    def _without_network(self, position: Position, problem: BadNetwork) -> list[Move]:
        if self._fallback is None:
            _LOG.warning("no network to think with, so Monte Carlo plays instead: %s", problem)
            self._fallback = FlatPlayer(self._seed, policy="fg", playouts=self._tries, seconds=self._seconds)
        return self._fallback.turn(position)


def _luck(seed: int | str, position: Position) -> int:
    """Another one for every position, the same for the same one."""
    return crc32(position.state.tobytes(), crc32(str(seed).encode()))
