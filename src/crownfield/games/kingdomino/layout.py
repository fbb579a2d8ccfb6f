"""What a Kingdomino state and its component tables look like in memory."""

import numpy as np

from crownfield.mechanics.draft import TABLE
from crownfield.mechanics.kingdom import KINGDOM

__all__ = ["COMPONENTS", "LINES", "MOST_KINGDOMS", "STATE"]

MOST_KINGDOMS = 4

STATE = np.dtype([("kingdoms", KINGDOM, (MOST_KINGDOMS,)), ("table", TABLE)])

COMPONENTS = np.dtype(
    [("dominoes", np.uint8, (49, 4))]
)  # by number: left terrain, left crowns, right terrain, right crowns

LINES = ("wheat", "forest", "lake", "pasture", "swamp", "mine", "middle_kingdom", "harmony")
"""The score pad; line n of the kernels is LINES[n - 1]."""
