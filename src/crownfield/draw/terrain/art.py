"""Which drawing a square gets: the registry of terrain symbols and the choice of variant."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from crownfield.draw.markup import box, path, tag, use
from crownfield.draw.palette import BASE, INK
from crownfield.draw.terrain.fields import forest, pasture, wheat
from crownfield.draw.terrain.stone import castle, mine, town
from crownfield.draw.terrain.water import lake, swamp

VARIANTS = 3
SMALL = 24
"""Below this size in pixels a square is a colour with one mark."""

_ART: Mapping[str, Callable[[int], str]] = {
    "wheat": wheat,
    "forest": forest,
    "lake": lake,
    "pasture": pasture,
    "swamp": swamp,
    "mine": mine,
    "town": town,
}
# Uneven on purpose: an even shift would line the variants up in diagonals.
_SHIFT = (0, 1, 2, 1, 0, 2, 0, 1, 0, 2, 1, 2, 0, 1)
_MARK: Mapping[str, str] = {
    "wheat": path(
        "M50 88V40M50 62l-18 -14M50 62l18 -14M50 44l-14 -14M50 44l14 -14M50 40V16", stroke="#8a5f10", width=8
    ),
    "forest": path("M50 12L82 78H18zM50 78V92", "#2b6138", stroke="#1f4427", width=7),
    "lake": path("M10 42q13 -18 27 0t27 0t27 0M10 70q13 -18 27 0t27 0t27 0", stroke="#c9e6f2", width=8),
    "pasture": path("M50 80L34 42M50 80V30M50 80L66 42", stroke="#5f7d22", width=8),
    "swamp": path("M36 88V34M62 88V48M36 34v-14M62 48v-14", stroke="#3f3826", width=9),
    "mine": path("M12 82L42 24L58 52L68 38L90 82z", "#75737e", stroke="#e0b54a", width=6),
    "town": path("M26 44h48v38h-48zM18 46L50 18L82 46", "#e9d9b6", stroke="#6d2c1d", width=7),
    "castle": path("M22 84V34h14v12h8V34h12v12h8V34h14V84z", "currentColor", stroke=INK, width=6),
}


def variant_of(number: int) -> int:
    """The variant for a domino's left half; its right half takes the next one."""
    return number % VARIANTS


def square_variant(column: int, row: int) -> int:
    """The variant for a square: along rows and columns no two neighbours are drawn alike."""
    return (column + _SHIFT[row]) % VARIANTS


def tile_id(terrain: str, variant: int, size: float) -> str:
    """The symbol for a terrain at a size."""
    if size < SMALL:
        return f"cf-{terrain}-mark"
    return "cf-castle" if terrain == "castle" else f"cf-{terrain}-{variant}"


def tile(terrain: str, variant: int, x: float, y: float, size: float, **attributes: str | float | None) -> str:
    """A square of terrain with its top left corner at (x, y)."""
    return use(tile_id(terrain, variant, size), x, y, size, **attributes)


def drawing(terrain: str, variant: str) -> str:
    """A terrain in 100 x 100: a variant by its number, or `mark` for small sizes."""
    if variant == "mark":
        return box(0, 0, 100, 100, fill=BASE[terrain]) + _MARK[terrain]
    return castle() if terrain == "castle" else _ART[terrain](int(variant))


def tile_symbols(body: str) -> str:
    """Definitions of exactly the tiles that the drawn body uses, in a fixed order."""
    wanted = sorted(set(re.findall(r'href="#(cf-[a-z]+(?:-(?:\d|mark))?)"', body)))
    drawn = []
    for ident in wanted:
        terrain, _, variant = ident.removeprefix("cf-").partition("-")
        if terrain in BASE:
            # The inner svg clips; some renderers do not clip a symbol.
            clipped = tag("svg", drawing(terrain, variant), width=100, height=100, overflow="hidden")
            drawn.append(tag("symbol", clipped, id=ident, viewBox="0 0 100 100"))
    return "".join(drawn)
