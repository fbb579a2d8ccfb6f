"""Which input of a network means what, in Kingdomino: those of the dominoes games, then room, outlook and order."""

from crownfield.ai.inputs.dominoes import layout

__all__ = [
    "ATTACHABLE", "BEST", "CLAIM", "DEAD_ENDS", "INPUTS", "IN_HAND", "JOIN", "MIDDLE_OPEN", "MOST_CROWNS",
    "MOST_DEAD_ENDS", "MOST_GAIN", "MOST_MIDDLE", "MOST_OPEN", "MOST_PARTS", "MOST_SIZE", "MOST_TOGETHER", "MOST_WAYS",
    "NOWHERE", "ODD_PARTS", "OFFER", "OPEN", "ORDER", "PARTS", "RIVALS", "SIZE", "TOGETHER", "TOGETHER_GAIN",
    "UNSEEN_FIT", "UNSEEN_GAIN", "USELESS", "WAYS",
]  # fmt: skip

MOST_PARTS, MOST_DEAD_ENDS, MOST_OPEN, MOST_MIDDLE, MOST_GAIN, MOST_WAYS, MOST_SIZE = 7, 15, 40, 24, 25, 15, 12
MOST_CROWNS, MOST_TOGETHER = 9, 30
"""More is described as if it were so much."""

IN_HAND, CLAIM, OFFER = range(3)
"""The dominoes in sight: to be placed this round, claimed for the next, still on offer."""

_KINGS, _CODES = 4, 8

ODD_PARTS = layout.INPUTS
PARTS = ODD_PARTS + MOST_PARTS + 1
DEAD_ENDS = PARTS + MOST_PARTS + 1
OPEN = DEAD_ENDS + MOST_DEAD_ENDS + 1
MIDDLE_OPEN = OPEN + MOST_OPEN + 1
ATTACHABLE = MIDDLE_OPEN + MOST_MIDDLE + 1
NOWHERE = ATTACHABLE + 2 * _CODES
BEST = NOWHERE + 3
WAYS = BEST + 3 * (MOST_GAIN + 1)
USELESS = WAYS + 3 * (MOST_WAYS + 1)
UNSEEN_FIT = USELESS + 1
UNSEEN_GAIN = UNSEEN_FIT + 1
ORDER = UNSEEN_GAIN + 1
RIVALS = ORDER + 2 * (1 << _KINGS)
JOIN = RIVALS + _KINGS
SIZE = JOIN + _CODES * (MOST_GAIN + 1)
TOGETHER = SIZE + _CODES * (MOST_SIZE + 1)
TOGETHER_GAIN = TOGETHER + 2 * _CODES * (MOST_SIZE + 1) * (MOST_CROWNS + 1)
INPUTS = TOGETHER_GAIN + 2 * _CODES * (MOST_TOGETHER + 1)
