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


class NetPlayer:
    """Plays what its network likes at first sight."""

    def __init__(self, seed: int | str) -> None:
        del seed

    def turn(self, position: Position) -> list[Move]:
        seat_to_act(position)
        return list(Thinker(network_for(position)).think(position)[0].moves)


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
        seed = crc32(position.state.tobytes(), crc32(str(self._seed).encode()))
        ideas = Thinker(network).think(position, seconds=self._seconds, tries=self._tries, seed=seed)
        return list(ideas[0].moves)

    def _without_network(self, position: Position, problem: BadNetwork) -> list[Move]:
        if self._fallback is None:
            _LOG.warning("no network to think with, so Monte Carlo plays instead: %s", problem)
            self._fallback = FlatPlayer(self._seed, policy="fg", playouts=self._tries, seconds=self._seconds)
        return self._fallback.turn(position)
