"""What Python calls of a search by a network, one set per game."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from crownfield.ai.contract import brain_of
from crownfield.ai.search import candidates, rollouts
from crownfield.ai.value.network import Network
from crownfield.ai.value.workspace import Workspace, new_workspace
from crownfield.base.bind import bind
from crownfield.games.position import Position

__all__ = ["Entries", "entries_of", "workspace_for"]


class Entries(NamedTuple):
    """Each is compiled when first called."""

    list_turns: Callable[..., int]
    judge_turns: Callable[..., None]
    try_turns: Callable[..., None]


@cache
def entries_of(game: str) -> Entries:
    brain = brain_of(game)
    return bind(
        Entries,
        [candidates, rollouts],
        rules=brain.rules,
        policies=brain.policies,
        inputs=brain.inputs,
        ending=brain.ending,
    )


def workspace_for(position: Position, network: Network) -> Workspace:
    """Room to judge games like this one in."""
    info, brain = position.rules.info, brain_of(position.rules.info.name)
    return new_workspace(info, position.components, network, inputs=brain.inputs, ending=brain.ending)
