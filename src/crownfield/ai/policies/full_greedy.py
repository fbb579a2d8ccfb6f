"""Full Greedy for games with dominoes: the placement and the pick that are worth most together.

A turn is judged by the points of the regions after the domino in hand is laid and the picked one too, where it lies
best. Turns that leave a hole of one square or a castle out of the middle count only when there are no others. With a
bare castle, the pick is the domino with most crowns on a square. This is the agent FG of Gedda, Lagerkvist and
Butler, "Monte Carlo Methods for the Game Kingdomino" (2018).
"""

import numpy as np
import numpy.typing as npt

from crownfield.ai.inputs.dominoes.gains import SURVEY, gain, lay, survey
from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.base.rng import below
from crownfield.mechanics.board import CASTLE, OFFSETS, SQUARES, Board, both, either, is_empty, near, only, without
from crownfield.mechanics.draft import FREE
from crownfield.mechanics.kingdom import KINGDOM, free, is_middle, list_placements, middle, place, placements_on

__all__ = ["NOTHING", "WORKSPACE", "most_crowns", "plan_pick", "plan_placement", "plan_turn"]

NOTHING = -1
"""Instead of a placement where none is possible, or of a domino where none of those on offer could be laid."""

_WORST = -1_000_000
_MIDDLE_POINTS = 10
_BEST, _TIES, _PLACEMENT, _NUMBER = range(4)

WORKSPACE = np.dtype(
    [
        ("kingdom", KINGDOM, (1,)),  # with the domino in hand
        ("survey", SURVEY, (2,)),  # without it and with it
        ("ways", np.int64, (2, 4 * SQUARES)),  # placements of the domino in hand and of a picked one
        ("choice", np.int64, (4,)),  # worth of the best turn so far, how many are as good, its placement and pick
        ("taste", np.int64, (8,)),  # by terrain, what a picked square is worth beside its points
    ]
)


@kernel
def plan_turn(
    table: np.void, kingdom: np.void, domino: npt.NDArray[np.uint8], offers: npt.NDArray[np.uint8],
    generator: npt.NDArray[np.uint64], space: np.void,
) -> tuple[int, int]:  # fmt: skip
    """The best placement of a domino together with the number of the best domino to pick; each may be NOTHING."""
    return _plan(table, kingdom, domino, offers, generator, space, True)


@kernel
def plan_placement(
    table: np.void, kingdom: np.void, domino: npt.NDArray[np.uint8], generator: npt.NDArray[np.uint64], space: np.void
) -> int:
    """The best placement of a domino, or NOTHING."""
    return _plan(table, kingdom, domino, domino.reshape(1, 4), generator, space, False)[0]


@kernel
def plan_pick(
    table: np.void, kingdom: np.void, offers: npt.NDArray[np.uint8], generator: npt.NDArray[np.uint64], space: np.void
) -> int:
    """The number of the best domino to pick for a kingdom as it is, or NOTHING."""
    survey(kingdom, space["survey"][0])
    for clean in (True, False):
        _clear(space)
        ground = _ground(table, kingdom, clean)
        if not (clean and (_has_hole(ground) or _is_off_centre(table, kingdom))):
            _try_picks(table, kingdom, offers, generator, space, 0, ground, 0, NOTHING, clean)
        if space["choice"][_TIES] > 0:
            return i64(space["choice"][_NUMBER])
    return NOTHING


@kernel
def most_crowns(
    table: np.void, offers: npt.NDArray[np.uint8], generator: npt.NDArray[np.uint64], space: np.void
) -> int:
    """The number of the domino on offer with most crowns on one square."""
    _clear(space)
    for index in range(i64(table["row_size"])):
        if table["next_seat"][index] == FREE:
            number = i64(table["next"][index])
            _consider(space, generator, max(i64(offers[number, 1]), i64(offers[number, 3])), NOTHING, number)
    return i64(space["choice"][_NUMBER])


@kernel
def _plan(
    table: np.void, kingdom: np.void, domino: npt.NDArray[np.uint8], offers: npt.NDArray[np.uint8],
    generator: npt.NDArray[np.uint64], space: np.void, picks: bool,
) -> tuple[int, int]:  # fmt: skip
    survey(kingdom, space["survey"][0])
    for clean in (True, False):
        _clear(space)
        ground = _ground(table, kingdom, clean)
        if not (clean and (_has_hole(ground) or _is_off_centre(table, kingdom))):
            ways = list_placements(placements_on(kingdom, domino, ground), space["ways"][0])
            for index in range(ways):
                placement = i64(space["ways"][0, index])
                _try_placement(table, kingdom, domino, offers, generator, space, placement, picks, clean)
        if space["choice"][_TIES] > 0:
            return i64(space["choice"][_PLACEMENT]), i64(space["choice"][_NUMBER])
    return NOTHING, NOTHING


