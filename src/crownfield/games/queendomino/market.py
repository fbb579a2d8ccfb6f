"""The builders' board: buildings slide, the pile fills the gaps, the dragon burns."""

import numpy as np
import numpy.typing as npt

from crownfield.base.bits import count, i64, lowest, nth
from crownfield.base.compiling import kernel
from crownfield.base.rng import below
from crownfield.games.queendomino.layout import CAVE, SLOTS, TOP

__all__ = ["fill_market", "needs_filling", "sample_market", "tidy_market"]


@kernel
def tidy_market(court: np.void) -> None:
    """End of a round: the dragon goes home, buildings slide to the cheaper empty slots and keep their order."""
    court["dragon"] = CAVE
    kept = 0
    for cost in range(SLOTS):
        building = court["slot"][cost]
        court["slot"][cost] = 0
        if building != 0:
            court["slot"][kept] = building
            kept += 1


@kernel
def needs_filling(court: np.void) -> bool:
    """After sliding only the dearest slots are empty, and a pile that is not empty shows its top."""
    return bool(court["slot"][SLOTS - 1] == 0 and court["top"] != 0)


@kernel
def sample_market(
    court: np.void, components: np.void, generator: npt.NDArray[np.uint64], out: npt.NDArray[np.int64]
) -> int:
    """Draw what fills the gaps, cheapest first, and what lies on top then; 0 = nothing new."""
    pile = court["pile"]
    coming = i64(court["top"])
    for slot in range(SLOTS + 1):
        out[slot] = 0
        if slot < SLOTS and court["slot"][slot] != 0:
            continue
        if coming == 0 and pile != np.uint64(0):
            bit = nth(pile, below(generator, count(pile)))
            pile &= ~(np.uint64(1) << np.uint64(bit))
            coming = i64(components["copy"][bit])
        out[slot] = coming
        coming = i64(0)
    return SLOTS + 1


@kernel
def fill_market(court: np.void, components: np.void, outcome: npt.NDArray[np.int64]) -> None:
    """The buildings of an outcome leave the pile; the one that was on top had been seen before."""
    seen_before = i64(court["top"])
    for slot in range(SLOTS + 1):
        building = outcome[slot]
        if building == 0:
            continue
        if seen_before != 0:
            seen_before = 0
        else:
            left = court["pile"] & components["building"][building]["copies"]
            court["pile"] &= ~(np.uint64(1) << np.uint64(lowest(left)))
        if slot < SLOTS:
            court["slot"][slot] = building
    court["top"] = outcome[TOP]
