"""What chance must decide in Queendomino: rows from one box or two, kings, and buildings."""

from collections.abc import Sequence

import numpy as np

from crownfield.games.contract import Components
from crownfield.games.queendomino.catalog import BOXES
from crownfield.games.queendomino.layout import SLOTS, TOP
from crownfield.mechanics.chance import Draw, kings_draw, kings_items, kings_outcome, row_draw
from crownfield.mechanics.draft import MARKET, ROW

__all__ = ["draw_due", "items_of", "outcome_of"]


def draw_due(state: np.void, components: Components) -> Draw:
    table = state["table"]
    if table["phase"] == MARKET:
        return _market_draw(state["court"], components)
    if table["phase"] != ROW:
        return kings_draw(table)
    box = int(table["round"]) % int(table["boxes"])
    return row_draw(table, box, BOXES[box])


def _market_draw(court: np.void, components: Components) -> Draw:
    """As many buildings as there are gaps: the one on top was drawn before, but a new one shows."""
    pool = tuple(int(code) for code in components.tables[0]["copy"])
    unseen = tuple(code for bit, code in enumerate(pool) if int(court["pile"]) >> bit & 1)
    wanted = len(_gaps(court)) + (not court["top"])
    return Draw("buildings", pool, unseen, len(pool) - len(unseen), min(wanted, len(unseen)))


def outcome_of(state: np.void, items: Sequence[int]) -> list[int]:
    table, court = state["table"], state["court"]
    if table["phase"] == ROW:
        return sorted(items)
    if table["phase"] != MARKET:
        return kings_outcome(table, list(items))
    coming = [int(court["top"]), *items] if court["top"] else list(items)
    outcome = [0] * (SLOTS + 1)
    for slot, building in zip([*_gaps(court), TOP], coming, strict=False):
        outcome[slot] = building
    return outcome


def items_of(state: np.void, outcome: Sequence[int]) -> list[int]:
    table, court = state["table"], state["court"]
    if table["phase"] == MARKET:
        coming = [building for building in outcome if building]
        return coming[1:] if court["top"] else coming
    return list(outcome) if table["phase"] == ROW else kings_items(table, list(outcome))


def _gaps(court: np.void) -> list[int]:
    return [cost for cost in range(SLOTS) if not court["slot"][cost]]
