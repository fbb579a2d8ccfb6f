"""What a network is told about one player of Kingdomino Duel."""

import numpy as np
import numpy.typing as npt

from crownfield.ai.inputs.duel.dice import describe_dice
from crownfield.ai.inputs.duel.joining import describe_joining
from crownfield.ai.inputs.duel.layout import (
    BONUS,
    BOXES,
    CASTLE_USED,
    CONTACT,
    CROSSES,
    DOMAIN,
    DOMAIN_CROSSES,
    FREE_SQUARES,
    HOLES,
    INPUTS,
    LIBERTIES,
    MOST_BOXES,
    MOST_CONTACTS,
    MOST_CROSSES,
    MOST_DOMAIN,
    MOST_HOLES,
    MOST_INPUTS,
    MOST_LIBERTIES,
    OTHER_BOXES,
    OTHER_FREE,
    SPELL,
    SQUARE,
    TICKS,
    TOTAL,
    WIDE,
    symmetries,
)
from crownfield.ai.inputs.duel.packing import describe_packing
from crownfield.ai.inputs.sheet import Sheet, switch_on
from crownfield.ai.value.cache import mix
from crownfield.base.actors import NOBODY
from crownfield.base.bits import count as count_bits
from crownfield.base.bits import drop_lowest, i64, lowest
from crownfield.base.compiling import kernel
from crownfield.games.contract import Components
from crownfield.games.duel.layout import COATS, SPELLS, TAKE
from crownfield.games.duel.sheets import coat_at, contacts, domain_crosses, domain_of, drawn, free, links
from crownfield.games.duel.squares import near

__all__ = [
    "INPUTS", "MOST_INPUTS", "describe_land", "describe_rest", "describe_unseen", "facts_of", "in_hand", "is_settled",
    "is_shared", "keeps_lands", "kingdoms", "hash_of_land", "symmetries",
]  # fmt: skip

_CODES = len(COATS) + 1
_PER_POINT = 1 / 30
_0, _1 = np.uint64(0), np.uint64(1)


def facts_of(components: Components) -> npt.NDArray[np.uint8]:
    """Which coat each face of each die shows."""
    coats: npt.NDArray[np.uint8] = np.ascontiguousarray(components.tables["coat"][0])
    return coats


@kernel
def describe_unseen(state: np.void, coats: npt.NDArray[np.uint8], inputs: Sheet) -> None:
    """Nothing: dice do not run out."""


@kernel
def hash_of_land(state: np.void, player: int) -> np.uint64:
    """Tells a map from all others."""
    sheet, hashed = state["sheets"][player], _1
    for digit in range(3):
        hashed = mix(mix(hashed, sheet["coats"][digit]), sheet["crosses"][digit])
    return hashed


@kernel
def describe_land(
    state: np.void, coats: npt.NDArray[np.uint8], player: int,
    inputs: Sheet,
) -> None:  # fmt: skip
    sheet = state["sheets"][player]
    _describe_domains(sheet, inputs)
    open_squares = free(sheet)
    for coat in range(1, _CODES):
        ways = min(count_bits(contacts(sheet, coat)), MOST_CONTACTS)
        switch_on(inputs, CONTACT + coat * (MOST_CONTACTS + 1) + ways, 1.0)
    holes = min(count_bits(open_squares & ~near(open_squares)), MOST_HOLES)
    switch_on(inputs, HOLES + holes, 1.0)
    switch_on(inputs, FREE_SQUARES + count_bits(open_squares), 1.0)
    describe_joining(sheet, inputs)
    describe_packing(sheet, inputs)


