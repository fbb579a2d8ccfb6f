"""The shape of what everybody sees of a game of Queendomino, for types alone."""

from typing import Literal, NotRequired, TypedDict

from crownfield.mechanics.shapes import DominoesTable, SquareView

__all__ = ["Bank", "EstateView", "Market", "PlotView", "QueendominoView"]


class PlotView(SquareView):
    """A square that a knight may stand on, or that a building lies on."""

    knight: NotRequired[bool]
    building: NotRequired[str]


class EstateView(TypedDict):
    """A kingdom and what it owns."""

    seats: list[int]
    squares: dict[str, PlotView]
    coins: int
    knights: int
    towers: int
    queen: bool


class Market(TypedDict):
    """The builders' street."""

    slots: dict[str, str | None]
    """The building at every price, from the dearest."""
    top: str | None
    dragon: int | None
    """The price at which it sits, or null in its cave."""


class Bank(TypedDict):
    knights: int
    towers: int


class QueendominoView(DominoesTable):
    game: Literal["queendomino"]
    kingdoms: list[EstateView]
    placed: list[str] | None
    """The two squares of the domino that was laid this turn."""
    market: Market
    pile: dict[str, int]
    """How many of each building nobody has seen."""
    bank: Bank
