"""Crownfield: play, study and solve the Kingdomino family of board games.

>>> import crownfield
>>> game = crownfield.new_game("kingdomino", players=2, seed=7)
>>> game.phase
'pick'
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from crownfield.base.actors import CHANCE, NOBODY
    from crownfield.base.errors import BadComponents, BadOptions, BadRecord, CrownfieldError, NotAllowed, Unreadable
    from crownfield.games.batch import Batch
    from crownfield.games.position import Move, Position, Score
    from crownfield.play.dealer import Dealer
    from crownfield.play.game import Game
    from crownfield.play.match import Match, new_game, new_match, replay_match, verify_match
    from crownfield.play.replay import replay, verify

__version__ = "0.1.0"

_HOMES = {
    "BadComponents": "base.errors", "BadOptions": "base.errors", "BadRecord": "base.errors", "CrownfieldError":
    "base.errors", "NotAllowed": "base.errors", "Unreadable": "base.errors", "CHANCE": "base.actors", "NOBODY":
    "base.actors", "Move": "games.position", "Position": "games.position", "Score": "games.position", "Batch":
    "games.batch", "Dealer": "play.dealer", "Game": "play.game", "Match": "play.match", "new_game": "play.match",
    "new_match": "play.match", "replay": "play.replay", "replay_match": "play.match", "verify": "play.replay",
    "verify_match": "play.match",
}  # fmt: skip
"""Where each public name lives: it is fetched when first used, so that importing the package costs nothing."""

__all__ = [
    "BadComponents", "BadOptions", "BadRecord", "Batch", "CHANCE", "CrownfieldError", "Dealer", "Game", "Match",
    "Move", "NOBODY", "NotAllowed", "Position", "Score", "Unreadable", "new_game", "new_match", "replay",
    "replay_match", "verify", "verify_match",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'crownfield' has no attribute {name!r}")
    value = getattr(import_module(f"crownfield.{_HOMES[name]}"), name)
    globals()[name] = value
    return value
