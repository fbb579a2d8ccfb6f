"""The sheet on which a kingdom is described: which inputs of a network are on, and with what weight."""

from typing import TypeAlias

import numpy as np

from crownfield.base.compiling import kernel

__all__ = ["Sheet", "sheet_type", "switch_on"]

Sheet: TypeAlias = np.void
"""One record: the `count` of inputs that are on, `which` they are, their `weights`."""


def sheet_type(most: int, spare: int) -> np.dtype[np.void]:
    """A sheet for at most so many inputs, with spare room below them."""
    return np.dtype([("count", np.int64), ("which", np.int64, (most + spare,)), ("weights", np.float32, (most,))])


@kernel
def switch_on(inputs: Sheet, which: int, weight: float) -> None:
    """Turn one input on."""
    count = inputs["count"]
    inputs["which"][count] = which
    inputs["weights"][count] = weight
    inputs["count"] = count + 1
