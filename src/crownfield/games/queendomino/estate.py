"""What a kingdom owns beside its squares: taxes, buildings, towers, and what they are worth."""

import numpy as np
import numpy.typing as npt

from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.games.queendomino.layout import (
    COINS_LINE,
    FIRST_BUILDING_LINE,
    PER_KNIGHT,
    PER_REGION,
    PER_TOWER,
    TOWN,
)
from crownfield.mechanics.board import Board, size, without
from crownfield.mechanics.kingdom import add_crowns, terrain_squares
from crownfield.mechanics.regions import count_regions, links, region_around

__all__ = ["board_of", "build", "collect_tax", "free_plots", "knights_owned", "price", "score_estate", "wins_queen"]


@kernel
def board_of(words: npt.NDArray[np.uint64]) -> Board:
    return words[0], words[1], words[2]


@kernel
def _mark(words: npt.NDArray[np.uint64], square: int) -> None:
    words[square >> 6] |= np.uint64(1) << np.uint64(square & 63)


@kernel
def knights_owned(estate: np.void) -> int:
    """In the kingdom and in the supply."""
    return i64(estate["knights"]) + size(board_of(estate["knights_on"]))


@kernel
def _treasury(estate: np.void, components: np.void) -> int:
    """What the treasuries add to the tax of each knight placed."""
    extra = i64(0)
    for index in range(i64(estate["sites"])):
        per = components["building"][estate["building"][index]]["tax_per"]
        if per == PER_TOWER:
            extra += i64(estate["towers"])
        elif per == PER_KNIGHT:
            extra += knights_owned(estate)
    return extra


@kernel
def collect_tax(kingdom: np.void, estate: np.void, components: np.void, square: int) -> None:
    """A knight from the supply stands on the square and collects for its region."""
    income = size(region_around(square, links(kingdom))) + _treasury(estate, components)
    estate["coins"] += income
    estate["knights"] -= 1
    _mark(estate["knights_on"], square)


@kernel
def free_plots(kingdom: np.void, estate: np.void) -> Board:
    """Town squares without a building."""
    return without(terrain_squares(kingdom, TOWN), board_of(estate["built_on"]))


@kernel
def price(cost: int, hosts_queen: bool) -> int:
    return cost - 1 if hosts_queen and cost > 0 else cost


@kernel
def build(state: np.void, index: int, building: int, square: int, components: np.void) -> bool:
    """Put a building on a plot and take what it grants, as far as the bank has it; True if a tower was gained."""
    estate, court, facts = state["estates"][index], state["court"], components["building"][building]
    site = i64(estate["sites"])
    estate["site"][site] = square
    estate["building"][site] = building
    estate["sites"] = site + 1
    _mark(estate["built_on"], square)
    add_crowns(state["kingdoms"][index], square, i64(facts["crowns"]))
    knights = min(i64(facts["knights"]), i64(court["bank_knights"]))
    towers = min(i64(facts["towers"]), i64(court["bank_towers"]))
    court["bank_knights"] -= knights
    court["bank_towers"] -= towers
    estate["knights"] += knights
    estate["towers"] += towers
    return towers > 0


@kernel
def wins_queen(state: np.void, index: int) -> bool:
    """Whether no kingdom has more towers."""
    for other in range(i64(state["table"]["kingdoms"])):
        if state["estates"][other]["towers"] > state["estates"][index]["towers"]:
            return False
    return True


@kernel
def _building_points(kingdom: np.void, estate: np.void, facts: np.void) -> int:
    points = i64(facts["points"])
    if facts["points_per"] == PER_REGION:
        return points * count_regions(kingdom, i64(facts["terrain"]))
    if facts["points_per"] == PER_TOWER:
        return points * i64(estate["towers"])
    if facts["points_per"] == PER_KNIGHT:
        return points * knights_owned(estate)
    return points


@kernel
def score_estate(kingdom: np.void, estate: np.void, components: np.void, lines: npt.NDArray[np.int64]) -> None:
    """Coins and buildings."""
    lines[COINS_LINE] = i64(estate["coins"]) // 3
    for index in range(i64(estate["sites"])):
        building = i64(estate["building"][index])
        points = _building_points(kingdom, estate, components["building"][building])
        lines[FIRST_BUILDING_LINE + building - 1] += points
