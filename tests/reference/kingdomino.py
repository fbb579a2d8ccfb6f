"""Kingdomino: lay the domino, put the king; squares times crowns."""

from __future__ import annotations

from typing import Any

from .components import TERRAINS
from .dominoes import DominoesGame
from .kingdom import largest_region, regions
from .plan import kingdomino_plan


class Kingdomino(DominoesGame):
    """A game of Kingdomino."""

    name = "kingdomino"
    steps = ("place", "pick")

    def parts(self, kingdom: int) -> dict[str, int]:
        """Points by terrain."""
        lines = dict.fromkeys(TERRAINS, 0)
        for terrain, squares, crowns in regions(self.kingdoms[kingdom]):
            lines[terrain] += len(squares) * crowns
        return lines

    def rank(self, kingdom: int) -> tuple[int, ...]:
        """Points, then the largest region, then crowns."""
        squares = self.kingdoms[kingdom]
        crowns = sum(crowns for _, crowns in squares.values())
        return (self.scores()[kingdom]["total"], largest_region(squares), crowns)


def new_kingdomino(players: int, edition: int = 2, **options: Any) -> Kingdomino:
    """A fresh game, before its first row; the options are those of `kingdomino_plan`."""
    return Kingdomino(kingdomino_plan(players, **options), "row", edition)
