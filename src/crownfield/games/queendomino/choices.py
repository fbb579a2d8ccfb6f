"""What the seat to act may do now in Queendomino: listing it, and drawing from it without listing."""

import numpy as np
import numpy.typing as npt

from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.base.rng import below
from crownfield.games.queendomino.actions import (
    BUILD_BASE,
    BUILD_NONE,
    DISCARD,
    DRAGON_BASE,
    DRAGON_NONE,
    PICK_BASE,
    TAX_BASE,
)
from crownfield.games.queendomino.estate import free_plots, price
from crownfield.games.queendomino.layout import CAVE, NO_SQUARE, SLOTS
from crownfield.mechanics.board import SQUARES, first, is_empty, nth_square, size, without_first
from crownfield.mechanics.draft import BUILD, DRAGON, PICK, PLACE, TAX, current_box, kingdom_of, list_picks, nth_pick
from crownfield.mechanics.kingdom import Placements, count_placements, list_placements, nth_placement, placements

__all__ = ["domino_of", "legal", "mine_of", "random_action"]


@kernel
def mine_of(state: np.void) -> int:
    """The kingdom of the seat to act."""
    return kingdom_of(state["table"], i64(state["table"]["actor"]))


@kernel
def domino_of(table: np.void, components: np.void) -> npt.NDArray[np.uint8]:
    box = current_box(table)
    domino: npt.NDArray[np.uint8] = components["dominoes"][box, table["row"][table["turn"]]]
    return domino


@kernel
def _placements(state: np.void, components: np.void) -> Placements:
    return placements(state["kingdoms"][mine_of(state)], domino_of(state["table"], components))


@kernel
def _taxes(state: np.void) -> int:
    """How many of none, left, right and both may be chosen."""
    knights = i64(state["estates"][mine_of(state)]["knights"])
    if knights == 0 or state["court"]["left"] == NO_SQUARE:
        return 1
    return 3 if knights == 1 else 4


@kernel
def _can_buy(state: np.void, cost: int) -> bool:
    mine, court = mine_of(state), state["court"]
    affordable = price(cost, court["queen"] == mine) <= i64(state["estates"][mine]["coins"])
    return court["slot"][cost] != 0 and affordable


@kernel
def _can_burn(state: np.void) -> bool:
    mine, court = mine_of(state), state["court"]
    return bool(court["dragon"] == CAVE and court["queen"] != mine and state["estates"][mine]["coins"] > 0)


@kernel
def legal(state: np.void, components: np.void, out: npt.NDArray[np.int64]) -> int:
    """Write every legal action, ascending; returns how many."""
    table, phase = state["table"], state["table"]["phase"]
    if phase == PICK:
        return list_picks(table, out, PICK_BASE)
    if phase == PLACE:
        written = list_placements(_placements(state, components), out)
        if written == 0 or table["may_discard"]:
            out[written] = DISCARD
            written += 1
        return written
    if phase == TAX:
        taxes = _taxes(state)
        for tax in range(taxes):
            out[tax] = TAX_BASE + tax
        return taxes
    return _list_builds(state, out) if phase == BUILD else _list_burns(state, out)


@kernel
def _list_builds(state: np.void, out: npt.NDArray[np.int64]) -> int:
    mine = mine_of(state)
    plots = free_plots(state["kingdoms"][mine], state["estates"][mine])
    out[0] = BUILD_NONE
    written = 1
    for cost in range(SLOTS):
        left = plots
        while _can_buy(state, cost) and not is_empty(left):
            out[written] = BUILD_BASE + cost * SQUARES + first(left)
            written += 1
            left = without_first(left)
    return written


@kernel
def _list_burns(state: np.void, out: npt.NDArray[np.int64]) -> int:
    out[0] = DRAGON_NONE
    written = 1
    for cost in range(SLOTS):
        if state["court"]["slot"][cost] != 0 and _can_burn(state):
            out[written] = DRAGON_BASE + cost
            written += 1
    return written


@kernel
def random_action(state: np.void, components: np.void, generator: npt.NDArray[np.uint64]) -> int:
    """One of the legal actions, each as likely, without listing them."""
    table, phase = state["table"], state["table"]["phase"]
    if phase == PLACE:
        options = _placements(state, components)
        ways = count_placements(options)
        choice = below(generator, ways + 1 if table["may_discard"] else max(ways, 1))
        return DISCARD if choice == ways else nth_placement(options, choice)
    if phase == TAX:
        return TAX_BASE + below(generator, _taxes(state))
    if phase == BUILD:
        return _random_build(state, generator)
    if phase == DRAGON:
        return _random_burn(state, generator)
    return PICK_BASE + nth_pick(table, below(generator, i64(table["row_size"]) - i64(table["turn"])))


@kernel
def _random_build(state: np.void, generator: npt.NDArray[np.uint64]) -> int:
    mine = mine_of(state)
    plots = free_plots(state["kingdoms"][mine], state["estates"][mine])
    room = size(plots)
    if room == 0:
        return BUILD_NONE
    offers = 0
    for cost in range(SLOTS):
        offers += i64(_can_buy(state, cost))
    choice = below(generator, offers * room + 1) - 1
    if choice < 0:
        return BUILD_NONE
    nth_offer, nth_plot = choice // room, choice % room
    for cost in range(SLOTS):
        nth_offer -= i64(_can_buy(state, cost))
        if nth_offer < 0:
            return BUILD_BASE + cost * SQUARES + nth_square(plots, nth_plot)
    return BUILD_NONE


@kernel
def _random_burn(state: np.void, generator: npt.NDArray[np.uint64]) -> int:
    if not _can_burn(state):
        return DRAGON_NONE
    slot = state["court"]["slot"]
    offers = 0
    for cost in range(SLOTS):
        offers += i64(slot[cost] != 0)
    choice = below(generator, offers + 1)
    for cost in range(SLOTS):
        choice -= i64(slot[cost] != 0)
        if choice < 0:
            return DRAGON_BASE + cost
    return DRAGON_NONE
