"""What a Kingdomino Duel state and its component tables look like in memory, and what their numbers mean."""

import numpy as np

__all__ = [
    "BLESS",
    "COAT",
    "COATS",
    "COMPONENTS",
    "CROSS",
    "DECIDED",
    "DICE",
    "DOMAINS",
    "DOUBLE_TAKE",
    "EXTRA_CROSS",
    "FACES",
    "FIRST",
    "FREE",
    "JOKER",
    "LIGHTNING",
    "LINES",
    "MODE",
    "MODES",
    "OVER",
    "PHASES",
    "PLACE",
    "ROLL",
    "SPELLS",
    "SPLIT",
    "STATE",
    "TAKE",
    "THREE_PER_DOMAIN",
    "TURN",
    "TURN_DIE",
]


PHASES = ("first", "roll", "take", "turn", "cross", "coat", "mode", "place", "domains", "bless", "over")
FIRST, ROLL, TAKE, TURN, CROSS, COAT, MODE, PLACE, DOMAINS, BLESS, OVER = range(len(PHASES))

DICE, FACES = 4, 6

COATS = ("dot", "line", "double_dot", "double_line", "filled", "quarters")
"""Coat code c is COATS[c - 1]."""

JOKER = 7
"""The coat code of a `?` that is still undecided."""

SPELLS = ("free_placement", "split", "double_take", "turn_die", "three_per_domain", "extra_cross")
FREE, SPLIT, DOUBLE_TAKE, TURN_DIE, THREE_PER_DOMAIN, EXTRA_CROSS = (1 << index for index in range(len(SPELLS)))
LIGHTNING = THREE_PER_DOMAIN | EXTRA_CROSS

MODES = ("normal", "free", "split", "free_split")
"""A mode is the set of the spells FREE and SPLIT that it spends."""

DECIDED = 4
"""Added to a mode that was asked for and answered."""

SHEET = np.dtype(
    [
        ("coats", np.uint64, (3,)),  # three bit-planes that spell the coat code of each square
        ("crosses", np.uint64, (3,)),  # the same for the crosses, 0 to 4
        ("boxes", np.uint8, (6,)),  # ticked in the row of coat code index + 1
        ("ticks", np.uint8, (2,)),  # coat codes drawn plainly this round and not ticked yet, 0 = none
        ("dice", np.uint8),  # the dice taken this round, bit n - 1 = die n
        ("won", np.uint8),  # sets of spells; in none of the four: open
        ("ready", np.uint8),
        ("used", np.uint8),
        ("closed", np.uint8),
        ("bonus", np.uint8),  # coat code whose domains are worth 3 more, 0 = none
        ("castle_used", np.uint8),
        ("drew", np.uint8),  # placed this round
    ]
)

TABLE = np.dtype(
    [
        ("faces", np.uint8, (DICE,)),  # 1 to 6, 0 before the roll
        ("coats", np.uint8, (DICE,)),  # drawing: coat code chosen for a `?`, 0 = none
        ("phase", np.int8),
        ("actor", np.int8),
        ("first", np.int8),  # the seat that is player A this round, -1 before it is known
        ("round", np.uint8),
        ("cross", np.uint8),  # drawing: the die that gets the castle's cross, 0 = none
        ("mode", np.uint8),  # drawing: 0, or DECIDED | mode
        ("turned", np.uint8),  # drawing: 1 once a die was turned
        ("began", np.uint8),  # drawing: 1 once a step was answered
        ("able", np.uint8, (2,)),  # by seat: 1 if it skipped this round although it could have placed
        ("idle", np.uint8),  # rounds in a row in which nobody placed
        ("edition", np.uint8),
        ("spare", np.uint8, (4,)),  # fills the record up to whole words
    ]
)

STATE = np.dtype([("sheets", SHEET, (2,)), ("table", TABLE)])

COMPONENTS = np.dtype(
    [
        ("coat", np.uint8, (DICE, FACES + 1)),  # coat code or JOKER of each face, faces from 1
        ("crosses", np.uint8, (DICE, FACES + 1)),
        ("same", np.uint8, (DICE, FACES + 1)),  # the lowest face of the die that shows the same
        ("boxes", np.uint8, (len(COATS) + 1,)),  # by coat code
        ("spell", np.uint8, (len(COATS) + 1,)),  # by coat code, as a set of one spell
    ]
)

LINES = (*COATS, "three_per_domain")
"""The score pad; line n of the kernels is LINES[n - 1]."""
