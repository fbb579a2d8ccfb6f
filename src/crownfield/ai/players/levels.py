"""The levels that people choose from: who plays behind each, in each game.

The noise is chosen so that each level is about as much stronger than the one before it in every game; docs/strength.md
has the figures.
"""

from crownfield.ai.contract import brain_of
from crownfield.ai.players.registry import Player, new_player, stage_of
from crownfield.base.errors import BadOptions
from crownfield.games import GAMES

__all__ = ["LEVELS", "player_of", "stage_of_level", "stand_in_of", "thinks"]

LEVELS: dict[str, dict[str, str]] = {
    level: {game: brain_of(game).levels[level] for game in GAMES}
    for level in ("page", "squire", "steward", "marshal", "chancellor", "regent")
}
"""From the weakest to the strongest: a player for each game."""


def thinks(level: str | None, game: str) -> bool:
    """Whether this level takes seconds for a turn, not milliseconds."""
    return level is not None and ":seconds=" in brain_of(game).levels.get(level, "")


def player_of(level: str, game: str, seed: int | str) -> Player:
    """Raises BadOptions for an unknown level."""
    if level not in LEVELS:
        raise BadOptions(f"unknown level {level!r}; levels are: {', '.join(LEVELS)}")
    return new_player(brain_of(game).levels[level], seed)


def stage_of_level(level: str, game: str) -> str:
    """What must be compiled for it."""
    return stage_of(brain_of(game).levels[level])


def stand_in_of(level: str, seed: int | str) -> Player:
    """Who plays until that is compiled."""
    return new_player(f"stand-in:level={level}", seed)
