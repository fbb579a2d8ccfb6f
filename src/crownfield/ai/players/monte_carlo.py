"""The Monte Carlo agents: flat evaluation (MCE) and tree search (UCT) by playouts of a simple policy."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator

import numpy as np

from crownfield.ai.contract import brain_of
from crownfield.ai.players.budget import Budget
from crownfield.ai.players.policy import PolicyUser
from crownfield.ai.rollout.entries import entries_of
from crownfield.ai.rollout.playouts import SECOND
from crownfield.ai.rollout.tree import Tree, new_tree
from crownfield.ai.rollout.workspace import Workspace
from crownfield.ai.turns import as_move, seat_to_act
from crownfield.games.position import Move, Position

__all__ = ["FlatPlayer", "MonteCarloPlayer", "TreePlayer"]

_MOST_NODES = 1 << 18


class MonteCarloPlayer(PolicyUser, ABC):
    """Weighs the candidates of its turns by playouts; the budget is for a whole turn."""

    def __init__(
        self, seed: int | str, *, policy: str, playouts: int | None = None, seconds: float | None = None
    ) -> None:
        super().__init__(seed, policy=policy)
        self._budget = Budget(playouts, seconds)
        self._compiled_for: object = None

    def turn(self, position: Position) -> list[Move]:
        seat, turn, space = seat_to_act(position), position.rules.turn_key(position.state), self._space_for(position)
        searches = brain_of(position.rules.info.name).policies.SEARCHES
        self._compile(position, space)
        here, moves, purse = position.copy(), list[Move](), self._budget.open()
        while here.actor == seat and here.rules.turn_key(here.state) == turn:
            count = entries_of(here.rules.info.name).begin_search(here.state, space)
            best = int(space.candidates[0])
            if count > 1:
                best = self._search(here, space, count, purse.chunks(searches[here.phase]))
            moves += [here.play(as_move(here, action)) for action in _actions(best)]
        return moves

    def _compile(self, position: Position, space: Workspace) -> None:
        """Compiling is no thinking: it must not use up the seconds of the first turn."""
        if self._budget.seconds is not None and self._compiled_for is not space:
            count = entries_of(position.rules.info.name).begin_search(position.state, space)
            self._search(position, space, count, [1])
            self._compiled_for = space

    @abstractmethod
    def _search(self, position: Position, space: Workspace, count: int, chunks: Iterable[int]) -> int:
        """The best of the candidates in the workspace."""


class FlatPlayer(MonteCarloPlayer):
    """MCE: the playouts are spread evenly, in an order drawn by lot so that a small budget favours none."""

    def _search(self, position: Position, space: Workspace, count: int, chunks: Iterable[int]) -> int:
        entries, done = entries_of(position.rules.info.name), 0
        order = list(range(count))
        self._random.shuffle(order)
        space.candidates[:count] = space.candidates[order]
        for chunk in chunks:
            entries.flat_search(position.state, space, self._policy, count, done, chunk)
            done += chunk
        seen = min(done, count)
        return int(space.candidates[np.argmax(space.sums[:seen] / space.visits[:seen])])


class TreePlayer(MonteCarloPlayer):
    """UCT: the candidate that was tried most often is the best."""

    def _search(self, position: Position, space: Workspace, count: int, chunks: Iterable[int]) -> int:  # noqa: ARG002
        entries = entries_of(position.rules.info.name)
        nodes = _MOST_NODES if self._budget.seconds is not None else self._budget.playouts + 1
        tree = new_tree(space, nodes)
        for chunk in chunks:
            entries.tree_search(position.state, space, tree, self._policy, chunk)
        best = max(_children(tree, 0), key=lambda node: (tree.visits[node], tree.wins[node]))
        return int(tree.candidate[best])


def _children(tree: Tree, node: int) -> Iterator[int]:
    child = tree.child[node]
    while child:
        yield int(child)
        child = tree.sibling[child]


def _actions(candidate: int) -> list[int]:
    second = candidate & ((1 << SECOND) - 1)
    return [candidate >> SECOND, *([second - 1] if second else [])]
