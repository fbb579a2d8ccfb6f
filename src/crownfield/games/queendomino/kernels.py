"""The rules of Queendomino and the Royal Wedding over one state record."""

import numpy as np
import numpy.typing as npt

from crownfield.base.bits import i64
from crownfield.base.jit import kernel
from crownfield.base.rng import below
from crownfield.games.queendomino.actions import (
    BUILD_BASE,
    BUILD_NONE,
    DISCARD,
    DRAGON_BASE,
    DRAGON_NONE,
    PICK_BASE,
    TAX_BASE,
)
from crownfield.games.queendomino.estate import build, collect_tax, free_plots, price, score_estate, wins_queen
from crownfield.games.queendomino.layout import CAVE, HARMONY_LINE, MIDDLE_LINE, NO_SQUARE, SLOTS
from crownfield.games.queendomino.market import fill_market, needs_filling, sample_market, tidy_market
from crownfield.mechanics.board import OFFSETS, SQUARES, first, is_empty, nth_square, size, without_first
from crownfield.mechanics.draft import (
    BUILD,
    DRAGON,
    KINGS,
    MARKET,
    NOBODY,
    OVER,
    PICK,
    PLACE,
    ROW,
    TAX,
    advance_row,
    begin_turn,
    current_box,
    end_setup_pick,
    is_last_round,
    kingdom_of,
    lay_row,
    list_picks,
    nth_pick,
    pick,
    sample_kings,
    sample_row,
    take_kings,
    wait_for_chance,
)
from crownfield.mechanics.kingdom import (
    Placements,
    count_placements,
    is_full,
    is_middle,
    list_placements,
    nth_placement,
    place,
    placements,
)
from crownfield.mechanics.regions import largest_region, score_regions

__all__ = ["act", "actor", "legal", "random_action", "reveal", "sample", "score", "tie_break"]


@kernel
def actor(state: np.void) -> int:
    return i64(state["table"]["actor"])


@kernel
def _mine(state: np.void) -> int:
    """The kingdom of the seat to act."""
    return kingdom_of(state["table"], i64(state["table"]["actor"]))


@kernel
def _domino(table: np.void, components: np.void) -> npt.NDArray[np.uint8]:
    box = current_box(table)
    domino: npt.NDArray[np.uint8] = components["dominoes"][box, table["row"][table["turn"]]]
    return domino


@kernel
def _placements(state: np.void, components: np.void) -> Placements:
    return placements(state["kingdoms"][_mine(state)], _domino(state["table"], components))


@kernel
def _taxes(state: np.void) -> int:
    """How many of none, left, right and both may be chosen."""
    knights = i64(state["estates"][_mine(state)]["knights"])
    if knights == 0 or state["court"]["left"] == NO_SQUARE:
        return 1
    return 3 if knights == 1 else 4


@kernel
def _can_buy(state: np.void, cost: int) -> bool:
    mine, court = _mine(state), state["court"]
    affordable = price(cost, court["queen"] == mine) <= i64(state["estates"][mine]["coins"])
    return court["slot"][cost] != 0 and affordable


@kernel
def _can_burn(state: np.void) -> bool:
    mine, court = _mine(state), state["court"]
    return bool(court["dragon"] == CAVE and court["queen"] != mine and state["estates"][mine]["coins"] > 0)


@kernel
def legal(state: np.void, components: np.void, out: npt.NDArray[np.int64]) -> int:
    """Write every legal action, ascending; returns how many."""
    table, phase = state["table"], state["table"]["phase"]
    if phase == PICK:
        return list_picks(table, out, PICK_BASE)
    if phase == PLACE:
        written = list_placements(_placements(state, components), out)
        if written == 0 or table["may_discard"]:
            out[written] = DISCARD
            written += 1
        return written
    if phase == TAX:
        taxes = _taxes(state)
        for tax in range(taxes):
            out[tax] = TAX_BASE + tax
        return taxes
    return _list_builds(state, out) if phase == BUILD else _list_burns(state, out)


@kernel
def _list_builds(state: np.void, out: npt.NDArray[np.int64]) -> int:
    mine = _mine(state)
    plots = free_plots(state["kingdoms"][mine], state["estates"][mine])
    out[0] = BUILD_NONE
    written = 1
    for cost in range(SLOTS):
        left = plots
        while _can_buy(state, cost) and not is_empty(left):
            out[written] = BUILD_BASE + cost * SQUARES + first(left)
            written += 1
            left = without_first(left)
    return written


