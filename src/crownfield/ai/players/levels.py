"""The levels that people choose from: who plays behind each, in each game.

The noise is chosen so that each level is about as much stronger than the one before it in every game; docs/strength.md
has the figures.
"""

from crownfield.ai.contract import brain_of
from crownfield.ai.players.registry import Player, new_player
from crownfield.base.errors import BadOptions
from crownfield.games import GAMES

__all__ = ["LEVELS", "player_of", "thinks"]

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
