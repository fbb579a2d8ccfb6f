"""Compiling a game's kernels ahead of its first move, one by one, so that the wait can be shown."""

from collections.abc import Callable, Iterator
from functools import partial
from types import ModuleType
from typing import Any, cast

import numpy as np

from crownfield.base.compiling.stages import is_marked, take_steps
from crownfield.base.rng import generators
from crownfield.games import loops, rules_of, start
from crownfield.games.contract import Rules

__all__ = ["is_warm", "warm"]


def is_warm(game: str) -> bool:
    """Whether the game's kernels are on disk, so that it starts at once."""
    return is_marked("rules", _modules(rules_of(game)))


def warm(game: str) -> Iterator[tuple[int, int, str]]:
    """Compile what is not yet on disk; yields (done, of how many, what comes now) before each kernel and at the end."""
    rules = rules_of(game)
    steps: dict[str, Callable[[], object]] = {
        name: partial(getattr(rules.entries, name), *arguments) for name, arguments in _calls(rules).items()
    }
    return take_steps("rules", steps, _modules(rules))


def _modules(rules: Rules) -> tuple[ModuleType, ...]:
    return loops, cast(ModuleType, rules.kernels)


def _calls(rules: Rules) -> dict[str, tuple[Any, ...]]:
    """For every entry the arguments that Python calls it with, over throw-away games."""
    first = start(rules.info.name, players=rules.info.players[0])
    state, tables = first.state, first.components.tables
    luck, out = generators(0, 1), np.zeros(rules.info.longest_outcome, np.int64)
    kingdoms = len(rules.kingdom_seats(state))
    pads = np.zeros((kingdoms, len(rules.info.lines) + 1), np.int64)
    ties, actions = np.zeros(kingdoms, np.int64), np.full(1, -1)
    legal = np.zeros(rules.info.actions, np.int64)
    return {
        "draw_outcome": (state, tables, luck[0], out),
        "play_outcome": (state.copy(), tables, out),
        "step_batch": (state, tables, luck, out, actions),
        "list_actions": (state, tables, legal),
        "choose_batch": (state, tables, luck, actions),
        "play_action": (state.copy(), tables, 0),
        "mask_batch": (state, tables, legal, np.zeros((1, rules.info.actions), np.bool_)),
        "preview_actions": (state, tables, actions, 0, pads[0], state.copy(), actions.copy()),
        "score_pads": (state, tables, pads, ties),
        "score_batch": (state, tables, pads[0], actions, np.zeros((1, kingdoms), np.int64), ties.reshape(1, -1)),
        "random_playouts": (state, tables, luck[0], out, pads, state.copy(), 1),
    }
