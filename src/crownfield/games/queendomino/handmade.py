"""A kingdom of Queendomino laid out by hand, as a position that the engine scores."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from crownfield.base.errors import NotAllowed
from crownfield.games import start
from crownfield.games.contract import Components
from crownfield.games.plots import Plot
from crownfield.games.position import Position
from crownfield.games.queendomino.catalog import BOXES, KNIGHTS_IN_BOX
from crownfield.mechanics.board import square_name
from crownfield.mechanics.dominoes import Half
from crownfield.mechanics.handmade import check_supply, lay_by_hand, planes_of, square_called

__all__ = ["Plot", "handmade"]


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
    plots = {square_called(name): plot for name, plot in squares.items()}
    boxes = [dict(position.components.dominoes[box]) for box in BOXES[: 2 if royal_wedding else 1]]
    check_supply((Half(plot.terrain, plot.crowns) for plot in plots.values()), boxes)
    _check_buildings(position.components, plots)
    _check_purse(plots, coins, knights)
    state = position.state[0]
    lay_by_hand(state["kingdoms"][0], _crowned(plots, position.components), grid)
    _own(state["estates"][0], plots, position.components)
    state["estates"][0]["coins"], state["estates"][0]["knights"] = coins, knights
    state["court"]["queen"] = 0 if queen else -1
    return position


def _start(grid: int, wedding: bool, components: Path | str | None, bonuses: Mapping[str, bool]) -> Position:
    """A game with kingdoms of that size."""
    if wedding:
        return start("queendomino", players=3 if grid == 7 else 5, components=components, royal_wedding=True, **bonuses)
    return start("queendomino", players=2 if grid == 7 else 3, components=components, **bonuses)


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


def _crowned(plots: Mapping[int, Plot], components: Components) -> dict[int, Half]:
    """The squares as regions count them: a building's crown lies on its plot."""
    return {
        square: Half(plot.terrain, plot.crowns + (components.buildings[plot.building].crowns if plot.building else 0))
        for square, plot in plots.items()
    }


def _own(estate: np.void, plots: Mapping[int, Plot], components: Components) -> None:
    """Knights, buildings and their towers."""
    ids = list(components.buildings)
    sites = [(square, plot.building) for square, plot in sorted(plots.items()) if plot.building is not None]
    for index, (square, building) in enumerate(sites):
        estate["site"][index], estate["building"][index] = square, ids.index(building) + 1
    estate["built_on"] = planes_of({square: 1 for square, _ in sites}, 1)[0]
    estate["knights_on"] = planes_of({square: int(plot.knight) for square, plot in plots.items()}, 1)[0]
    estate["sites"] = len(sites)
    estate["towers"] = sum(components.buildings[building].towers for _, building in sites)
