"""The layers of a network, as it is trained and kept on disk."""

from pathlib import Path
from typing import NamedTuple
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from crownfield.base.errors import BadNetwork

__all__ = ["LEAST_SPREAD", "POINTS", "WIDTHS", "Floats", "Layers", "new_layers", "read_layers", "write_layers"]

_USUALLY_ON, _BYTE = 64, 127

Floats = npt.NDArray[np.float32]

WIDTHS = (256, 32, 32)
"""Of every network in the package. Kernels are compiled for one choice of widths: others work, but not at once."""

POINTS, LEAST_SPREAD = 15.0, 0.5
"""The unit of what a network says, and the spread it never goes below."""


class Layers(NamedTuple):
    """A layer's table has one row per input of that layer."""

    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    third: Floats
    third_bias: Floats
    last: Floats
    last_bias: Floats


def new_layers(inputs: int, widths: tuple[int, int, int], seed: int) -> Layers:
    """An untrained network."""
    random = np.random.default_rng(seed)
    layers: list[Floats] = []
    before = inputs
    for width in (*widths, 2):
        on = min(before, _USUALLY_ON)
        layers.append((random.standard_normal((before, width)) / on**0.5).astype(np.float32))
        layers.append(np.zeros(width, np.float32))
        before = width
    return Layers(*layers)


def write_layers(layers: Layers, file: Path) -> None:
    """Keep a network on disk: the large first table in bytes with a scale per row, the rest in half precision.

    The file is whole or not there at all.
    """
    scale = np.abs(layers.first).max(axis=1, keepdims=True) / _BYTE
    rounded = np.round(layers.first / np.where(scale == 0, 1, scale)).astype(np.int8)
    rest = {name: array.astype(np.float16) for name, array in layers._asdict().items() if name != "first"}
    draft = file.with_name(f".{file.name}.new")
    with draft.open("wb") as stream:
        np.savez_compressed(stream, first=rounded, scale=scale.astype(np.float32), **rest)
    draft.replace(file)


def read_layers(file: Path) -> Layers:
    """A network from disk; raises BadNetwork when it is damaged."""
    try:
        with file.open("rb") as stream, np.load(stream) as stored:
            rest = [stored[name].astype(np.float32) for name in Layers._fields[1:]]
            layers = Layers(stored["first"] * stored["scale"], *rest)
    except (OSError, KeyError, ValueError, EOFError, BadZipFile) as problem:
        raise BadNetwork(f"{file}: not a network, or damaged ({problem})") from None
    if not _fits_together(layers):
        raise BadNetwork(f"{file}: its layers do not fit together")
    return layers


def _fits_together(layers: Layers) -> bool:
    tables, biases = layers[::2], layers[1::2]
    widths = [tables[0].shape[0], *(len(bias) for bias in biases)]
    fits = all(table.shape == (widths[index], widths[index + 1]) for index, table in enumerate(tables))
    return fits and widths[-1] == 2 and all(np.isfinite(layer).all() for layer in layers)
