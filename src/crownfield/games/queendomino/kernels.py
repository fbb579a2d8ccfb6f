"""The rules of Queendomino and the Royal Wedding over one state record."""

import numpy as np
import numpy.typing as npt

from crownfield.base.actors import NOBODY
from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.games.queendomino.actions import (
    BUILD_BASE,
    BUILD_NONE,
    DISCARD,
    DRAGON_BASE,
    DRAGON_NONE,
    PICK_BASE,
    TAX_BASE,
)
from crownfield.games.queendomino.choices import domino_of, legal, mine_of, random_action
from crownfield.games.queendomino.estate import build, collect_tax, price, score_estate, wins_queen
from crownfield.games.queendomino.layout import HARMONY_LINE, MIDDLE_LINE, NO_SQUARE
from crownfield.games.queendomino.market import fill_market, needs_filling, sample_market, tidy_market
from crownfield.mechanics.board import OFFSETS, SQUARES
from crownfield.mechanics.draft import (
    BUILD,
    DRAGON,
    MARKET,
    OVER,
    PICK,
    PLACE,
    ROW,
    TAX,
    advance_row,
    begin_turn,
    end_setup_pick,
    is_last_round,
    pick,
    reveal_draft,
    sample_draft,
    wait_for_chance,
)
from crownfield.mechanics.kingdom import (
    is_full,
    is_middle,
    place,
)
from crownfield.mechanics.regions import largest_region, score_regions

__all__ = ["act", "actor", "legal", "random_action", "reveal", "sample", "score", "tie_break"]


@kernel
def actor(state: np.void) -> int:
    return i64(state["table"]["actor"])


@kernel
def act(state: np.void, components: np.void, action: int) -> None:
    """Carry out a legal action of the actor."""
    table, phase = state["table"], state["table"]["phase"]
    if phase == PLACE:
        _place(state, components, action)
        table["phase"] = TAX
    elif phase == TAX:
        _tax(state, components, action - TAX_BASE)
        table["phase"] = BUILD
    elif phase == BUILD:
        if action != BUILD_NONE:
            _build(state, components, action - BUILD_BASE)
        table["phase"] = DRAGON
    elif phase == DRAGON:
        if action != DRAGON_NONE:
            _burn(state, action - DRAGON_BASE)
        _after_dragon(state)
    else:
        pick(table, action - PICK_BASE)
        _after_pick(state)


@kernel
def _place(state: np.void, components: np.void, action: int) -> None:
    if action == DISCARD:
        return
    table, court = state["table"], state["court"]
    place(state["kingdoms"][mine_of(state)], action, domino_of(table, components), i64(table["grid"]))
    left = action % SQUARES
    court["left"] = left
    court["right"] = left + OFFSETS[action // SQUARES]


@kernel
def _tax(state: np.void, components: np.void, tax: int) -> None:
    mine, court = mine_of(state), state["court"]
    kingdom, estate = state["kingdoms"][mine], state["estates"][mine]
    if tax & 1:
        collect_tax(kingdom, estate, components, i64(court["left"]))
    if tax & 2:
        collect_tax(kingdom, estate, components, i64(court["right"]))


@kernel
def _build(state: np.void, components: np.void, choice: int) -> None:
    mine, court = mine_of(state), state["court"]
    cost, square = choice // SQUARES, choice % SQUARES
    state["estates"][mine]["coins"] -= price(cost, court["queen"] == mine)
    building = i64(court["slot"][cost])
    court["slot"][cost] = 0
    if build(state, mine, building, square, components) and wins_queen(state, mine):
        court["queen"] = mine


@kernel
def _burn(state: np.void, cost: int) -> None:
    state["estates"][mine_of(state)]["coins"] -= 1
    state["court"]["slot"][cost] = 0
    state["court"]["dragon"] = cost


@kernel
def _after_dragon(state: np.void) -> None:
    if is_last_round(state["table"]):
        _end_turn(state)
    else:
        state["table"]["phase"] = PICK


@kernel
def _after_pick(state: np.void) -> None:
    table = state["table"]
    if table["round"] > 0:
        _end_turn(state)
    elif not end_setup_pick(table):
        _begin_round(state)


@kernel
def _end_turn(state: np.void) -> None:
    table, court = state["table"], state["court"]
    court["left"] = NO_SQUARE
    court["right"] = NO_SQUARE
    if begin_turn(table, i64(table["turn"]) + 1):
        return
    if is_last_round(table):
        table["phase"] = OVER
        table["actor"] = NOBODY
    else:
        _begin_round(state)


@kernel
def _begin_round(state: np.void) -> None:
    advance_row(state["table"])
    tidy_market(state["court"])
    if needs_filling(state["court"]):
        wait_for_chance(state["table"], MARKET)
    else:
        _ask_for_row(state["table"])


@kernel
def _ask_for_row(table: np.void) -> None:
    if is_last_round(table):
        begin_turn(table, 0)
    else:
        wait_for_chance(table, ROW)


@kernel
def sample(state: np.void, components: np.void, generator: npt.NDArray[np.uint64], out: npt.NDArray[np.int64]) -> int:
    """Draw an outcome for the chance event that is due; returns its length."""
    if state["table"]["phase"] == MARKET:
        return sample_market(state["court"], components, generator, out)
    return sample_draft(state["table"], generator, out)


@kernel
def reveal(state: np.void, components: np.void, outcome: npt.NDArray[np.int64]) -> None:
    """The chance event that is due happens."""
    if state["table"]["phase"] == MARKET:
        fill_market(state["court"], components, outcome)
        _ask_for_row(state["table"])
    else:
        reveal_draft(state["table"], outcome)


@kernel
def score(state: np.void, components: np.void, index: int, lines: npt.NDArray[np.int64]) -> None:
    """Write the score pad of one kingdom; `lines` must be zero."""
    table, kingdom = state["table"], state["kingdoms"][index]
    grid = i64(table["grid"])
    score_regions(kingdom, lines)
    score_estate(kingdom, state["estates"][index], components, lines)
    if state["court"]["queen"] == index:
        squares, terrain = largest_region(kingdom)
        lines[terrain] += squares
    if table["middle_kingdom"] and is_middle(kingdom, grid):
        lines[MIDDLE_LINE] = 10
    if table["harmony"] and is_full(kingdom, grid):
        lines[HARMONY_LINE] = 5


@kernel
def tie_break(state: np.void, index: int) -> int:
    """Between equal totals the larger region wins; nothing else does."""
    return largest_region(state["kingdoms"][index])[0]
