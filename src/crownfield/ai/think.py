"""Thinking about a position: the best turns, with the points and the chance to win that each one promises."""

from functools import cache
from time import perf_counter

import numpy as np
import numpy.typing as npt

from crownfield.ai import net_policy, think_loops
from crownfield.ai.net_desk import kernels_of, new_desk
from crownfield.ai.network import Network
from crownfield.ai.policies import as_move
from crownfield.ai.think_endgame import exact_ideas, has_exact_ideas
from crownfield.ai.think_idea import Idea
from crownfield.ai.think_loops import LONGEST_TURN, Pool, ThinkEntries
from crownfield.base.bind import bind
from crownfield.base.errors import NotAllowed
from crownfield.base.rng import generators
from crownfield.games.position import Position

__all__ = ["Thinker"]

_PRIOR = 20.0
"""A turn is judged as if the network's own liking had been tried so often."""
_AT_ONCE = 4
"""Turns tried between two looks at the clock."""


@cache
def _entries(game: str) -> ThinkEntries:
    return bind(ThinkEntries, [net_policy, think_loops], kernels_of(game))


class Thinker:
    """One game's network, thinking about one position after another."""

    def __init__(self, network: Network, *, width: int = 12) -> None:
        self._network, self._width = network, width

    def think(
        self, position: Position, *, seconds: float | None = None, tries: int | None = None, seed: int = 0
    ) -> list[Idea]:
        """Turns of the seat to act, best first. Without a budget: what the network likes at first sight.

        The same position, seed and number of tries give the same ideas; raises NotAllowed when no seat is to act.
        """
        if position.actor < 0:
            raise NotAllowed(f"no seat is to act, but {position.phase}")
        if has_exact_ideas(position):
            return exact_ideas(position)
        session = _Session(self._network, position, seed, self._width)
        if seconds is not None or tries is not None:
            session.search(seconds, tries)
        return session.ideas()


class _Session:
    """The turns under consideration in one position, and what was found out about them."""

    def __init__(self, network: Network, position: Position, seed: int, width: int) -> None:
        self._began = perf_counter()
        self._position, rules = position, position.rules
        self._entries, self._desk = _entries(rules.info.name), new_desk(rules, position.components, network)
        self._pool = _new_pool(rules.info.state, width)
        self._luck = generators(seed, 4096)
        self._outcome = np.zeros(rules.info.longest_outcome, np.int64)
        self._mine = _kingdom_of(position)
        count = self._entries.list_turns(position.state, self._desk, self._luck[0].copy(), self._pool)
        self._sums, self._tries = np.zeros((count, 3)), np.zeros(count, np.int64)

    def search(self, seconds: float | None, tries: int | None) -> None:
        """Sequential halving: all turns are tried, then the better half of them again, and so on."""
        alive = np.argsort(-self._pool.liking[: len(self._tries)], kind="stable")
        phases = max(1, int(np.ceil(np.log2(len(alive)))))
        if len(alive) == 1:
            return
        for phase in range(phases):
            if seconds is not None:
                self._try_until(alive, self._began + 0.97 * seconds * (phase + 1) / phases)
            elif tries is not None:
                self._try_often(alive, max(1, round(tries / phases / len(alive))))
            alive = alive[np.argsort(-self._values()[alive], kind="stable")][: (len(alive) + 1) // 2]

    def _try_often(self, alive: npt.NDArray[np.int64], rounds: int) -> None:
        for _ in range(rounds):
            self._try(alive)

    def _try_until(self, alive: npt.NDArray[np.int64], end: float) -> None:
        while True:
            for first in range(0, len(alive), _AT_ONCE):
                if perf_counter() > end:
                    return
                self._try(alive[first : first + _AT_ONCE])

    def _try(self, chosen: npt.NDArray[np.int64]) -> None:
        """The nth try of every turn meets the same luck."""
        luck = self._luck[1 + int(self._tries[chosen[0]]) % 4095]
        self._entries.try_turns(self._desk, self._pool, self._mine, chosen, luck, self._outcome, self._sums)
        self._tries[chosen] += 1

    def _values(self) -> npt.NDArray[np.float64]:
        liking = self._pool.liking[: len(self._tries)]
        values: npt.NDArray[np.float64] = (_PRIOR * liking + self._sums[:, 0]) / (_PRIOR + self._tries)
        return values

    def ideas(self) -> list[Idea]:
        """Those tried most come first; among them the most valuable."""
        values, tries = self._values(), self._tries
        order = sorted(range(len(tries)), key=lambda index: (-tries[index], -values[index]))
        return [self._idea(index, float(values[index])) for index in order]

    def _idea(self, index: int, value: float) -> Idea:
        actions = self._pool.paths[index, : self._pool.lengths[index]]
        moves = tuple(as_move(self._position, action) for action in actions.tolist())
        tries = int(self._tries[index])
        win, points = (float(number) / max(tries, 1) for number in self._sums[index, 1:])
        return Idea(moves, win, points, value, tries)


def _kingdom_of(position: Position) -> int:
    seats = position.rules.kingdom_seats(position.state)
    return next(kingdom for kingdom, owners in enumerate(seats) if position.actor in owners)


def _new_pool(state: np.dtype[np.void], width: int) -> Pool:
    return Pool(
        states=np.zeros(2 * width, state),
        paths=np.zeros((2 * width, LONGEST_TURN), np.int64),
        lengths=np.zeros(2 * width, np.int64),
        liking=np.zeros(2 * width),
        finished=np.zeros(2 * width, np.bool_),
    )
