"""What plays when a game's network is missing or damaged: Monte Carlo, and it says so."""

import logging
from functools import cache

from crownfield.ai.players.monte_carlo import FlatPlayer
from crownfield.ai.value.weights import network_for
from crownfield.base.errors import BadNetwork
from crownfield.games.position import Move, Position

__all__ = ["network_problem", "turn_without_network"]

_LOG = logging.getLogger("crownfield")


def network_problem(position: Position) -> str | None:
    """Why positions like this one cannot be judged by a network; None when they can."""
    try:
        network_for(position)
    except BadNetwork as problem:
        return f"Monte Carlo plays, for want of a network: {problem}"
    return None


def turn_without_network(
    position: Position, problem: str, *, seed: int, tries: int | None = None, seconds: float | None = None
) -> list[Move]:
    """A whole turn of the seat to act, found by playouts; the problem goes to the log, once."""
    _tell(problem)
    return FlatPlayer(seed, policy="fg", playouts=tries, seconds=seconds).turn(position)


@cache
def _tell(problem: str) -> None:
    _LOG.warning(problem)
