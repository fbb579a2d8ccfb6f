"""A player that looks ahead within a budget; Monte Carlo replaces a missing network."""

from crownfield.ai.players.budget import check_budget
from crownfield.ai.players.fallback import network_problem, turn_without_network
from crownfield.ai.players.network import check_points, seed_of
from crownfield.ai.search.halving import Thinker
from crownfield.ai.turns import seat_to_act
from crownfield.ai.value.weights import network_for
from crownfield.games.position import Move, Position

__all__ = ["SearchPlayer"]


class SearchPlayer:
    """Tries the turns that its network finds best, with sampled reveals and `doubt` points of doubt about others."""

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
            check_points("doubt", doubt)
        self._seed, self._seconds, self._tries, self._doubt = seed, seconds, tries, doubt

    def turn(self, position: Position) -> list[Move]:
        seat_to_act(position)
        seed = seed_of(self._seed, position)
        if (problem := network_problem(position)) is not None:
            return turn_without_network(position, problem, tries=self._tries, seconds=self._seconds, seed=seed)
        thinker = Thinker(network_for(position), doubt=self._doubt)
        return list(thinker.think(position, seconds=self._seconds, tries=self._tries, seed=seed)[0].moves)
