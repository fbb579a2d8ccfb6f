"""The browser's sprite: every symbol is there once, well formed, and committed as it is drawn."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

from crownfield.draw.palette import SEATS, TERRAINS
from crownfield.draw.sprite import sprite_svg

COMMITTED = Path(__file__).parents[2] / "web" / "src" / "art" / "sprite.svg"


def _ids() -> list[str]:
    return re.findall(r'<symbol id="([^"]+)"', sprite_svg())


def test_every_symbol_has_a_name_of_its_own() -> None:
    assert len(_ids()) == len(set(_ids()))


def test_every_terrain_has_three_variants_and_a_mark() -> None:
    wanted = {f"terrain-{terrain}-{variant}" for terrain in TERRAINS for variant in (0, 1, 2, "mark")}
    assert wanted <= set(_ids())


def test_every_seat_has_a_castle_a_king_and_a_badge() -> None:
    wanted = {f"{piece}-{seat}" for piece in ("castle", "king", "badge") for seat in range(len(SEATS))}
    assert wanted <= set(_ids())


def test_every_building_and_coat_is_drawn() -> None:
    assert sum(ident.startswith("building-") for ident in _ids()) == 17
    assert sum(ident.startswith("coat-") for ident in _ids()) == 7


def test_the_sprite_is_well_formed_and_needs_no_style_attribute() -> None:
    ET.fromstring(sprite_svg())
    assert "style=" not in sprite_svg()


def test_the_committed_sprite_is_what_python_draws() -> None:
    assert COMMITTED.read_text(encoding="utf-8") == sprite_svg()
