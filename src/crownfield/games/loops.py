"""The loops that every game runs in the same way, written once and bound to the kernels of each game.

Other loops take `let_chance_speak`, `play_on` and `total_of` from here.
"""

import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy.typing as npt

from crownfield.base.actors import CHANCE, NOBODY
from crownfield.base.bind import BOUND, bind
from crownfield.games.kernels import Kernels

__all__ = ["Entries", "bound_to", "let_chance_speak", "play_on", "total_of"]

Array = npt.NDArray[Any]

rules: Kernels = BOUND


def list_actions(states: Array, components: Array, out: Array) -> int:
    return rules.legal(states[0], components[0], out)


def play_action(states: Array, components: Array, action: int) -> None:
    rules.act(states[0], components[0], action)


def draw_outcome(states: Array, components: Array, generator: Array, out: Array) -> int:
    return rules.sample(states[0], components[0], generator, out)


def play_outcome(states: Array, components: Array, outcome: Array) -> None:
    rules.reveal(states[0], components[0], outcome)


def score_pads(states: Array, components: Array, lines: Array, ties: Array) -> None:
    """Fill one row of `lines` (kingdoms, lines) and one entry of `ties` (kingdoms) per kingdom; both must be zero."""
    for index in range(lines.shape[0]):
        rules.score(states[0], components[0], index, lines[index])
        ties[index] = rules.tie_break(states[0], index)


def let_chance_speak(state: Any, tables: Any, generator: Array, outcome: Array) -> None:
    """Until a seat must act or the game is over."""
    while rules.actor(state) == CHANCE:
        rules.sample(state, tables, generator, outcome)
        rules.reveal(state, tables, outcome)


def play_on(state: Any, tables: Any, generator: Array, outcome: Array) -> None:
    """To the end, at random."""
    while True:
        who = rules.actor(state)
        if who == NOBODY:
            return
        if who == CHANCE:
            rules.sample(state, tables, generator, outcome)
            rules.reveal(state, tables, outcome)
        else:
            rules.act(state, tables, rules.random_action(state, tables, generator))


def total_of(state: Any, tables: Any, kingdom: int, lines: Array) -> int:
    """What a kingdom is worth as it stands; `lines` is used up."""
    lines[:] = 0
    rules.score(state, tables, kingdom, lines)
    return int(lines.sum())


def preview_actions(
    states: Array, components: Array, actions: Array, kingdom: int, lines: Array, work: Array, totals: Array
) -> None:
    """totals[i] is what the kingdom is worth at once if actions[i] is played in states[0]."""
    for index in range(actions.shape[0]):
        work[0] = states[0]
        rules.act(work[0], components[0], actions[index])
        totals[index] = total_of(work[0], components[0], kingdom, lines)


def random_playouts(
    states: Array, components: Array, generator: Array, outcome: Array, lines: Array, work: Array, games: int
) -> int:
    """Play `games` games at random from states[0] to the end, score every kingdom; returns the sum of all totals."""
    total = 0
    for _ in range(games):
        work[0] = states[0]
        play_on(work[0], components[0], generator, outcome)
        for kingdom in range(lines.shape[0]):
            total += total_of(work[0], components[0], kingdom, lines[kingdom])
    return total


def step_batch(states: Array, components: Array, generators: Array, outcome: Array, actions: Array) -> None:
    """Play actions[i] in game i, then let chance speak until a seat must act or the game is over.

    A negative action plays nothing. Every game draws from its own generator.
    """
    for index in range(states.shape[0]):
        state = states[index]
        if actions[index] >= 0:
            rules.act(state, components[0], actions[index])
        let_chance_speak(state, components[0], generators[index], outcome)


def mask_batch(states: Array, components: Array, out: Array, mask: Array) -> None:
    """mask[i, a] says whether action a is legal in game i; all False when the game is over."""
    mask[:] = False
    for index in range(states.shape[0]):
        if rules.actor(states[index]) >= 0:
            for position in range(rules.legal(states[index], components[0], out)):
                mask[index, out[position]] = True


def choose_batch(states: Array, components: Array, generators: Array, actions: Array) -> None:
    """A random legal action for every game, -1 where it is over."""
    for index in range(states.shape[0]):
        actions[index] = -1
        if rules.actor(states[index]) >= 0:
            actions[index] = rules.random_action(states[index], components[0], generators[index])


def score_batch(states: Array, components: Array, lines: Array, actors: Array, totals: Array, ties: Array) -> None:
    """actors[i] is who is to act in game i; totals and ties (games, kingdoms) are the scores as they stand."""
    for index in range(states.shape[0]):
        actors[index] = rules.actor(states[index])
        for kingdom in range(totals.shape[1]):
            totals[index, kingdom] = total_of(states[index], components[0], kingdom, lines)
            ties[index, kingdom] = rules.tie_break(states[index], kingdom)


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


def bound_to(kernels: Kernels) -> Entries:
    """One game's entries."""
    return bind(Entries, [sys.modules[__name__]], rules=kernels)
