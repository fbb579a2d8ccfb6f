"""The rules of Kingdomino Duel over one state record, as the contract asks for them."""

import numpy as np
import numpy.typing as npt

from crownfield.base.bits import count, drop_lowest, i64, lowest, nth
from crownfield.base.compiling import kernel
from crownfield.base.rng import below
from crownfield.games.duel.actions import (
    BLESS_BASE,
    COAT_BASE,
    CROSS_BASE,
    DOMAINS_BASE,
    MODE_BASE,
    SKIP,
    TAKE_BASE,
    TURN_BASE,
)
from crownfield.games.duel.drawing import draw, list_placements, random_placement
from crownfield.games.duel.layout import (
    BLESS,
    COAT,
    CROSS,
    DICE,
    DOMAINS,
    FACES,
    FIRST,
    MODE,
    PLACE,
    TAKE,
    TURN,
)
from crownfield.games.duel.rounds import begin_round, end_drawing, end_round, take, takes
from crownfield.games.duel.sheets import count_domains, drawn, largest_domain, score_domains
from crownfield.games.duel.spellbook import lightning
from crownfield.games.duel.steps import (
    answer,
    coat_answers,
    cross_answers,
    may_skip,
    mode_answers,
    turn_answers,
)

__all__ = ["act", "actor", "legal", "random_action", "reveal", "sample", "score", "tie_break"]

_NOTHING, _SIX_COATS = np.uint64(0), np.uint64(0b111111)
_THREE_PER_DOMAIN_LINE = 7


@kernel
def actor(state: np.void) -> int:
    return i64(state["table"]["actor"])


@kernel
def _options(state: np.void, components: np.void) -> tuple[int, np.uint64]:
    """What may be decided in any phase but `place`: a first code, and a set of codes counted from it."""
    table = state["table"]
    phase = i64(table["phase"])
    if phase == TAKE:
        return TAKE_BASE, takes(state)
    if phase == TURN:
        return TURN_BASE, turn_answers(state, components)
    if phase == CROSS:
        return CROSS_BASE, cross_answers(state, components)
    if phase == COAT:
        return COAT_BASE, coat_answers(state, components)
    if phase == MODE:
        return MODE_BASE, mode_answers(state, components)
    if phase == DOMAINS:
        return DOMAINS_BASE, _SIX_COATS
    return BLESS_BASE, drawn(state["sheets"][i64(table["actor"])])


@kernel
def _may_skip(state: np.void, components: np.void) -> bool:
    phase = i64(state["table"]["phase"])
    return phase not in (TAKE, DOMAINS, BLESS) and may_skip(state, components)


@kernel
def legal(state: np.void, components: np.void, out: npt.NDArray[np.int64]) -> int:
    """Write every legal action, ascending; returns how many."""
    written = 0
    if state["table"]["phase"] == PLACE:
        written = list_placements(state, components, out)
    else:
        base, codes = _options(state, components)
        while codes != np.uint64(0):
            out[written] = base + lowest(codes)
            written += 1
            codes = drop_lowest(codes)
    if _may_skip(state, components):
        out[written] = SKIP
        written += 1
    return written


@kernel
def random_action(state: np.void, components: np.void, generator: npt.NDArray[np.uint64]) -> int:
    """One of the legal actions, each as likely, without listing them."""
    if state["table"]["phase"] == PLACE:
        return random_placement(state, components, generator)
    base, codes = _options(state, components)
    ways = count(codes)
    choice = below(generator, ways + i64(_may_skip(state, components)))
    return SKIP if choice == ways else base + nth(codes, choice)


@kernel
def act(state: np.void, components: np.void, action: int) -> None:
    """Carry out a legal action of the actor."""
    phase = i64(state["table"]["phase"])
    if phase == TAKE:
        take(state, components, action)
    elif phase in (DOMAINS, BLESS):
        lightning(state, action)
        end_round(state)
    elif phase == PLACE or action == SKIP:
        if action != SKIP:
            draw(state, components, action)
        elif phase != PLACE:
            table = state["table"]
            table["able"][i64(table["actor"])] = _options(state, components)[1] != _NOTHING
        end_drawing(state, components)
    else:
        answer(state, components, action)


@kernel
def sample(state: np.void, components: np.void, generator: npt.NDArray[np.uint64], out: npt.NDArray[np.int64]) -> int:
    """Draw an outcome for the chance event that is due; returns its length."""
    if state["table"]["phase"] == FIRST:
        out[0] = below(generator, 2)
        return 1
    for die in range(DICE):
        out[die] = 1 + below(generator, FACES)
    return DICE


@kernel
def reveal(state: np.void, components: np.void, outcome: npt.NDArray[np.int64]) -> None:
    """The chance event that is due happens: the seat that begins, or the face of each die."""
    table = state["table"]
    if table["phase"] == FIRST:
        begin_round(state, outcome[0])
        return
    for die in range(DICE):
        table["faces"][die] = outcome[die]
    table["phase"] = TAKE
    table["actor"] = table["first"]


@kernel
def score(state: np.void, components: np.void, index: int, lines: npt.NDArray[np.int64]) -> None:
    """Write the score pad of one player; `lines` must be zero."""
    sheet = state["sheets"][index]
    score_domains(sheet, lines)
    if sheet["bonus"]:
        lines[_THREE_PER_DOMAIN_LINE] = 3 * count_domains(sheet, i64(sheet["bonus"]))


@kernel
def tie_break(state: np.void, index: int) -> int:
    """Between equal totals the larger number wins: squares of the largest domain (D42)."""
    return largest_domain(state["sheets"][index])
