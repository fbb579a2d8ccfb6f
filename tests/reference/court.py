"""What a kingdom of Queendomino owns besides its dominoes, the taxes it raises and the points it is worth."""

from __future__ import annotations

from dataclasses import dataclass, field

from .components import TERRAINS_WITH_TOWN, Building, buildings
from .kingdom import Kingdom, Square, region_of, regions


@dataclass
class Court:
    """`knights` is the supply, `standing` the squares with a knight, `buildings` what stands on a square."""

    coins: int = 7
    knights: int = 1
    towers: int = 0
    standing: set[Square] = field(default_factory=set)
    buildings: dict[Square, str] = field(default_factory=dict)

    def all_knights(self) -> int:
        """Knights in the kingdom and in the supply together."""
        return self.knights + len(self.standing)


def tax(kingdom: Kingdom, court: Court, square: Square) -> int:
    """The coins that one knight put on the square brings."""
    income = len(region_of(kingdom, square))
    for building in court.buildings.values():
        per = buildings()[building].tax_bonus_per
        if per == "knight":
            income += court.all_knights()
        if per == "tower":
            income += court.towers
    return income


def free_town_squares(kingdom: Kingdom, court: Court) -> list[Square]:
    """Town squares without a building; a knight on one does not matter."""
    return [s for s, (terrain, _) in kingdom.items() if terrain == "town" and s not in court.buildings]


def crowned(kingdom: Kingdom, court: Court) -> Kingdom:
    """The kingdom with the crowns of its buildings added to their squares."""
    found = dict(kingdom)
    for square, building in court.buildings.items():
        terrain, crowns = kingdom[square]
        found[square] = (terrain, crowns + buildings()[building].crowns)
    return found


def parts(kingdom: Kingdom, court: Court, queen: bool) -> dict[str, int]:
    """The lines of the final score: coins, terrains, buildings."""
    return {
        "coins": court.coins // 3,
        **terrain_parts(crowned(kingdom, court), queen),
        **building_parts(kingdom, court),
    }


def terrain_parts(kingdom: Kingdom, queen: bool) -> dict[str, int]:
    """Squares times crowns; the Queen is one crown more in the largest region."""
    lines = dict.fromkeys(TERRAINS_WITH_TOWN, 0)
    for terrain, squares, crowns in regions(kingdom):
        lines[terrain] += len(squares) * crowns
    if queen and kingdom:
        # Among equally large regions any choice is worth the same; the first terrain is named.
        size, index = max((len(s), -TERRAINS_WITH_TOWN.index(t)) for t, s, _ in regions(kingdom))
        lines[TERRAINS_WITH_TOWN[-index]] += size
    return lines


def building_parts(kingdom: Kingdom, court: Court) -> dict[str, int]:
    """One line for each type of building owned, unless it is of a type that never has points."""
    owned = list(court.buildings.values())
    lines: dict[str, int] = {}
    for building in buildings().values():
        if building.id in owned and building.points > 0:
            lines[building.id] = owned.count(building.id) * building_points(building, kingdom, court)
    return lines


def building_points(building: Building, kingdom: Kingdom, court: Court) -> int:
    """What one copy of the building is worth."""
    if building.points_per == "fixed":
        return building.points
    if building.points_per == "tower":
        return building.points * court.towers
    if building.points_per == "knight":
        return building.points * court.all_knights()
    assert building.points_per == "region"
    return building.points * sum(terrain == building.terrain for terrain, _, _ in regions(kingdom))
