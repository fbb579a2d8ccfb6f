"""What judging needs beside a position: a game's pieces, its network and room to work in, for one thread."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from crownfield.ai.endings import Ending
from crownfield.ai.inputs import Inputs
from crownfield.ai.inputs.sheet import sheet_type
from crownfield.ai.value.cache import Cache, new_cache
from crownfield.ai.value.network import AT_ONCE, Network
from crownfield.games.contract import Components, GameInfo

__all__ = ["KEPT", "Workspace", "new_workspace"]

KEPT = 5
"""So many actions of a decision are kept in the cache."""

_MOST_KINGDOMS = 8

Array = npt.NDArray[Any]


class Workspace(NamedTuple):
    components: Array
    facts: Any
    network: Network
    lines: Array
    notes: Array
    """One record: the `sheet` on which is described; of the first layer `whole` units, `nothing` and `hidden`; what is
    `unseen`, summed up, and with it what each kingdom says, `lands`."""
    lands: Cache
    """What kingdoms say, as far as it is known,"""
    choices: Cache
    """and the actions of highest value."""
    actions: Array
    values: Array
    expected: Array
    means: Array
    spreads: Array
    work: Array
    """Throw-away states."""
    ending: Array
    """To foresee the end in."""


def new_workspace(
    info: GameInfo, components: Components, network: Network, *, inputs: Inputs, ending: Ending
) -> Workspace:
    width, most = network.rows.shape[1], info.actions
    return Workspace(
        components=components.tables,
        facts=inputs.facts_of(components),
        network=network,
        lines=np.zeros(len(info.lines) + 1, np.int64),
        notes=np.zeros(1, _notes(sheet_type(inputs.MOST_INPUTS, AT_ONCE), width)),
        lands=new_cache(width, np.float32),
        choices=new_cache(KEPT, np.int64),
        actions=np.zeros(most, np.int64),
        values=np.zeros(most),
        expected=np.zeros(most),
        means=np.zeros(_MOST_KINGDOMS),
        spreads=np.zeros(_MOST_KINGDOMS),
        work=np.zeros(4, info.state),
        ending=np.zeros(1, ending.WORKSPACE),
    )


def _notes(sheet: np.dtype[np.void], width: int) -> np.dtype[np.void]:
    return np.dtype(
        [
            ("sheet", sheet),
            ("whole", np.int32, (width,)),
            ("nothing", np.float32, (width,)),
            ("unseen", np.float32, (width,)),
            ("lands", np.float32, (_MOST_KINGDOMS, width)),
            ("hidden", np.float32, (3, width)),
        ]
    )
