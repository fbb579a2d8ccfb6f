"""Which input of a network means what, in Queendomino: those of the dominoes games, then what a kingdom owns."""

from crownfield.ai.inputs.dominoes import layout
from crownfield.games.queendomino.layout import BUILDING_TYPES, SLOTS

__all__ = [
    "BUILT", "COINS", "DRAGON", "INPUTS", "KNIGHTS", "KNIGHTS_ON", "LEAD", "MOST_COINS", "MOST_FEW", "MOST_LEAD",
    "MOST_TAX", "OFFER", "ON_TOP", "PHASE", "PLOTS", "QUEEN", "TAX_LEFT", "TAX_RIGHT", "TOWERS",
]  # fmt: skip

MOST_COINS, MOST_FEW, MOST_LEAD, MOST_TAX = 24, 10, 4, 12

_FEW, _TYPES = MOST_FEW + 1, BUILDING_TYPES + 1

COINS = layout.INPUTS
KNIGHTS = COINS + MOST_COINS + 1
KNIGHTS_ON = KNIGHTS + _FEW
TOWERS = KNIGHTS_ON + _FEW
LEAD = TOWERS + _FEW
PLOTS = LEAD + 2 * MOST_LEAD + 1
BUILT = PLOTS + _FEW
QUEEN = BUILT + _TYPES
OFFER = QUEEN + 3
ON_TOP = OFFER + SLOTS * _TYPES
DRAGON = ON_TOP + _TYPES
PHASE = DRAGON + 2
TAX_LEFT = PHASE + 10
TAX_RIGHT = TAX_LEFT + MOST_TAX + 1
INPUTS = TAX_RIGHT + MOST_TAX + 1
