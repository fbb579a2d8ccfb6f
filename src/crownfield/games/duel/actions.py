"""The integer codes of Kingdomino Duel's moves: placements first, then one block per phase, then skipping."""

import numpy as np

from crownfield.games.duel.layout import COATS, DICE, FACES, MODES
from crownfield.games.duel.squares import SQUARES

__all__ = [
    "ACTIONS",
    "APART_BASE",
    "BLESS_BASE",
    "COAT_BASE",
    "CROSS_BASE",
    "DOMAINS_BASE",
    "MODE_BASE",
    "PAIRS",
    "PAIRS_WITHOUT",
    "PAIR_BASE",
    "PAIR_DICE",
    "SKIP",
    "TAKE_BASE",
    "TURN_BASE",
]

APART_BASE = 4 * SQUARES
"""Side by side: direction × SQUARES + square of the lower die.

Apart: APART_BASE + square of the lower die × SQUARES + square of the other.
"""

PAIRS = ((1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4))
"""Two dice, in the order of their codes."""

TAKE_BASE = APART_BASE + SQUARES * SQUARES
"""Taking die n is TAKE_BASE + n - 1."""
PAIR_BASE = TAKE_BASE + DICE
"""Taking PAIRS[n] is PAIR_BASE + n."""
TURN_BASE = PAIR_BASE + len(PAIRS)
"""`turn none`; turning die n to face f is TURN_BASE + (n - 1) × FACES + f."""
CROSS_BASE = TURN_BASE + 1 + DICE * FACES
"""`cross none`; crossing die n is CROSS_BASE + n."""
COAT_BASE = CROSS_BASE + 1 + DICE
"""Die n becoming coat code c is COAT_BASE + (n - 1) × 6 + c - 1."""
MODE_BASE = COAT_BASE + DICE * len(COATS)
"""Mode m is MODE_BASE + m."""
DOMAINS_BASE = MODE_BASE + len(MODES)
"""Coat code c is DOMAINS_BASE + c - 1."""
BLESS_BASE = DOMAINS_BASE + len(COATS)
"""Blessing a square is BLESS_BASE + square."""
SKIP = BLESS_BASE + SQUARES
ACTIONS = SKIP + 1

PAIR_DICE = np.array([1 << (low - 1) | 1 << (high - 1) for low, high in PAIRS])
"""The dice of a pair as a set, bit n - 1 = die n."""

PAIRS_WITHOUT = np.array(
    [sum(1 << index for index, pair in enumerate(PAIRS) if die + 1 not in pair) for die in range(DICE)]
)
"""By die - 1: the set of the pairs that do not contain it."""
