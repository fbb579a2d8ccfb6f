"""The chance that one kingdom ends ahead of all others, when each one's points are known only roughly."""

from math import erf, sqrt

import numpy as np
import numpy.typing as npt

from crownfield.base.compiling import kernel

__all__ = ["normal_share", "winning_chance"]

_NODES = np.array([-2.6519613568, -1.6735516288, -0.8162878829, 0.0, 0.8162878829, 1.6735516288, 2.6519613568]) * sqrt(
    2
)
_SHARES = np.array([0.0009717812, 0.0545155828, 0.4256072526, 0.8102646176, 0.4256072526, 0.0545155828, 0.0009717812])
_SHARES = _SHARES / _SHARES.sum()
"""Gauss-Hermite quadrature: where a normal variable is looked at, and how much each look counts."""

_LEAST = 0.4
"""Below this spread equal points count as half a win."""

_STEPS, _FAR = 64, 4.5
_NORMAL = np.array([0.5 + 0.5 * erf((step / _STEPS - _FAR) / sqrt(2)) for step in range(int(2 * _FAR * _STEPS) + 2)])
"""The normal distribution in steps of 1/64 standard deviations; between them it is nearly straight."""


@kernel
def winning_chance(means: npt.NDArray[np.float64], spreads: npt.NDArray[np.float64], count: int, mine: int) -> float:
    """Points are taken as normal and independent."""
    chance = 0.0
    for node in range(_NODES.shape[0]):
        points = means[mine] + spreads[mine] * _NODES[node]
        ahead = _SHARES[node]
        for other in range(count):
            if other != mine:
                ahead *= normal_share((points - means[other]) / max(spreads[other], _LEAST))
        chance += ahead
    return chance


@kernel
def normal_share(deviations: float) -> float:
    """The share of a standard normal distribution that lies below."""
    place = _STEPS * (min(max(deviations, -_FAR), _FAR) + _FAR)
    step = int(place)
    return float(_NORMAL[step] + (place - step) * (_NORMAL[step + 1] - _NORMAL[step]))
