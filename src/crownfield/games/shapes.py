"""The shape of what there is to see of any game, told apart by its field `game`."""

from typing import TypeAlias

from crownfield.games.duel.shape import DuelView
from crownfield.games.kingdomino.shape import KingdominoView
from crownfield.games.queendomino.shape import QueendominoView

__all__ = ["AnyView", "DominoesView"]

DominoesView: TypeAlias = KingdominoView | QueendominoView
AnyView: TypeAlias = DominoesView | DuelView
