"""A game's pieces in the form in which they are drawn."""

from crownfield import draw
from crownfield.games.contract import Components

__all__ = ["drawn_components"]


def drawn_components(components: Components) -> draw.Components:
    """Domino faces, buildings, dice and the spellbook for `crownfield.draw`."""
    buildings = {
        ident: {**vars(building), "name": building.names["en"]} for ident, building in components.buildings.items()
    }
    return draw.Components(
        dominoes=components.dominoes,
        buildings=buildings or None,
        dice=components.dice,
        boxes={row.coat: row.boxes for row in components.spellbook},
        spells={row.coat: row.spell for row in components.spellbook},
    )
