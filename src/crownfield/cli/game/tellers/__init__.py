"""Tellers: what the terminal says of each game, chosen once for a game."""

from collections.abc import Sequence

from crownfield.cli.game.tellers.court import CourtTeller
from crownfield.cli.game.tellers.dominoes import DominoesTeller
from crownfield.cli.game.tellers.duel import DuelTeller
from crownfield.cli.game.tellers.plain import Teller
from crownfield.games.dominoes import DominoesRules
from crownfield.games.position import Position
from crownfield.play.picture import drawn_components

__all__ = ["Teller", "teller_for"]

_TELLERS: dict[str, type[Teller]] = {"queendomino": CourtTeller, "duel": DuelTeller}


def teller_for(position: Position, names: Sequence[str], you: int) -> Teller:
    """Who tells a game like this one to a seat; a game without a teller of its own is told by its notation."""
    rules = position.rules
    any_game = DominoesTeller if isinstance(rules, DominoesRules) else Teller
    return _TELLERS.get(rules.info.name, any_game)(drawn_components(position.components), names, you)
