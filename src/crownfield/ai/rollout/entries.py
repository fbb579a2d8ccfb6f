"""What Python calls of the simple policies and of the searches by playouts, one set per game."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from crownfield.ai.contract import brain_of
from crownfield.ai.rollout import flat, playouts, tree
from crownfield.ai.rollout.workspace import Workspace, new_workspace
from crownfield.base.bind import bind
from crownfield.games.position import Position

__all__ = ["Entries", "entries_of", "workspace_for"]


class Entries(NamedTuple):
    """Each is compiled when first called."""

    policy_turn: Callable[..., int]
    play_games: Callable[..., None]
    begin_search: Callable[..., int]
    flat_search: Callable[..., None]
    tree_search: Callable[..., None]


@cache
def entries_of(game: str) -> Entries:
    brain = brain_of(game)
    return bind(Entries, [playouts, flat, tree], rules=brain.rules, policies=brain.policies)


def workspace_for(position: Position, seed: int) -> Workspace:
    """Room to play games like this one out."""
    info, kingdoms = position.rules.info, len(position.rules.kingdom_seats(position.state))
    policies = brain_of(info.name).policies
    return new_workspace(info, position.components, policies, kingdoms=kingdoms, seed=seed)
