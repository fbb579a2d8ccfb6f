"""UCT: a tree of candidates that grows where it pays, every seat choosing for itself.

The tree is open loop: rows, kings, buildings and dice are drawn anew in every playout and are no part of it, so a
child that is not possible in this playout waits for another.
"""

from collections.abc import Callable
from math import log, sqrt
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from crownfield.ai.rollout.flat import list_candidates
from crownfield.ai.rollout.playouts import Kit, play_candidate, play_out, reveal_all, win_of
from crownfield.base.actors import NOBODY
from crownfield.base.bits import i64
from crownfield.base.rng import below

__all__ = ["Tree", "tree_search"]

Array = npt.NDArray[Any]

actor: Callable[..., int]
own_kingdom: Callable[..., int]

_EXPLORATION = 0.6
"""C of the paper."""


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


def tree_search(states: Array, kit: Kit, tree: Tree, policy: int, playouts: int) -> None:
    """Let the tree grow by so many playouts."""
    mine = own_kingdom(states[0])
    for _ in range(playouts):
        kit.work[0] = states[0]
        levels = _descend(kit.work[0], kit, tree)
        play_out(kit.work[0], kit, policy, mine)
        tree.visits[0] += 1
        for level in range(levels):
            node = tree.path[0, level]
            tree.visits[node] += 1
            tree.wins[node] += win_of(kit, tree.path[1, level])


def _descend(state: Any, kit: Kit, tree: Tree) -> int:
    """Play from the root to a node that is new or where the game ends; returns how many steps that are."""
    node, level = 0, 0
    while level < tree.path.shape[1]:
        reveal_all(state, kit)
        if actor(state) == NOBODY:
            break
        count = list_candidates(state, kit, kit.work[1:])
        node = _choose(kit, tree, node, count)
        if node == 0:
            break
        tree.path[0, level] = node
        tree.path[1, level] = own_kingdom(state)
        level += 1
        play_candidate(state, kit, tree.candidate[node])
        if tree.visits[node] == 0:
            break
    return level


def _choose(kit: Kit, tree: Tree, node: int, count: int) -> int:
    """A new child for any candidate that has none, else the child that promises most; 0 when the tree is full."""
    known = _match(kit, tree, node, count)
    if known < count:
        return _new_child(kit, tree, node, count, below(kit.generator, count - known))
    best, chosen = -1.0, 0
    for index in range(count):
        child = tree.tried[index]
        visits = tree.visits[child]
        promise = tree.wins[child] / visits + _EXPLORATION * sqrt(log(tree.visits[node]) / visits)
        if promise > best:
            best, chosen = promise, child
    return chosen


def _match(kit: Kit, tree: Tree, node: int, count: int) -> int:
    """Find the children of the candidates; returns how many have one."""
    tree.tried[:count] = 0
    child, known = tree.child[node], 0
    while child != 0:
        index = np.searchsorted(kit.candidates[:count], tree.candidate[child])
        if index < count and kit.candidates[index] == tree.candidate[child]:
            tree.tried[index] = child
            known += 1
        child = tree.sibling[child]
    return known


def _new_child(kit: Kit, tree: Tree, node: int, count: int, nth: int) -> int:
    """A child for the nth candidate that has none; 0 when the tree is full."""
    child = i64(tree.size[0])
    if child == tree.child.shape[0]:
        return 0
    for index in range(count):
        if tree.tried[index] == 0:
            if nth == 0:
                tree.candidate[child] = kit.candidates[index]
                break
            nth -= 1
    tree.child[child] = 0
    tree.visits[child] = 0
    tree.wins[child] = 0.0
    tree.sibling[child] = tree.child[node]
    tree.child[node] = child
    tree.size[0] = child + 1
    return child
