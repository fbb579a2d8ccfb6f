"""The slow reference: every game of the family written from the rules alone, to judge the fast engine.

It shares no code with the package it judges, only the component lists.
"""

from __future__ import annotations

from typing import Any

from .kingdom import is_full, is_legal_placement, is_middle, placements, regions

__all__ = ["is_full", "is_legal_placement", "is_middle", "new", "placements", "regions"]


def new(game: str, players: int, *, edition: int = 2, **options: Any) -> Any:
    """A fresh game before its first event; ValueError when there is no such game."""
    if game == "kingdomino":
        from .kingdomino import new_kingdomino

        return new_kingdomino(players, edition, **options)
    if game == "queendomino":
        from .queendomino import new_queendomino

        return new_queendomino(players, edition, **options)
    if game == "duel" and players == 2 and not options:
        from .duel import new_duel

        return new_duel(edition)
    raise ValueError(f"no game {game!r} for {players} players with options {options}")
