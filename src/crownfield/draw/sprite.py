"""The drawings as one SVG of named symbols, so that the browser shows the same hand as the pictures."""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any

from crownfield.draw.components import COATS
from crownfield.draw.court.buildings import picture
from crownfield.draw.court.street import cave
from crownfield.draw.duel.coats import coat, cross
from crownfield.draw.markup import at, tag, words
from crownfield.draw.palette import SEATS, TERRAINS
from crownfield.draw.pieces import badge, coin, crown_disc, dragon, king, knight, queen, tower
from crownfield.draw.terrain.art import VARIANTS, drawing

__all__ = ["sprite_svg"]


def _symbol(ident: str, view_box: str, drawn: str) -> str:
    return tag("symbol", drawn, id=ident, viewBox=view_box)


def _terrains() -> Iterator[str]:
    for terrain in TERRAINS:
        for variant in (*map(str, range(VARIANTS)), "mark"):
            yield _symbol(f"terrain-{terrain}-{variant}", "0 0 100 100", drawing(terrain, variant))


def _castle(seat: int, variant: str) -> str:
    """The castle with the seat's flag; the large one also bears the seat's letter."""
    look = SEATS[seat]
    letter = words(50, 84, look.letter, size=15, fill="#fff6df", anchor="middle", bold=True)
    drawn = drawing("castle", variant).replace("currentColor", look.colour)
    return drawn + ("" if variant == "mark" else letter)


def _seats() -> Iterator[str]:
    for seat in range(len(SEATS)):
        yield _symbol(f"castle-{seat}", "0 0 100 100", _castle(seat, "0"))
        yield _symbol(f"castle-{seat}-mark", "0 0 100 100", _castle(seat, "mark"))
        yield _symbol(f"king-{seat}", "-16 -42 32 46", king(seat, 0, 0, 41))
        yield _symbol(f"badge-{seat}", "-12 -12 24 26", badge(seat, 0, 0, 11))


def _pieces() -> Iterator[str]:
    yield _symbol("crown", "-12 -12 24 24", crown_disc(0, 0, 11))
    yield _symbol("coin", "-11 -11 22 22", coin(0, 0, 10))
    yield _symbol("knight", "-14 -30 28 33", knight(0, 0, 30))
    yield _symbol("tower", "-11 -29 22 31", tower(0, 0, 28))
    yield _symbol("queen", "-17 -45 34 47", queen(0, 0, 44))
    yield _symbol("dragon", "-31 -58 72 60", dragon(0, 0, 57))
    yield _symbol("cave", "-55 -94 110 96", cave())


def _facts(row: Mapping[str, str]) -> dict[str, Any]:
    counted = {key: int(row[key]) for key in ("crowns", "knights", "towers")}
    return {**row, **counted}


def _buildings() -> Iterator[str]:
    with (files("crownfield") / "data" / "queendomino_buildings.csv").open(encoding="utf-8") as table:
        for row in csv.DictReader(table):
            yield _symbol(f"building-{row['id']}", "-36 -62 72 64", picture(_facts(row)))


def _coats() -> Iterator[str]:
    for name in COATS:
        yield _symbol(f"coat-{name}", "0 0 100 100", coat(name, 100))
    yield _symbol("coat-joker", "0 0 100 100", coat("?", 100))
    yield _symbol("cross", "-11 -11 22 22", at(0, 0, cross(0, 0, 20)))


def sprite_svg() -> str:
    """Every symbol, in a fixed order."""
    symbols = [*_terrains(), *_seats(), *_pieces(), *_buildings(), *_coats()]
    return tag("svg", *symbols, xmlns="http://www.w3.org/2000/svg") + "\n"


if __name__ == "__main__":
    sys.stdout.write(sprite_svg())
