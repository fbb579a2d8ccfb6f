"""The printed components of the boxes, and kingdoms laid out by placements."""

from __future__ import annotations

import csv
import json
from importlib import resources
from typing import Any

from crownfield.draw import Components

_STEP = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
_COLUMNS = "abcdefghijklm"


def _text(file: str) -> str:
    return (resources.files("crownfield") / "data" / file).read_text("utf-8")


def _rows(file: str) -> list[dict[str, str]]:
    return list(csv.DictReader(_text(file).splitlines()))


def _faces(game: str) -> dict[int, tuple[tuple[str, int], tuple[str, int]]]:
    return {
        int(r["number"]): (
            (r["left_terrain"], int(r["left_crowns"])),
            (r["right_terrain"], int(r["right_crowns"])),
        )
        for r in _rows(f"{game}_dominoes.csv")
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
        for r in _rows("queendomino_buildings.csv")
    }


def _dice() -> list[list[tuple[str, int]]]:
    return [[(face["coat"], face["crosses"]) for face in die] for die in json.loads(_text("duel.json"))["dice"]]


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
