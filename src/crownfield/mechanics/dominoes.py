"""The two boxes of dominoes: reading their files and checking them against the totals printed in the rulebooks."""

from collections import Counter
from pathlib import Path
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from crownfield.base.components import read_table, whole_number
from crownfield.base.errors import BadComponents
from crownfield.mechanics.kingdom import TERRAINS

__all__ = ["DOMINOES_IN_BOX", "Dominoes", "Half", "domino_table", "read_dominoes"]

DOMINOES_IN_BOX = 48


class Half(NamedTuple):
    terrain: str
    crowns: int


Dominoes: TypeAlias = dict[int, tuple[Half, Half]]
"""Number → left half, right half."""

_TOTALS: dict[str, dict[str, tuple[int, ...]]] = {
    "kingdomino": {
        "wheat": (21, 5), "forest": (16, 6), "lake": (12, 6), "pasture": (10, 2, 2), "swamp": (6, 2, 2),
        "mine": (1, 1, 3, 1),
    },
    "queendomino": {
        "wheat": (14, 5), "forest": (11, 6), "lake": (8, 6), "pasture": (8, 2, 2), "swamp": (4, 2, 2),
        "mine": (1, 1, 3, 1), "town": (20,),
    },
}  # fmt: skip
"""Per box and terrain: squares with 0, 1, 2, 3 crowns."""

_COLUMNS = ("number", "left_terrain", "left_crowns", "right_terrain", "right_crowns")


def read_dominoes(box: str, folder: Path | None) -> Dominoes:
    """The 48 dominoes of a box; raises BadComponents naming the first total that is off."""
    name = f"{box}_dominoes.csv"
    dominoes: Dominoes = {}
    for row in read_table(name, folder, _COLUMNS):
        number = whole_number(name, row, "number")
        if number in dominoes:
            raise BadComponents(f"{name}: domino {number} is listed twice")
        dominoes[number] = (_half(name, row, "left"), _half(name, row, "right"))
    _check_numbers(name, dominoes)
    _check_totals(name, dominoes, _TOTALS[box])
    return dominoes


def domino_table(dominoes: Dominoes) -> npt.NDArray[np.uint8]:
    """For kernels: row n = left terrain code, left crowns, right terrain code, right crowns of domino n."""
    table = np.zeros((DOMINOES_IN_BOX + 1, 4), np.uint8)
    for number, (left, right) in dominoes.items():
        table[number] = (
            TERRAINS.index(left.terrain) + 1, left.crowns, TERRAINS.index(right.terrain) + 1, right.crowns,
        )  # fmt: skip
    return table


def _half(name: str, row: dict[str, str], side: str) -> Half:
    terrain = row[f"{side}_terrain"].strip()
    if terrain not in TERRAINS:
        raise BadComponents(f"{name}: domino {row['number']}: unknown terrain {terrain!r}")
    return Half(terrain, whole_number(name, row, f"{side}_crowns"))


def _check_numbers(name: str, dominoes: Dominoes) -> None:
    missing = sorted(set(range(1, DOMINOES_IN_BOX + 1)) - set(dominoes))
    if missing or len(dominoes) != DOMINOES_IN_BOX:
        wrong = f"missing: {missing[0]}" if missing else f"too many: {max(dominoes)}"
        raise BadComponents(f"{name}: the dominoes must be numbered 1 to {DOMINOES_IN_BOX}; {wrong}")


def _check_totals(name: str, dominoes: Dominoes, totals: dict[str, tuple[int, ...]]) -> None:
    found = Counter(half for domino in dominoes.values() for half in domino)
    for terrain in TERRAINS:
        printed = totals.get(terrain, ())
        for crowns in range(4):
            expected = printed[crowns] if crowns < len(printed) else 0
            here = found.pop(Half(terrain, crowns), 0)
            if here != expected:
                raise BadComponents(
                    f"{name}: {here} {terrain} squares with {crowns} crowns, but the box has {expected}"
                )
    if found:
        half = next(iter(found))
        raise BadComponents(f"{name}: a {half.terrain} square with {half.crowns} crowns, but no domino has more than 3")
