"""The integer codes of Queendomino's moves, in the order of a turn."""

from crownfield.games.queendomino.layout import SLOTS
from crownfield.mechanics.board import SQUARES

__all__ = [
    "ACTIONS",
    "BUILD_BASE",
    "BUILD_NONE",
    "DISCARD",
    "DRAGON_BASE",
    "DRAGON_NONE",
    "PICK_BASE",
    "TAXES",
    "TAX_BASE",
]

DISCARD = 4 * SQUARES

TAX_BASE = DISCARD + 1
TAXES = ("none", "left", "right", "both")

BUILD_NONE = TAX_BASE + len(TAXES)
BUILD_BASE = BUILD_NONE + 1
"""Building from the slot of cost c onto square s is BUILD_BASE + c × SQUARES + s."""

DRAGON_NONE = BUILD_BASE + SLOTS * SQUARES
DRAGON_BASE = DRAGON_NONE + 1
"""Burning the building in the slot of cost c is DRAGON_BASE + c."""

PICK_BASE = DRAGON_BASE + SLOTS - 1
"""Picking domino n is PICK_BASE + n."""

ACTIONS = PICK_BASE + 49
