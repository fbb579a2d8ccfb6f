"""What everybody sees of a game of Tiny."""

import numpy as np

from crownfield.games.contract import View
from crownfield.mechanics.table import kingdom_seats, squares_view, table_view
from tiny.catalog import BOXES


def view(state: np.void) -> View:
    kingdoms = [
        {"seats": seats, "squares": squares_view(state["kingdoms"][index])}
        for index, seats in enumerate(kingdom_seats(state["table"]))
    ]
    return {"game": "tiny", **table_view(state["table"], BOXES), "kingdoms": kingdoms}
