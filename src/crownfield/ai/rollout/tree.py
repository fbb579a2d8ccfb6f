"""UCT: a tree of candidates that grows where it pays, every seat choosing for itself.

The tree is open loop: rows, kings, buildings and dice are drawn anew in every playout and are no part of it, so a
child that is not possible in this playout waits for another.
"""

from math import log, sqrt
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from crownfield.ai.policies import Policies
from crownfield.ai.rollout.flat import list_candidates
from crownfield.ai.rollout.playouts import play_candidate, play_out, win_of
from crownfield.ai.rollout.workspace import Workspace
from crownfield.base.actors import NOBODY
from crownfield.base.bind import BOUND
from crownfield.base.bits import i64
from crownfield.base.rng import below
from crownfield.games.kernels import Kernels
from crownfield.games.loops import let_chance_speak

__all__ = ["Tree", "new_tree", "tree_search"]

Array = npt.NDArray[Any]

rules: Kernels = BOUND
policies: Policies = BOUND

_EXPLORATION = 0.6
"""C of the paper."""
_LEVELS = 64


class Tree(NamedTuple):
    """Node 0 is the root; children of a node are a chain, the newest first, 0 at its end."""

    child: Array
    sibling: Array
    candidate: Array
    visits: Array
    wins: Array
    """For the kingdom that chose the node."""
    size: Array
    """Shape (1,): how many nodes there are."""
    tried: Array
    """Per candidate of the node at hand: its child, or 0."""
    path: Array
    """Shape (2, levels): the nodes of a playout, and who chose them."""


def tree_search(states: Array, space: Workspace, tree: Tree, policy: int, playouts: int) -> None:
    """Let the tree grow by so many playouts."""
    mine = policies.own_kingdom(states[0])
    for _ in range(playouts):
        space.work[0] = states[0]
        levels = _descend(space.work[0], space, tree)
        play_out(space.work[0], space, policy, mine)
        tree.visits[0] += 1
        for level in range(levels):
            node = tree.path[0, level]
            tree.visits[node] += 1
            tree.wins[node] += win_of(space, tree.path[1, level])


def _descend(state: Any, space: Workspace, tree: Tree) -> int:
    """Play from the root to a node that is new or where the game ends; returns how many steps that are."""
    node, level = 0, 0
    while level < tree.path.shape[1]:
        let_chance_speak(state, space.components[0], space.generator, space.outcome)
        if rules.actor(state) == NOBODY:
            break
        count = list_candidates(state, space, space.work[1:])
        node = _choose(space, tree, node, count)
        if node == 0:
            break
        tree.path[0, level] = node
        tree.path[1, level] = policies.own_kingdom(state)
        level += 1
        play_candidate(state, space, tree.candidate[node])
        if tree.visits[node] == 0:
            break
    return level


def _choose(space: Workspace, tree: Tree, node: int, count: int) -> int:
    """A new child for any candidate that has none, else the child that promises most; 0 when the tree is full."""
    known = _match(space, tree, node, count)
    if known < count:
        return _new_child(space, tree, node, count, below(space.generator, count - known))
    best, chosen = -1.0, 0
    for index in range(count):
        child = tree.tried[index]
        visits = tree.visits[child]
        promise = tree.wins[child] / visits + _EXPLORATION * sqrt(log(tree.visits[node]) / visits)
        if promise > best:
            best, chosen = promise, child
    return chosen


def _match(space: Workspace, tree: Tree, node: int, count: int) -> int:
    """Find the children of the candidates; returns how many have one."""
    tree.tried[:count] = 0
    child, known = tree.child[node], 0
    while child != 0:
        index = np.searchsorted(space.candidates[:count], tree.candidate[child])
        if index < count and space.candidates[index] == tree.candidate[child]:
            tree.tried[index] = child
            known += 1
        child = tree.sibling[child]
    return known


def _new_child(space: Workspace, tree: Tree, node: int, count: int, nth: int) -> int:
    """A child for the nth candidate that has none; 0 when the tree is full."""
    child = i64(tree.size[0])
    if child == tree.child.shape[0]:
        return 0
    for index in range(count):
        if tree.tried[index] == 0:
            if nth == 0:
                tree.candidate[child] = space.candidates[index]
                break
            nth -= 1
    tree.child[child] = 0
    tree.visits[child] = 0
    tree.wins[child] = 0.0
    tree.sibling[child] = tree.child[node]
    tree.child[node] = child
    tree.size[0] = child + 1
    return child


def new_tree(space: Workspace, nodes: int) -> Tree:
    """A root with room for so many nodes."""
    return Tree(
        child=np.zeros(nodes, np.int64),
        sibling=np.zeros(nodes, np.int64),
        candidate=np.zeros(nodes, np.int64),
        visits=np.zeros(nodes, np.int64),
        wins=np.zeros(nodes),
        size=np.ones(1, np.int64),
        tried=np.zeros(len(space.candidates), np.int64),
        path=np.zeros((2, _LEVELS), np.int64),
    )
