"""The sheet on which a kingdom is described: which inputs of a network are on, and with what weight."""

from typing import TypeAlias

import numpy as np

from crownfield.base.compiling import kernel

__all__ = ["Sheet", "sheet_type", "switch_on"]

Sheet: TypeAlias = np.void
"""One record: `which` inputs are on, and their `weights`."""


def sheet_type(most: int, spare: int) -> np.dtype[np.void]:
    """A sheet for at most so many inputs, with spare room below them."""
    return np.dtype([("which", np.int64, (most + spare,)), ("weights", np.float32, (most,))])


@kernel
def switch_on(inputs: Sheet, count: int, which: int, weight: float) -> int:
    """Turn one input on after the `count` that are; returns how many are on now.

    The number goes from hand to hand: kept in the record it would take a tenth of the time of judging.
    """
    inputs["which"][count] = which
    inputs["weights"][count] = weight
    return count + 1
