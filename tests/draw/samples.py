"""Positions of every game, built by hand."""

from __future__ import annotations

from typing import Any

from tests.draw.duel_samples import duel, duel_rolled
from tests.draw.printed import COMPONENTS, laid, on_offer

__all__ = [
    "COMPONENTS",
    "duel",
    "duel_rolled",
    "kingdomino",
    "kingdomino_setup",
    "over",
    "queendomino",
    "wedding",
]

Kingdom = dict[str, Any]


def kingdomino() -> dict[str, Any]:
    """Four players in the middle of round 8; Green is to place domino 15."""
    realms = (
        "40:g6s 42:g8n 11:f8n 31:h8s 37:f6n 14:i7n 13:i6w",
        "17:g8n 34:g10n 4:h11s 24:h9s 19:i8n 9:f10n 28:i10n 5:j10n",
        "23:g9s 2:g10n 16:h9n 25:h7n 1:f10n 36:f9s 6:i8s",
        "45:g5n 30:g8n 8:f8s 48:f6s 7:f9w 32:e7n 3:d7n",
    )
    return {
        "game": "kingdomino",
        "players": 4,
        "grid": 5,
        "phase": "place",
        "actor": 2,
        "round": 8,
        "rounds": 12,
        "row": on_offer("kingdomino", (5, 1), (15, 2), (18, 0), (20, 3)),
        "turn": 1,
        "next": on_offer("kingdomino", (26, 1), (29, None), (39, None), (43, None)),
        "kings": [0, 0, 0, 0],
        "coming": [],
        "unseen": {"kingdomino": [10, 12, 21, 22, 27, 33, 35, 38, 41, 44, 46, 47]},
        "kingdoms": [{"seats": [i], "squares": laid(realm)} for i, realm in enumerate(realms)],
    }


def kingdomino_setup() -> dict[str, Any]:
    """Two players, one king put and the next one drawn: nothing lies in the kingdoms yet."""
    row = on_offer("kingdomino", (3, None), (17, 0), (22, None), (41, None))
    unseen = [n for n in range(1, 49) if n not in (3, 17, 22, 41)]
    return {
        "game": "kingdomino",
        "players": 2,
        "grid": 7,
        "phase": "pick",
        "actor": 1,
        "round": 0,
        "rounds": 12,
        "row": None,
        "turn": None,
        "next": row,
        "kings": [1, 2],
        "coming": [1],
        "unseen": {"kingdomino": unseen},
        "kingdoms": [{"seats": [0], "squares": {}}, {"seats": [1], "squares": {}}],
    }


def over(view: dict[str, Any]) -> dict[str, Any]:
    """The same kingdoms when the game is over."""
    ended = {
        **view,
        "phase": "over",
        "actor": None,
        "round": view["rounds"],
        "row": None,
        "next": None,
        "turn": None,
    }
    return {**ended, "kings": [0] * view["players"], "coming": []}


def _realm(
    seats: list[int],
    placements: str,
    *,
    coins: int,
    knights: int,
    towers: int,
    queen: bool = False,
    buildings: dict[str, str] | None = None,
    posted: str = "",
) -> Kingdom:
    """A Queendomino kingdom; `posted` names the squares with a knight."""
    squares = laid(placements, "queendomino")
    for name, building in (buildings or {}).items():
        squares[name]["building"] = building
    for name in posted.split():
        squares[name]["knight"] = True
    return {
        "seats": seats,
        "squares": squares,
        "coins": coins,
        "knights": knights,
        "towers": towers,
        "queen": queen,
    }


