"""What is compiled of a game's rules, step by step, and what each step costs."""

from collections.abc import Callable, Mapping
from functools import partial
from types import ModuleType
from typing import cast

import numpy as np

from crownfield.base.actors import CHANCE
from crownfield.base.compiling import prepare
from crownfield.base.compiling.stages import Step
from crownfield.base.rng import generators
from crownfield.games import loops, rules_of, start
from crownfield.games.position import Position

__all__ = ["STEPS", "reach", "steps_of_rules"]

STEPS: Mapping[str, Mapping[str, float]] = {
    "first": {
        "preview_actions": 1.4,
        "list_actions": 1.2,
        "play_action": 0.8,
        "draw_outcome": 0.5,
        "play_outcome": 0.2,
        "score_pads": 0.2,
    },
    "stand-in": {"random_playouts": 1.6},
    "batch": {"step_batch": 0.4, "choose_batch": 0.5, "mask_batch": 0.3, "score_batch": 0.2},
}
"""The entries of each stage, the longest first, and their seconds: measured on one core in all games, the mean."""


def steps_of_rules(game: str) -> list[Step]:
    """Everything that can be compiled of a game's rules; raises BadOptions for an unknown one."""
    modules = loops, cast(ModuleType, rules_of(game).kernels)
    return [
        Step(game, stage, name, seconds, modules, partial(_prepare, game, name))
        for stage, entries in STEPS.items()
        for name, seconds in entries.items()
    ]


def _prepare(game: str, name: str) -> None:
    first = start(game, players=rules_of(game).info.players[0])
    prepare(getattr(first.rules.entries, name), *_arguments(first)[name])


def _arguments(first: Position) -> dict[str, tuple[object, ...]]:
    """What Python calls each entry with; in this position not all of them may be called."""
    info, state, tables = first.rules.info, first.state, first.components.tables
    luck, out = generators(0, 1), np.zeros(info.longest_outcome, np.int64)
    kingdoms = len(first.rules.kingdom_seats(state))
    pads = np.zeros((kingdoms, len(info.lines) + 1), np.int64)
    ties, actions = np.zeros(kingdoms, np.int64), np.full(1, -1)
    legal = np.zeros(info.actions, np.int64)
    return {
        "draw_outcome": (state, tables, luck[0], out),
        "play_outcome": (state.copy(), tables, out),
        "step_batch": (state, tables, luck, out, actions),
        "list_actions": (state, tables, legal),
        "choose_batch": (state, tables, luck, actions),
        "play_action": (state.copy(), tables, 0),
        "mask_batch": (state, tables, legal, np.zeros((1, info.actions), np.bool_)),
        "preview_actions": (state, tables, actions, 0, pads[0], state.copy(), actions.copy()),
        "score_pads": (state, tables, pads, ties),
        "score_batch": (state, tables, pads[0], actions, np.zeros((1, kingdoms), np.int64), ties.reshape(1, -1)),
        "random_playouts": (state, tables, luck[0], out, pads, state.copy(), 1),
    }


def reach(game: str, wanted: Callable[[Position], bool]) -> Position:
    """The first position of some game that is wanted, a seat to act in it; the stage `first` is enough for that."""
    here = start(game, players=rules_of(game).info.players[0])
    entries, tables, luck = here.rules.entries, here.components.tables, generators(0, 1)[0]
    outcome = np.zeros(here.rules.info.longest_outcome, np.int64)
    while here.actor < 0 or not wanted(here):
        if here.actor == CHANCE:
            drawn = entries.draw_outcome(here.state, tables, luck, outcome)
            entries.play_outcome(here.state, tables, outcome[:drawn])
        else:
            entries.play_action(here.state, tables, here.legal_actions()[0])
    return here
