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
def describe_unseen(state: np.void, masks: npt.NDArray[np.uint64], inputs: Sheet, count: int) -> int:
    return describe_dominoes_unseen(state["table"], masks, inputs, count)


@kernel
def describe_land(
    state: np.void, masks: npt.NDArray[np.uint64], kingdom: int,
    inputs: Sheet, count: int,
) -> int:  # fmt: skip
    table, realm = state["table"], state["kingdoms"][kingdom]
    count = describe_kingdom(table, realm, inputs, count)
    return describe_bonuses(table, realm, inputs, count)


@kernel
def describe_rest(
    state: np.void, masks: npt.NDArray[np.uint64], kingdom: int, total: int,
    inputs: Sheet, count: int,
) -> int:  # fmt: skip
    """The kingdom is now worth `total` points."""
    count = describe_draft(state["table"], kingdom, inputs, count)
    count = _describe_estate(state, kingdom, inputs, count)
    count = _describe_court(state, kingdom, inputs, count)
    if state["table"]["teams"]:
        count = switch_on(inputs, count, FLAG + 3, 1.0)
    return switch_on(inputs, count, TOTAL, total * _PER_POINT)


@kernel
def _describe_estate(state: np.void, kingdom: int, inputs: Sheet, count: int) -> int:
    realm, estate = state["kingdoms"][kingdom], state["estates"][kingdom]
    towers = i64(estate["towers"])
    count = switch_on(inputs, count, COINS + min(i64(estate["coins"]), MOST_COINS), 1.0)
    count = switch_on(inputs, count, KNIGHTS + min(i64(estate["knights"]), MOST_FEW), 1.0)
    placed = min(size(board_of(estate["knights_on"])), MOST_FEW)
    count = switch_on(inputs, count, KNIGHTS_ON + placed, 1.0)
    count = switch_on(inputs, count, TOWERS + min(towers, MOST_FEW), 1.0)
    plots = min(size(free_plots(realm, estate)), MOST_FEW)
    count = switch_on(inputs, count, PLOTS + plots, 1.0)
    best = i64(0)
    for other in range(i64(state["table"]["kingdoms"])):
        if other != kingdom:
            best = max(best, i64(state["estates"][other]["towers"]))
    lead = min(max(towers - best, -MOST_LEAD), MOST_LEAD)
    count = switch_on(inputs, count, LEAD + MOST_LEAD + lead, 1.0)
    for index in range(i64(estate["sites"])):
        count = switch_on(inputs, count, BUILT + i64(estate["building"][index]), 1.0)
    return count


@kernel
def _describe_court(state: np.void, kingdom: int, inputs: Sheet, count: int) -> int:
    table, court = state["table"], state["court"]
    for cost in range(SLOTS):
        building = i64(court["slot"][cost])
        count = switch_on(inputs, count, OFFER + cost * (BUILDING_TYPES + 1) + building, 1.0)
    count = switch_on(inputs, count, ON_TOP + i64(court["top"]), 1.0)
    host = i64(court["queen"])
    queen = i64(0) if host == NO_KINGDOM else (i64(1) if host == kingdom else i64(2))
    count = switch_on(inputs, count, QUEEN + queen, 1.0)
    count = switch_on(inputs, count, DRAGON + i64(court["dragon"] == CAVE), 1.0)
    if table["actor"] < 0 or kingdom_of(table, i64(table["actor"])) != kingdom:
        return count
    count = switch_on(inputs, count, PHASE + i64(table["phase"]), 1.0)
    if table["phase"] == TAX and court["left"] != NO_SQUARE:
        linked = links(state["kingdoms"][kingdom])
        left = min(size(region_around(i64(court["left"]), linked)), MOST_TAX)
        right = min(size(region_around(i64(court["right"]), linked)), MOST_TAX)
        count = switch_on(inputs, count, TAX_LEFT + left, 1.0)
        count = switch_on(inputs, count, TAX_RIGHT + right, 1.0)
    return count


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
