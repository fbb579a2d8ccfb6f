"""The record in which the end of a game of Kingdomino is foreseen."""

import numpy as np

from crownfield.games.kingdomino.layout import LINES, STATE
from crownfield.mechanics.board import SQUARES

__all__ = ["KEY", "MOST_WAYS", "ROW", "UNKNOWN", "WORKSPACE"]

MOST_WAYS = 4 * SQUARES + 1
KEY = 65536
"""A best end is points * KEY + what breaks a tie."""
UNKNOWN = -1
ROW = 4

WORKSPACE = np.dtype(
    [
        ("work", STATE, (6,)),  # states on the way to an end
        ("ways", np.int64, (6, MOST_WAYS)),  # placements under consideration, per step
        ("left", np.int64, (6,)),  # of these, how many were not yet looked at, or UNKNOWN
        ("after_first", STATE, (2, MOST_WAYS)),  # per player: after its first king's placement
        ("ways_first", np.int64, (2,)),  # how many of these there are
        ("chosen", np.int64, (2,)),  # the one under consideration
        ("known", np.int64, (2, MOST_WAYS, 16)),  # best end after a first placement with a set of picks, or UNKNOWN
        ("owner", np.int64, (ROW,)),  # who has picked which domino of the last row
        ("hand", np.int64, (2, 2)),  # dominoes still to be placed after the first placement, 0 = none
        ("low", np.int64, (ROW,)),  # per king: what player 0 is sure of
        ("high", np.int64, (ROW,)),  # and what it cannot exceed
        ("option", np.int64, (ROW,)),  # per king: the next way to place and pick
        ("taken", np.int64, (ROW,)),  # per king: the domino it picks just now
        ("lines", np.int64, (len(LINES) + 1,)),
    ]
)
