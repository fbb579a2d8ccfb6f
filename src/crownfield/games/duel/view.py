"""What everybody sees of a game of Kingdomino Duel."""

import numpy as np
import numpy.typing as npt

from crownfield.base.actors import CHANCE, NOBODY
from crownfield.games.duel.layout import COATS, DECIDED, DICE, MODES, PHASES, PLACE, SPELLS, TURN
from crownfield.games.duel.shape import DieView, DuelDraft, DuelTable, MapFacts, MapSquare, SpellState
from crownfield.games.duel.squares import NAMES, SQUARES

__all__ = ["view"]

_STATUSES: tuple[SpellState, ...] = ("won", "ready", "used", "closed")


def view(state: np.void) -> DuelTable:
    table, sheets = state["table"], state["sheets"]
    actor, first = int(table["actor"]), int(table["first"])
    return {
        "game": "duel",
        "players": 2,
        "phase": PHASES[int(table["phase"])],
        "actor": {CHANCE: "chance", NOBODY: None}.get(actor, actor),
        "round": int(table["round"]),
        "first": first if first >= 0 else None,
        "dice": _dice(state) if table["faces"][0] else None,
        "draft": _draft(table) if TURN <= table["phase"] <= PLACE else None,
        "maps": [{"seat": seat, **_map(sheets[seat])} for seat in range(2)],
    }


def _dice(state: np.void) -> list[DieView]:
    taken = [int(sheet["dice"]) for sheet in state["sheets"]]
    owners = [next((seat for seat in range(2) if taken[seat] >> die & 1), None) for die in range(DICE)]
    return [{"face": int(state["table"]["faces"][die]), "seat": owners[die]} for die in range(DICE)]


def _draft(table: np.void) -> DuelDraft:
    mode = int(table["mode"])
    return {
        "cross": int(table["cross"]) or None,
        "coats": {str(die + 1): COATS[int(coat) - 1] for die, coat in enumerate(table["coats"]) if coat},
        "mode": MODES[mode - DECIDED] if mode else None,
    }


def _map(sheet: np.void) -> MapFacts:
    bonus = int(sheet["bonus"])
    return {
        "squares": _squares(sheet),
        "castle_used": bool(sheet["castle_used"]),
        "drew": bool(sheet["drew"]),
        "boxes": {coat: int(sheet["boxes"][index]) for index, coat in enumerate(COATS)},
        "spells": {spell: _status(sheet, 1 << index) for index, spell in enumerate(SPELLS)},
        "bonus_coat": COATS[bonus - 1] if bonus else None,
    }


def _status(sheet: np.void, spell: int) -> SpellState:
    return next((status for status in _STATUSES if int(sheet[status]) & spell), "open")


def _squares(sheet: np.void) -> dict[str, MapSquare]:
    coats, crosses = _codes(sheet["coats"]), _codes(sheet["crosses"])
    return {
        name: {"coat": COATS[coats[square] - 1], "crosses": crosses[square]}
        for square, name in NAMES.items()
        if coats[square]
    }


def _codes(planes: npt.NDArray[np.uint64]) -> list[int]:
    """The number that the three bit-planes spell on each square."""
    low, middle, high = (int(plane) for plane in planes)
    return [(low >> square & 1) + 2 * (middle >> square & 1) + 4 * (high >> square & 1) for square in range(SQUARES)]
