"""The colours of the picture, the seats' colours and letters, and the light and dark table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

INK = "#2b2118"
GOLD = "#e8b93a"
CREAM = "#fff6df"
STONE = "#e9dfc6"
STONE_SHADE = "#cfc3a5"
BRICK = "#b5533c"
PLOT = "#e9d9b6"
PENCIL = "#4b4a55"
PAPER = "#fbf8ee"
PAPER_LINE = "#c9d6dc"

SERIF = "Georgia, 'Noto Serif', 'DejaVu Serif', serif"
SANS = "'Noto Sans', 'Segoe UI', 'DejaVu Sans', sans-serif"

TERRAINS = ("wheat", "forest", "lake", "pasture", "swamp", "mine", "town")
BASE: Mapping[str, str] = {
    "wheat": "#e3b23c",
    "forest": "#3f7d48",
    "lake": "#4a90b8",
    "pasture": "#a9c957",
    "swamp": "#7d7253",
    "mine": "#4b4a52",
    "town": BRICK,
    "castle": STONE,
}


@dataclass(frozen=True)
class Seat:
    """How one seat is told apart: a colour, and the first letter of its name."""

    colour: str
    name: str
    on: str = "#ffffff"

    @property
    def letter(self) -> str:
        """The letter on the king and the flag; all eight differ."""
        return self.name[0]


SEATS = (
    Seat("#d65a8a", "Pink"),
    Seat("#e0a92e", "Yellow", INK),
    Seat("#57924a", "Green"),
    Seat("#3f77b5", "Blue"),
    Seat("#d9742b", "Orange"),
    Seat("#7b5aa6", "Violet"),
    Seat("#f4efe2", "White", INK),
    Seat("#b53a32", "Red"),
)


@dataclass(frozen=True)
class Theme:
    """Colours of everything that is not a piece."""

    name: str
    table: str
    thread: str
    panel: str
    lit: str
    edge: str
    text: str
    muted: str
    room: str


LIGHT = Theme("light", "#efe6d0", "#e6dbc0", "#fbf6e8", "#fffdf4", "#d6c8a6", INK, "#6b5a45", "#efe5cb")
DARK = Theme("dark", "#2a221b", "#30271f", "#3a3027", "#4a3d30", "#5a4b3b", "#f1e6d0", "#bfae92", "#463a2f")
THEMES: Mapping[str, Theme] = {"light": LIGHT, "dark": DARK}
