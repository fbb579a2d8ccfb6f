"""The way through a round: taking dice, A's drawing, B's, the spellbook, and what comes after."""

import numpy as np

from crownfield.base.actors import CHANCE, NOBODY
from crownfield.base.bits import i64, lowest
from crownfield.base.compiling import kernel
from crownfield.games.duel.actions import PAIR_BASE, PAIR_DICE, PAIRS_WITHOUT, TAKE_BASE
from crownfield.games.duel.drawing import clear_draft
from crownfield.games.duel.layout import DICE, DOUBLE_TAKE, OVER, ROLL, TURN
from crownfield.games.duel.sheets import is_full
from crownfield.games.duel.spellbook import await_lightning, open_spellbook, spend
from crownfield.games.duel.steps import ask

__all__ = ["begin_round", "end_drawing", "end_round", "take", "takes"]

_ALL_DICE = 15
_SINGLES, _SINGLES_AND_PAIRS = np.uint64(0b1111), np.uint64(0b1111111111)
_FIRST_PAIR = np.uint64(DICE)


@kernel
def begin_round(state: np.void, first: int) -> None:
    """Wait for the roll; what was won in the round before is usable from now on (D27)."""
    table = state["table"]
    table["round"] = i64(table["round"]) + 1
    table["first"] = first
    table["faces"][:] = 0
    table["phase"] = ROLL
    table["actor"] = CHANCE
    for seat in range(2):
        sheet = state["sheets"][seat]
        sheet["ready"] |= sheet["won"]
        sheet["won"] = 0
        sheet["dice"] = 0
        sheet["drew"] = 0
        table["able"][seat] = 0


@kernel
def takes(state: np.void) -> np.uint64:
    """What may be taken, as a set of codes counted from TAKE_BASE (D6, D32)."""
    first = i64(state["table"]["first"])
    if i64(state["table"]["actor"]) == first:
        has_double_take = i64(state["sheets"][first]["ready"]) & DOUBLE_TAKE
        return _SINGLES_AND_PAIRS if has_double_take else _SINGLES
    taken = lowest(np.uint64(state["sheets"][first]["dice"]))
    return np.uint64(PAIRS_WITHOUT[taken]) << _FIRST_PAIR


@kernel
def take(state: np.void, components: np.void, action: int) -> None:
    """A single die leaves the choice to B; of a pair the rest goes to the other player, unasked."""
    table, sheets = state["table"], state["sheets"]
    seat, first = i64(table["actor"]), i64(table["first"])
    if action < PAIR_BASE:
        sheets[seat]["dice"] = 1 << (action - TAKE_BASE)
        table["actor"] = 1 - seat
        return
    dice = PAIR_DICE[action - PAIR_BASE]
    sheets[seat]["dice"] = dice
    sheets[1 - seat]["dice"] = _ALL_DICE - dice
    if seat == first:
        spend(sheets[seat], DOUBLE_TAKE)
    table["actor"] = first
    ask(state, components, TURN)


@kernel
def end_drawing(state: np.void, components: np.void) -> None:
    """After A's drawing comes B's (D8), after B's the spellbook."""
    table = state["table"]
    first = i64(table["first"])
    clear_draft(table)
    if i64(table["actor"]) == first:
        table["actor"] = 1 - first
        ask(state, components, TURN)
    else:
        open_spellbook(state, components)
        end_round(state)


@kernel
def end_round(state: np.void) -> None:
    """Once no lightning is left: the game is over, or A and B swap for the next round (D4)."""
    if await_lightning(state):
        return
    table = state["table"]
    drew = state["sheets"][0]["drew"] | state["sheets"][1]["drew"]
    table["idle"] = 0 if drew else i64(table["idle"]) + 1
    if _ends(state):
        table["phase"] = OVER
        table["actor"] = NOBODY
    else:
        begin_round(state, 1 - i64(table["first"]))


@kernel
def _ends(state: np.void) -> bool:
    """A map is full (D39); or nobody placed, and nobody could have (D40) or did the round before either (D43)."""
    table = state["table"]
    if is_full(state["sheets"][0]) or is_full(state["sheets"][1]):
        return True
    if table["idle"] == 0:
        return False
    return bool(table["edition"] == 1 or table["idle"] > 1 or (table["able"][0] | table["able"][1]) == 0)
