"""What is compiled for a game's computer players, step by step, and all the steps of a game."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from types import ModuleType

from crownfield.ai.contract import brain_of
from crownfield.ai.endings import unforeseen
from crownfield.ai.rollout import flat, playouts, tree
from crownfield.ai.rollout.entries import entries_of, workspace_for
from crownfield.ai.rollout.playouts import RANDOM
from crownfield.ai.rollout.tree import new_tree
from crownfield.ai.search import candidates, rollouts
from crownfield.ai.search.exact import has_exact_ideas
from crownfield.ai.search.halving import Thinker
from crownfield.ai.value.layers import WIDTHS, new_layers
from crownfield.ai.value.network import network_of
from crownfield.base.compiling.stages import Step, needed_for
from crownfield.base.errors import BadOptions
from crownfield.games.position import Position
from crownfield.games.steps import reach, steps_of_rules

__all__ = ["step_of", "steps_for", "steps_of"]

_STEPS: Mapping[str, Mapping[str, float]] = {
    "net": {"list_turns": 10.4},
    "search": {"try_turns": 5.8, "solve": 2.6},
    "monte-carlo": {"begin_search": 1.7, "policy_turn": 5.1, "flat_search": 2.1, "tree_search": 3.0},
}
"""The steps of each stage and their seconds: measured on one core in all games, the mean."""


@cache
def steps_of(game: str) -> list[Step]:
    """Everything that can be compiled of a game, in the order of the stages; raises BadOptions for an unknown one."""
    return steps_of_rules(game) + [
        Step(game, stage, name, seconds, _modules(game, stage), partial(_CALLS.get(name, _play_out), game, name))
        for stage, steps in _STEPS.items()
        for name, seconds in steps.items()
        if _has(game, stage, name)
    ]


def _has(game: str, stage: str, step: str) -> bool:
    """Nobody may have told computer players of the game, or of its end, or trained a network for it."""
    try:
        brain = brain_of(game)
    except BadOptions:
        return False
    if stage in ("net", "search") and not brain.has_networks:
        return False
    return step != "solve" or brain.ending is not unforeseen


def _modules(game: str, stage: str) -> tuple[ModuleType, ...]:
    loops = (playouts, flat, tree) if stage == "monte-carlo" else (candidates, rollouts)
    return *loops, *brain_of(game).modules()


def steps_for(game: str, stage: str) -> list[Step]:
    """Those that a stage needs."""
    return [step for step in steps_of(game) if step.stage in needed_for(stage)]


def step_of(game: str, name: str) -> Step:
    return next(step for step in steps_of(game) if step.name == name)


def _list_turns(game: str, _: str) -> None:
    _thinker(game).glance(_any_position(game))


def _try_turns(game: str, _: str) -> None:
    _thinker(game).think(_any_position(game), tries=1)


def _solve(game: str, _: str) -> None:
    _thinker(game).think(reach(game, has_exact_ideas), tries=1)


_CALLS: Mapping[str, Callable[[str, str], None]] = {
    "list_turns": _list_turns,
    "try_turns": _try_turns,
    "solve": _solve,
}
"""How steps are taken that are more than an entry for playing out."""


def _thinker(game: str) -> Thinker:
    """Thinking as little as possible; an untrained network is compiled like any other of its widths."""
    return Thinker(network_of(new_layers(brain_of(game).inputs.INPUTS, WIDTHS, seed=0)), width=2)


def _any_position(game: str) -> Position:
    return reach(game, lambda _: True)


def _play_out(game: str, name: str) -> None:
    position = _any_position(game)
    work, entries = workspace_for(position, seed=0), entries_of(game)
    arguments: dict[str, tuple[object, ...]] = {
        "begin_search": (),
        "policy_turn": (RANDOM,),
        "flat_search": (RANDOM, 1, 0, 1),
        "tree_search": (new_tree(work, nodes=2), RANDOM, 1),
    }
    entries.begin_search(position.state, work)
    entry: Callable[..., object] = getattr(entries, name)
    entry(position.state, work, *arguments[name])
