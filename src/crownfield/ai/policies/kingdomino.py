"""How the paper's simple agents decide in Kingdomino: Full Greedy, and greedy placement with a random draft."""

import numpy as np
import numpy.typing as npt

from crownfield.ai.inputs.dominoes.draft import turn_of
from crownfield.ai.policies.full_greedy import NOTHING, WORKSPACE, most_crowns, plan_pick, plan_placement, plan_turn
from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.base.rng import below
from crownfield.games.kingdomino.actions import DISCARD, PICK_BASE
from crownfield.games.kingdomino.kernels import random_action
from crownfield.mechanics.board import is_empty
from crownfield.mechanics.draft import PICK, is_last_round, kingdom_of, nth_pick
from crownfield.mechanics.kingdom import land

__all__ = ["DEPTH", "WORKSPACE", "SEARCHES", "greedy_turn", "half_greedy_turn", "own_kingdom", "turn_of"]

DEPTH = 2
"""Placing and picking are weighed together."""

SEARCHES = {"place": 1, "pick": 1}


@kernel
def own_kingdom(state: np.void) -> int:
    return kingdom_of(state["table"], i64(state["table"]["actor"]))


@kernel
def greedy_turn(
    state: np.void,
    components: np.void,
    generator: npt.NDArray[np.uint64],
    space: np.void,
    turn: npt.NDArray[np.int64],
) -> int:
    """Write the rest of a turn of Full Greedy; returns how many decisions that are."""
    table, dominoes = state["table"], components["dominoes"]
    kingdom = state["kingdoms"][own_kingdom(state)]
    if is_empty(land(kingdom)) or is_last_round(table):
        return half_greedy_turn(state, components, generator, space, turn)
    if table["phase"] == PICK:
        turn[0] = _picking(table, plan_pick(table, kingdom, dominoes, generator, space), generator)
        return 1
    domino = dominoes[table["row"][table["turn"]]]
    placement, number = plan_turn(table, kingdom, domino, dominoes, generator, space)
    if placement == NOTHING:
        turn[0] = random_action(state, components, generator)
        number = plan_pick(table, kingdom, dominoes, generator, space) if turn[0] == DISCARD else NOTHING
    else:
        turn[0] = placement
    turn[1] = _picking(table, number, generator)
    return 2


@kernel
def half_greedy_turn(
    state: np.void,
    components: np.void,
    generator: npt.NDArray[np.uint64],
    space: np.void,
    turn: npt.NDArray[np.int64],
) -> int:
    """Write the rest of a turn that places greedily and, once its kingdom is more than a castle, picks at random."""
    table, dominoes = state["table"], components["dominoes"]
    kingdom = state["kingdoms"][own_kingdom(state)]
    bare, written = is_empty(land(kingdom)), i64(0)
    if table["phase"] != PICK:
        domino = dominoes[table["row"][table["turn"]]]
        placement = NOTHING if bare else plan_placement(table, kingdom, domino, generator, space)
        turn[0] = random_action(state, components, generator) if placement == NOTHING else placement
        written = 1
    if not is_last_round(table):
        number = most_crowns(table, dominoes, generator, space) if bare else NOTHING
        turn[written] = _picking(table, number, generator)
        written += 1
    return written


@kernel
def _picking(table: np.void, number: int, generator: npt.NDArray[np.uint64]) -> int:
    """The action that picks a domino; for NOTHING, any of those on offer."""
    if number == NOTHING:
        number = nth_pick(table, below(generator, i64(table["row_size"]) - i64(table["turn"])))
    return PICK_BASE + number
