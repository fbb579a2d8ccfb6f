"""The rules of Kingdomino over one state record."""

import numpy as np
import numpy.typing as npt

from crownfield.base.actors import NOBODY
from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.base.rng import below
from crownfield.games.kingdomino.actions import DISCARD, PICK_BASE
from crownfield.mechanics.draft import (
    OVER,
    PICK,
    ROW,
    advance_row,
    begin_turn,
    end_setup_pick,
    is_last_round,
    kingdom_of,
    list_picks,
    nth_pick,
    pick,
    reveal_draft,
    sample_draft,
    wait_for_chance,
)
from crownfield.mechanics.kingdom import (
    Placements,
    count_crowns,
    count_placements,
    is_full,
    is_middle,
    list_placements,
    nth_placement,
    place,
    placements,
)
from crownfield.mechanics.regions import largest_region, score_regions

__all__ = ["act", "actor", "legal", "random_action", "reveal", "sample", "score", "tie_break"]

_MIDDLE_KINGDOM, _HARMONY = 7, 8


@kernel
def actor(state: np.void) -> int:
    return i64(state["table"]["actor"])


@kernel
def _placements(state: np.void, components: np.void) -> Placements:
    table = state["table"]
    kingdom = state["kingdoms"][kingdom_of(table, i64(table["actor"]))]
    return placements(kingdom, components["dominoes"][table["row"][table["turn"]]])


@kernel
def legal(state: np.void, components: np.void, out: npt.NDArray[np.int64]) -> int:
    """Write every legal action, ascending; returns how many."""
    table = state["table"]
    if table["phase"] == PICK:
        return list_picks(table, out, PICK_BASE)
    written = list_placements(_placements(state, components), out)
    if written == 0 or table["may_discard"]:
        out[written] = DISCARD
        written += 1
    return written


@kernel
def random_action(state: np.void, components: np.void, generator: npt.NDArray[np.uint64]) -> int:
    """One of the legal actions, each as likely, without listing them."""
    table = state["table"]
    if table["phase"] == PICK:
        return PICK_BASE + nth_pick(table, below(generator, i64(table["row_size"]) - i64(table["turn"])))
    options = _placements(state, components)
    ways = count_placements(options)
    choice = below(generator, ways + 1 if table["may_discard"] else max(ways, 1))
    return DISCARD if choice == ways else nth_placement(options, choice)


@kernel
def act(state: np.void, components: np.void, action: int) -> None:
    """Carry out a legal action of the actor."""
    table = state["table"]
    if table["phase"] == PICK:
        pick(table, action - PICK_BASE)
        _after_pick(table)
        return
    if action != DISCARD:
        kingdom = state["kingdoms"][kingdom_of(table, i64(table["actor"]))]
        place(kingdom, action, components["dominoes"][table["row"][table["turn"]]], i64(table["grid"]))
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
def sample(state: np.void, components: np.void, generator: npt.NDArray[np.uint64], out: npt.NDArray[np.int64]) -> int:
    """Draw an outcome for the chance event that is due; returns its length."""
    return sample_draft(state["table"], generator, out)


@kernel
def reveal(state: np.void, components: np.void, outcome: npt.NDArray[np.int64]) -> None:
    """The chance event that is due happens."""
    reveal_draft(state["table"], outcome)


@kernel
def score(state: np.void, components: np.void, index: int, lines: npt.NDArray[np.int64]) -> None:
    """Write the score pad of one kingdom; `lines` must be zero."""
    table, kingdom = state["table"], state["kingdoms"][index]
    grid = i64(table["grid"])
    score_regions(kingdom, lines)
    if table["middle_kingdom"] and is_middle(kingdom, grid):
        lines[_MIDDLE_KINGDOM] = 10
    if table["harmony"] and is_full(kingdom, grid):
        lines[_HARMONY] = 5


@kernel
def tie_break(state: np.void, index: int) -> int:
    """Between equal totals the larger number wins: largest region, then crowns."""
    kingdom = state["kingdoms"][index]
    return largest_region(kingdom)[0] * 256 + count_crowns(kingdom)
