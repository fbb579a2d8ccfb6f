"""What a Queendomino state and its component tables look like in memory."""

import numpy as np

from crownfield.mechanics.draft import TABLE
from crownfield.mechanics.kingdom import KINGDOM, TERRAINS

__all__ = [
    "BONUSES", "BUILDING", "BUILDING_TYPES", "CAVE", "COINS_LINE", "COMPONENTS", "COPIES", "COURT", "ESTATE",
    "FIRST_BUILDING_LINE", "HARMONY_LINE", "MIDDLE_LINE", "MOST_KINGDOMS", "NO_KINGDOM", "NO_SQUARE", "PER_FIXED",
    "PER_KNIGHT", "PER_REGION", "PER_TOWER", "SLOTS", "STATE", "TOP", "TOWN", "TOWN_SQUARES",
]  # fmt: skip

MOST_KINGDOMS = 6
BUILDING_TYPES = 17
COPIES = 32
TOWN = TERRAINS.index("town") + 1
TOWN_SQUARES = 20
SLOTS = 6
TOP = SLOTS
"""In the outcome of a market: index = slot by its cost, then the building on top of the pile."""

CAVE, NO_KINGDOM, NO_SQUARE = -1, -1, 255

ESTATE = np.dtype(
    [
        ("knights_on", np.uint64, (3,)),  # squares where knights stand
        ("built_on", np.uint64, (3,)),  # town squares with a building
        ("site", np.uint8, (TOWN_SQUARES,)),  # squares in the order they were built on
        ("building", np.uint8, (TOWN_SQUARES,)),  # what stands there; 0 = nothing
        ("coins", np.uint16),
        ("sites", np.uint8),
        ("knights", np.uint8),  # in the supply
        ("towers", np.uint8),
        ("spare", np.uint8, (3,)),  # fills the record up to whole words
    ]
)
"""What a kingdom owns beside its squares."""

COURT = np.dtype(
    [
        ("pile", np.uint64),  # one bit per building not yet seen; of equal ones the lowest bits go first
        ("slot", np.uint8, (SLOTS,)),  # by cost; 0 = empty
        ("top", np.uint8),
        ("dragon", np.int8),  # the slot where it stands, or CAVE
        ("queen", np.int8),  # the kingdom she visits, or NO_KINGDOM
        ("bank_knights", np.uint8),
        ("bank_towers", np.uint8),
        ("left", np.uint8),  # where the domino of this turn lies; NO_SQUARE if it does not
        ("right", np.uint8),
        ("spare", np.uint8, (3,)),
    ]
)
"""The builders' board and what belongs to nobody."""

STATE = np.dtype(
    [
        ("kingdoms", KINGDOM, (MOST_KINGDOMS,)),
        ("estates", ESTATE, (MOST_KINGDOMS,)),
        ("court", COURT),
        ("table", TABLE),
    ]
)

PER_FIXED, PER_REGION, PER_TOWER, PER_KNIGHT = range(4)

BUILDING = np.dtype(
    [
        ("copies", np.uint64),  # its bits in the pile
        ("crowns", np.uint8),
        ("knights", np.uint8),
        ("towers", np.uint8),
        ("tax_per", np.uint8),  # PER_TOWER, PER_KNIGHT or PER_FIXED for none
        ("points", np.uint8),
        ("points_per", np.uint8),
        ("terrain", np.uint8),
        ("spare", np.uint8),
    ]
)

COMPONENTS = np.dtype(
    [
        ("dominoes", np.uint8, (2, 49, 4)),  # per box, by number
        ("building", BUILDING, (BUILDING_TYPES + 1,)),  # by code, from 1
        ("copy", np.uint8, (COPIES,)),  # the building that a bit of the pile stands for
    ]
)

BONUSES = ("middle_kingdom", "harmony")
COINS_LINE = len(TERRAINS) + 1
FIRST_BUILDING_LINE = COINS_LINE + 1
"""Lines 1 to 7 are the terrains, 8 the coins, then one per building type, then the bonuses."""
MIDDLE_LINE = FIRST_BUILDING_LINE + BUILDING_TYPES
HARMONY_LINE = MIDDLE_LINE + 1
