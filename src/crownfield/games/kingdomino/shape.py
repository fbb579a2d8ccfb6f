"""The shape of what everybody sees of a game of Kingdomino, for types alone."""

from typing import Literal, TypedDict

from crownfield.mechanics.shapes import DominoesTable, SquareView

__all__ = ["KingdomView", "KingdominoView"]


class KingdomView(TypedDict):
    seats: list[int]
    squares: dict[str, SquareView]


class KingdominoView(DominoesTable):
    game: Literal["kingdomino"]
    kingdoms: list[KingdomView]
