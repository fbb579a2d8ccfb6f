"""Tiny's moves and reveals as text, and back."""

from collections.abc import Sequence

import numpy as np

from crownfield.base.errors import NotAllowed, Unreadable
from crownfield.mechanics.draft import PHASES
from crownfield.mechanics.words import format_draft, format_pick, format_place, parse_draft, parse_pick, parse_place
from tiny.actions import ACTIONS, DISCARD, PICK_BASE


def format_action(action: int) -> str:
    """The move of that code; raises Unreadable for a code that no move has."""
    if not 0 <= action < ACTIONS:
        raise Unreadable(f"no move has the code {action}")
    if action < DISCARD:
        return format_place(action)
    return "discard" if action == DISCARD else format_pick(action - PICK_BASE)


def parse_action(text: str) -> int:
    match text.split():
        case ["discard"]:
            return DISCARD
        case ["place", *_] as words:
            return parse_place(words)
        case ["pick", *_] as words:
            return PICK_BASE + parse_pick(words)
    raise Unreadable(f"{text!r} is no move; moves are: place h7e, discard, pick 17")


def format_outcome(table: np.void, outcome: Sequence[int]) -> str:
    return format_draft(table, outcome)


def parse_outcome(table: np.void, text: str) -> list[int]:
    words, due = text.split(), PHASES[int(table["phase"])]
    if words[:1] not in (["row"], ["king"]):
        raise Unreadable(f"{text!r} is no reveal; reveals are: row 3 17 22 41, king 0")
    if words[0] != due:
        raise NotAllowed(f"{text!r}: {due} is due")
    return parse_draft(table, words)
