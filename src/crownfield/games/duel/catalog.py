"""Kingdomino Duel's pieces: four dice and a spellbook, read from one file and checked."""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from crownfield.base.components import read_text
from crownfield.base.errors import BadComponents
from crownfield.games.contract import Components
from crownfield.games.duel.layout import COATS, COMPONENTS, DICE, FACES, JOKER, SPELLS
from crownfield.games.duel.squares import COLUMNS, ROWS

__all__ = ["Face", "Row", "read_components"]

_FILE = "duel.json"
_MAP = {"rows": ROWS, "columns": COLUMNS, "castle": [ROWS // 2 + 1, COLUMNS // 2 + 1]}
_IMMEDIATE = ("three_per_domain", "extra_cross")
_MOST_CROSSES, _MOST_BOXES = 2, 9


class Face(NamedTuple):
    """One face of a die: a coat, or `?` for the joker, and its crosses."""

    coat: str
    crosses: int


class Row(NamedTuple):
    """One row of the spellbook."""

    coat: str
    boxes: int
    spell: str


def read_components(folder: Path | None) -> Components:
    """The dice and the spellbook; raises BadComponents naming the first thing that is off."""
    data = _read_json(read_text(_FILE, folder))
    if _entry(data, "coats", "the file") != list(COATS):
        raise _bad(f"coats must be {', '.join(COATS)}, in this order")
    if _entry(data, "map", "the file") != _MAP:
        raise _bad(f"the map must be {_MAP}")
    dice = _read_dice(_entry(data, "dice", "the file"))
    rows = _read_spellbook(_entry(data, "spellbook", "the file"))
    tables = _tables(dice, rows)
    fingerprint = hashlib.sha256(tables.tobytes()).hexdigest()[:16]
    return Components(tables, fingerprint, dice=dice, spellbook=rows, confidence=_confidence(data))


def _bad(message: str) -> BadComponents:
    return BadComponents(f"{_FILE}: {message}")


def _read_json(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise _bad(f"line {error.lineno} is no JSON: {error.msg}") from None


def _entry(data: Any, key: str, where: str) -> Any:
    if not isinstance(data, dict) or key not in data:
        raise _bad(f"{where} must have an entry {key!r}")
    return data[key]


def _list_of(data: Any, size: int, what: str) -> list[Any]:
    if not isinstance(data, list) or len(data) != size:
        raise _bad(f"there must be {size} {what}")
    return data


def _number(data: Any, least: int, most: int, what: str) -> int:
    if type(data) is not int or not least <= data <= most:
        raise _bad(f"{what} must be a whole number from {least} to {most}, not {data!r}")
    return data


def _confidence(data: Any) -> dict[str, str]:
    """How sure the file is of its parts; an owner's need not say."""
    said = data.get("confidence")
    return {part: word for part, word in said.items() if isinstance(word, str)} if isinstance(said, dict) else {}


def _read_dice(data: Any) -> list[list[Face]]:
    dice = [_read_die(die, f"die {number}") for number, die in enumerate(_list_of(data, DICE, "dice"), 1)]
    shown = {face.coat for die in dice for face in die}
    missing = [coat for coat in (*COATS, "?") if coat not in shown]
    if missing:
        raise _bad(f"no die shows {missing[0]}, but all six coats and the ? occur in the box")
    return dice


def _read_die(data: Any, where: str) -> list[Face]:
    faces = _list_of(data, FACES, f"faces on {where}")
    return [_read_face(face, f"{where} face {number}") for number, face in enumerate(faces, 1)]


def _read_face(data: Any, where: str) -> Face:
    coat = _entry(data, "coat", where)
    if coat not in (*COATS, "?"):
        raise _bad(f"{where}: unknown coat {coat!r}")
    crosses = _number(_entry(data, "crosses", where), 0, _MOST_CROSSES, f"{where}: crosses")
    if coat == "?" and crosses:
        raise _bad(f"{where}: a ? has no crosses")
    return Face(coat, crosses)


def _read_spellbook(data: Any) -> list[Row]:
    listed = _list_of(data, len(SPELLS), "spellbook rows")
    rows = [_read_row(row, f"spellbook row {number}") for number, row in enumerate(listed, 1)]
    _check_each_once([row.coat for row in rows], COATS, "coat")
    _check_each_once([row.spell for row in rows], SPELLS, "spell")
    return rows


def _read_row(data: Any, where: str) -> Row:
    spell = _entry(data, "spell", where)
    boxes = _number(_entry(data, "boxes", where), 1, _MOST_BOXES, f"{where}: boxes")
    if _entry(data, "immediate", where) is not (spell in _IMMEDIATE):
        raise _bad(f"{where}: immediate must be true for {' and '.join(_IMMEDIATE)} and false for the others")
    return Row(_entry(data, "coat", where), boxes, spell)


def _check_each_once(found: Sequence[str], known: Sequence[str], what: str) -> None:
    for name in known:
        times = found.count(name)
        if times != 1:
            raise _bad(f"the spellbook has the {what} {name} {times} times, but in the box each comes once")


def _tables(dice: Sequence[Sequence[Face]], rows: Sequence[Row]) -> npt.NDArray[np.void]:
    """The pieces as kernels need them."""
    tables = np.zeros(1, COMPONENTS)
    for number, die in enumerate(dice):
        for index, face in enumerate(die, 1):
            tables[0]["coat"][number, index] = JOKER if face.coat == "?" else COATS.index(face.coat) + 1
            tables[0]["crosses"][number, index] = face.crosses
            tables[0]["same"][number, index] = die.index(face) + 1
    for row in rows:
        code = COATS.index(row.coat) + 1
        tables[0]["boxes"][code] = row.boxes
        tables[0]["spell"][code] = 1 << SPELLS.index(row.spell)
    return tables
