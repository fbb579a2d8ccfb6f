"""What everybody sees of a game of Kingdomino."""

import numpy as np

from crownfield.games.kingdomino.catalog import BOXES
from crownfield.games.kingdomino.shape import KingdominoView, KingdomView
from crownfield.mechanics.table import kingdom_seats, squares_view, table_view

__all__ = ["view"]


def view(state: np.void) -> KingdominoView:
    table = state["table"]
    kingdoms: list[KingdomView] = [
        {"seats": seats, "squares": squares_view(state["kingdoms"][index])}
        for index, seats in enumerate(kingdom_seats(table))
    ]
    return {"game": "kingdomino", **table_view(table, BOXES), "kingdoms": kingdoms}
