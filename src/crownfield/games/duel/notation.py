"""Kingdomino Duel's moves and reveals as text, and back."""

from collections.abc import Iterator, Sequence
from functools import cache

import numpy as np

from crownfield.base.errors import NotAllowed, Unreadable
from crownfield.games.duel.actions import (
    APART_BASE,
    BLESS_BASE,
    COAT_BASE,
    CROSS_BASE,
    DOMAINS_BASE,
    MODE_BASE,
    PAIR_BASE,
    PAIRS,
    SKIP,
    TAKE_BASE,
    TURN_BASE,
)
from crownfield.games.duel.layout import COATS, DICE, FACES, MODES, PHASES
from crownfield.games.duel.squares import DIRECTIONS, NAMES, OFFSETS, SQUARES

__all__ = ["format_action", "format_outcome", "parse_action", "parse_outcome"]

_EXAMPLES = {
    "take": "take 3, or two dice, the lower first: take 1 3",
    "turn": "turn none, or a die and its new face: turn 3 5",
    "cross": "cross none, or a die: cross 3",
    "coat": f"a die and one of {', '.join(COATS)}: coat 1 line",
    "mode": f"one of {', '.join(MODES)}: mode normal",
    "place": "the lower die's square and the other's direction: place d4e; or squares apart: place d4 f2",
    "domains": f"one of {', '.join(COATS)}: domains line",
    "bless": "a square: bless c4",
    "skip": "the one word: skip",
}


def format_action(action: int) -> str:
    """The move of that code; raises Unreadable for a code that no move has."""
    text = _texts().get(action)
    if text is None:
        raise Unreadable(f"no move has the code {action}")
    return text


def parse_action(text: str) -> int:
    words = text.split()
    code = _codes().get(" ".join(words))
    if code is not None:
        return code
    verb = words[0] if words else ""
    if verb not in _EXAMPLES:
        raise Unreadable(f"{text!r} is no move; moves begin with {', '.join(_EXAMPLES)}")
    raise Unreadable(f"{text!r} is no move; after {verb} write {_EXAMPLES[verb]}")


def format_outcome(table: np.void, outcome: Sequence[int]) -> str:
    return " ".join([PHASES[int(table["phase"])], *(str(number) for number in outcome)])


def parse_outcome(table: np.void, text: str) -> list[int]:
    words, due = text.split(), PHASES[int(table["phase"])]
    if words[:1] not in (["first"], ["roll"]):
        raise Unreadable(f"{text!r} is no reveal; reveals are: first 1, roll 2 5 1 6")
    if words[0] != due:
        raise NotAllowed(f"{text!r}: {due} is due")
    length, allowed = (1, ("0", "1")) if due == "first" else (DICE, tuple("123456"))
    if len(words) != 1 + length or not all(word in allowed for word in words[1:]):
        raise Unreadable(f"{text!r}: {due} is followed by {length} of the numbers {allowed[0]} to {allowed[-1]}")
    return [int(word) for word in words[1:]]


@cache
def _texts() -> dict[int, str]:
    return dict([*_small_moves(), *_placements()])


@cache
def _codes() -> dict[str, int]:
    return {text: action for action, text in _texts().items()}


def _small_moves() -> Iterator[tuple[int, str]]:
    """Every move but the placements."""
    yield from ((TURN_BASE, "turn none"), (CROSS_BASE, "cross none"), (SKIP, "skip"))
    for die in range(1, DICE + 1):
        yield TAKE_BASE + die - 1, f"take {die}"
        yield CROSS_BASE + die, f"cross {die}"
        yield from ((TURN_BASE + (die - 1) * FACES + face, f"turn {die} {face}") for face in range(1, FACES + 1))
        yield from ((COAT_BASE + (die - 1) * len(COATS) + i, f"coat {die} {coat}") for i, coat in enumerate(COATS))
    yield from ((PAIR_BASE + index, f"take {low} {high}") for index, (low, high) in enumerate(PAIRS))
    yield from ((MODE_BASE + index, f"mode {mode}") for index, mode in enumerate(MODES))
    yield from ((DOMAINS_BASE + index, f"domains {coat}") for index, coat in enumerate(COATS))
    yield from ((BLESS_BASE + square, f"bless {name}") for square, name in NAMES.items())


def _placements() -> Iterator[tuple[int, str]]:
    """Any two squares that can be drawn on: with a direction if they lie side by side, else by both names."""
    directions = {int(offset): index for index, offset in enumerate(OFFSETS)}
    for low, low_name in NAMES.items():
        for high, high_name in NAMES.items():
            direction = directions.get(high - low)
            if direction is not None:
                yield direction * SQUARES + low, f"place {low_name}{DIRECTIONS[direction]}"
            elif high != low:
                yield APART_BASE + low * SQUARES + high, f"place {low_name} {high_name}"
