"""What the front door needs to know: the games, their options, and what is printed on the pieces."""

from collections import ChainMap
from collections.abc import Sequence
from typing import cast

import crownfield
from crownfield.ai.players.levels import LEVELS
from crownfield.games import GAMES, components_of, rules_of
from crownfield.games.contract import Components
from crownfield.server.protocol import BuildingFacts, GameFacts, Info, OptionFacts, Printed
from crownfield.server.table.services import Services

__all__ = ["info"]


def info(services: Services) -> Info:
    return Info(
        version=crownfield.__version__,
        public_url=services.settings.public_url,
        open_tables=services.settings.open_tables,
        games=[_game(name, services) for name in GAMES],
        levels=list(LEVELS),
        components=_printed([components_of(name, services.components) for name in GAMES]),
    )


def _game(name: str, services: Services) -> GameFacts:
    facts = rules_of(name).info
    options = [
        OptionFacts(option, details.default, list(details.players or facts.players))
        for option, details in facts.options.items()
    ]
    ready, progress = services.preparing.ready(name), services.preparing.progress(name)
    return GameFacts(name, list(facts.players), options, ready=ready, progress=progress)


def _printed(components: Sequence[Components]) -> Printed:
    """Domino faces of all boxes, buildings, dice and the spellbook, with how sure all that is, ready for JSON."""
    boxes = ChainMap(*(dict(each.dominoes) for each in components))
    buildings = ChainMap(*(dict(each.buildings) for each in components))
    spellbook = [row for each in components for row in each.spellbook]
    return {
        "dominoes": {
            box: {
                str(number): ((left.terrain, left.crowns), (right.terrain, right.crowns))
                for number, (left, right) in dominoes.items()
            }
            for box, dominoes in boxes.items()
        },
        "buildings": {ident: cast(BuildingFacts, vars(building)) for ident, building in buildings.items()},
        "dice": [list(die) for each in components for die in each.dice],
        "boxes": {row.coat: row.boxes for row in spellbook},
        "spells": {row.coat: row.spell for row in spellbook},
        "confidence": {part: word for each in components for part, word in each.confidence.items()},
    }
