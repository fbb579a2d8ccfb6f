"""Why a move is not legal, in the words of the rules, for whoever has just tried it."""

from collections.abc import Mapping
from typing import Any

from crownfield.games.contract import View
from crownfield.games.position import Position

__all__ = ["why_not"]

_STEPS = {"e": (1, 0), "n": (0, 1), "w": (-1, 0), "s": (0, -1)}
_LETTERS = "abcdefghijklm"


def why_not(text: str, position: Position) -> str:
    """The reason, or nothing where the list of legal moves says it best."""
    verb, *words = text.split()
    view = position.view()
    if {"discard": "place", "skip": position.phase}.get(verb, verb) != position.phase:
        return f"{position.phase} comes first"
    if view["game"] == "duel":
        return _duel_reason(words[0], view) if verb == "place" and len(words) == 1 else ""
    match verb:
        case "place":
            return _place_reason(words[0], view, position)
        case "discard":
            return "a domino that fits somewhere must be placed"
        case "pick":
            return _pick_reason(words[0], view)
        case "build" if words != ["none"]:
            return _build_reason(words[0], words[1], view)
    return ""


def _halves(word: str) -> list[tuple[int, int]]:
    """Column and row of both halves of a placement such as h7e."""
    column, row = _LETTERS.index(word[0]), int(word[1:-1])
    step = _STEPS[word[-1]]
    return [(column, row), (column + step[0], row + step[1])]


def _name(square: tuple[int, int]) -> str:
    return f"{_LETTERS[square[0]]}{square[1]}"


def _covered(squares: Mapping[str, Any], castle: str) -> set[tuple[int, int]]:
    return {(_LETTERS.index(name[0]), int(name[1:])) for name in (*squares, castle)}


def _place_reason(word: str, view: View, position: Position) -> str:
    seat, grid = view["actor"], view["grid"]
    kingdom = next(kingdom for kingdom in view["kingdoms"] if seat in kingdom["seats"])
    halves, covered = _halves(word), _covered(kingdom["squares"], "g7")
    for half in halves:
        if half in covered:
            return f"{_name(half)} is taken"
    for axis, what in ((0, "columns wide"), (1, "rows high")):
        line = [square[axis] for square in (*covered, *halves)]
        if max(line) - min(line) >= grid:
            return f"the kingdom would be {max(line) - min(line) + 1} {what}, and {grid} is the most"
    number = view["row"]["dominoes"][view["turn"]]["number"]
    terrains = [half.terrain for half in position.components.dominoes[view["row"]["box"]][number]]
    return f"neither {' nor '.join(dict.fromkeys(terrains))} would touch its own terrain or the castle there"


def _pick_reason(number: str, view: View) -> str:
    offered = [domino for domino in view["next"]["dominoes"] if str(domino["number"]) == number]
    return "a king stands there already" if offered else "it is not in the row"


def _build_reason(cost: str, square: str, view: View) -> str:
    kingdom = next(kingdom for kingdom in view["kingdoms"] if view["actor"] in kingdom["seats"])
    plot = kingdom["squares"].get(square, {})
    if view["market"]["slots"][cost] is None:
        return f"slot {cost} is empty"
    if plot.get("terrain") != "town":
        return f"{square} is no town square of yours"
    if "building" in plot:
        return f"{square} is built on already"
    return f"it costs more than your {kingdom['coins']} coins"


def _duel_reason(word: str, view: View) -> str:
    covered = _covered(view["maps"][view["actor"]]["squares"], "d3")
    for half in _halves(word):
        if half in covered:
            return f"{_name(half)} is taken"
    if view["draft"]["mode"] not in (None, "normal"):
        return ""
    return "neither die would touch the castle or its own coat there"
