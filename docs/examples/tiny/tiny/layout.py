"""What a state of Tiny and its component tables look like in memory."""

import numpy as np

from crownfield.mechanics.draft import TABLE
from crownfield.mechanics.kingdom import KINGDOM, TERRAINS

STATE = np.dtype([("kingdoms", KINGDOM, (2,)), ("table", TABLE)])
COMPONENTS = np.dtype([("dominoes", np.uint8, (49, 4))])
LINES = TERRAINS[:6]
