"""How simple players decide in Queendomino and the Royal Wedding.

Greedy lays and picks as Full Greedy does, and taxes and builds for the points it gains, where coins, knights and
towers are worth something too. It never sends the dragon.
"""

import numpy as np
import numpy.typing as npt

from crownfield.ai.inputs.dominoes.draft import turn_of
from crownfield.ai.policies.full_greedy import NOTHING, plan_pick, plan_placement, plan_turn
from crownfield.ai.policies.full_greedy import WORKSPACE as PLAN
from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.base.rng import below
from crownfield.games.queendomino.actions import ACTIONS, DRAGON_NONE, PICK_BASE
from crownfield.games.queendomino.choices import domino_of, legal, mine_of, random_action
from crownfield.games.queendomino.kernels import act, actor, score
from crownfield.games.queendomino.layout import COINS_LINE, HARMONY_LINE, STATE, TOWN
from crownfield.mechanics.draft import DRAGON, PICK, PLACE, is_last_round, next_box

__all__ = ["DEPTH", "WORKSPACE", "SEARCHES", "greedy_turn", "half_greedy_turn", "own_kingdom", "turn_of"]

DEPTH = 1
SEARCHES = {"place": 5, "tax": 4, "build": 3, "dragon": 2, "pick": 1}

_TOWN_TASTE = 2
"""Points that a square of town promises through the building on it."""
_POINT, _TOWER, _KNIGHT = 6, 3, 6
"""In halves of a coin, of which three make a point: what else is worth how much; a knight not more than time allows."""

WORKSPACE = np.dtype(
    [
        ("plan", PLAN, (1,)),
        ("state", STATE, (2,)),
        ("legal", np.int64, (ACTIONS,)),
        ("lines", np.int64, (HARMONY_LINE + 1,)),
    ]
)


@kernel
def own_kingdom(state: np.void) -> int:
    return mine_of(state)


@kernel
def greedy_turn(
    state: np.void,
    components: np.void,
    generator: npt.NDArray[np.uint64],
    space: np.void,
    turn: npt.NDArray[np.int64],
) -> int:
    """Write the rest of a greedy turn; returns how many decisions that are."""
    space["state"][0] = state
    here = space["state"][0]
    who, key, written, number = actor(here), turn_of(here), i64(0), i64(NOTHING)
    while actor(here) == who and turn_of(here) == key:
        phase = i64(here["table"]["phase"])
        if phase == PLACE:
            action, number = _place(here, components, generator, space["plan"][0])
        elif phase == PICK:
            action = _pick(here, components, generator, space["plan"][0], number)
        elif phase == DRAGON:
            action = i64(DRAGON_NONE)
        else:
            action = _best_action(here, components, generator, space)
        turn[written] = action
        written += 1
        act(here, components, action)
    return written


@kernel
def half_greedy_turn(
    state: np.void,
    components: np.void,
    generator: npt.NDArray[np.uint64],
    space: np.void,
    turn: npt.NDArray[np.int64],
) -> int:
    """Write the rest of a turn that places greedily and decides all else at random."""
    space["state"][0] = state
    here = space["state"][0]
    who, key, written = actor(here), turn_of(here), i64(0)
    while actor(here) == who and turn_of(here) == key:
        action = random_action(here, components, generator)
        if here["table"]["phase"] == PLACE:
            kingdom, domino = here["kingdoms"][mine_of(here)], domino_of(here["table"], components)
            placement = plan_placement(here["table"], kingdom, domino, generator, space["plan"][0])
            action = action if placement == NOTHING else placement
        turn[written] = action
        written += 1
        act(here, components, action)
    return written


@kernel
def _place(state: np.void, components: np.void, generator: npt.NDArray[np.uint64], plan: np.void) -> tuple[int, int]:
    """What to do with the domino in hand, and which one to pick later (or NOTHING)."""
    table, kingdom = state["table"], state["kingdoms"][mine_of(state)]
    domino, placement, number = domino_of(table, components), i64(NOTHING), i64(NOTHING)
    if not is_last_round(table):
        plan["taste"][TOWN] = _TOWN_TASTE
        offers = components["dominoes"][next_box(table)]
        placement, number = plan_turn(table, kingdom, domino, offers, generator, plan)
    if placement == NOTHING:
        placement = plan_placement(table, kingdom, domino, generator, plan)
    if placement == NOTHING:
        return random_action(state, components, generator), NOTHING
    return placement, number


@kernel
def _pick(state: np.void, components: np.void, generator: npt.NDArray[np.uint64], plan: np.void, number: int) -> int:
    """The action that picks a domino: the one that was planned, or else the best, or else any."""
    table = state["table"]
    if number == NOTHING:
        plan["taste"][TOWN] = _TOWN_TASTE
        offers = components["dominoes"][next_box(table)]
        number = plan_pick(table, state["kingdoms"][mine_of(state)], offers, generator, plan)
    return random_action(state, components, generator) if number == NOTHING else PICK_BASE + number


@kernel
def _best_action(state: np.void, components: np.void, generator: npt.NDArray[np.uint64], space: np.void) -> int:
    """The legal action after which the own kingdom is worth most; of equally good ones any."""
    mine, best, ties, chosen = mine_of(state), i64(-1), i64(0), i64(0)
    after = space["state"][1]
    for index in range(legal(state, components, space["legal"])):
        action = i64(space["legal"][index])
        space["state"][1] = state
        act(after, components, action)
        worth = _worth(after, components, mine, space["lines"])
        if worth > best:
            best, ties = worth, i64(0)
        ties += i64(worth == best)
        if worth == best and (ties == 1 or below(generator, ties) == 0):
            chosen = action
    return chosen


@kernel
def _worth(state: np.void, components: np.void, kingdom: int, lines: npt.NDArray[np.int64]) -> int:
    """The kingdom's points with every coin, tower and knight counted."""
    lines[:] = 0
    score(state, components, kingdom, lines)
    estate, table = state["estates"][kingdom], state["table"]
    lines[COINS_LINE] = 0
    rounds = i64(table["rounds"]) - i64(table["round"])
    goods = 2 * i64(estate["coins"]) + _TOWER * i64(estate["towers"]) + i64(estate["knights"]) * min(_KNIGHT, rounds)
    return _POINT * i64(lines.sum()) + goods
