"""What everybody sees of a game of Queendomino."""

from collections import Counter

import numpy as np

from crownfield.games.contract import Components
from crownfield.games.queendomino.catalog import BOXES
from crownfield.games.queendomino.layout import CAVE, NO_SQUARE, SLOTS
from crownfield.games.queendomino.shape import EstateView, QueendominoView
from crownfield.mechanics.table import NAMES, bits_of, board_bits, kingdom_seats, squares_view, table_view

__all__ = ["view"]


def view(state: np.void, components: Components) -> QueendominoView:
    table, court = state["table"], state["court"]
    ids = ["", *components.buildings]
    pile = Counter(int(code) for bit, code in enumerate(components.tables[0]["copy"]) if int(court["pile"]) >> bit & 1)
    kingdoms = [_kingdom(state, index, seats, ids) for index, seats in enumerate(kingdom_seats(table))]
    return {
        "game": "queendomino",
        **table_view(table, BOXES[: int(table["boxes"])]),
        "kingdoms": kingdoms,
        "placed": None if court["left"] == NO_SQUARE else [NAMES[int(court[half])] for half in ("left", "right")],
        "market": {
            "slots": {str(cost): ids[court["slot"][cost]] or None for cost in reversed(range(SLOTS))},
            "top": ids[court["top"]] or None,
            "dragon": None if court["dragon"] == CAVE else int(court["dragon"]),
        },
        "pile": {ids[code]: copies for code, copies in sorted(pile.items())},
        "bank": {"knights": int(court["bank_knights"]), "towers": int(court["bank_towers"])},
    }


def _kingdom(state: np.void, index: int, seats: list[int], ids: list[str]) -> EstateView:
    estate = state["estates"][index]
    squares = squares_view(state["kingdoms"][index])
    knights = board_bits(estate["knights_on"])
    for square in bits_of(knights):
        squares[NAMES[square]]["knight"] = True
    for site in range(int(estate["sites"])):
        plot = squares[NAMES[int(estate["site"][site])]]
        plot.update(crowns=0, building=ids[estate["building"][site]])
    return {
        "seats": seats,
        "squares": squares,
        "coins": int(estate["coins"]),
        "knights": int(estate["knights"]),
        "towers": int(estate["towers"]),
        "queen": bool(state["court"]["queen"] == index),
    }
