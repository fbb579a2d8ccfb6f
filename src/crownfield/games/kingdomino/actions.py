"""The integer codes of Kingdomino's moves: placements first, then discarding, then picks by domino number."""

from crownfield.mechanics.board import SQUARES

__all__ = ["ACTIONS", "DISCARD", "PICK_BASE"]

DISCARD = 4 * SQUARES
PICK_BASE = DISCARD
"""Picking domino n is PICK_BASE + n."""

ACTIONS = PICK_BASE + 49
