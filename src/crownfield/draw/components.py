"""The printed components a picture needs beside the view: domino faces, buildings and dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

View: TypeAlias = Mapping[str, Any]
Half: TypeAlias = tuple[str, int]
Face: TypeAlias = tuple[Half, Half]

COATS = ("dot", "line", "double_dot", "double_line", "filled", "quarters")
SPELL_OF = {
    "dot": "free_placement",
    "line": "split",
    "double_dot": "double_take",
    "double_line": "turn_die",
    "filled": "three_per_domain",
    "quarters": "extra_cross",
}


def _printed_boxes() -> dict[str, int]:
    return dict(zip(COATS, (5, 5, 4, 4, 3, 3), strict=True))


@dataclass(frozen=True)
class Components:
    """What is printed on the pieces; a game without buildings or dice leaves those fields empty.

    `dominoes`: box name -> number -> ((left terrain, crowns), (right terrain, crowns)).
    `buildings`: id -> knights, towers, crowns, points, points_per, terrain, tax_bonus_per, name.
    `dice`: per die its six faces as (coat or "?", crosses). `boxes`, `spells`: what each row of the spellbook holds.
    """

    dominoes: Mapping[str, Mapping[int, Face]] = field(default_factory=dict)
    buildings: Mapping[str, Mapping[str, Any]] | None = None
    dice: Sequence[Sequence[tuple[str, int]]] = ()
    boxes: Mapping[str, int] = field(default_factory=_printed_boxes)
    spells: Mapping[str, str] = field(default_factory=lambda: SPELL_OF)

    def face(self, box: str, number: int) -> Face:
        """The two halves of a domino."""
        left, right = self.dominoes[box][number]
        return left, right

    def building(self, ident: str) -> Mapping[str, Any]:
        """The printed facts of a building; an unknown one is drawn as a plain house."""
        return (self.buildings or {}).get(ident, {})

    def die_face(self, die: int, face: int) -> tuple[str, int]:
        """Coat and crosses of a die's face; dice and faces count from 1."""
        coat, crosses = self.dice[die - 1][face - 1]
        return coat, crosses


def building_name(components: Components, ident: str) -> str:
    """The printed name, or the identifier made readable."""
    return str(components.building(ident).get("name") or ident.replace("_", " ").capitalize())