@kernel
def _list_burns(state: np.void, out: npt.NDArray[np.int64]) -> int:
    out[0] = DRAGON_NONE
    written = 1
    for cost in range(SLOTS):
        if state["court"]["slot"][cost] != 0 and _can_burn(state):
            out[written] = DRAGON_BASE + cost
            written += 1
    return written


@kernel
def random_action(state: np.void, components: np.void, generator: npt.NDArray[np.uint64]) -> int:
    """One of the legal actions, each as likely, without listing them."""
    table, phase = state["table"], state["table"]["phase"]
    if phase == PLACE:
        options = _placements(state, components)
        ways = count_placements(options)
        choice = below(generator, ways + 1 if table["may_discard"] else max(ways, 1))
        return DISCARD if choice == ways else nth_placement(options, choice)
    if phase == TAX:
        return TAX_BASE + below(generator, _taxes(state))
    if phase == BUILD:
        return _random_build(state, generator)
    if phase == DRAGON:
        return _random_burn(state, generator)
    return PICK_BASE + nth_pick(table, below(generator, i64(table["row_size"]) - i64(table["turn"])))


@kernel
def _random_build(state: np.void, generator: npt.NDArray[np.uint64]) -> int:
    mine = _mine(state)
    plots = free_plots(state["kingdoms"][mine], state["estates"][mine])
    room = size(plots)
    if room == 0:
        return BUILD_NONE
    offers = 0
    for cost in range(SLOTS):
        offers += i64(_can_buy(state, cost))
    choice = below(generator, offers * room + 1) - 1
    if choice < 0:
        return BUILD_NONE
    nth_offer, nth_plot = choice // room, choice % room
    for cost in range(SLOTS):
        nth_offer -= i64(_can_buy(state, cost))
        if nth_offer < 0:
            return BUILD_BASE + cost * SQUARES + nth_square(plots, nth_plot)
    return BUILD_NONE


@kernel
def _random_burn(state: np.void, generator: npt.NDArray[np.uint64]) -> int:
    if not _can_burn(state):
        return DRAGON_NONE
    slot = state["court"]["slot"]
    offers = 0
    for cost in range(SLOTS):
        offers += i64(slot[cost] != 0)
    choice = below(generator, offers + 1)
    for cost in range(SLOTS):
        choice -= i64(slot[cost] != 0)
        if choice < 0:
            return DRAGON_BASE + cost
    return DRAGON_NONE


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
    place(state["kingdoms"][_mine(state)], action, _domino(table, components), i64(table["grid"]))
    left = action % SQUARES
    court["left"] = left
    court["right"] = left + OFFSETS[action // SQUARES]


@kernel
def _tax(state: np.void, components: np.void, tax: int) -> None:
    mine, court = _mine(state), state["court"]
    kingdom, estate = state["kingdoms"][mine], state["estates"][mine]
    if tax & 1:
        collect_tax(kingdom, estate, components, i64(court["left"]))
    if tax & 2:
        collect_tax(kingdom, estate, components, i64(court["right"]))


@kernel
def _build(state: np.void, components: np.void, choice: int) -> None:
    mine, court = _mine(state), state["court"]
    cost, square = choice // SQUARES, choice % SQUARES
    state["estates"][mine]["coins"] -= price(cost, court["queen"] == mine)
    building = i64(court["slot"][cost])
    court["slot"][cost] = 0
    if build(state, mine, building, square, components) and wins_queen(state, mine):
        court["queen"] = mine


@kernel
def _burn(state: np.void, cost: int) -> None:
    state["estates"][_mine(state)]["coins"] -= 1
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
    table = state["table"]
    if table["phase"] == MARKET:
        return sample_market(state["court"], components, generator, out)
    if table["phase"] == KINGS:
        return sample_kings(table, generator, out)
    return sample_row(table, generator, out)


@kernel
def reveal(state: np.void, components: np.void, outcome: npt.NDArray[np.int64]) -> None:
    """The chance event that is due happens."""
    table = state["table"]
    if table["phase"] == MARKET:
        fill_market(state["court"], components, outcome)
        _ask_for_row(table)
    elif table["phase"] == KINGS:
        take_kings(table, outcome)
    else:
        lay_row(table, outcome)
        if table["round"] == 0:
            wait_for_chance(table, KINGS)
        else:
            begin_turn(table, 0)


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