def queendomino() -> dict[str, Any]:
    """Four players in round 8; Blue has placed domino 32 and may build; the dragon is out."""
    realms = [
        _realm(
            [0],
            "30:g6s 12:g4s 31:f6s 10:f4s 15:e3n 28:e6s 17:d3n 2:d5n",
            coins=5,
            knights=2,
            towers=0,
            posted="g4",
        ),
        _realm(
            [1],
            "29:g5n 13:g3n 44:h7s 6:f6n 42:h4n 21:f5s 40:e5s",
            coins=14,
            knights=1,
            towers=1,
            buildings={"h6": "school_of_magic", "e4": "bakery"},
        ),
        _realm(
            [2],
            "48:g6s 33:g4s 41:h7s 20:h3n 35:i6n 39:f3n 1:i5s 19:j6n",
            coins=3,
            knights=0,
            towers=3,
            queen=True,
            buildings={"g6": "fortress", "h6": "fishmonger", "f4": "church"},
            posted="j6 h7",
        ),
        _realm(
            [3],
            "36:g8n 38:g5n 7:h9s 45:h5n 3:f6s 24:f9s 26:e9s 32:e7s",
            coins=9,
            knights=3,
            towers=1,
            buildings={"g8": "queens_tower", "g6": "small_tavern"},
            posted="e7",
        ),
    ]
    return {
        "game": "queendomino",
        "players": 4,
        "grid": 5,
        "phase": "build",
        "actor": 3,
        "round": 8,
        "rounds": 12,
        "row": on_offer("queendomino", (2, 0), (19, 2), (32, 3), (37, 1)),
        "turn": 2,
        "next": on_offer("queendomino", (8, None), (22, 0), (34, 2), (46, None)),
        "kings": [0, 0, 0, 0],
        "coming": [],
        "unseen": {"queendomino": [4, 5, 9, 11, 14, 16, 18, 23, 25, 27, 43, 47]},
        "kingdoms": realms,
        "placed": ["e7", "e6"],
        "market": {
            "slots": {
                "5": "statue",
                "4": "school_of_magic",
                "3": None,
                "2": "safe_tower",
                "1": None,
                "0": "bakery",
            },
            "top": "travelling_castle",
            "dragon": 3,
        },
        "pile": {
            "church": 2,
            "sawmill": 1,
            "big_tavern": 1,
            "queens_tower": 1,
            "training_camp": 2,
            "foundry": 2,
        },
        "bank": {"knights": 9, "towers": 9},
    }


def wedding() -> dict[str, Any]:
    """Eight players in four teams in round 5, a row of eight; Orange is to place domino 28."""
    realms = [
        _realm(
            [0, 1],
            "q16:g6s q39:g8n k9:h7n k28:h6s q5:h9n q15:f6s k25:f7n k33:i7s q21:j7s",
            coins=6,
            knights=2,
            towers=0,
            posted="g8",
        ),
        _realm(
            [2, 3],
            "q35:g8n q41:g10n k14:g5n k32:f6n q13:h5n q42:h7n k35:e6n k40:e5e q8:f10n",
            coins=21,
            knights=0,
            towers=2,
            queen=True,
        ),
        _realm(
            [4, 5],
            "q9:g5n q24:g8n k41:f9s k44:f7s q37:g3n q47:f3n k15:h9s k37:h6n",
            coins=2,
            knights=5,
            towers=1,
        ),
        _realm(
            [6, 7],
            "q31:g6s q38:g8n k17:h8n k20:h5s q1:g4s q17:h7s k23:f5n k27:i7s",
            coins=11,
            knights=1,
            towers=0,
            posted="g6 g5",
        ),
    ]
    row = ((8, 2), (21, 0), (28, 4), (29, 6), (30, 7), (33, 1), (34, 3), (43, 5))
    offer = ((1, None), (22, None), (30, 0), (31, None), (42, 2), (43, None), (47, None), (48, None))
    seen = {*range(1, 49)}
    left = {
        "queendomino": [
            2,
            3,
            4,
            6,
            7,
            10,
            11,
            12,
            14,
            18,
            19,
            20,
            22,
            23,
            25,
            26,
            27,
            32,
            36,
            40,
            44,
            45,
            46,
            48,
        ],
        "kingdomino": [
            2,
            3,
            4,
            5,
            6,
            7,
            8,
            10,
            11,
            12,
            13,
            16,
            18,
            19,
            21,
            24,
            26,
            29,
            34,
            36,
            38,
            39,
            45,
            46,
        ],
    }
    return {
        "game": "queendomino",
        "players": 8,
        "grid": 7,
        "phase": "place",
        "actor": 4,
        "round": 5,
        "rounds": 12,
        "row": on_offer("queendomino", *row),
        "turn": 2,
        "next": on_offer("kingdomino", *offer),
        "kings": [0] * 8,
        "coming": [],
        "unseen": {box: sorted(seen & set(numbers)) for box, numbers in left.items()},
        "kingdoms": realms,
        "placed": None,
        "market": {
            "slots": {
                "5": "guardtower",
                "4": "safe_knight",
                "3": "statue",
                "2": "queens_tower",
                "1": "church",
                "0": None,
            },
            "top": "sawmill",
            "dragon": None,
        },
        "pile": {"bakery": 2, "foundry": 2, "spinning_mill": 2, "big_tavern": 1},
        "bank": {"knights": 8, "towers": 12},
    }
