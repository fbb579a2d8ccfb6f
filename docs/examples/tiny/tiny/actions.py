"""The integer codes of Tiny's moves: placements first, then discarding, then picks by domino number."""

from crownfield.mechanics.board import SQUARES

DISCARD = 4 * SQUARES
PICK_BASE = DISCARD
ACTIONS = PICK_BASE + 49
