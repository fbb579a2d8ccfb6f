"""Thinking about a position: the best turns, with the points and the chance to win that each one promises."""

from time import perf_counter

import numpy as np
import numpy.typing as npt

from crownfield.ai.contract import brain_of
from crownfield.ai.search.candidates import new_pool
from crownfield.ai.search.entries import entries_of, workspace_for
from crownfield.ai.search.exact import exact_ideas, has_exact_ideas
from crownfield.ai.search.idea import Idea
from crownfield.ai.turns import as_move, seat_to_act
from crownfield.ai.value.network import Network
from crownfield.base.rng import generators
from crownfield.games.position import Move, Position

__all__ = ["Thinker"]

_PRIOR = 5.0
"""A turn's value begins with the network's own judgement, which counts as so many rollouts."""
_STREAMS = 4096
"""So many rollouts of a turn differ."""
_AT_ONCE = 4
"""Turns tried between two looks at the clock."""


class Thinker:
    """One game's network, thinking about one position after another.

    Rollouts go as if others might find another choice better by about `doubt` points; unless it is said, by so many as
    serve best.
    """

    def __init__(self, network: Network, *, width: int = 12, doubt: float | None = None) -> None:
        self._network, self._width, self._doubt = network, width, doubt

    def glance(self, position: Position, *, noise: float = 0.0, seed: int = 0) -> list[Idea]:
        """The turns by the network's judgement alone, best first, judgements off by about `noise` points.

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
        session = _Session(self._network, position, seed, self._width)
        session.search(seconds, tries, self._doubt)
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
    """The candidates of one position, and what was found out about them."""

    def __init__(self, network: Network, position: Position, seed: int, width: int, *, noise: float = 0.0) -> None:
        self._began = perf_counter()
        self._position, info = position, position.rules.info
        self._entries, self._judge = entries_of(info.name), brain_of(info.name).judge_of(position)
        self._mine = position.kingdoms[position.actor]
        self._horizon = np.array(self._judge.horizon)
        self._space = workspace_for(position, network)
        self._pool, self._outcome = new_pool(info.state, width), np.zeros(info.longest_outcome, np.int64)
        self._streams = generators(seed, 2 * _STREAMS).reshape(_STREAMS, 2, 1)
        count = self._entries.list_turns(
            position.state, self._space, self._streams[0, 0].copy(), float(noise), self._pool
        )
        self._judged, self._sums = np.zeros((count, 3)), np.zeros((count, 3))
        self._visits = np.zeros(count, np.int64)
        self._dropped: list[tuple[npt.NDArray[np.int64], npt.NDArray[np.float64]]] = []
        self._entries.judge_turns(self._space, self._pool, self._mine, self._judged)

    def search(self, seconds: float | None, tries: int | None, doubt: float | None) -> None:
        """Sequential halving: all turns are tried, then the better half of them again, and so on."""
        self._doubt = float(self._judge.doubt if doubt is None else doubt)
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
        """The nth rollout of every turn meets common random numbers."""
        stream = self._streams[1 + int(self._visits[chosen[0]]) % (_STREAMS - 1)]
        self._entries.try_turns(
            self._space, self._pool, self._mine, chosen, self._horizon, self._doubt, stream, self._outcome, self._sums
        )
        self._visits[chosen] += 1

    def _found(self) -> npt.NDArray[np.float64]:
        """Per turn value, chance to win and points: the network's judgement and the rollouts together."""
        found: npt.NDArray[np.float64] = (_PRIOR * self._judged + self._sums) / (_PRIOR + self._visits[:, None])
        return found

    def ideas(self) -> list[Idea]:
        """Those tried most come first; among them the most valuable."""
        found, visits = self._found(), self._visits
        order = sorted(range(len(visits)), key=lambda index: (-visits[index], -found[index, 0]))
        self._compare_with(order[0], found)
        return [self._idea(index, found[index]) for index in order]

    def _compare_with(self, best: int, found: npt.NDArray[np.float64]) -> None:
        """Turns that were dropped are as far from the best one as they were then, by common random numbers.

        Their own few rollouts alone do not bear comparison with its many: what survives a choice had luck there.
        """
        for dropped, then in self._dropped:
            found[dropped] = found[best] + then[dropped] - then[best]
        np.clip(found[:, 1], 0, 1, out=found[:, 1])

    def _idea(self, index: int, found: npt.NDArray[np.float64]) -> Idea:
        actions = self._pool.paths[index, : self._pool.lengths[index]]
        moves = tuple(as_move(self._position, action) for action in actions.tolist())
        value, win, points = found.tolist()
        return Idea(moves, win, points, value, int(self._visits[index]))
