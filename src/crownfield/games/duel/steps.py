"""The steps of a drawing before the placement: which is asked, what may be answered, what an answer does.

What may be answered is a set of codes, counted from the first code of the step. An answer after which nothing
could be placed is left out (D17).
"""

import numpy as np

from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.games.duel.actions import COAT_BASE, CROSS_BASE, MODE_BASE, TURN_BASE
from crownfield.games.duel.hand import hand_of, sheet_of
from crownfield.games.duel.layout import (
    COAT,
    COATS,
    CROSS,
    DECIDED,
    FACES,
    FREE,
    JOKER,
    MODE,
    PLACE,
    SPLIT,
    TURN,
    TURN_DIE,
)
from crownfield.games.duel.placing import can_finish, can_place, reach

__all__ = ["answer", "ask", "coat_answers", "cross_answers", "may_skip", "mode_answers", "turn_answers"]

_0, _1 = np.uint64(0), np.uint64(1)
_COATS = len(COATS)


@kernel
def ask(state: np.void, components: np.void, step: int) -> None:
    """The first question from `step` on that this player is to be asked (D16)."""
    table, sheet = state["table"], sheet_of(state)
    ready = i64(sheet["ready"])
    hand = hand_of(state, components)
    if step <= TURN and ready & TURN_DIE:
        table["phase"] = TURN
    elif step <= CROSS and sheet["castle_used"] == 0:
        table["phase"] = CROSS
    elif step <= COAT and JOKER in (hand[2], hand[3]):
        table["phase"] = COAT
    elif step <= MODE and ready & (FREE | SPLIT):
        table["phase"] = MODE
    else:
        table["phase"] = PLACE


@kernel
def may_skip(state: np.void, components: np.void) -> bool:
    """Nothing was answered yet, and the dice as they lie cannot be placed without a spell (D12, D14)."""
    if state["table"]["began"]:
        return False
    _, _, low_coat, high_coat = hand_of(state, components)
    return not can_place(reach(sheet_of(state), low_coat, high_coat), 0)


@kernel
def turn_answers(state: np.void, components: np.void) -> np.uint64:
    """Equal faces are one choice, and the face that shows is none (D33)."""
    faces, sheet = state["table"]["faces"], sheet_of(state)
    low, high, low_coat, high_coat = hand_of(state, components)
    found = np.uint64(can_finish(reach(sheet, low_coat, high_coat), i64(sheet["ready"])))
    for die in (low, high):
        same = components["same"][die]
        showing = i64(same[i64(faces[die])])
        for face in range(1, FACES + 1):
            if face == showing or i64(same[face]) != face:
                continue
            coat = i64(components["coat"][die, face])
            where = reach(sheet, coat if die == low else low_coat, coat if die == high else high_coat)
            if can_finish(where, i64(sheet["ready"])):
                found |= _1 << np.uint64(die * FACES + face)
    return found


@kernel
def cross_answers(state: np.void, components: np.void) -> np.uint64:
    sheet = sheet_of(state)
    low, high, low_coat, high_coat = hand_of(state, components)
    if not can_finish(reach(sheet, low_coat, high_coat), i64(sheet["ready"])):
        return _0
    return _1 | (_1 << np.uint64(low + 1)) | (_1 << np.uint64(high + 1))


@kernel
def coat_answers(state: np.void, components: np.void) -> np.uint64:
    """The lower die is asked for first, the other may stay open meanwhile (D11)."""
    sheet = sheet_of(state)
    low, high, low_coat, high_coat = hand_of(state, components)
    is_low = low_coat == JOKER
    first_code = (low if is_low else high) * _COATS - 1
    found = _0
    for coat in range(1, _COATS + 1):
        where = reach(sheet, coat if is_low else low_coat, high_coat if is_low else coat)
        if can_finish(where, i64(sheet["ready"])):
            found |= _1 << np.uint64(first_code + coat)
    return found


@kernel
def mode_answers(state: np.void, components: np.void) -> np.uint64:
    sheet = sheet_of(state)
    _, _, low_coat, high_coat = hand_of(state, components)
    where, found = reach(sheet, low_coat, high_coat), _0
    for mode in range(4):
        if mode & ~i64(sheet["ready"]) == 0 and can_place(where, mode):
            found |= _1 << np.uint64(mode)
    return found


@kernel
def answer(state: np.void, components: np.void, action: int) -> None:
    """Note the answer to a step, and ask on."""
    table = state["table"]
    phase = i64(table["phase"])
    table["began"] = 1
    if phase == TURN and action != TURN_BASE:
        turn = action - TURN_BASE - 1
        table["faces"][turn // FACES] = turn % FACES + 1
        table["turned"] = 1
    elif phase == CROSS:
        table["cross"] = action - CROSS_BASE
    elif phase == COAT:
        table["coats"][(action - COAT_BASE) // _COATS] = (action - COAT_BASE) % _COATS + 1
    elif phase == MODE:
        table["mode"] = DECIDED | (action - MODE_BASE)
    ask(state, components, phase if phase == COAT else phase + 1)
