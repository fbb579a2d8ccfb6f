"""Judging by a network: the points that each kingdom will have at the end.

Every kingdom is judged alone. What all judgements begin with is summed up once until chance speaks, and what a kingdom
says as long as it stays as it is.
"""

from typing import Any

import numpy as np

from crownfield.ai.inputs import Inputs
from crownfield.ai.value.cache import find
from crownfield.ai.value.network import add_rows, conclude
from crownfield.ai.value.workspace import Workspace
from crownfield.base.actors import NOBODY
from crownfield.base.bind import BOUND
from crownfield.games.loops import total_of

__all__ = ["judge", "judge_all", "judge_on_lands", "judge_others", "judge_whole", "sum_land", "sum_unseen"]

inputs: Inputs = BOUND


def judge(state: Any, space: Workspace, kingdom: int) -> tuple[float, float]:
    """The points that a kingdom will have at the end: expectation and standard deviation."""
    sum_unseen(state, space)
    return judge_whole(state, space, kingdom)


def judge_all(state: Any, space: Workspace) -> None:
    """Fill the means and spreads."""
    sum_unseen(state, space)
    judge_others(state, space, NOBODY)


def judge_others(state: Any, space: Workspace, mine: int) -> None:
    """Judge all kingdoms but one, going on from what is unseen."""
    for kingdom in range(inputs.kingdoms(state)):
        if kingdom != mine:
            space.means[kingdom], space.spreads[kingdom] = judge_whole(state, space, kingdom)


def judge_whole(state: Any, space: Workspace, kingdom: int) -> tuple[float, float]:
    """A judgement that goes on from what is unseen."""
    if not inputs.is_settled(state, kingdom):
        sum_land(state, space, kingdom)
    return _judge_rest(state, space, kingdom)


def judge_on_lands(state: Any, space: Workspace) -> None:
    """Judge all kingdoms, going on from what each one says."""
    for kingdom in range(inputs.kingdoms(state)):
        space.means[kingdom], space.spreads[kingdom] = _judge_rest(state, space, kingdom)


def sum_unseen(state: Any, space: Workspace) -> None:
    """What all judgements begin with until chance speaks."""
    notes, sheet, network = space.notes[0], space.notes[0]["sheet"], space.network
    sheet["count"] = 0
    inputs.describe_unseen(state, space.facts, sheet)
    add_rows(network, sheet, notes["whole"], network.rest[0]["first_bias"], notes["unseen"])


def sum_land(state: Any, space: Workspace, kingdom: int) -> None:
    """What all judgements of a kingdom begin with as long as it stays as it is."""
    notes, sheet, cache = space.notes[0], space.notes[0]["sheet"], space.lands
    place, known = find(cache, inputs.hash_of_land(state, kingdom))
    if not known:
        sheet["count"] = 0
        inputs.describe_land(state, space.facts, kingdom, sheet)
        add_rows(space.network, sheet, notes["whole"], notes["nothing"], cache.found[place])
    unseen, land, found = notes["unseen"], notes["lands"][kingdom], cache.found
    for column in range(land.shape[0]):
        land[column] = unseen[column] + found[place, column]


def _judge_rest(state: Any, space: Workspace, kingdom: int) -> tuple[float, float]:
    """A judgement that goes on from what the kingdom says."""
    total = total_of(state, space.components[0], kingdom, space.lines)
    if inputs.is_settled(state, kingdom):
        return np.float64(total), 0.0
    notes, sheet = space.notes[0], space.notes[0]["sheet"]
    hidden = notes["hidden"]
    sheet["count"] = 0
    inputs.describe_rest(state, space.facts, kingdom, total, sheet)
    add_rows(space.network, sheet, notes["whole"], notes["lands"][kingdom], hidden[0])
    mean, spread = conclude(space.network, total, hidden)
    return np.float64(mean), np.float64(spread)
