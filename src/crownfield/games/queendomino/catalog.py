"""Queendomino's pieces: its own dominoes, Kingdomino's for a Royal Wedding, and 32 buildings."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from crownfield.base.components import read_table, whole_number
from crownfield.base.errors import BadComponents
from crownfield.games.contract import Components
from crownfield.games.queendomino.layout import (
    BUILDING_TYPES,
    COMPONENTS,
    COPIES,
    PER_FIXED,
    PER_KNIGHT,
    PER_REGION,
    PER_TOWER,
)
from crownfield.mechanics.dominoes import domino_table, read_dominoes
from crownfield.mechanics.kingdom import TERRAINS

__all__ = ["BOXES", "KNIGHTS_IN_BOX", "TOWERS_IN_BOX", "Building", "read_components"]

BOXES = ("queendomino", "kingdomino")
KNIGHTS_IN_BOX, TOWERS_IN_BOX = 22, 15
_MOST_GAINED, _MOST_CROWNS = 9, 3
_FILE = "queendomino_buildings.csv"
_NUMBERS = ("copies", "crowns", "knights", "towers", "points")
_WORDS = ("id", "tax_bonus_per", "points_per", "terrain", "score_confidence", "bonus_confidence")
_NAMES = ("name_en", "name_bg", "name_de", "name_fr", "name_ru")
_PER = {"fixed": PER_FIXED, "region": PER_REGION, "tower": PER_TOWER, "knight": PER_KNIGHT}


@dataclass(frozen=True)
class Building:
    """One kind of building: what it grants, what it scores, and how sure we are of that."""

    id: str
    copies: int
    crowns: int
    knights: int
    towers: int
    points: int
    points_per: str
    terrain: str
    tax_bonus_per: str
    score_confidence: str
    bonus_confidence: str
    names: Mapping[str, str]


def read_components(folder: Path | None) -> Components:
    """Raises BadComponents naming the total that is off."""
    boxes = {box: read_dominoes(box, folder) for box in BOXES}
    buildings = _read_buildings(folder)
    tables = np.zeros(1, COMPONENTS)
    for index, box in enumerate(BOXES):
        tables[0]["dominoes"][index] = domino_table(boxes[box])
    _fill_buildings(tables[0], buildings)
    fingerprint = hashlib.sha256(tables.tobytes() + ",".join(buildings).encode()).hexdigest()[:16]
    return Components(tables, fingerprint, boxes, buildings)


def _read_buildings(folder: Path | None) -> dict[str, Building]:
    buildings: dict[str, Building] = {}
    for row in read_table(_FILE, folder, (*_NUMBERS, *_WORDS, *_NAMES)):
        facts: dict[str, Any] = {column: whole_number(_FILE, row, column) for column in _NUMBERS}
        facts.update((column, row[column].strip()) for column in _WORDS)
        building = Building(names={column.removeprefix("name_"): row[column].strip() for column in _NAMES}, **facts)
        _check_building(building)
        if building.id in buildings:
            raise BadComponents(f"{_FILE}: {building.id} is listed twice")
        buildings[building.id] = building
    _check_totals(list(buildings.values()))
    return buildings


def _check_building(building: Building) -> None:
    name = f"{_FILE}: {building.id or 'a building without id'}"
    if not building.id.isidentifier() or building.id in ("top", "none"):
        raise BadComponents(f"{name}: an id is made of letters and underscores")
    if building.points_per not in _PER:
        raise BadComponents(f"{name}: points_per must be one of {', '.join(_PER)}, not {building.points_per!r}")
    if building.tax_bonus_per not in ("", "tower", "knight"):
        raise BadComponents(f"{name}: tax_bonus_per must be empty, tower or knight, not {building.tax_bonus_per!r}")
    if (building.terrain in TERRAINS) != (building.points_per == "region"):
        raise BadComponents(
            f"{name}: points per region need a terrain, and only they do; terrain is {building.terrain!r}"
        )
    if building.crowns > _MOST_CROWNS or max(building.knights, building.towers) > _MOST_GAINED:
        raise BadComponents(f"{name}: more crowns, knights or towers than a building can hold")


def _check_totals(buildings: list[Building]) -> None:
    found = {
        "kinds of buildings": (len(buildings), BUILDING_TYPES),
        "buildings": (sum(item.copies for item in buildings), COPIES),
        "towers": (sum(item.copies * item.towers for item in buildings), TOWERS_IN_BOX),
        "knights granted": (sum(item.copies * item.knights for item in buildings), KNIGHTS_IN_BOX - 4),
        "treasuries": (sum(item.copies for item in buildings if item.tax_bonus_per), 2),
    }
    for what, (here, expected) in found.items():
        if here != expected:
            raise BadComponents(f"{_FILE}: {here} {what}, but the box has {expected}")


def _fill_buildings(tables: np.void, buildings: Mapping[str, Building]) -> None:
    used = 0
    for code, building in enumerate(buildings.values(), start=1):
        facts = tables["building"][code]
        facts["copies"] = ((1 << building.copies) - 1) << used
        tables["copy"][used : used + building.copies] = code
        used += building.copies
        for name in ("crowns", "knights", "towers", "points"):
            facts[name] = getattr(building, name)
        facts["points_per"] = _PER[building.points_per]
        facts["tax_per"] = _PER[building.tax_bonus_per or "fixed"]
        facts["terrain"] = TERRAINS.index(building.terrain) + 1 if building.terrain else 0
