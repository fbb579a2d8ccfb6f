"""Positions of a duel, built by hand."""

from __future__ import annotations

from typing import Any


def _map(seat: int, pairs: str, **more: Any) -> dict[str, Any]:
    """A Duel map from words such as `d4=dot+1`."""
    squares = {}
    for word in pairs.split():
        name, _, drawn = word.partition("=")
        coat, _, crosses = drawn.partition("+")
        squares[name] = {"coat": coat, "crosses": int(crosses or 0)}
    return {"seat": seat, "squares": squares, "castle_used": False, "drew": False, "bonus_coat": None, **more}


def duel() -> dict[str, Any]:
    """Round 8 of a duel: Pink, who rolled, is deciding about the castle's cross."""
    pink = (
        "d4=dot e4=line+1 d5=dot c4=dot+1 e3=line f3=line f4=quarters e2=filled+2 d2=filled c3=double_dot+1 "
        "b3=double_dot b4=double_line+1 c2=double_line b2=double_line"
    )
    yellow = (
        "d2=line d1=line+1 c3=double_line b3=double_line+1 e3=dot f3=dot+1 e2=dot d4=filled+2 d5=quarters+2 "
        "e5=quarters c4=double_line b4=double_dot"
    )
    boxes = [
        {"dot": 3, "line": 2, "double_dot": 1, "double_line": 4, "filled": 1, "quarters": 1},
        {"dot": 5, "line": 1, "double_dot": 2, "double_line": 2, "filled": 3, "quarters": 0},
    ]
    common = {"split": "open", "double_take": "open", "extra_cross": "open"}
    spells = [
        {"free_placement": "closed", **common, "turn_die": "ready", "three_per_domain": "closed"},
        {"free_placement": "won", **common, "turn_die": "closed", "three_per_domain": "used"},
    ]
    return {
        "game": "duel",
        "players": 2,
        "phase": "cross",
        "actor": 0,
        "round": 8,
        "first": 0,
        "dice": [
            {"face": 3, "seat": 0},
            {"face": 6, "seat": 1},
            {"face": 4, "seat": 1},
            {"face": 3, "seat": 0},
        ],
        "draft": {"cross": None, "coats": {}, "mode": None},
        "skip": None,
        "maps": [
            _map(0, pink, boxes=boxes[0], spells=spells[0]),
            _map(1, yellow, boxes=boxes[1], spells=spells[1], castle_used=True, bonus_coat="double_line"),
        ],
    }


def duel_rolled() -> dict[str, Any]:
    """The first round: nothing drawn, four dice on the table."""
    view = duel()
    fresh = {
        "boxes": dict.fromkeys(view["maps"][0]["boxes"], 0),
        "spells": dict.fromkeys(view["maps"][0]["spells"], "open"),
    }
    dice = [{"face": face, "seat": None} for face in (1, 2, 3, 4)]
    return {
        **view,
        "phase": "take",
        "actor": 1,
        "round": 1,
        "first": 1,
        "dice": dice,
        "draft": None,
        "maps": [_map(0, "", **fresh), _map(1, "", **fresh)],
    }
