"""Arrays that begin where a line of the processor's cache does: what begins elsewhere is read more slowly."""

from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["LINE", "aligned_zeros"]

LINE = 64
"""Bytes."""


def aligned_zeros(shape: tuple[int, ...], kind: npt.DTypeLike) -> npt.NDArray[Any]:
    """Takes memory only as it fills."""
    dtype = np.dtype(kind)
    size = int(np.prod(shape)) * dtype.itemsize
    memory = np.zeros(size + LINE, np.uint8)
    begin = -memory.ctypes.data % LINE
    return memory[begin : begin + size].view(dtype).reshape(shape)
