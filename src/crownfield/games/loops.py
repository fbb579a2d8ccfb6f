"""The loops that every game runs in the same way, written once and bound to the kernels of each game.

What the names declared below without a value promise stands in `contract`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy.typing as npt

from crownfield.base.actors import CHANCE, NOBODY

__all__ = ["Entries"]

Array = npt.NDArray[Any]

legal: Callable[..., int]
act: Callable[..., None]
actor: Callable[..., int]
random_action: Callable[..., int]
sample: Callable[..., int]
reveal: Callable[..., None]
score: Callable[..., None]
tie_break: Callable[..., int]


def list_actions(states: Array, components: Array, out: Array) -> int:
    return legal(states[0], components[0], out)


def play_action(states: Array, components: Array, action: int) -> None:
    act(states[0], components[0], action)


def draw_outcome(states: Array, components: Array, generator: Array, out: Array) -> int:
    return sample(states[0], components[0], generator, out)


def play_outcome(states: Array, components: Array, outcome: Array) -> None:
    reveal(states[0], components[0], outcome)


def score_pads(states: Array, components: Array, lines: Array, ties: Array) -> None:
    """Fill one row of `lines` (kingdoms, lines) and one entry of `ties` (kingdoms) per kingdom; both must be zero."""
    for index in range(lines.shape[0]):
        score(states[0], components[0], index, lines[index])
        ties[index] = tie_break(states[0], index)


def _play_to_the_end(state: Any, tables: Any, generator: Array, outcome: Array) -> None:
    while True:
        who = actor(state)
        if who == NOBODY:
            return
        if who == CHANCE:
            sample(state, tables, generator, outcome)
            reveal(state, tables, outcome)
        else:
            act(state, tables, random_action(state, tables, generator))


def preview_actions(
    states: Array, components: Array, actions: Array, kingdom: int, lines: Array, work: Array, totals: Array
) -> None:
    """totals[i] is what the kingdom is worth at once if actions[i] is played in states[0]."""
    for index in range(actions.shape[0]):
        work[0] = states[0]
        act(work[0], components[0], actions[index])
        lines[:] = 0
        score(work[0], components[0], kingdom, lines)
        totals[index] = lines.sum()


def random_playouts(
    states: Array, components: Array, generator: Array, outcome: Array, lines: Array, work: Array, games: int
) -> int:
    """Play `games` games at random from states[0] to the end, score every kingdom; returns the sum of all totals."""
    total = 0
    for _ in range(games):
        work[0] = states[0]
        _play_to_the_end(work[0], components[0], generator, outcome)
        lines[:] = 0
        for index in range(lines.shape[0]):
            score(work[0], components[0], index, lines[index])
        total += lines.sum()
    return total


def step_batch(states: Array, components: Array, generators: Array, outcome: Array, actions: Array) -> None:
    """Play actions[i] in game i, then let chance speak until a seat must act or the game is over.

    A negative action plays nothing. Every game draws from its own generator.
    """
    for index in range(states.shape[0]):
        state = states[index]
        if actions[index] >= 0:
            act(state, components[0], actions[index])
        while actor(state) == CHANCE:
            sample(state, components[0], generators[index], outcome)
            reveal(state, components[0], outcome)


def mask_batch(states: Array, components: Array, out: Array, mask: Array) -> None:
    """mask[i, a] says whether action a is legal in game i; all False when the game is over."""
    mask[:] = False
    for index in range(states.shape[0]):
        if actor(states[index]) >= 0:
            for position in range(legal(states[index], components[0], out)):
                mask[index, out[position]] = True


def choose_batch(states: Array, components: Array, generators: Array, actions: Array) -> None:
    """A random legal action for every game, -1 where it is over."""
    for index in range(states.shape[0]):
        actions[index] = -1
        if actor(states[index]) >= 0:
            actions[index] = random_action(states[index], components[0], generators[index])


def score_batch(states: Array, components: Array, lines: Array, actors: Array, totals: Array, ties: Array) -> None:
    """actors[i] is who is to act in game i; totals and ties (games, kingdoms) are the scores as they stand."""
    for index in range(states.shape[0]):
        actors[index] = actor(states[index])
        for kingdom in range(totals.shape[1]):
            lines[:] = 0
            score(states[index], components[0], kingdom, lines)
            totals[index, kingdom] = lines.sum()
            ties[index, kingdom] = tie_break(states[index], kingdom)


class Entries(NamedTuple):
    """What Python calls of a game; each is compiled when first called."""

    list_actions: Callable[..., int]
    play_action: Callable[..., None]
    draw_outcome: Callable[..., int]
    play_outcome: Callable[..., None]
    score_pads: Callable[..., None]
    preview_actions: Callable[..., None]
    random_playouts: Callable[..., int]
    step_batch: Callable[..., None]
    mask_batch: Callable[..., None]
    choose_batch: Callable[..., None]
    score_batch: Callable[..., None]
