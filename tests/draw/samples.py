"""Positions of every game, built by hand, and the printed components of the boxes."""

from __future__ import annotations

import csv
import json
from importlib import resources
from typing import Any

from crownfield.draw import Components

Kingdom = dict[str, Any]
_STEP = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
_COLUMNS = "abcdefghijklm"


def _rows(game: str, file: str) -> list[dict[str, str]]:
    text = (resources.files("crownfield") / "games" / game / "data" / file).read_text("utf-8")
    return list(csv.DictReader(text.splitlines()))


def _faces(game: str) -> dict[int, tuple[tuple[str, int], tuple[str, int]]]:
    return {
        int(r["number"]): (
            (r["left_terrain"], int(r["left_crowns"])),
            (r["right_terrain"], int(r["right_crowns"])),
        )
        for r in _rows(game, "dominoes.csv")
    }


def _buildings() -> dict[str, dict[str, Any]]:
    whole = ("knights", "towers", "crowns", "points")
    return {
        r["id"]: {
            **{key: int(r[key]) for key in whole},
            "points_per": r["points_per"],
            "terrain": r["terrain"] or None,
            "tax_bonus_per": r["tax_bonus_per"] or None,
            "name": r["name_en"],
        }
        for r in _rows("queendomino", "buildings.csv")
    }


def _dice() -> list[list[tuple[str, int]]]:
    text = (resources.files("crownfield") / "games" / "duel" / "data" / "duel.json").read_text("utf-8")
    return [[(face["coat"], face["crosses"]) for face in die] for die in json.loads(text)["dice"]]


COMPONENTS = Components(
    dominoes={"kingdomino": _faces("kingdomino"), "queendomino": _faces("queendomino")},
    buildings=_buildings(),
    dice=_dice(),
)


def laid(placements: str, box: str = "kingdomino") -> dict[str, dict[str, Any]]:
    """Squares after placements such as `40:g6s` (`k40:...` and `q40:...` name the box)."""
    squares = {}
    for word in placements.split():
        number, where = word.split(":")
        name = {"k": "kingdomino", "q": "queendomino"}.get(number[0], box)
        halves = COMPONENTS.face(name, int(number.lstrip("kq")))
        column, row = _COLUMNS.index(where[0]), int(where[1:-1])
        dx, dy = _STEP[where[-1]]
        for i, (terrain, crowns) in enumerate(halves):
            squares[f"{_COLUMNS[column + i * dx]}{row + i * dy}"] = {"terrain": terrain, "crowns": crowns}
    return squares


def on_offer(box: str, *entries: tuple[int, int | None]) -> dict[str, Any]:
    return {"box": box, "dominoes": [{"number": number, "seat": seat} for number, seat in entries]}


def kingdomino() -> dict[str, Any]:
    """Four players in the middle of round 8; Green is to place domino 15."""
    realms = (
        "40:g6s 42:g8n 11:f8n 31:h8s 37:f6n 14:i7n 13:i6w",
        "17:g8n 34:g10n 4:h11s 24:h9s 19:i8n 9:f10n 28:i10n 5:j10n",
        "23:g9s 2:g10n 16:h9n 25:h7n 1:f10n 36:f9s 6:i8s",
        "45:g5n 30:g8n 8:f8s 48:f6s 7:f9w 32:e7n 3:d7n",
    )
    return {
        "game": "kingdomino", "players": 4, "grid": 5, "phase": "place", "actor": 2, "round": 8, "rounds": 12,
        "row": on_offer("kingdomino", (5, 1), (15, 2), (18, 0), (20, 3)),
        "turn": 1,
        "next": on_offer("kingdomino", (26, 1), (29, None), (39, None), (43, None)),
        "kings": [],
        "unseen": {"kingdomino": [10, 12, 21, 22, 27, 33, 35, 38, 41, 44, 46, 47]},
        "kingdoms": [{"seats": [i], "squares": laid(realm)} for i, realm in enumerate(realms)],
    }  # fmt: skip


def kingdomino_setup() -> dict[str, Any]:
    """Two players, the kings drawn, one put: nothing lies in the kingdoms yet."""
    row = on_offer("kingdomino", (3, None), (17, 0), (22, None), (41, None))
    unseen = [n for n in range(1, 49) if n not in (3, 17, 22, 41)]
    return {
        "game": "kingdomino", "players": 2, "grid": 7, "phase": "pick", "actor": 1, "round": 0, "rounds": 12,
        "row": None, "turn": None, "next": row, "kings": [1, 1, 0], "unseen": {"kingdomino": unseen},
        "kingdoms": [{"seats": [0], "squares": {}}, {"seats": [1], "squares": {}}],
    }  # fmt: skip


def over(view: dict[str, Any]) -> dict[str, Any]:
    """The same kingdoms when the game is over."""
    ended = {**view, "phase": "over", "actor": None, "round": view["rounds"], "row": None, "next": None, "turn": None}
    return {**ended, "kings": []}


def _realm(seats: list[int], placements: str, *, coins: int, knights: int, towers: int, queen: bool = False,
           buildings: dict[str, str] | None = None, posted: str = "") -> Kingdom:  # fmt: skip
    """A Queendomino kingdom; `posted` names the squares with a knight."""
    squares = laid(placements, "queendomino")
    for name, building in (buildings or {}).items():
        squares[name]["building"] = building
    for name in posted.split():
        squares[name]["knight"] = True
    return {"seats": seats, "squares": squares, "coins": coins, "knights": knights, "towers": towers, "queen": queen}


