"""A kingdom of Queendomino laid out by hand, as a position that the engine scores."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from crownfield.base.errors import NotAllowed
from crownfield.games import start
from crownfield.games.contract import Components
from crownfield.games.position import Position
from crownfield.games.queendomino.catalog import KNIGHTS_IN_BOX
from crownfield.mechanics.board import square_name, square_number, squares_within
from crownfield.mechanics.dominoes import Half
from crownfield.mechanics.kingdom import TERRAINS

__all__ = ["Plot", "handmade"]

_BITS = 192


@dataclass(frozen=True)
class Plot:
    """One square of a kingdom: the crowns are those printed on the domino."""

    terrain: str
    crowns: int = 0
    building: str | None = None
    knight: bool = False


def handmade(
    squares: Mapping[str, Plot],
    *,
    grid: int = 5,
    coins: int = 0,
    knights: int = 0,
    queen: bool = False,
    royal_wedding: bool = False,
    middle_kingdom: bool = False,
    harmony: bool = False,
    components: Path | str | None = None,
) -> Position:
    """A position whose first kingdom has these squares and possessions; `scores()[0]` is its pad.

    `knights` are those in the supply; towers follow from the buildings. Raises NotAllowed for what the box cannot give.
    """
    bonuses = {"middle_kingdom": middle_kingdom, "harmony": harmony}
    position = _start(grid, royal_wedding, components, bonuses)
    plots = {_number(name): plot for name, plot in squares.items()}
    _check_supply(position.components, plots, ("queendomino", "kingdomino") if royal_wedding else ("queendomino",))
    _check_buildings(position.components, plots)
    _check_purse(plots, coins, knights)
    state = position.state[0]
    _lay(state["kingdoms"][0], plots, position.components, grid)
    _own(state["estates"][0], plots, position.components)
    state["estates"][0]["coins"], state["estates"][0]["knights"] = coins, knights
    state["court"]["queen"] = 0 if queen else -1
    return position


def _start(grid: int, wedding: bool, components: Path | str | None, bonuses: Mapping[str, bool]) -> Position:
    """A game with kingdoms of that size."""
    if wedding:
        return start("queendomino", players=3 if grid == 7 else 5, components=components, royal_wedding=True, **bonuses)
    return start("queendomino", players=2 if grid == 7 else 3, components=components, **bonuses)


def _number(name: str) -> int:
    square = square_number(name)
    if square is None:
        raise NotAllowed(f"{name!r} is no square of a kingdom")
    return square


def _check_supply(components: Components, plots: Mapping[int, Plot], boxes: tuple[str, ...]) -> None:
    """No more squares of a kind than the dominoes have."""
    there = Counter(half for box in boxes for domino in components.dominoes[box].values() for half in domino)
    for half, wanted in Counter(Half(plot.terrain, plot.crowns) for plot in plots.values()).items():
        if wanted > there[half]:
            box = "boxes have" if len(boxes) > 1 else "box has"
            raise NotAllowed(f"{wanted} {half.terrain} squares with {half.crowns} crowns, but the {box} {there[half]}")


def _check_buildings(components: Components, plots: Mapping[int, Plot]) -> None:
    built = {square: plot for square, plot in plots.items() if plot.building is not None}
    for square, plot in built.items():
        if plot.building not in components.buildings:
            raise NotAllowed(f"unknown building {plot.building!r}; buildings are: {', '.join(components.buildings)}")
        if plot.terrain != "town":
            raise NotAllowed(
                f"{plot.building} on {square_name(square)}: buildings stand on town, not on {plot.terrain}"
            )
    for ident, wanted in Counter(str(plot.building) for plot in built.values()).items():
        copies = components.buildings[ident].copies
        if wanted > copies:
            raise NotAllowed(f"{wanted} buildings {ident!r}, but the box has {copies}")


def _check_purse(plots: Mapping[int, Plot], coins: int, knights: int) -> None:
    owned = knights + sum(plot.knight for plot in plots.values())
    if owned > KNIGHTS_IN_BOX or knights < 0:
        raise NotAllowed(f"{owned} knights, but the box has {KNIGHTS_IN_BOX}")
    if not 0 <= coins < 2**16:
        raise NotAllowed(f"{coins} coins cannot be counted here")


def _lay(kingdom: np.void, plots: Mapping[int, Plot], components: Components, grid: int) -> None:
    terrain, crowns = np.zeros((2, _BITS), np.uint8)
    for square, plot in plots.items():
        built = components.buildings[plot.building].crowns if plot.building else 0
        terrain[square], crowns[square] = TERRAINS.index(plot.terrain) + 1, plot.crowns + built
        kingdom["room"] &= squares_within(square, grid - 1)
    kingdom["terrain"], kingdom["crowns"] = _planes(terrain, 3), _planes(crowns, 2)
    room = np.unpackbits(kingdom["room"].view(np.uint8), bitorder="little")
    outside = [square_name(square) for square in plots if not room[square]]
    if outside:
        raise NotAllowed(f"the kingdom is larger than {grid} × {grid}: {outside[0]} does not fit in")


def _planes(codes: npt.NDArray[np.uint8], count: int) -> npt.NDArray[np.uint64]:
    """The bit-planes that spell a number on each square."""
    bits = np.array([codes >> plane & 1 for plane in range(count)], np.uint8)
    return np.packbits(bits, axis=1, bitorder="little").view(np.uint64)


def _own(estate: np.void, plots: Mapping[int, Plot], components: Components) -> None:
    """Knights, buildings and their towers."""
    ids = list(components.buildings)
    knights, built = np.zeros((2, _BITS), np.uint8)
    sites = [(square, plot.building) for square, plot in sorted(plots.items()) if plot.building is not None]
    for index, (square, building) in enumerate(sites):
        estate["site"][index], estate["building"][index] = square, ids.index(building) + 1
        built[square] = 1
    for square, plot in plots.items():
        knights[square] = plot.knight
    estate["knights_on"], estate["built_on"] = _planes(knights, 1)[0], _planes(built, 1)[0]
    estate["sites"] = len(sites)
    estate["towers"] = sum(components.buildings[building].towers for _, building in sites)
