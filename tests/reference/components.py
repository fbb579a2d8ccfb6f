"""The printed components of the dominoes games, read from the data files that every implementation shares."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import cache
from pathlib import Path

Half = tuple[str, int]
Domino = tuple[Half, Half]

DATA = Path(__file__).parents[2] / "src" / "crownfield" / "data"
TERRAINS = ("wheat", "forest", "lake", "pasture", "swamp", "mine")
TERRAINS_WITH_TOWN = (*TERRAINS, "town")
KNIGHTS_IN_BOX = 22
TOWERS_IN_BOX = 15


@dataclass(frozen=True)
class Building:
    """One type of building: what it gives when built, while it stands, and at the end."""

    id: str
    copies: int
    crowns: int
    knights: int
    towers: int
    tax_bonus_per: str
    points: int
    points_per: str
    terrain: str


def _rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@cache
def dominoes(box: str) -> dict[int, Domino]:
    """Number -> (left half, right half) of the dominoes of one box, "kingdomino" or "queendomino"."""
    found: dict[int, Domino] = {}
    for row in _rows(DATA / f"{box}_dominoes.csv"):
        left = (row["left_terrain"], int(row["left_crowns"]))
        right = (row["right_terrain"], int(row["right_crowns"]))
        found[int(row["number"])] = (left, right)
    return found


@cache
def buildings() -> dict[str, Building]:
    """Id -> building, in the order of the data file."""
    return {row["id"]: _building(row) for row in _rows(DATA / "queendomino_buildings.csv")}


def _building(row: dict[str, str]) -> Building:
    return Building(
        id=row["id"],
        copies=int(row["copies"]),
        crowns=int(row["crowns"]),
        knights=int(row["knights"]),
        towers=int(row["towers"]),
        tax_bonus_per=row["tax_bonus_per"],
        points=int(row["points"]),
        points_per=row["points_per"],
        terrain=row["terrain"],
    )
