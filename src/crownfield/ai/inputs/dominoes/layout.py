"""Which input of a network means what, in the dominoes games.

A kingdom and what the table holds for it become a list of inputs that are on, each with a weight. The numbers below
are the first input of each block.
"""

import numpy as np
import numpy.typing as npt

from crownfield.mechanics.board import SIDE, SQUARES, STRIDE
from crownfield.mechanics.draft import TABLE
from crownfield.mechanics.kingdom import TERRAINS

__all__ = [
    "BEFORE", "CLAIMED", "CONTACT", "CROWNS", "EDGE", "FLAG", "HOLES", "INPUTS", "LIBERTIES", "MOST_BEFORE",
    "MOST_CONTACTS", "MOST_CROWNS", "MOST_HOLES", "MOST_INPUTS", "MOST_LIBERTIES", "MOST_PENDING", "MOST_REGION",
    "OFFERED", "PENDING", "PLAYERS", "REGION", "REGION_CROWNS", "ROUNDS", "SLOT", "SQUARE", "TOTAL", "TO_PLACE",
    "UNSEEN_CROWNS", "UNSEEN_SQUARES", "WIDE", "symmetries",
]  # fmt: skip

_CODES = len(TERRAINS) + 1
_DOMINOES = 2 * 49
_SEATS = TABLE["row"].shape[0]

CROWNS = 4
"""A square has up to three crowns."""
MOST_REGION, MOST_CROWNS, MOST_LIBERTIES, WIDE = 9, 6, 5, 15
"""Regions with more squares, crowns or free neighbours are described as if they had so many; WIDE is finer."""
MOST_CONTACTS, MOST_HOLES, MOST_PENDING, MOST_BEFORE = 8, 6, 3, 7

SQUARE = 0
EDGE = SQUARE + SQUARES * _CODES * CROWNS
REGION = EDGE + 4 * SIDE
REGION_CROWNS = REGION + _CODES * (MOST_REGION + 1) * (MOST_CROWNS + 1) * (MOST_LIBERTIES + 1)
LIBERTIES = REGION_CROWNS + _CODES * (WIDE + 1) * (WIDE + 1)
CONTACT = LIBERTIES + _CODES * (MOST_CROWNS + 1) * (MOST_LIBERTIES + 1)
HOLES = CONTACT + _CODES * (MOST_CONTACTS + 1)
FLAG = HOLES + MOST_HOLES + 1
TO_PLACE = FLAG + 8
CLAIMED = TO_PLACE + _DOMINOES
SLOT = CLAIMED + _DOMINOES
OFFERED = SLOT + _SEATS
PENDING = OFFERED + _DOMINOES
BEFORE = PENDING + MOST_PENDING + 1
ROUNDS = BEFORE + MOST_BEFORE + 1
UNSEEN_SQUARES = ROUNDS + 32
UNSEEN_CROWNS = UNSEEN_SQUARES + _CODES
PLAYERS = UNSEEN_CROWNS + _CODES
TOTAL = PLAYERS + 9
INPUTS = TOTAL + 1

MOST_INPUTS = 320
"""No kingdom turns on more."""


def symmetries(inputs: int) -> npt.NDArray[np.int64]:
    """Shape (8, inputs): where each input goes when the kingdom is turned or mirrored; those of a game's own stay."""
    turned = np.tile(np.arange(inputs), (8, 1))
    for index in range(8):
        for square in range(SQUARES):
            column, row = square % STRIDE, square // STRIDE
            if column < SIDE:
                here = SQUARE + square * _CODES * CROWNS
                there = SQUARE + _turn(index, column, row) * _CODES * CROWNS
                turned[index, here : here + _CODES * CROWNS] = np.arange(there, there + _CODES * CROWNS)
        for side in range(4):
            for line in range(SIDE):
                turned[index, EDGE + side * SIDE + line] = EDGE + _turn_edge(index, side, line)
    return turned


def _turn(index: int, column: int, row: int) -> int:
    if index & 1:
        column = SIDE - 1 - column
    if index & 2:
        row = SIDE - 1 - row
    if index & 4:
        column, row = row, column
    return row * STRIDE + column


def _turn_edge(index: int, side: int, line: int) -> int:
    """Sides are west, east, south, north; the line is the column or row of the room's last square there."""
    vertical, far = side >= 2, side & 1
    if index & (2 if vertical else 1):
        far, line = 1 - far, SIDE - 1 - line
    if index & 4:
        vertical = not vertical
    return (2 * vertical + far) * SIDE + line
