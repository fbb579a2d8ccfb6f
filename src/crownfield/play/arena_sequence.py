"""Shares of wins that may be looked at after every deal: the stopping rule of the arena.

The guarantee: deals are drawn alike and independently, whatever the games of one deal have to do with each other. Then
the chance that the bounds ever leave out the true share of wins, at any of ever so many looks, is at most `ERROR`.

It is the betting confidence sequence of Waudby-Smith and Ramdas ("Estimating means of bounded random variables by
betting", 2024), with fixed stakes. Whoever believes that the share is above some mean bets the same part of his capital
on every deal. Where the true share is that mean or less, the bet is fair or worse, so that by Ville's inequality he has
40 times what he began with, at any time, in one of 40 matches at most. The capital is divided among stakes that double,
because the right one is not known. Whoever believes in less bets on the losses.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

__all__ = ["ERROR", "bounds", "rule_out"]

ERROR = 0.05
"""Half of it on either side."""

_STAKES = 0.99 * 2.0 ** -np.arange(8)
_ENOUGH = float(np.log(2 / ERROR * len(_STAKES)))
_STEPS = 20


def bounds(shares: Sequence[float]) -> tuple[float, float]:
    """Between which two the true share of wins is, by those of single deals, each from 0 to 1."""
    values = np.asarray(shares, float)
    return _lowest(values), 1 - _lowest(1 - values)


def rule_out(shares: Sequence[float], share: float) -> bool:
    """Whether this one is not between the bounds: the same question, answered faster."""
    values = np.asarray(shares, float)
    return _win_enough(values, share) or _win_enough(1 - values, 1 - share)


def _win_enough(shares: npt.NDArray[np.float64], mean: float) -> bool:
    capital = np.log1p(_STAKES[:, None] * (shares / mean - 1)).sum(axis=1)
    return bool(np.logaddexp.reduce(capital) >= _ENOUGH)


def _lowest(shares: npt.NDArray[np.float64]) -> float:
    """The higher the mean, the less is won by betting on more: where that is no longer enough."""
    low, high = 0.0, 1.0
    for _ in range(_STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if _win_enough(shares, middle) else (low, middle)
    return low
