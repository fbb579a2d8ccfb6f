"""The one door to Numba: how kernels become machine code, where it is kept, and how it is made ahead of time."""

from crownfield.base.compiling.kernels import compiles, entry, kernel, summing

__all__ = ["compiles", "entry", "kernel", "summing"]
