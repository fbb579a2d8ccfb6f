"""The one door to Numba: how kernels become machine code, where it is kept, and how it is made ahead of time."""

from crownfield.base.compiling.kept import code_in_use
from crownfield.base.compiling.kernels import compiles, entry, kernel, prepare, summing

__all__ = ["code_in_use", "compiles", "entry", "kernel", "prepare", "summing"]
