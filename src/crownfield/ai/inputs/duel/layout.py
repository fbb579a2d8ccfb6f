"""Which input of a network means what, in Kingdomino Duel; the numbers are the first input of each block."""

import numpy as np
import numpy.typing as npt

from crownfield.games.duel.layout import COATS, DICE, FACES, MODES, PHASES, SPELLS
from crownfield.games.duel.squares import COLUMNS, ROWS, SQUARES, STRIDE

__all__ = [
    "ATTACHABLE", "BONUS", "BOXES", "CASTLE_USED", "CHOSEN", "CONTACT", "CROSSED", "CROSSES", "DEAD_ENDS",
    "DECIDED_MODE", "DOMAIN", "DOMAIN_CROSSES", "FREE_SQUARES", "HOLES", "INPUTS", "LIBERTIES", "MINE", "MOST_BOXES",
    "MOST_CONTACTS", "MOST_CROSSES", "MOST_DEAD_ENDS", "MOST_DOMAIN", "MOST_GAIN", "MOST_HOLES", "MOST_INPUTS",
    "MOST_LIBERTIES", "MOST_PARTS", "MOST_WAYS", "ODD_PARTS", "OFFERED", "OTHER_BOXES", "OTHER_FREE", "PARTS", "PHASE",
    "SPELL", "SQUARE", "TICKS", "TOGETHER", "TOGETHER_GAIN", "TOTAL", "TURNED", "WAYS", "WIDE", "symmetries",
]  # fmt: skip

_CODES = len(COATS) + 1
_FACES = DICE * (FACES + 1)

CROSSES = 5
"""A square has up to four crosses."""
MOST_DOMAIN, MOST_CROSSES, MOST_LIBERTIES, WIDE = 9, 6, 5, 12
MOST_CONTACTS, MOST_HOLES, MOST_BOXES = 8, 6, 9
MOST_PARTS, MOST_DEAD_ENDS, MOST_WAYS, MOST_GAIN = 7, 15, 20, 40

SQUARE = 0
DOMAIN = SQUARE + SQUARES * _CODES * CROSSES
DOMAIN_CROSSES = DOMAIN + _CODES * (MOST_DOMAIN + 1) * (MOST_CROSSES + 1) * (MOST_LIBERTIES + 1)
LIBERTIES = DOMAIN_CROSSES + _CODES * (WIDE + 1) * (WIDE + 1)
CONTACT = LIBERTIES + _CODES * (MOST_CROSSES + 1) * (MOST_LIBERTIES + 1)
HOLES = CONTACT + _CODES * (MOST_CONTACTS + 1)
FREE_SQUARES = HOLES + MOST_HOLES + 1
OTHER_FREE = FREE_SQUARES + SQUARES
BOXES = OTHER_FREE + SQUARES
OTHER_BOXES = BOXES + _CODES * (MOST_BOXES + 1)
SPELL = OTHER_BOXES + _CODES * (MOST_BOXES + 1)
BONUS = SPELL + len(SPELLS) * 4
CASTLE_USED = BONUS + _CODES
TICKS = CASTLE_USED + 2
MINE = TICKS + _CODES
OFFERED = MINE + _FACES
CHOSEN = OFFERED + _FACES
CROSSED = CHOSEN + DICE * _CODES
DECIDED_MODE = CROSSED + DICE + 1
TURNED = DECIDED_MODE + len(MODES) + 1
PHASE = TURNED + 2
TOTAL = PHASE + 2 * (len(PHASES) + 1)
PARTS = TOTAL + 1
ODD_PARTS = PARTS + MOST_PARTS + 1
DEAD_ENDS = ODD_PARTS + MOST_PARTS + 1
ATTACHABLE = DEAD_ENDS + MOST_DEAD_ENDS + 1
WAYS = ATTACHABLE + 2 * _CODES
TOGETHER = WAYS + MOST_WAYS + 1
TOGETHER_GAIN = TOGETHER + 2 * _CODES * (WIDE + 1) * (WIDE + 1)
INPUTS = TOGETHER_GAIN + 2 * _CODES * (MOST_GAIN + 1)

MOST_INPUTS = 240
"""No sheet turns on more."""


def symmetries() -> npt.NDArray[np.int64]:
    """Shape (4, INPUTS): where each input goes when the map is mirrored."""
    turned = np.tile(np.arange(INPUTS), (4, 1))
    block = _CODES * CROSSES
    for index in range(4):
        for row in range(ROWS):
            for column in range(COLUMNS):
                here = SQUARE + (row * STRIDE + column) * block
                mirrored_column = COLUMNS - 1 - column if index & 1 else column
                mirrored_row = ROWS - 1 - row if index & 2 else row
                there = SQUARE + (mirrored_row * STRIDE + mirrored_column) * block
                turned[index, here : here + block] = np.arange(there, there + block)
    return turned
