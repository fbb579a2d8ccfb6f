"""Thinking about a position: the best turns, with the points and the chance to win that each one promises."""

from functools import cache
from time import perf_counter

import numpy as np
import numpy.typing as npt

from crownfield.ai.players.policy import as_move
from crownfield.ai.players.registry import seat_to_act
from crownfield.ai.search import candidates as think_loops
from crownfield.ai.search.candidates import LONGEST_TURN, Pool, ThinkEntries
from crownfield.ai.search.exact import exact_ideas, has_exact_ideas
from crownfield.ai.search.idea import Idea
from crownfield.ai.value import judge as net_policy
from crownfield.ai.value.network import Network
from crownfield.ai.value.weights import network_name
from crownfield.ai.value.workspace import kernels_of, new_desk
from crownfield.base.bind import bind
from crownfield.base.rng import generators
from crownfield.games.position import Move, Position

__all__ = ["Thinker"]

_HEARD = {
    "duo": (1, 4), "kingdomino": (2, 2), "mighty": (2, 2), "queendomino": (1, 1), "wedding": (1, 1), "duel": (2, 2),
}  # fmt: skip
"""By network: while a turn is tried, its verdict is heard when chance has spoken so often, and up to so often."""
_DOUBT = {"kingdomino": 2.0}
"""By network: while a turn is tried, others may like another choice better by about so many points; else by none."""
_PRIOR = 5.0
"""A turn is judged as if the network's own liking had been tried so often."""
_LUCK = 4096
"""So many tries of a turn differ."""
_AT_ONCE = 4
"""Turns tried between two looks at the clock."""


@cache
def _entries(game: str) -> ThinkEntries:
    return bind(ThinkEntries, [net_policy, think_loops], kernels_of(game))


class Thinker:
    """One game's network, thinking about one position after another.

    Turns are tried as if others might like another choice better by about `doubt` points; unless it is said, by so
    many as serve best.
    """

    def __init__(self, network: Network, *, width: int = 12, doubt: float | None = None) -> None:
        self._network, self._width, self._doubt = network, width, doubt

    def glance(self, position: Position, *, noise: float = 0.0, seed: int = 0) -> list[Idea]:
        """What the network likes at first sight, best first, its judgements off by about `noise` points.

        Raises NotAllowed when no seat is to act.
        """
        seat_to_act(position)
        return _Session(self._network, position, seed, self._width, noise=noise).ideas()

    def think(
        self, position: Position, *, seconds: float | None = None, tries: int | None = None, seed: int = 0
    ) -> list[Idea]:
        """Turns of the seat to act, the one to play first, found within the budget; exact where chance is silent.

        The same position, seed and number of tries give the same ideas on the same kind of processor; raises
        NotAllowed when no seat is to act.
        """
        seat_to_act(position)
        if has_exact_ideas(position):
            return exact_ideas(position)
        doubt = _DOUBT.get(network_name(position), 0.0) if self._doubt is None else self._doubt
        session = _Session(self._network, position, seed, self._width, doubt=doubt)
        session.search(seconds, tries)
        return session.ideas()

    def follow_up(self, position: Position, idea: Idea) -> tuple[Move, ...]:
        """What will probably be played after an idea until chance speaks, everyone choosing at first sight."""
        here, moves = position.copy(), list[Move]()
        for move in idea.moves:
            here.play(move)
        while here.actor >= 0:
            ideas = exact_ideas(here) if has_exact_ideas(here) else self.glance(here)
            moves += [here.play(move) for move in ideas[0].moves]
        return tuple(moves)


class _Session:
    """The turns under consideration in one position, and what was found out about them."""

    def __init__(
        self, network: Network, position: Position, seed: int, width: int, *, noise: float = 0.0, doubt: float = 0.0
    ) -> None:
        self._began = perf_counter()
        self._position, rules = position, position.rules
        self._entries, self._desk = _entries(rules.info.name), new_desk(rules, position.components, network)
        self._pool = _new_pool(rules.info.state, width)
        self._luck = generators(seed, 2 * _LUCK).reshape(_LUCK, 2, 1)
        self._outcome = np.zeros(rules.info.longest_outcome, np.int64)
        self._mine = _kingdom_of(position)
        count = self._entries.list_turns(position.state, self._desk, self._luck[0, 0].copy(), float(noise), self._pool)
        self._judged, self._sums = np.zeros((count, 3)), np.zeros((count, 3))
        self._tries, self._doubt = np.zeros(count, np.int64), float(doubt)
        self._heard = np.array(_HEARD[network_name(position)])
        self._dropped: list[tuple[npt.NDArray[np.int64], npt.NDArray[np.float64]]] = []
        self._entries.judge_turns(self._desk, self._pool, self._mine, self._judged)

    def search(self, seconds: float | None, tries: int | None) -> None:
        """Sequential halving: all turns are tried, then the better half of them again, and so on."""
        alive = np.argsort(-self._judged[:, 0], kind="stable")
        phases = max(1, int(np.ceil(np.log2(len(alive)))))
        if len(alive) == 1:
            return
        for phase in range(phases):
            if seconds is not None:
                self._try_until(alive, self._began + 0.97 * seconds * (phase + 1) / phases)
            elif tries is not None:
                self._try_often(alive, max(1, round(tries / phases / len(alive))))
            found, half = self._found(), (len(alive) + 1) // 2
            alive = alive[np.argsort(-found[alive, 0], kind="stable")]
            self._dropped.append((alive[half:], found))
            alive = alive[:half]

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
        luck = self._luck[1 + int(self._tries[chosen[0]]) % (_LUCK - 1)]
        self._entries.try_turns(
            self._desk, self._pool, self._mine, chosen, self._heard, self._doubt, luck, self._outcome, self._sums
        )
        self._tries[chosen] += 1

    def _found(self) -> npt.NDArray[np.float64]:
        """Per turn liking, chance to win and points: the network's judgement and the tries together."""
        found: npt.NDArray[np.float64] = (_PRIOR * self._judged + self._sums) / (_PRIOR + self._tries[:, None])
        return found

    def ideas(self) -> list[Idea]:
        """Those tried most come first; among them the most valuable."""
        found, tries = self._found(), self._tries
        order = sorted(range(len(tries)), key=lambda index: (-tries[index], -found[index, 0]))
        self._compare_with(order[0], found)
        return [self._idea(index, found[index]) for index in order]

    def _compare_with(self, best: int, found: npt.NDArray[np.float64]) -> None:
        """Turns that were dropped are as far from the best one as they were then, when both had met the same luck.

        Their own few tries alone do not bear comparison with its many: what survives a choice had luck there.
        """
        for dropped, then in self._dropped:
            found[dropped] = found[best] + then[dropped] - then[best]
        np.clip(found[:, 1], 0, 1, out=found[:, 1])

    def _idea(self, index: int, found: npt.NDArray[np.float64]) -> Idea:
        actions = self._pool.paths[index, : self._pool.lengths[index]]
        moves = tuple(as_move(self._position, action) for action in actions.tolist())
        value, win, points = found.tolist()
        return Idea(moves, win, points, value, int(self._tries[index]))


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
