"""The engine in positions given from outside: kingdoms as lists of squares, dominoes of any faces."""

import json
import os
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from crownfield.base.actors import NOBODY
from crownfield.base.compiling import kernel
from crownfield.games import start
from crownfield.games.position import Position
from crownfield.mechanics.board import Board
from crownfield.mechanics.draft import OVER
from crownfield.mechanics.kingdom import TERRAINS, put
from crownfield.mechanics.regions import links, region_around, region_crowns
from tests.games.dominoes_situations import begun
from tests.mechanics.kingdoms import number_of, square_of, squares_in
from tests.reference.kingdom import STEPS, Square
from tests.reference.notation import square_name

FOLDER = os.environ.get("CROWNFIELD_CASES")
Case = dict[str, Any]


def content(file: str) -> Case:
    """What a file of cases says."""
    found: Case = json.loads((Path(str(FOLDER)) / file).read_text("utf-8"))
    return found


def cases(file: str, *lists: str) -> Any:
    """The cases of these lists of a file as parameters; one loud skip when there are none to be had."""
    if not FOLDER:
        skip = pytest.mark.skip(reason=f"CROWNFIELD_CASES IS NOT SET: the outside cases of {file} are not judged")
        return pytest.mark.parametrize("case", [pytest.param({}, marks=skip, id="none")])
    found = [(f"{name}-{number}", case) for name in lists for number, case in enumerate(content(file)[name])]
    return pytest.mark.parametrize("case", [pytest.param(case, id=case.get("id", name)) for name, case in found])


def terrain(name: str) -> str:
    return {"grass": "pasture"}.get(name, name)


def lay(position: Position, kingdom: int, squares: Iterable[Case], castle: Square = (0, 0)) -> Position:
    """Fill a kingdom with squares counted from wherever its castle stands."""
    state = position.state[0]
    for found in squares:
        square = number_of((found["x"] - castle[0], found["y"] - castle[1]))
        code = TERRAINS.index(terrain(found["terrain"])) + 1
        put(state["kingdoms"][kingdom], square, code, found["crowns"], int(state["table"]["grid"]))
    return position


def scored(case: Case, **bonuses: bool) -> Position:
    """Kingdomino with this kingdom for seat 0."""
    options = {**bonuses, "mighty_duel": True} if case.get("size") == 7 else dict(bonuses)
    return lay(start("kingdomino", **options), 0, case["kingdom"])  # type: ignore[arg-type]


def ended(*kingdoms: list[Case]) -> Position:
    """A finished game of Kingdomino."""
    position = start("kingdomino", players=len(kingdoms))
    for index, kingdom in enumerate(kingdoms):
        lay(position, index, kingdom)
    position.state[0]["table"]["phase"], position.state[0]["table"]["actor"] = OVER, NOBODY
    return position


def to_place(case: Case) -> Position:
    """Seat 0 must place the domino of the case; it takes the place of number 13."""
    options = {"mighty_duel": True} if case["size"] == 7 else {}
    position = lay(begun("kingdomino", "13 46 47 48", "1 2 3 4", **options), 0, case["kingdom"])  # type: ignore[arg-type]
    tables = position.components.tables.copy()
    halves = [case["domino"]["first"], case["domino"]["second"]]
    tables[0]["dominoes"][13] = [
        number for name, crowns in halves for number in (TERRAINS.index(terrain(name)) + 1, crowns)
    ]
    components = replace(position.components, tables=tables)
    return Position(position.rules, components, position.players, position.options, position.state)


def may_lie(case: Case, left: Square, right: Square) -> bool:
    """Whether the engine lets the domino lie so; of a double's two ways round it lists one."""
    names = {step: name for name, step in STEPS.items()}
    direction = names[right[0] - left[0], right[1] - left[1]]
    if case["domino"]["first"] == case["domino"]["second"] and direction in "ws":
        left, direction = right, {"w": "e", "s": "n"}[direction]
    legal = {move.text for move in to_place(case).legal_moves()}
    return f"place {square_name(left)}{direction}" in legal


@kernel
def region_at(kingdom: np.void, square: int) -> tuple[Board, int]:
    region = region_around(square, links(kingdom))
    return region, region_crowns(kingdom, region)


def regions(position: Position) -> list[tuple[str, int, int]]:
    """Terrain, squares and crowns of every region of seat 0, sorted."""
    kingdom, left, found = position.state[0]["kingdoms"][0], position.view()["kingdoms"][0]["squares"], []
    waiting = {square_of(number) for number in range(13 * 14) if square_name(square_of(number)) in left}
    while waiting:
        square = min(waiting)
        board, crowns = region_at(kingdom, number_of(square))
        region = squares_in(board)
        found.append((left[square_name(square)]["terrain"], len(region), int(crowns)))
        waiting -= region
    return sorted(found)
