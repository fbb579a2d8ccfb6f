"""What the front door needs to know: the games, their options, and what is printed on the pieces."""

from typing import cast

import crownfield
from crownfield.ai.players.levels import LEVELS
from crownfield.games import GAMES, components_of, rules_of
from crownfield.games.contract import Components
from crownfield.server.protocol import BuildingFacts, GameFacts, Info, OptionFacts, Printed
from crownfield.server.table.services import Services

__all__ = ["info"]


def info(services: Services) -> Info:
    components = {name: components_of(name, services.components) for name in GAMES}
    return Info(
        version=crownfield.__version__,
        public_url=services.settings.public_url,
        open_tables=services.settings.open_tables,
        games=[_game(name, services) for name in GAMES],
        levels=list(LEVELS),
        components=_printed(components),
    )


def _game(name: str, services: Services) -> GameFacts:
    facts = rules_of(name).info
    options = [
        OptionFacts(option, details.default, list(details.players or facts.players))
        for option, details in facts.options.items()
    ]
    ready, progress = services.preparing.ready(name), services.preparing.progress(name)
    return GameFacts(name, list(facts.players), options, ready=ready, progress=progress)


def _printed(components: dict[str, Components]) -> Printed:
    """Domino faces of both boxes, buildings, dice and the spellbook, with how sure all that is, ready for JSON."""
    duel, queendomino = components["duel"], components["queendomino"]
    return {
        "dominoes": {
            box: {
                str(number): ((left.terrain, left.crowns), (right.terrain, right.crowns))
                for number, (left, right) in dominoes.items()
            }
            for box, dominoes in queendomino.dominoes.items()
        },
        "buildings": {ident: cast(BuildingFacts, vars(building)) for ident, building in queendomino.buildings.items()},
        "dice": [list(die) for die in duel.dice],
        "boxes": {row.coat: row.boxes for row in duel.spellbook},
        "spells": {row.coat: row.spell for row in duel.spellbook},
        "confidence": dict(duel.confidence),
    }
