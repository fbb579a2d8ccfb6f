"""Kingdomino's moves and reveals as text, and back."""

from collections.abc import Sequence

import numpy as np

from crownfield.base.errors import NotAllowed, Unreadable
from crownfield.games.kingdomino.actions import ACTIONS, DISCARD, PICK_BASE
from crownfield.mechanics.draft import PHASES
from crownfield.mechanics.words import format_draft, format_pick, format_place, parse_draft, parse_pick, parse_place

__all__ = ["format_action", "format_outcome", "parse_action", "parse_outcome"]


def format_action(action: int) -> str:
    """The move of that code; raises Unreadable for a code that no move has."""
    if not 0 <= action < ACTIONS:
        raise Unreadable(f"no move has the code {action}")
    if action < DISCARD:
        return format_place(action)
    return "discard" if action == DISCARD else format_pick(action - PICK_BASE)


def parse_action(text: str) -> int:
    words = text.split()
    match words[:1]:
        case ["place"]:
            return parse_place(words)
        case ["pick"]:
            return PICK_BASE + parse_pick(words)
        case ["discard"] if len(words) == 1:
            return DISCARD
    raise Unreadable(f"{text!r} is no move; moves are: place h7e, discard, pick 17")


def format_outcome(table: np.void, outcome: Sequence[int]) -> str:
    return format_draft(table, outcome)


def parse_outcome(table: np.void, text: str) -> list[int]:
    words = text.split()
    due = PHASES[int(table["phase"])]
    if words[:1] not in (["row"], ["king"], ["kings"]):
        raise Unreadable(f"{text!r} is no reveal; reveals are: row 3 17 22 41, king 0")
    if words[0] != due:
        raise NotAllowed(f"{text!r}: {due} is due")
    return parse_draft(table, words)
