"""The rules of Tiny: a king places the domino it stands on and then picks one of the next row; regions score."""

import numpy as np
import numpy.typing as npt

from crownfield.base.actors import NOBODY
from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.base.rng import below
from crownfield.mechanics.draft import (
    OVER,
    PICK,
    ROW,
    advance_row,
    begin_turn,
    end_setup_pick,
    is_last_round,
    list_picks,
    nth_pick,
    pick,
    reveal_draft,
    sample_draft,
    wait_for_chance,
)
from crownfield.mechanics.kingdom import (
    Placements,
    count_placements,
    list_placements,
    nth_placement,
    place,
    placements,
)
from crownfield.mechanics.regions import largest_region, score_regions
from tiny.actions import DISCARD, PICK_BASE

__all__ = ["act", "actor", "legal", "random_action", "reveal", "sample", "score", "tie_break"]

Integers = npt.NDArray[np.int64]
Generator = npt.NDArray[np.uint64]


@kernel
def actor(state: np.void) -> int:
    return i64(state["table"]["actor"])


@kernel
def _placements(state: np.void, components: np.void) -> Placements:
    table = state["table"]
    return placements(state["kingdoms"][table["actor"]], components["dominoes"][table["row"][table["turn"]]])


@kernel
def legal(state: np.void, components: np.void, out: Integers) -> int:
    if state["table"]["phase"] == PICK:
        return list_picks(state["table"], out, PICK_BASE)
    written = list_placements(_placements(state, components), out)
    if written == 0:
        out[0], written = DISCARD, 1
    return written


@kernel
def random_action(state: np.void, components: np.void, generator: Generator) -> int:
    table = state["table"]
    if table["phase"] == PICK:
        return PICK_BASE + nth_pick(table, below(generator, i64(table["row_size"]) - i64(table["turn"])))
    options = _placements(state, components)
    ways = count_placements(options)
    return DISCARD if ways == 0 else nth_placement(options, below(generator, ways))


@kernel
def act(state: np.void, components: np.void, action: int) -> None:
    table = state["table"]
    if table["phase"] == PICK:
        pick(table, action - PICK_BASE)
        _after_pick(table)
        return
    if action != DISCARD:
        domino = components["dominoes"][table["row"][table["turn"]]]
        place(state["kingdoms"][table["actor"]], action, domino, i64(table["grid"]))
    if is_last_round(table):
        _end_turn(table)
    else:
        table["phase"] = PICK


@kernel
def _after_pick(table: np.void) -> None:
    if table["round"] > 0:
        _end_turn(table)
    elif not end_setup_pick(table):
        _begin_round(table)


@kernel
def _end_turn(table: np.void) -> None:
    if begin_turn(table, i64(table["turn"]) + 1):
        return
    if is_last_round(table):
        table["phase"] = OVER
        table["actor"] = NOBODY
    else:
        _begin_round(table)


@kernel
def _begin_round(table: np.void) -> None:
    advance_row(table)
    if is_last_round(table):
        begin_turn(table, 0)
    else:
        wait_for_chance(table, ROW)


@kernel
def sample(state: np.void, components: np.void, generator: Generator, out: Integers) -> int:
    return sample_draft(state["table"], generator, out)


@kernel
def reveal(state: np.void, components: np.void, outcome: Integers) -> None:
    reveal_draft(state["table"], outcome)


@kernel
def score(state: np.void, components: np.void, kingdom: int, lines: Integers) -> None:
    score_regions(state["kingdoms"][kingdom], lines)


@kernel
def tie_break(state: np.void, kingdom: int) -> int:
    return largest_region(state["kingdoms"][kingdom])[0]
