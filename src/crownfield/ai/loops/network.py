"""A small network that judges one kingdom: what it will be worth at the end, and how sure that is.

The first layer is a table with one row per input; only the rows of inputs that are on are added up. Everything runs
inside kernels, on one core, without allocating.
"""

from pathlib import Path
from typing import NamedTuple
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from crownfield.base.errors import BadNetwork
from crownfield.base.jit import kernel

__all__ = ["LEAST_SPREAD", "POINTS", "Network", "judge_inputs", "new_network", "read_network", "write_network"]

_USUALLY_ON, _BYTE = 64, 127

Floats = npt.NDArray[np.float32]

POINTS, LEAST_SPREAD = 15.0, 0.5
"""The unit of what a network says, and the spread it never goes below."""


class Network(NamedTuple):
    """Weights by layer; a layer's table has one row per input of that layer."""

    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    third: Floats
    third_bias: Floats
    last: Floats
    last_bias: Floats


def new_network(inputs: int, widths: tuple[int, int, int], seed: int) -> Network:
    """An untrained network."""
    random = np.random.default_rng(seed)
    layers: list[Floats] = []
    before = inputs
    for width in (*widths, 2):
        on = min(before, _USUALLY_ON)
        layers.append((random.standard_normal((before, width)) / on**0.5).astype(np.float32))
        layers.append(np.zeros(width, np.float32))
        before = width
    return Network(*layers)


def write_network(network: Network, file: Path) -> None:
    """Keep a network on disk: the large first table in bytes with a scale per row, the rest in half precision.

    The file is whole or not there at all.
    """
    scale = np.abs(network.first).max(axis=1, keepdims=True) / _BYTE
    rounded = np.round(network.first / np.where(scale == 0, 1, scale)).astype(np.int8)
    rest = {name: array.astype(np.float16) for name, array in network._asdict().items() if name != "first"}
    draft = file.with_name(f".{file.name}.new")
    with draft.open("wb") as stream:
        np.savez_compressed(stream, first=rounded, scale=scale.astype(np.float32), **rest)
    draft.replace(file)


def read_network(file: Path) -> Network:
    """A network from disk; raises BadNetwork when it is damaged."""
    try:
        with file.open("rb") as stream, np.load(stream) as stored:
            rest = [stored[name].astype(np.float32) for name in Network._fields[1:]]
            network = Network(stored["first"] * stored["scale"], *rest)
    except (OSError, KeyError, ValueError, EOFError, BadZipFile) as problem:
        raise BadNetwork(f"{file}: not a network, or damaged ({problem})") from None
    if not _fits_together(network):
        raise BadNetwork(f"{file}: its layers do not fit together")
    return network


def _fits_together(network: Network) -> bool:
    tables, biases = network[::2], network[1::2]
    widths = [tables[0].shape[0], *(len(bias) for bias in biases)]
    fits = all(table.shape == (widths[index], widths[index + 1]) for index, table in enumerate(tables))
    return fits and widths[-1] == 2 and all(np.isfinite(layer).all() for layer in network)


@kernel
def judge_inputs(
    network: Network, inputs: npt.NDArray[np.int64], weights: Floats, count: int, total: int, hidden: Floats
) -> tuple[float, float]:
    """Expected points at the end and their standard deviation; `hidden` (3, widest layer) is scratch."""
    a, b, c = hidden[0], hidden[1], hidden[2]
    _add_rows(network.first, network.first_bias, inputs, weights, count, a)
    _next_layer(network.second, network.second_bias, a, b)
    _next_layer(network.third, network.third_bias, b, c)
    points, spread = network.last_bias[0], network.last_bias[1]
    for index in range(network.last.shape[0]):
        value = max(c[index], np.float32(0))
        points += value * network.last[index, 0]
        spread += value * network.last[index, 1]
    return total + POINTS * (1 + points), LEAST_SPREAD + POINTS * np.log1p(np.exp(min(spread, np.float32(20))))


@kernel
def _add_rows(
    table: Floats, bias: Floats, inputs: npt.NDArray[np.int64], weights: Floats, count: int, out: Floats
) -> None:
    """Four rows at a time: the sum then travels to memory a quarter as often."""
    width = bias.shape[0]
    for column in range(width):
        out[column] = bias[column]
    whole = count - count % 4
    for index in range(0, whole, 4):
        a, b, c, d = table[inputs[index]], table[inputs[index + 1]], table[inputs[index + 2]], table[inputs[index + 3]]
        p, q, r, s = weights[index], weights[index + 1], weights[index + 2], weights[index + 3]
        for column in range(width):
            out[column] += (p * a[column] + q * b[column]) + (r * c[column] + s * d[column])
    for index in range(whole, count):
        row, weight = table[inputs[index]], weights[index]
        for column in range(width):
            out[column] += weight * row[column]


@kernel
def _next_layer(table: Floats, bias: Floats, before: Floats, out: Floats) -> None:
    width = bias.shape[0]
    for column in range(width):
        out[column] = bias[column]
    for index in range(0, table.shape[0], 4):
        a, b, c, d = table[index], table[index + 1], table[index + 2], table[index + 3]
        p, q = max(before[index], np.float32(0)), max(before[index + 1], np.float32(0))
        r, s = max(before[index + 2], np.float32(0)), max(before[index + 3], np.float32(0))
        for column in range(width):
            out[column] += (p * a[column] + q * b[column]) + (r * c[column] + s * d[column])
