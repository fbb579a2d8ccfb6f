"""What a network is told about one kingdom of Kingdomino."""

import numpy as np
import numpy.typing as npt

from crownfield.ai.dominoes.draft import describe_bonuses, describe_draft, domino_masks, has_finished, kingdoms
from crownfield.ai.dominoes.features import Inputs, describe_kingdom, switch_on
from crownfield.ai.dominoes.layout import INPUTS, MOST_INPUTS, TOTAL, symmetries
from crownfield.base.jit import kernel
from crownfield.games.contract import Components
from crownfield.mechanics.draft import PICK

__all__ = ["INPUTS", "MOST_INPUTS", "describe", "facts_of", "is_settled", "is_shared", "kingdoms", "symmetries"]

_PER_POINT = 1 / 30


def facts_of(components: Components) -> npt.NDArray[np.uint64]:
    """What kernels want to know about the pieces beside their tables."""
    return domino_masks(components.tables["dominoes"][0])


@kernel
def describe(
    state: np.void,
    masks: npt.NDArray[np.uint64],
    kingdom: int,
    total: int,
    inputs: Inputs,
    weights: npt.NDArray[np.float32],
) -> int:
    """Write the inputs that are on for a kingdom now worth `total` points; returns how many."""
    table, realm = state["table"], state["kingdoms"][kingdom]
    count = describe_kingdom(realm, inputs, weights, 0)
    count = describe_draft(table, masks, kingdom, inputs, weights, count)
    count = describe_bonuses(table, realm, inputs, weights, count)
    return switch_on(inputs, weights, count, TOTAL, total * _PER_POINT)


@kernel
def is_settled(state: np.void, kingdom: int) -> bool:
    """Whether the kingdom's points can no longer change."""
    return has_finished(state["table"], kingdom)


@kernel
def is_shared(state: np.void) -> bool:
    """Whether the decision that is due changes what others may take."""
    return bool(state["table"]["phase"] == PICK)
