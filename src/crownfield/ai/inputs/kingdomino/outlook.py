"""What the dominoes in sight would add to a kingdom that fills up, and whether they fit at all."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from crownfield.ai.inputs.dominoes.draft import domino_masks, first_to_place, kings_undrawn, picks_to_come
from crownfield.ai.inputs.dominoes.land import hash_of_land, useful_squares
from crownfield.ai.inputs.kingdomino.layout import (
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
from crownfield.ai.inputs.kingdomino.prospects import PROSPECTS, best_joint, best_way, explore
from crownfield.ai.inputs.sheet import Sheet, switch_on
from crownfield.ai.value.cache import Cache, find, new_cache
from crownfield.base.bits import count as count_bits
from crownfield.base.bits import drop_lowest, i64, lowest
from crownfield.base.compiling import kernel
from crownfield.games.contract import Components
from crownfield.mechanics.board import Board, size
from crownfield.mechanics.draft import FREE, is_last_round, kingdom_of
from crownfield.mechanics.kingdom import TERRAINS

__all__ = ["Facts", "describe_joints", "describe_outlook", "facts_of"]

_FILLED = 16
"""With more open squares than this every domino fits somehow."""
_FEW = 12
"""Unseen dominoes are looked at when they are no more than this."""
_PER_POINT = 1 / 5
_TOWN = len(TERRAINS)
_NUMBERS = 49
_0, _1 = np.uint64(0), np.uint64(1)

Found = npt.NDArray[np.int16]


_PIECES = np.dtype(
    [
        ("masks", np.uint64, (2, _TOWN + 1, 5)),
        ("dominoes", np.uint8, (_NUMBERS, 4)),
        ("explored", np.uint64),
        ("prospects", PROSPECTS, (1,)),
    ]
)


class Facts(NamedTuple):
    """What kernels want to know about the pieces beside their tables, and room to work in."""

    pieces: npt.NDArray[np.void]
    """One record: `masks` of the dominoes, the `dominoes` themselves, the hash of the kingdom that was `explored` last,
    and its `prospects`."""
    ways: Cache
    """By kingdom: for every domino 2 + what it adds at best (0 = not known), and in how many ways it can be laid."""


def facts_of(components: Components) -> Facts:
    dominoes = components.tables["dominoes"][0]
    masks, pieces = domino_masks(dominoes), np.zeros(1, _PIECES)
    pieces["masks"], pieces["dominoes"] = masks, dominoes.reshape(-1, 4)[:_NUMBERS]
    return Facts(
        pieces=pieces,
        ways=new_cache(2 * _NUMBERS, np.int16),
    )


@kernel
def describe_outlook(state: np.void, facts: Facts, kingdom: int, inputs: Sheet) -> None:
    """Add what the dominoes in sight promise a kingdom."""
    table = state["table"]
    if size(useful_squares(table, state["kingdoms"][kingdom])) > _FILLED:
        return
    place, known = find(facts.ways, hash_of_land(state, kingdom))
    found = facts.ways.found[place]
    if not known:
        found[:] = 0
    _look_for(state, facts, kingdom, found)
    if table["round"] > 0:
        for index in range(first_to_place(table), i64(table["king_count"])):
            if kingdom_of(table, i64(table["row_seat"][index])) == kingdom:
                best, ways = _best_way(found, i64(table["row"][index]))
                _note(IN_HAND, best, ways, inputs)
    _describe_row(table, kingdom, found, inputs)
    if count_bits(table["unseen"][0]) <= _FEW:
        _describe_unseen(table, found, inputs)


@kernel
def _look_for(state: np.void, facts: Facts, kingdom: int, found: Found) -> None:
    """Find out what every domino adds that is asked for below, unless it is known already."""
    left, pieces = _in_question(state["table"]), facts.pieces[0]
    while left != _0:
        number = lowest(left) + 1
        left = drop_lowest(left)
        if found[2 * number] > 0:
            continue
        _explore(state, facts, kingdom)
        best, ways = best_way(pieces["prospects"][0], pieces["dominoes"][number])
        found[2 * number], found[2 * number + 1] = best + 2, ways


@kernel
def _explore(state: np.void, facts: Facts, kingdom: int) -> None:
    """Have the prospects of a kingdom at hand."""
    pieces, hashed = facts.pieces[0], hash_of_land(state, kingdom)
    if pieces["explored"] != hashed:
        realm = state["kingdoms"][kingdom]
        explore(realm, useful_squares(state["table"], realm), pieces["prospects"][0])
        pieces["explored"] = hashed


@kernel
def _in_question(table: np.void) -> np.uint64:
    """The set of the dominoes that lie in no kingdom yet; of the unseen ones if they are few."""
    numbers = _0
    for index in range(first_to_place(table), i64(table["king_count"])):
        numbers |= _bit(i64(table["row"][index]))
    for index in range(i64(table["row_size"])):
        numbers |= _bit(i64(table["next"][index]))
    return numbers | table["unseen"][0] if count_bits(table["unseen"][0]) <= _FEW else numbers


@kernel
def _bit(number: int) -> np.uint64:
    return _1 << np.uint64(number - 1) if number > 0 else _0


@kernel
def _best_way(found: Found, number: int) -> tuple[int, int]:
    """What a domino adds at best (-1 if it fits nowhere), and in how many ways it can be laid."""
    return i64(found[2 * number]) - 2, i64(found[2 * number + 1])


@kernel
def describe_joints(
    state: np.void,
    facts: Facts,
    kingdom: int,
    area: Board,
    inputs: Sheet,
) -> None:
    """Add for every terrain what a half without crowns would add at best, and how large its region could be."""
    if size(area) > _FILLED:
        return
    _explore(state, facts, kingdom)
    prospects = facts.pieces[0]["prospects"][0]
    for terrain in range(1, _TOWN):
        points, squares = best_joint(prospects, area, terrain)
        switch_on(inputs, JOIN + terrain * (MOST_GAIN + 1) + min(points, MOST_GAIN), 1.0)
        switch_on(inputs, SIZE + terrain * (MOST_SIZE + 1) + min(squares, MOST_SIZE), 1.0)


@kernel
def _describe_row(table: np.void, kingdom: int, found: Found, inputs: Sheet) -> None:
    """The row that is picked from: what is claimed, and the best of what is on offer."""
    picks = not is_last_round(table) and picks_to_come(table, kingdom)[0] + kings_undrawn(table, kingdom)[1] > 0
    top, top_ways = i64(-1), i64(0)
    for index in range(i64(table["row_size"])):
        number, seat = i64(table["next"][index]), i64(table["next_seat"][index])
        if number == 0:
            continue
        if seat == FREE:
            if picks:
                best, ways = _best_way(found, number)
                if best > top:
                    top, top_ways = best, ways
                if best < 0:
                    switch_on(inputs, USELESS, 1.0)
        elif kingdom_of(table, seat) == kingdom:
            best, ways = _best_way(found, number)
            _note(CLAIM, best, ways, inputs)
    if picks:
        _note(OFFER, top, top_ways, inputs)


@kernel
def _describe_unseen(table: np.void, found: Found, inputs: Sheet) -> None:
    """The share of the unseen dominoes that fits, and what they add on average."""
    left, fitting, points = table["unseen"][0], i64(0), i64(0)
    unseen = count_bits(left)
    while left != _0:
        best = _best_way(found, lowest(left) + 1)[0]
        left = drop_lowest(left)
        fitting += i64(best >= 0)
        points += max(best, 0)
    if unseen > 0:
        switch_on(inputs, UNSEEN_FIT, fitting / unseen)
        switch_on(inputs, UNSEEN_GAIN, _PER_POINT * points / unseen)


@kernel
def _note(kind: int, best: int, ways: int, inputs: Sheet) -> None:
    if best < 0:
        switch_on(inputs, NOWHERE + kind, 1.0)
        return
    switch_on(inputs, BEST + kind * (MOST_GAIN + 1) + min(best, MOST_GAIN), 1.0)
    switch_on(inputs, WAYS + kind * (MOST_WAYS + 1) + min(ways, MOST_WAYS), 1.0)
