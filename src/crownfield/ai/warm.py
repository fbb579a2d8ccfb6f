"""Compiling what a game's computer players run, ahead of their first turn."""

from collections.abc import Callable, Iterator
from types import ModuleType

from crownfield.ai.search import candidates as think_loops
from crownfield.ai.search.exact import has_exact_ideas
from crownfield.ai.search.halving import Thinker
from crownfield.ai.value import judge as net_policy
from crownfield.ai.value.layers import WIDTHS, new_layers
from crownfield.ai.value.network import network_of
from crownfield.ai.value.workspace import features_of, kernels_of
from crownfield.base.compiling.stages import is_marked, take_steps
from crownfield.games import rules_of
from crownfield.games.batch import Batch
from crownfield.games.position import Position

__all__ = ["players_are_warm", "warm_players"]


def players_are_warm(game: str) -> bool:
    """Whether all that thinks in this game is on disk; raises BadOptions for an unknown one."""
    rules_of(game)
    return is_marked("players", _modules(game))


def warm_players(game: str) -> Iterator[tuple[int, int, str]]:
    """Compile what is not yet on disk; yields (done, of how many, what comes now) before each step and at the end."""
    rules_of(game)
    return take_steps("players", _steps(game), _modules(game))


def _modules(game: str) -> tuple[ModuleType, ...]:
    return net_policy, think_loops, *kernels_of(game)


def _steps(game: str) -> dict[str, Callable[[], object]]:
    """Thinking as little as possible; an untrained network is compiled like any other of its widths."""
    thinker = Thinker(network_of(new_layers(features_of(game).INPUTS, WIDTHS, seed=0)), width=2)
    steps: dict[str, Callable[[], object]] = {
        "list_turns": lambda: thinker.glance(Batch(game, 1).position(0)),
        "try_turns": lambda: thinker.think(Batch(game, 1).position(0), tries=1),
    }
    if game == "kingdomino":
        steps["solve"] = lambda: thinker.think(_solvable_position(), tries=1)
    return steps


def _solvable_position() -> Position:
    batch = Batch("kingdomino", 1)
    while not has_exact_ideas(batch.position(0)):
        batch.step(batch.random_actions())
    return batch.position(0)
