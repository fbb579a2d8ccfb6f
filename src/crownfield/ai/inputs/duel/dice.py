"""What the dice of this round hold for one player, and how far a drawing has come."""

import numpy as np
import numpy.typing as npt

from crownfield.ai.inputs.duel.layout import (
    CHOSEN,
    CROSSED,
    DECIDED_MODE,
    MINE,
    MOST_WAYS,
    OFFERED,
    PHASE,
    TURNED,
    WAYS,
)
from crownfield.ai.inputs.duel.packing import count_ways
from crownfield.ai.inputs.sheet import Sheet, switch_on
from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.games.duel.layout import BLESS, COATS, DECIDED, DICE, DOMAINS, FACES, PHASES, TAKE, TURN
from crownfield.games.duel.sheets import contacts, free

__all__ = ["describe_dice"]

_CODES = len(COATS) + 1


@kernel
def describe_dice(
    state: np.void,
    coats: npt.NDArray[np.uint8],
    player: int,
    inputs: Sheet,
) -> None:
    """Add the dice this player will draw, those that can still be taken, and what was decided in a drawing."""
    table, phase = state["table"], i64(state["table"]["phase"])
    own, taken = i64(state["sheets"][player]["dice"]), i64(state["sheets"][1 - player]["dice"])
    begins = i64(table["first"]) == player
    acts = i64(table["actor"]) == player
    if phase == TAKE or (TURN <= phase < DOMAINS and (acts or table["actor"] == table["first"])):
        _describe_faces(table, phase, own, taken, inputs)
        _describe_ways(table, coats, state["sheets"][player], inputs)
    if acts and TURN <= phase < DOMAINS:
        _describe_drawing(table, own, inputs)
    which = phase if acts or phase == TAKE or phase in (DOMAINS, BLESS) else len(PHASES)
    switch_on(inputs, PHASE + i64(begins) * (len(PHASES) + 1) + which, 1.0)


@kernel
def _describe_faces(table: np.void, phase: int, own: int, taken: int, inputs: Sheet) -> None:
    for die in range(DICE):
        face = die * (FACES + 1) + i64(table["faces"][die])
        if own >> die & 1:
            switch_on(inputs, MINE + face, 1.0)
        elif phase == TAKE and not taken >> die & 1:
            switch_on(inputs, OFFERED + face, 1.0)


@kernel
def _describe_ways(
    table: np.void,
    coats: npt.NDArray[np.uint8],
    sheet: np.void,
    inputs: Sheet,
) -> None:
    """Add in how many ways two dice in hand can be drawn side by side, spells aside."""
    one, other = i64(0), i64(0)
    for die in range(DICE):
        if i64(sheet["dice"]) >> die & 1:
            other, one = one, i64(coats[die, i64(table["faces"][die])])
    if other == 0:
        return
    ways = min(count_ways(free(sheet), contacts(sheet, one), contacts(sheet, other)), MOST_WAYS)
    switch_on(inputs, WAYS + ways, 1.0)


@kernel
def _describe_drawing(table: np.void, own: int, inputs: Sheet) -> None:
    for die in range(DICE):
        if own >> die & 1:
            switch_on(inputs, CHOSEN + die * _CODES + i64(table["coats"][die]), 1.0)
    switch_on(inputs, CROSSED + i64(table["cross"]), 1.0)
    mode = i64(table["mode"])
    switch_on(inputs, DECIDED_MODE + (mode - DECIDED + 1 if mode >= DECIDED else i64(0)), 1.0)
    switch_on(inputs, TURNED + i64(table["turned"]), 1.0)