@kernel
def describe_rest(
    state: np.void, coats: npt.NDArray[np.uint8], player: int, total: int,
    inputs: Sheet,
) -> None:  # fmt: skip
    """The player is now worth `total` points."""
    sheet, other = state["sheets"][player], state["sheets"][1 - player]
    for coat in range(1, _CODES):
        ticked, theirs = i64(sheet["boxes"][coat - 1]), i64(other["boxes"][coat - 1])
        switch_on(inputs, BOXES + coat * (MOST_BOXES + 1) + ticked, 1.0)
        switch_on(inputs, OTHER_BOXES + coat * (MOST_BOXES + 1) + theirs, 1.0)
    switch_on(inputs, OTHER_FREE + count_bits(free(other)), 1.0)
    _describe_spells(sheet, inputs)
    describe_dice(state, coats, player, inputs)
    switch_on(inputs, TOTAL, total * _PER_POINT)


@kernel
def _describe_domains(sheet: np.void, inputs: Sheet) -> None:
    linked, left, open_squares, crosses = links(sheet), drawn(sheet), free(sheet), sheet["crosses"]
    while left != _0:
        start = left & ~(left - _1)
        coat, domain = coat_at(sheet, start), domain_of(start, linked)
        left &= ~domain
        here = domain_crosses(sheet, domain)
        squares, liberties = count_bits(domain), min(count_bits(near(domain) & open_squares), MOST_LIBERTIES)
        few, some = min(here, MOST_CROSSES), min(squares, MOST_DOMAIN)
        exact = ((coat * (MOST_DOMAIN + 1) + some) * (MOST_CROSSES + 1) + few) * (MOST_LIBERTIES + 1) + liberties
        switch_on(inputs, DOMAIN + exact, 1.0)
        wide = (coat * (WIDE + 1) + min(squares, WIDE)) * (WIDE + 1) + min(here, WIDE)
        switch_on(inputs, DOMAIN_CROSSES + wide, 1.0)
        growth = (coat * (MOST_CROSSES + 1) + few) * (MOST_LIBERTIES + 1) + liberties
        switch_on(inputs, LIBERTIES + growth, 1.0)
        while domain != _0:
            square = lowest(domain)
            domain = drop_lowest(domain)
            bit = np.uint64(square)
            marks = i64(crosses[0] >> bit & _1) + 2 * i64(crosses[1] >> bit & _1) + 4 * i64(crosses[2] >> bit & _1)
            code = (square * _CODES + coat) * CROSSES + marks
            switch_on(inputs, SQUARE + code, 1.0)


@kernel
def _describe_spells(sheet: np.void, inputs: Sheet) -> None:
    for spell in range(len(SPELLS)):
        bit = 1 << spell
        if (i64(sheet["won"]) | i64(sheet["ready"])) & bit:
            switch_on(inputs, SPELL + spell * 4, 1.0)
        elif i64(sheet["used"]) & bit:
            switch_on(inputs, SPELL + spell * 4 + 1, 1.0)
        elif i64(sheet["closed"]) & bit:
            switch_on(inputs, SPELL + spell * 4 + 2, 1.0)
        else:
            switch_on(inputs, SPELL + spell * 4 + 3, 1.0)
    for index in range(2):
        switch_on(inputs, TICKS + i64(sheet["ticks"][index]), 1.0)
    switch_on(inputs, BONUS + i64(sheet["bonus"]), 1.0)
    switch_on(inputs, CASTLE_USED + i64(sheet["castle_used"]), 1.0)


@kernel
def in_hand(state: np.void) -> int:
    """0: what may be drawn depends on more than the map and the dice."""
    return i64(0)


@kernel
def is_settled(state: np.void, player: int) -> bool:
    """Whether the player's points can no longer change."""
    return bool(state["table"]["actor"] == NOBODY)


@kernel
def is_shared(state: np.void) -> bool:
    """Whether the decision that is due changes what the other may take."""
    return bool(state["table"]["phase"] == TAKE)


@kernel
def kingdoms(state: np.void) -> int:
    return i64(2)


@kernel
def keeps_lands(state: np.void) -> bool:
    """Whether the decision that is due changes no kingdom."""
    return bool(state["table"]["phase"] == TAKE)
