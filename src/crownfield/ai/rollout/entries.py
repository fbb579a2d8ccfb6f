"""What Python calls of the simple policies and of the searches by playouts, one set per game."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import NamedTuple

import numpy as np

from crownfield.ai.rollout import flat, playouts, tree
from crownfield.ai.rollout.playouts import Kit
from crownfield.ai.rollout.tree import Tree
from crownfield.base.bind import bind
from crownfield.base.rng import generators
from crownfield.games.position import Position

__all__ = ["Entries", "entries_of", "new_kit", "new_tree", "policy_of"]

_MOST_SECONDS = 8
"""After a first decision there are at most so many second ones."""
_LEVELS = 64


class Entries(NamedTuple):
    """Each is compiled when first called."""

    policy_turn: Callable[..., int]
    play_games: Callable[..., None]
    begin_search: Callable[..., int]
    flat_search: Callable[..., None]
    tree_search: Callable[..., None]


def policy_of(game: str) -> ModuleType:
    """How simple players decide in a game."""
    return import_module(f"crownfield.ai.policies.{game}")


@cache
def entries_of(game: str) -> Entries:
    kernels = import_module(f"crownfield.games.{game}.kernels")
    return bind(Entries, [playouts, flat, tree], [kernels, policy_of(game)])


def new_kit(position: Position, seed: int) -> Kit:
    """Room for one thread to play games like this one out."""
    info = position.rules.info
    kingdoms = len(position.rules.kingdom_seats(position.state))
    candidates = info.actions * _MOST_SECONDS
    return Kit(
        components=position.components.tables,
        generator=generators(seed, 1)[0],
        scratch=np.zeros(1, policy_of(info.name).SCRATCH),
        turn=np.zeros(info.actions, np.int64),
        outcome=np.zeros(info.longest_outcome, np.int64),
        lines=np.zeros(len(info.lines) + 1, np.int64),
        totals=np.zeros(kingdoms, np.int64),
        work=np.zeros(2, info.state),
        legal=np.zeros((2, info.actions), np.int64),
        candidates=np.zeros(candidates, np.int64),
        sums=np.zeros(candidates),
        visits=np.zeros(candidates, np.int64),
    )


def new_tree(kit: Kit, nodes: int) -> Tree:
    """A root with room for so many nodes."""
    return Tree(
        child=np.zeros(nodes, np.int64),
        sibling=np.zeros(nodes, np.int64),
        candidate=np.zeros(nodes, np.int64),
        visits=np.zeros(nodes, np.int64),
        wins=np.zeros(nodes),
        size=np.ones(1, np.int64),
        tried=np.zeros(len(kit.candidates), np.int64),
        path=np.zeros((2, _LEVELS), np.int64),
    )
