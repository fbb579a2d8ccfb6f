"""What the dominoes in sight would add to a kingdom that fills up, and whether they fit at all."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from crownfield.ai.dominoes.draft import domino_masks, first_to_place, picks_to_come
from crownfield.ai.dominoes.features import Inputs, switch_on, useful_squares
from crownfield.ai.kingdomino.layout import (
    BEST,
    CLAIM,
    IN_HAND,
    JOIN,
    MOST_GAIN,
    MOST_SIZE,
    MOST_WAYS,
    NOWHERE,
    OFFER,
    SIZE,
    UNSEEN_FIT,
    UNSEEN_GAIN,
    USELESS,
    WAYS,
)
from crownfield.ai.kingdomino.prospects import PROSPECTS, best_joint, best_way, explore
from crownfield.base.bits import count as count_bits
from crownfield.base.bits import drop_lowest, i64, lowest
from crownfield.base.jit import kernel
from crownfield.games.contract import Components
from crownfield.mechanics.board import Board, size
from crownfield.mechanics.draft import FREE, is_last_round, kingdom_of
from crownfield.mechanics.kingdom import TERRAINS

__all__ = ["Facts", "describe_outlook", "facts_of"]

_FILLED = 16
"""With more open squares than this every domino fits somehow."""
_FEW = 12
"""Unseen dominoes are looked at when they are no more than this."""
_PER_POINT = 1 / 5
_TOWN = len(TERRAINS)
_0 = np.uint64(0)


class Facts(NamedTuple):
    """What kernels want to know about the pieces beside their tables, and room to work in."""

    masks: npt.NDArray[np.uint64]
    dominoes: npt.NDArray[np.uint8]
    prospects: npt.NDArray[np.void]


def facts_of(components: Components) -> Facts:
    dominoes = components.tables["dominoes"][0]
    return Facts(
        masks=domino_masks(dominoes),
        dominoes=np.ascontiguousarray(dominoes.reshape(-1, 4)[:49]),
        prospects=np.zeros(1, PROSPECTS),
    )


@kernel
def describe_outlook(
    table: np.void,
    facts: Facts,
    kingdom: int,
    realm: np.void,
    inputs: Inputs,
    weights: npt.NDArray[np.float32],
    count: int,
) -> int:
    """Add what the dominoes in sight promise a kingdom; returns how many inputs are on."""
    area = useful_squares(table, realm)
    if size(area) > _FILLED:
        return count
    explore(realm, area, facts.prospects[0])
    count = _describe_joints(facts, area, inputs, weights, count)
    if table["round"] > 0:
        for index in range(first_to_place(table), i64(table["king_count"])):
            if kingdom_of(table, i64(table["row_seat"][index])) == kingdom:
                best, ways = best_way(facts.prospects[0], facts.dominoes[i64(table["row"][index])])
                count = _note(IN_HAND, best, ways, inputs, weights, count)
    count = _describe_row(table, facts, kingdom, inputs, weights, count)
    if count_bits(table["unseen"][0]) <= _FEW:
        count = _describe_unseen(table, facts, inputs, weights, count)
    return count


@kernel
def _describe_joints(facts: Facts, area: Board, inputs: Inputs, weights: npt.NDArray[np.float32], count: int) -> int:
    """For every terrain what a half without crowns would add at best, and how large its region could be."""
    for terrain in range(1, _TOWN):
        points, squares = best_joint(facts.prospects[0], area, terrain)
        count = switch_on(inputs, weights, count, JOIN + terrain * (MOST_GAIN + 1) + min(points, MOST_GAIN), 1.0)
        count = switch_on(inputs, weights, count, SIZE + terrain * (MOST_SIZE + 1) + min(squares, MOST_SIZE), 1.0)
    return count


@kernel
def _describe_row(
    table: np.void,
    facts: Facts,
    kingdom: int,
    inputs: Inputs,
    weights: npt.NDArray[np.float32],
    count: int,
) -> int:
    """The row that is picked from: what is claimed, and the best of what is on offer."""
    picks = not is_last_round(table) and picks_to_come(table, kingdom)[0] > 0
    top, top_ways = i64(-1), i64(0)
    for index in range(i64(table["row_size"])):
        number, seat = i64(table["next"][index]), i64(table["next_seat"][index])
        if number == 0:
            continue
        if seat == FREE:
            if picks:
                best, ways = best_way(facts.prospects[0], facts.dominoes[number])
                if best > top:
                    top, top_ways = best, ways
                if best < 0:
                    count = switch_on(inputs, weights, count, USELESS, 1.0)
        elif kingdom_of(table, seat) == kingdom:
            best, ways = best_way(facts.prospects[0], facts.dominoes[number])
            count = _note(CLAIM, best, ways, inputs, weights, count)
    if picks:
        count = _note(OFFER, top, top_ways, inputs, weights, count)
    return count


@kernel
def _describe_unseen(table: np.void, facts: Facts, inputs: Inputs, weights: npt.NDArray[np.float32], count: int) -> int:
    """The share of the unseen dominoes that fits, and what they add on average."""
    left, fitting, points = table["unseen"][0], i64(0), i64(0)
    unseen = count_bits(left)
    while left != _0:
        best = best_way(facts.prospects[0], facts.dominoes[lowest(left) + 1])[0]
        left = drop_lowest(left)
        fitting += i64(best >= 0)
        points += max(best, 0)
    if unseen > 0:
        count = switch_on(inputs, weights, count, UNSEEN_FIT, fitting / unseen)
        count = switch_on(inputs, weights, count, UNSEEN_GAIN, _PER_POINT * points / unseen)
    return count


@kernel
def _note(kind: int, best: int, ways: int, inputs: Inputs, weights: npt.NDArray[np.float32], count: int) -> int:
    if best < 0:
        return switch_on(inputs, weights, count, NOWHERE + kind, 1.0)
    count = switch_on(inputs, weights, count, BEST + kind * (MOST_GAIN + 1) + min(best, MOST_GAIN), 1.0)
    return switch_on(inputs, weights, count, WAYS + kind * (MOST_WAYS + 1) + min(ways, MOST_WAYS), 1.0)
