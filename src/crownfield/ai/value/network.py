"""A small network that judges one kingdom: what it will be worth at the end, and how sure that is.

The first layer is a table with one row per input; only the rows of inputs that are on are added up, and what many
judgements have in common is added up once. Everything runs inside kernels, on one core, without allocating.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from crownfield.ai.inputs.sheet import Sheet
from crownfield.ai.value.layers import LEAST_SPREAD, POINTS, Floats, Layers
from crownfield.base.compiling import kernel, summing

__all__ = ["AT_ONCE", "Network", "add_rows", "conclude", "network_of"]

AT_ONCE = 8
"""So many rows are added up at a time; no sum of so many exceeds 16 bits."""
_MOST = 32767 // AT_ONCE


class Network(NamedTuple):
    """A network as kernels want it."""

    rows: npt.NDArray[np.int16]
    """The first layer in whole units, and below it an empty row to fill up with."""
    rest: npt.NDArray[np.void]
    """One record: the `unit`, and the other layers by their names; of `second` and `third` one row per output.

    Numba counts who holds an array, except where it is reached through a record: that would take as long as judging.
    """


def network_of(layers: Layers) -> Network:
    """For kernels; rounds the first layer a little."""
    unit = np.float32(max(np.abs(layers.first).max(), 1e-9) / _MOST)
    rows = np.zeros((len(layers.first) + 1, layers.first.shape[1]), np.int16)
    rows[:-1] = np.round(layers.first / unit)
    others = layers._replace(second=layers.second.T, third=layers.third.T)._asdict()
    del others["first"]
    rest = np.zeros(1, [("unit", np.float32), *((name, np.float32, array.shape) for name, array in others.items())])
    rest["unit"] = unit
    for name, array in others.items():
        rest[name] = array
    return Network(rows, rest)


@kernel
def add_rows(network: Network, sheet: Sheet, whole: npt.NDArray[np.int32], ground: Floats, out: Floats) -> None:
    """`out` becomes `ground` and the rows of the inputs that are on; the sheet is used up, with room to fill up.

    Few inputs have a weight. The others are moved together and their rows added up in whole units.
    """
    which, weights = sheet["which"], sheet["weights"]
    width, unit, plain = out.shape[0], network.rest[0]["unit"], 0
    for column in range(width):
        out[column] = ground[column]
        whole[column] = 0
    for index in range(sheet["count"]):
        if weights[index] == np.float32(1):
            which[plain] = which[index]
            plain += 1
        else:
            row, weight = network.rows[which[index]], unit * weights[index]
            for column in range(width):
                out[column] += weight * np.float32(row[column])
    while plain % AT_ONCE != 0:
        which[plain] = network.rows.shape[0] - 1
        plain += 1
    for index in range(0, plain, AT_ONCE):
        _add_eight(network.rows, which[index : index + AT_ONCE], whole)
    for column in range(width):
        out[column] += unit * np.float32(whole[column])


@kernel
def _add_eight(rows: npt.NDArray[np.int16], which: npt.NDArray[np.int64], sums: npt.NDArray[np.int32]) -> None:
    """The sum travels to memory an eighth as often."""
    a, b, c, d = rows[which[0]], rows[which[1]], rows[which[2]], rows[which[3]]
    e, f, g, h = rows[which[4]], rows[which[5]], rows[which[6]], rows[which[7]]
    for column in range(sums.shape[0]):
        left = np.int16(np.int16(a[column] + b[column]) + np.int16(c[column] + d[column]))
        right = np.int16(np.int16(e[column] + f[column]) + np.int16(g[column] + h[column]))
        sums[column] += np.int32(np.int16(left + right))


@kernel
def conclude(network: Network, total: int, hidden: Floats) -> tuple[float, float]:
    """Expected points at the end and their standard deviation.

    The first row of `hidden` holds the first layer's sums; the others are scratch.
    """
    rest, a, b, c = network.rest[0], hidden[0], hidden[1], hidden[2]
    _next_layer(rest["second"], rest["second_bias"], a, b)
    _next_layer(rest["third"], rest["third_bias"], b, c)
    last, points, spread = rest["last"], rest["last_bias"][0], rest["last_bias"][1]
    for index in range(last.shape[0]):
        value = max(c[index], np.float32(0))
        points += value * last[index, 0]
        spread += value * last[index, 1]
    return total + POINTS * (1 + points), LEAST_SPREAD + POINTS * np.log1p(np.exp(min(spread, np.float32(20))))


@summing
def _next_layer(table: Floats, bias: Floats, before: Floats, out: Floats) -> None:
    """Four outputs at a time: what comes in travels a quarter as often."""
    for index in range(0, table.shape[0], 4):
        a, b, c, d = table[index], table[index + 1], table[index + 2], table[index + 3]
        p, q, r, s = bias[index], bias[index + 1], bias[index + 2], bias[index + 3]
        for column in range(table.shape[1]):
            value = max(before[column], np.float32(0))
            p += value * a[column]
            q += value * b[column]
            r += value * c[column]
            s += value * d[column]
        out[index], out[index + 1], out[index + 2], out[index + 3] = p, q, r, s
