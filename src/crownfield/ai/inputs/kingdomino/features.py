"""What a network is told about one kingdom of Kingdomino."""

import numpy as np
import numpy.typing as npt

from crownfield.ai.inputs.dominoes.draft import describe_bonuses, describe_draft, has_finished, in_hand, kingdoms
from crownfield.ai.inputs.dominoes.draft import describe_unseen as describe_dominoes_unseen
from crownfield.ai.inputs.dominoes.land import describe_kingdom, hash_of_land, useful_squares
from crownfield.ai.inputs.dominoes.layout import MOST_INPUTS, TOTAL
from crownfield.ai.inputs.dominoes.layout import symmetries as dominoes_symmetries
from crownfield.ai.inputs.kingdomino.joining import describe_joining
from crownfield.ai.inputs.kingdomino.layout import INPUTS
from crownfield.ai.inputs.kingdomino.order import describe_order
from crownfield.ai.inputs.kingdomino.outlook import Facts, describe_joints, describe_outlook, facts_of
from crownfield.ai.inputs.kingdomino.packing import describe_packing
from crownfield.ai.inputs.sheet import Sheet, switch_on
from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.mechanics.draft import PICK

__all__ = [
    "INPUTS", "MOST_INPUTS", "describe_land", "describe_rest", "describe_unseen", "facts_of", "in_hand", "is_settled",
    "is_shared", "keeps_lands", "kingdoms", "hash_of_land", "symmetries",
]  # fmt: skip

_PER_POINT = 1 / 30


def symmetries() -> npt.NDArray[np.int64]:
    """Shape (8, INPUTS): where each input goes when the kingdom is turned or mirrored."""
    return dominoes_symmetries(INPUTS)


@kernel
def describe_unseen(state: np.void, facts: Facts, inputs: Sheet) -> None:
    describe_dominoes_unseen(state["table"], facts.pieces[0]["masks"], inputs)


@kernel
def describe_land(state: np.void, facts: Facts, kingdom: int, inputs: Sheet) -> None:
    table, realm = state["table"], state["kingdoms"][kingdom]
    describe_kingdom(table, realm, inputs)
    describe_bonuses(table, realm, inputs)
    area = useful_squares(table, realm)
    describe_joining(realm, area, inputs)
    describe_joints(state, facts, kingdom, area, inputs)
    describe_packing(realm, area, i64(table["grid"]), inputs)


@kernel
def describe_rest(state: np.void, facts: Facts, kingdom: int, total: int, inputs: Sheet) -> None:
    """The kingdom is now worth `total` points."""
    table = state["table"]
    describe_draft(table, kingdom, inputs)
    describe_order(table, kingdom, inputs)
    describe_outlook(state, facts, kingdom, inputs)
    switch_on(inputs, TOTAL, total * _PER_POINT)


@kernel
def is_settled(state: np.void, kingdom: int) -> bool:
    """Whether the kingdom's points can no longer change."""
    return has_finished(state["table"], kingdom)


@kernel
def is_shared(state: np.void) -> bool:
    """Whether the decision that is due changes what others may take."""
    return bool(state["table"]["phase"] == PICK)


@kernel
def keeps_lands(state: np.void) -> bool:
    """Whether the decision that is due changes no kingdom."""
    return bool(state["table"]["phase"] == PICK)
