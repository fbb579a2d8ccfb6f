"""The spellbook: ticking boxes, winning rows, and the two lightning spells."""

import numpy as np

from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.games.duel.actions import BLESS_BASE, DOMAINS_BASE
from crownfield.games.duel.layout import BLESS, DOMAINS, EXTRA_CROSS, LIGHTNING, THREE_PER_DOMAIN
from crownfield.games.duel.sheets import add_cross

__all__ = ["await_lightning", "lightning", "open_spellbook", "spend"]


@kernel
def spend(sheet: np.void, spell: int) -> None:
    """A spell that is ready, or lightning just won, is used up."""
    sheet["ready"] = i64(sheet["ready"]) & ~spell
    sheet["won"] = i64(sheet["won"]) & ~spell
    sheet["used"] = i64(sheet["used"]) | spell


@kernel
def open_spellbook(state: np.void, components: np.void) -> None:
    """Both tick what they drew, then completed rows are won, player A's first (D24, D25)."""
    first = i64(state["table"]["first"])
    player_a, player_b = state["sheets"][first], state["sheets"][1 - first]
    _tick(player_a, components)
    _tick(player_b, components)
    _award(player_a, player_b, components)
    _award(player_b, player_a, components)


@kernel
def _tick(sheet: np.void, components: np.void) -> None:
    for index in range(2):
        coat = i64(sheet["ticks"][index])
        if coat == 0:
            continue
        ticked = i64(sheet["boxes"][coat - 1])
        is_closed = i64(sheet["closed"]) & i64(components["spell"][coat])
        if not is_closed and ticked < i64(components["boxes"][coat]):  # D23
            sheet["boxes"][coat - 1] = ticked + 1


@kernel
def _award(sheet: np.void, other: np.void, components: np.void) -> None:
    """Only a row ticked this round can have been completed in it."""
    for index in range(2):
        coat = i64(sheet["ticks"][index])
        sheet["ticks"][index] = 0
        if coat == 0 or i64(sheet["boxes"][coat - 1]) < i64(components["boxes"][coat]):
            continue
        spell = i64(components["spell"][coat])
        taken = sheet["won"] | sheet["ready"] | sheet["used"] | sheet["closed"]
        if i64(taken) & spell == 0:
            sheet["won"] = i64(sheet["won"]) | spell
            other["closed"] = i64(other["closed"]) | spell


@kernel
def await_lightning(state: np.void) -> bool:
    """Whether lightning just won must still be carried out; if so its winner becomes the actor (D37)."""
    table = state["table"]
    first = i64(table["first"])
    for seat in (first, 1 - first):
        due = i64(state["sheets"][seat]["won"]) & LIGHTNING
        if due:
            table["actor"] = seat
            table["phase"] = DOMAINS if due & THREE_PER_DOMAIN else BLESS
            return True
    return False


@kernel
def lightning(state: np.void, action: int) -> None:
    """The actor carries out the lightning that is due (D35, D36)."""
    table = state["table"]
    sheet = state["sheets"][i64(table["actor"])]
    if table["phase"] == DOMAINS:
        sheet["bonus"] = action - DOMAINS_BASE + 1
        spend(sheet, THREE_PER_DOMAIN)
    else:
        add_cross(sheet, action - BLESS_BASE)
        spend(sheet, EXTRA_CROSS)