def queendomino() -> dict[str, Any]:
    """Four players in round 8; Blue has placed domino 32 and may build; the dragon is out."""
    realms = [
        _realm([0], "30:g6s 12:g4s 31:f6s 10:f4s 15:e3n 28:e6s 17:d3n 2:d5n", coins=5, knights=2, towers=0,
               posted="g4"),
        _realm([1], "29:g5n 13:g3n 44:h7s 6:f6n 42:h4n 21:f5s 40:e5s", coins=14, knights=1, towers=1,
               buildings={"h6": "school_of_magic", "e4": "bakery"}),
        _realm([2], "48:g6s 33:g4s 41:h7s 20:h3n 35:i6n 39:f3n 1:i5s 19:j6n", coins=3, knights=0, towers=3,
               queen=True, buildings={"g6": "fortress", "h6": "fishmonger", "f4": "church"}, posted="j6 h7"),
        _realm([3], "36:g8n 38:g5n 7:h9s 45:h5n 3:f6s 24:f9s 26:e9s 32:e7s", coins=9, knights=3, towers=1,
               buildings={"g8": "queens_tower", "g6": "small_tavern"}, posted="e7"),
    ]  # fmt: skip
    return {
        "game": "queendomino", "players": 4, "grid": 5, "phase": "build", "actor": 3, "round": 8, "rounds": 12,
        "row": on_offer("queendomino", (2, 0), (19, 2), (32, 3), (37, 1)),
        "turn": 2,
        "next": on_offer("queendomino", (8, None), (22, 0), (34, 2), (46, None)),
        "kings": [],
        "unseen": {"queendomino": [4, 5, 9, 11, 14, 16, 18, 23, 25, 27, 43, 47]},
        "kingdoms": realms,
        "placed": ["e7", "e6"],
        "market": {
            "slots": {"5": "statue", "4": "school_of_magic", "3": None, "2": "safe_tower", "1": None, "0": "bakery"},
            "top": "travelling_castle",
            "dragon": 3,
        },
        "pile": {"church": 2, "sawmill": 1, "big_tavern": 1, "queens_tower": 1, "training_camp": 2, "foundry": 2},
        "bank": {"knights": 9, "towers": 9},
    }  # fmt: skip


def wedding() -> dict[str, Any]:
    """Eight players in four teams in round 5, a row of eight; Orange is to place domino 28."""
    realms = [
        _realm([0, 1], "q16:g6s q39:g8n k9:h7n k28:h6s q5:h9n q15:f6s k25:f7n k33:i7s q21:j7s", coins=6, knights=2,
               towers=0, posted="g8"),
        _realm([2, 3], "q35:g8n q41:g10n k14:g5n k32:f6n q13:h5n q42:h7n k35:e6n k40:e5e q8:f10n", coins=21,
               knights=0, towers=2, queen=True),
        _realm([4, 5], "q9:g5n q24:g8n k41:f9s k44:f7s q37:g3n q47:f3n k15:h9s k37:h6n", coins=2, knights=5,
               towers=1),
        _realm([6, 7], "q31:g6s q38:g8n k17:h8n k20:h5s q1:g4s q17:h7s k23:f5n k27:i7s", coins=11, knights=1,
               towers=0, posted="g6 g5"),
    ]  # fmt: skip
    row = ((8, 2), (21, 0), (28, 4), (29, 6), (30, 7), (33, 1), (34, 3), (43, 5))
    offer = ((1, None), (22, None), (30, 0), (31, None), (42, 2), (43, None), (47, None), (48, None))
    seen = {*range(1, 49)}
    left = {
        "queendomino": [2, 3, 4, 6, 7, 10, 11, 12, 14, 18, 19, 20, 22, 23, 25, 26, 27, 32, 36, 40, 44, 45, 46, 48],
        "kingdomino": [2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 16, 18, 19, 21, 24, 26, 29, 34, 36, 38, 39, 45, 46],
    }
    return {
        "game": "queendomino", "players": 8, "grid": 7, "phase": "place", "actor": 4, "round": 5, "rounds": 12,
        "row": on_offer("queendomino", *row), "turn": 2, "next": on_offer("kingdomino", *offer), "kings": [],
        "unseen": {box: sorted(seen & set(numbers)) for box, numbers in left.items()},
        "kingdoms": realms,
        "placed": None,
        "market": {
            "slots": {"5": "guardtower", "4": "safe_knight", "3": "statue", "2": "queens_tower", "1": "church",
                      "0": None},
            "top": "sawmill",
            "dragon": None,
        },
        "pile": {"bakery": 2, "foundry": 2, "spinning_mill": 2, "big_tavern": 1},
        "bank": {"knights": 8, "towers": 12},
    }  # fmt: skip


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
        "game": "duel", "players": 2, "phase": "cross", "actor": 0, "round": 8, "first": 0,
        "dice": [{"face": 3, "seat": 0}, {"face": 6, "seat": 1}, {"face": 4, "seat": 1}, {"face": 3, "seat": 0}],
        "draft": {"cross": None, "coats": {}, "mode": None},
        "maps": [
            _map(0, pink, boxes=boxes[0], spells=spells[0]),
            _map(1, yellow, boxes=boxes[1], spells=spells[1], castle_used=True, bonus_coat="double_line"),
        ],
    }  # fmt: skip


def duel_rolled() -> dict[str, Any]:
    """The first round: nothing drawn, four dice on the table."""
    view = duel()
    fresh = {"boxes": dict.fromkeys(view["maps"][0]["boxes"], 0),
             "spells": dict.fromkeys(view["maps"][0]["spells"], "open")}  # fmt: skip
    dice = [{"face": face, "seat": None} for face in (1, 2, 3, 4)]
    return {**view, "phase": "take", "actor": 1, "round": 1, "first": 1, "dice": dice, "draft": None,
            "maps": [_map(0, "", **fresh), _map(1, "", **fresh)]}  # fmt: skip
