"""What a network is told about one kingdom of Queendomino or the Royal Wedding."""

import numpy as np
import numpy.typing as npt

from crownfield.ai.inputs.dominoes.draft import describe_bonuses, describe_draft, domino_masks, in_hand, kingdoms
from crownfield.ai.inputs.dominoes.draft import describe_unseen as describe_dominoes_unseen
from crownfield.ai.inputs.dominoes.land import describe_kingdom, hash_of_land
from crownfield.ai.inputs.dominoes.layout import FLAG, MOST_INPUTS, TOTAL
from crownfield.ai.inputs.dominoes.layout import symmetries as dominoes_symmetries
from crownfield.ai.inputs.queendomino.layout import (
    BUILT,
    COINS,
    DRAGON,
    INPUTS,
    KNIGHTS,
    KNIGHTS_ON,
    LEAD,
    MOST_COINS,
    MOST_FEW,
    MOST_LEAD,
    MOST_TAX,
    OFFER,
    ON_TOP,
    PHASE,
    PLOTS,
    QUEEN,
    TAX_LEFT,
    TAX_RIGHT,
    TOWERS,
)
from crownfield.ai.inputs.sheet import Sheet, switch_on
from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.games.contract import Components
from crownfield.games.queendomino.estate import board_of, free_plots
from crownfield.games.queendomino.layout import BUILDING_TYPES, CAVE, NO_KINGDOM, NO_SQUARE, SLOTS
from crownfield.mechanics.board import size
from crownfield.mechanics.draft import PICK, PLACE, TAX, kingdom_of
from crownfield.mechanics.regions import links, region_around

__all__ = [
    "INPUTS", "MOST_INPUTS", "describe_land", "describe_rest", "describe_unseen", "facts_of", "in_hand", "is_settled",
    "is_shared", "keeps_lands", "kingdoms", "hash_of_land", "symmetries",
]  # fmt: skip

_PER_POINT = 1 / 30


def facts_of(components: Components) -> npt.NDArray[np.uint64]:
    """What kernels want to know about the pieces beside their tables."""
    return domino_masks(components.tables["dominoes"][0])


def symmetries() -> npt.NDArray[np.int64]:
    """Shape (8, INPUTS): where each input goes when the kingdom is turned or mirrored."""
    return dominoes_symmetries(INPUTS)


@kernel
def describe_unseen(state: np.void, masks: npt.NDArray[np.uint64], inputs: Sheet) -> None:
    describe_dominoes_unseen(state["table"], masks, inputs)


@kernel
def describe_land(
    state: np.void, masks: npt.NDArray[np.uint64], kingdom: int,
    inputs: Sheet,
) -> None:  # fmt: skip
    table, realm = state["table"], state["kingdoms"][kingdom]
    describe_kingdom(table, realm, inputs)
    describe_bonuses(table, realm, inputs)


@kernel
def describe_rest(
    state: np.void, masks: npt.NDArray[np.uint64], kingdom: int, total: int,
    inputs: Sheet,
) -> None:  # fmt: skip
    """The kingdom is now worth `total` points."""
    describe_draft(state["table"], kingdom, inputs)
    _describe_estate(state, kingdom, inputs)
    _describe_court(state, kingdom, inputs)
    if state["table"]["teams"]:
        switch_on(inputs, FLAG + 3, 1.0)
    switch_on(inputs, TOTAL, total * _PER_POINT)


@kernel
def _describe_estate(state: np.void, kingdom: int, inputs: Sheet) -> None:
    realm, estate = state["kingdoms"][kingdom], state["estates"][kingdom]
    towers = i64(estate["towers"])
    switch_on(inputs, COINS + min(i64(estate["coins"]), MOST_COINS), 1.0)
    switch_on(inputs, KNIGHTS + min(i64(estate["knights"]), MOST_FEW), 1.0)
    placed = min(size(board_of(estate["knights_on"])), MOST_FEW)
    switch_on(inputs, KNIGHTS_ON + placed, 1.0)
    switch_on(inputs, TOWERS + min(towers, MOST_FEW), 1.0)
    plots = min(size(free_plots(realm, estate)), MOST_FEW)
    switch_on(inputs, PLOTS + plots, 1.0)
    best = i64(0)
    for other in range(i64(state["table"]["kingdoms"])):
        if other != kingdom:
            best = max(best, i64(state["estates"][other]["towers"]))
    lead = min(max(towers - best, -MOST_LEAD), MOST_LEAD)
    switch_on(inputs, LEAD + MOST_LEAD + lead, 1.0)
    for index in range(i64(estate["sites"])):
        switch_on(inputs, BUILT + i64(estate["building"][index]), 1.0)


@kernel
def _describe_court(state: np.void, kingdom: int, inputs: Sheet) -> None:
    table, court = state["table"], state["court"]
    for cost in range(SLOTS):
        building = i64(court["slot"][cost])
        switch_on(inputs, OFFER + cost * (BUILDING_TYPES + 1) + building, 1.0)
    switch_on(inputs, ON_TOP + i64(court["top"]), 1.0)
    host = i64(court["queen"])
    queen = i64(0) if host == NO_KINGDOM else (i64(1) if host == kingdom else i64(2))
    switch_on(inputs, QUEEN + queen, 1.0)
    switch_on(inputs, DRAGON + i64(court["dragon"] == CAVE), 1.0)
    if table["actor"] < 0 or kingdom_of(table, i64(table["actor"])) != kingdom:
        return
    switch_on(inputs, PHASE + i64(table["phase"]), 1.0)
    if table["phase"] == TAX and court["left"] != NO_SQUARE:
        linked = links(state["kingdoms"][kingdom])
        left = min(size(region_around(i64(court["left"]), linked)), MOST_TAX)
        right = min(size(region_around(i64(court["right"]), linked)), MOST_TAX)
        switch_on(inputs, TAX_LEFT + left, 1.0)
        switch_on(inputs, TAX_RIGHT + right, 1.0)


@kernel
def is_settled(state: np.void, kingdom: int) -> bool:
    """Whether the kingdom's points can no longer change: building comes after placing, and the Queen may move."""
    return bool(state["table"]["actor"] == -2)


@kernel
def is_shared(state: np.void) -> bool:
    """Whether the decision that is due changes what others may do or have."""
    return bool(state["table"]["phase"] != PLACE and state["table"]["phase"] != TAX)


@kernel
def keeps_lands(state: np.void) -> bool:
    """Whether the decision that is due changes no kingdom: buildings have crowns."""
    return bool(state["table"]["phase"] == PICK)
