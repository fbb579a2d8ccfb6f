"""Queendomino's moves and reveals as text, and back."""

from collections import Counter
from collections.abc import Sequence

import numpy as np

from crownfield.base.errors import NotAllowed, Unreadable
from crownfield.games.contract import Components
from crownfield.games.queendomino.actions import (
    ACTIONS,
    BUILD_BASE,
    BUILD_NONE,
    DISCARD,
    DRAGON_BASE,
    DRAGON_NONE,
    PICK_BASE,
    TAX_BASE,
    TAXES,
)
from crownfield.games.queendomino.layout import SLOTS, TOP
from crownfield.mechanics.board import SQUARES, square_name, square_number
from crownfield.mechanics.draft import MARKET, PHASES
from crownfield.mechanics.words import format_draft, format_pick, format_place, parse_draft, parse_pick, parse_place

__all__ = ["format_action", "format_outcome", "parse_action", "parse_outcome"]

_COSTS = [str(cost) for cost in range(SLOTS)]


def format_action(action: int) -> str:
    """The move of that code; raises Unreadable for a code that no move has."""
    if not 0 <= action < ACTIONS:
        raise Unreadable(f"no move has the code {action}")
    if action <= DISCARD:
        return "discard" if action == DISCARD else format_place(action)
    if action < BUILD_NONE:
        return f"tax {TAXES[action - TAX_BASE]}"
    if action < DRAGON_NONE:
        cost, square = divmod(action - BUILD_BASE, SQUARES)
        return "build none" if action == BUILD_NONE else f"build {cost} {square_name(square)}"
    if action <= PICK_BASE:
        return "dragon none" if action == DRAGON_NONE else f"dragon {action - DRAGON_BASE}"
    return format_pick(action - PICK_BASE)


def parse_action(text: str) -> int:
    words = text.split()
    match words:
        case ["discard"]:
            return DISCARD
        case ["place", *_]:
            return parse_place(words)
        case ["tax", choice] if choice in TAXES:
            return TAX_BASE + TAXES.index(choice)
        case ["build", "none"]:
            return BUILD_NONE
        case ["build", cost, name] if cost in _COSTS and (square := square_number(name)) is not None:
            return BUILD_BASE + int(cost) * SQUARES + square
        case ["dragon", "none"]:
            return DRAGON_NONE
        case ["dragon", cost] if cost in _COSTS:
            return DRAGON_BASE + int(cost)
        case ["pick", *_]:
            return PICK_BASE + parse_pick(words)
    raise Unreadable(f"{text!r} is no move; moves are: place h7e, discard, tax left, build 3 h7, dragon 4, pick 17")


def format_outcome(state: np.void, components: Components, outcome: Sequence[int]) -> str:
    if state["table"]["phase"] != MARKET:
        return format_draft(state["table"], outcome)
    ids = list(components.buildings)
    if len(outcome) != SLOTS + 1 or not all(0 <= code <= len(ids) for code in outcome):
        raise Unreadable(f"{list(outcome)} is no outcome of a market: a building or 0 for each slot and the top")
    filled = [f"{cost}={ids[outcome[cost] - 1]}" for cost in reversed(range(SLOTS)) if outcome[cost]]
    top = [f"top={ids[outcome[TOP] - 1]}"] if outcome[TOP] else []
    return " ".join(["market", *filled, *top])


def parse_outcome(state: np.void, components: Components, text: str) -> list[int]:
    table, words = state["table"], text.split()
    due = PHASES[int(table["phase"])]
    if words[:1] not in (["row"], ["king"], ["kings"], ["market"]):
        raise Unreadable(f"{text!r} is no reveal; reveals are: row 3 17 22 41, king 0, market 5=statue top=church")
    if words[0] != due:
        raise NotAllowed(f"{text!r}: {due} is due")
    if due == "market":
        outcome = _read_market(list(components.buildings), words)
        _check_market(state["court"], components, text, outcome)
        return outcome
    return parse_draft(table, words)


def _read_market(ids: list[str], words: Sequence[str]) -> list[int]:
    outcome = [0] * (SLOTS + 1)
    order = [str(cost) for cost in reversed(range(SLOTS))] + ["top"]
    places = [word.partition("=")[0] for word in words[1:]]
    if places != sorted(set(places), key=order.index if set(places) <= set(order) else None):
        raise Unreadable(f"{' '.join(words)!r}: name the slots from 5 down to 0, then top")
    for word in words[1:]:
        slot, _, building = word.partition("=")
        if building not in ids or slot not in order:
            raise Unreadable(f"{word!r} is no slot and building; write: 4=bakery or top=church")
        outcome[TOP if slot == "top" else int(slot)] = ids.index(building) + 1
    return outcome


def _check_market(court: np.void, components: Components, text: str, outcome: Sequence[int]) -> None:
    """The gaps are filled cheapest first with the building on top, then with unseen ones; the next one shows."""
    unseen = Counter(
        int(code) for bit, code in enumerate(components.tables[0]["copy"]) if int(court["pile"]) >> bit & 1
    )
    top = int(court["top"])
    in_pile = unseen.total() + (top > 0)
    gaps = [cost for cost in range(SLOTS) if not court["slot"][cost]]
    expected = gaps[:in_pile] + ([TOP] if in_pile > len(gaps) else [])
    if [slot for slot in range(SLOTS + 1) if outcome[slot]] != expected:
        names = " ".join("top" if slot == TOP else str(slot) for slot in expected)
        raise NotAllowed(f"{text!r}: the pile fills exactly these now: {names}")
    coming = [outcome[slot] for slot in expected]
    if top and coming[0] != top:
        raise NotAllowed(f"{text!r}: {list(components.buildings)[top - 1]} lies on top and comes first")
    missing = Counter(coming[1:] if top else coming) - unseen
    if missing:
        raise NotAllowed(f"{text!r}: no {list(components.buildings)[next(iter(missing)) - 1]} is left in the pile")
