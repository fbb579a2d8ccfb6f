"""The best drawing of two dice in Kingdomino Duel: every sequence of decisions to the end of the turn is tried."""

import numpy as np
import numpy.typing as npt

from crownfield.base.bits import count, i64
from crownfield.base.compiling import kernel
from crownfield.base.rng import below
from crownfield.games.duel.actions import ACTIONS
from crownfield.games.duel.kernels import act, actor, legal, score
from crownfield.games.duel.layout import BLESS, CROSS, DOMAINS, LINES, MODE, STATE, TAKE, TURN
from crownfield.games.duel.sheets import free
from crownfield.games.duel.squares import near
from crownfield.games.duel.steps import ask

__all__ = ["WORKSPACE", "best_drawing", "pair_worth", "turn_of"]

_LEVELS = 8
_ALL_DICE = 15
_TAKING, _DRAWING, _STRIKING = range(3)
_WORST = -1_000_000

_POINT, _TICK, _SPELL, _CASTLE, _HOLE = 10, 6, 30, 50, 8
"""What points, ticks, spells at hand, the unused cross of the castle and a hole of one square are worth."""

WORKSPACE = np.dtype(
    [
        ("state", STATE, (_LEVELS + 1,)),
        ("legal", np.int64, (_LEVELS, ACTIONS)),
        ("count", np.int64, (_LEVELS,)),
        ("next", np.int64, (_LEVELS,)),
        ("path", np.int64, (_LEVELS,)),
        ("lines", np.int64, (len(LINES) + 1,)),
        ("worth", np.int64, (6,)),  # per pair of dice
        ("chosen", np.int64, (_LEVELS,)),
    ]
)


@kernel
def turn_of(state: np.void) -> int:
    """Taking dice, drawing them and carrying out lightning are turns of their own."""
    table = state["table"]
    phase = i64(table["phase"])
    kind = _TAKING if phase == TAKE else _STRIKING if phase in (DOMAINS, BLESS) else _DRAWING
    return (i64(table["round"]) * 2 + i64(table["actor"])) * 3 + kind


@kernel
def best_drawing(
    state: np.void,
    components: np.void,
    generator: npt.NDArray[np.uint64],
    space: np.void,
    turn: npt.NDArray[np.int64],
) -> int:
    """Write the decisions that end the turn best; returns how many there are."""
    space["state"][0] = state
    return _search(components, generator, space, turn, False)[1]


@kernel
def pair_worth(
    state: np.void, components: np.void, generator: npt.NDArray[np.uint64], space: np.void, seat: int, dice: int
) -> int:
    """What a seat could make of two dice, without spells and without the castle's cross."""
    space["state"][0] = state
    here = space["state"][0]
    here["sheets"][seat]["dice"] = dice
    here["sheets"][1 - seat]["dice"] = _ALL_DICE - dice
    here["table"]["actor"] = seat
    ask(here, components, TURN)
    return _search(components, generator, space, space["chosen"], True)[0]


@kernel
def _search(
    components: np.void, generator: npt.NDArray[np.uint64], space: np.void, chosen: npt.NDArray[np.int64], quick: bool
) -> tuple[int, int]:
    """From space["state"][0] on; returns the best worth and the length of what was written to `chosen`."""
    states, seat, turn = space["state"], actor(space["state"][0]), turn_of(space["state"][0])
    best, ties, length, level = i64(_WORST), i64(0), i64(0), i64(0)
    _enter(components, space, 0, quick)
    while level >= 0:
        if space["next"][level] == space["count"][level]:
            level -= 1
            continue
        action = i64(space["legal"][level, space["next"][level]])
        space["next"][level] += 1
        space["path"][level] = action
        states[level + 1] = states[level]
        act(states[level + 1], components, action)
        if actor(states[level + 1]) == seat and turn_of(states[level + 1]) == turn:
            level += 1
            _enter(components, space, level, quick)
            continue
        worth = _worth(states[level + 1], components, seat, space["lines"])
        if worth > best:
            best, ties = worth, i64(0)
        ties += i64(worth == best)
        if worth == best and (ties == 1 or below(generator, ties) == 0):
            length = level + 1
            chosen[:length] = space["path"][:length]
    return best, length


@kernel
def _enter(components: np.void, space: np.void, level: int, quick: bool) -> None:
    """List what may be decided. A die is not turned; in a quick look nothing is spent."""
    state = space["state"][level]
    ways = legal(state, components, space["legal"][level])
    phase = i64(state["table"]["phase"])
    if phase == TURN or (quick and phase in (CROSS, MODE)):
        ways = min(ways, 1)
    space["count"][level] = ways
    space["next"][level] = 0


@kernel
def _worth(state: np.void, components: np.void, seat: int, lines: npt.NDArray[np.int64]) -> int:
    lines[:] = 0
    score(state, components, seat, lines)
    sheet = state["sheets"][seat]
    ticks = i64(0)
    for row in range(6):
        ticks += i64(sheet["boxes"][row])
    ticks += i64(sheet["ticks"][0] != 0) + i64(sheet["ticks"][1] != 0)
    spells = count(np.uint64(i64(sheet["ready"]) | i64(sheet["won"])))
    open_squares = free(sheet)
    holes = count(open_squares & ~near(open_squares))
    held = _CASTLE if sheet["castle_used"] == 0 else 0
    return _POINT * i64(lines.sum()) + _TICK * ticks + _SPELL * spells + held - _HOLE * holes
