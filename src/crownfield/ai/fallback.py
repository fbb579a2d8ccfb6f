"""What plays when a game's network is missing or damaged: Monte Carlo, and it says so."""

import logging
from functools import cache

from crownfield.ai.monte_carlo import FlatPlayer
from crownfield.base.errors import BadNetwork
from crownfield.games.position import Move, Position

__all__ = ["turn_without_network"]

_LOG = logging.getLogger("crownfield")


def turn_without_network(
    position: Position, problem: BadNetwork, *, seed: int, tries: int | None = None, seconds: float | None = None
) -> list[Move]:
    """A whole turn of the seat to act, found by playouts; what the problem is goes to the log, once."""
    _tell(str(problem))
    return FlatPlayer(seed, policy="fg", playouts=tries, seconds=seconds).turn(position)


@cache
def _tell(problem: str) -> None:
    _LOG.warning("no network to think with, so Monte Carlo plays instead: %s", problem)