@kernel
def _clear(space: np.void) -> None:
    space["choice"][_BEST] = _WORST
    space["choice"][_TIES] = 0


@kernel
def _consider(space: np.void, generator: npt.NDArray[np.uint64], worth: int, placement: int, number: int) -> None:
    """Keep a turn if it is the best so far; of equally good ones any."""
    choice = space["choice"]
    if worth < choice[_BEST]:
        return
    if worth > choice[_BEST]:
        choice[_BEST] = worth
        choice[_TIES] = 0
    choice[_TIES] += 1
    if choice[_TIES] == 1 or below(generator, choice[_TIES]) == 0:
        choice[_PLACEMENT] = placement
        choice[_NUMBER] = number


@kernel
def _ground(table: np.void, kingdom: np.void, clean: bool) -> Board:
    """Where dominoes may be laid; to stay clean, not outside the middle if that counts."""
    if clean and table["middle_kingdom"]:
        return both(free(kingdom), middle(i64(table["grid"])))
    return free(kingdom)


@kernel
def _has_hole(ground: Board) -> bool:
    """Whether a square is left over that no domino can cover; beside the castle the paper sees none."""
    return not is_empty(without(ground, near(either(ground, only(CASTLE)))))


@kernel
def _is_off_centre(table: np.void, kingdom: np.void) -> bool:
    return bool(table["middle_kingdom"]) and not is_middle(kingdom, i64(table["grid"]))


@kernel
def _moves_castle(table: np.void, kingdom: np.void, squares: Board) -> bool:
    """Whether laying on these squares puts the castle out of the middle."""
    if not table["middle_kingdom"] or is_empty(without(squares, middle(i64(table["grid"])))):
        return False
    return is_middle(kingdom, i64(table["grid"]))


@kernel
def _try_placement(
    table: np.void, kingdom: np.void, domino: npt.NDArray[np.uint8], offers: npt.NDArray[np.uint8],
    generator: npt.NDArray[np.uint64], space: np.void, placement: int, picks: bool, clean: bool,
) -> None:  # fmt: skip
    """Consider every turn that begins with this placement."""
    left = placement % SQUARES
    right = left + i64(OFFSETS[placement // SQUARES])
    space["kingdom"][0] = kingdom
    laid = space["kingdom"][0]
    place(laid, placement, domino, i64(table["grid"]))
    ground = _ground(table, laid, clean)
    if clean and _has_hole(ground):
        return
    worth = gain(space["survey"][0], left, right, domino)
    if not clean and _moves_castle(table, kingdom, either(only(left), only(right))):
        worth -= _MIDDLE_POINTS
    if not picks:
        _consider(space, generator, worth, placement, 0)
        return
    space["survey"][1] = space["survey"][0]
    lay(space["survey"][1], left, right, domino)
    _try_picks(table, laid, offers, generator, space, 1, ground, worth, placement, clean)


@kernel
def _try_picks(
    table: np.void, kingdom: np.void, offers: npt.NDArray[np.uint8], generator: npt.NDArray[np.uint64],
    space: np.void, which: int, ground: Board, worth: int, placement: int, clean: bool,
) -> None:  # fmt: skip
    """Consider every pick after a placement, on the survey that tells of it."""
    for index in range(i64(table["row_size"])):
        if table["next_seat"][index] != FREE:
            continue
        number = i64(table["next"][index])
        domino = offers[number]
        wanted = worth + i64(space["taste"][domino[0]]) + i64(space["taste"][domino[2]])
        more = _best_gain(table, kingdom, domino, space, which, ground, wanted, clean)
        if more != _WORST:
            _consider(space, generator, wanted + more, placement, number)


@kernel
def _best_gain(
    table: np.void, kingdom: np.void, domino: npt.NDArray[np.uint8], space: np.void, which: int, ground: Board,
    worth: int, clean: bool,
) -> int:  # fmt: skip
    """What a picked domino will add at best; _WORST if it cannot keep the kingdom clean or is not good enough."""
    found, ways = space["survey"][which], space["ways"][1]
    count = list_placements(placements_on(kingdom, domino, ground), ways)
    best, needed = i64(_WORST), i64(space["choice"][_BEST]) - worth
    for index in range(count):
        placement = i64(ways[index])
        left = placement % SQUARES
        right = left + i64(OFFSETS[placement // SQUARES])
        more = gain(found, left, right, domino)
        if more <= best or more < needed:
            continue
        squares = either(only(left), only(right))
        if clean:
            if _has_hole(without(ground, squares)):
                continue
        elif _moves_castle(table, kingdom, squares):
            more -= _MIDDLE_POINTS
        best = max(best, more)
    return best
