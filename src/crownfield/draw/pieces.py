"""The pieces that stand on the table: crowns, kings, the Queen, knights, towers, coins and the dragon."""

from __future__ import annotations

from crownfield.draw.markup import at, box, path, tag, text_width, words
from crownfield.draw.palette import CREAM, GOLD, INK, SEATS, Theme

_CROWN = "M-7 5L-8.5 -5L-3.8 -1L0 -7L3.8 -1L8.5 -5L7 5z"


def crown_disc(x: float, y: float, radius: float) -> str:
    """A gold crown on a cream disc, centred."""
    disc = tag("circle", r=11, fill=CREAM, stroke=INK, stroke_width=1.8)
    crown = path(_CROWN, GOLD, stroke=INK, width=1.7)
    return at(x, y, disc, crown, scale=radius / 11, class_="crown")


def crown_dot(x: float, y: float, radius: float) -> str:
    """A crown where a disc would be too small to read."""
    return tag("circle", cx=x, cy=y, r=radius, fill=CREAM, stroke=INK, stroke_width=radius * 0.4, class_="crown")


def crowns(count: int, x: float, y: float, size: float, *, left: bool = False) -> str:
    """A square's crowns in its upper right (or left) corner; (x, y) is the square's corner."""
    radius = size * (0.155 if count < 3 else 0.145)
    step = -radius * 2.02 if not left else radius * 2.02
    start = x + radius * 1.25 if left else x + size - radius * 1.25
    mark = crown_dot if size < 24 else crown_disc
    return "".join(mark(start + step * i, y + radius * 1.25, radius) for i in range(count))


def king(seat: int, x: float, y: float, height: float) -> str:
    """A king in the seat's colour with the seat's letter; (x, y) is the middle of its foot."""
    look = SEATS[seat]
    shadow = tag("ellipse", cx=1.5, cy=0, rx=13, ry=3, fill=INK, opacity=0.25)
    gown = path("M-13 0Q-13 -4 -10 -6Q-7 -14 -5 -22H5Q7 -14 10 -6Q13 -4 13 0z", look.colour, stroke=INK, width=1.8)
    head = tag("circle", cy=-26, r=6.2, fill="#f3d9b8", stroke=INK, stroke_width=1.8)
    crown = path("M-7 -28L-8.5 -38L-3.8 -34L0 -40L3.8 -34L8.5 -38L7 -28z", GOLD, stroke=INK, width=1.7)
    letter = words(0, -4.5, look.letter, size=11, fill=look.on, anchor="middle", bold=True)
    return at(x, y, shadow, gown, head, crown, letter, scale=height / 41, class_="king", data_seat=seat)


def badge(seat: int, x: float, y: float, radius: float) -> str:
    """The seat's colour and letter as a small shield, centred at (x, y)."""
    look = SEATS[seat]
    shield = path("M-10 -10H10V1Q10 9 0 12Q-10 9 -10 1z", look.colour, stroke=INK, width=1.8)
    letter = words(0, 4.3, look.letter, size=12.5, fill=look.on, anchor="middle", bold=True)
    return at(x, y, shield, letter, scale=radius / 11, class_="badge", data_seat=seat)


def queen(x: float, y: float, height: float) -> str:
    """The Queen; (x, y) is the middle of her foot."""
    gown = path("M-15 0Q-13 -12 -4 -19Q-6 -21 -5 -24H5Q6 -21 4 -19Q13 -12 15 0z", "#8e4a86", stroke=INK, width=1.8)
    hem = path("M-13 -5Q0 0 13 -5", stroke="#f0d58a", width=2)
    hair = path("M-8 -20Q-10 -36 0 -36T8 -20z", "#7a4a24", stroke=INK, width=1.6)
    face = tag("circle", cy=-27, r=5.4, fill="#f3d9b8", stroke=INK, stroke_width=1.6)
    crown = path("M-6 -32L-8 -41L-3 -37L0 -43L3 -37L8 -41L6 -32z", GOLD, stroke=INK, width=1.6)
    jewel = tag("circle", cy=-35, r=1.6, fill="#b53a32")
    return at(x, y, hair, gown, hem, face, crown, jewel, scale=height / 44, class_="queen")


def knight(x: float, y: float, height: float) -> str:
    """A knight's helmet, countable; (x, y) is the middle of its foot."""
    plume = path("M0 -21Q-2 -29 -9 -27Q-13 -24 -10 -18Q-7 -23 0 -19z", "#b53a32", stroke=INK, width=1.6)
    helm = path("M-9 0V-11Q-9 -20 0 -20T9 -11V0Q0 4 -9 0z", "#c3c6cc", stroke=INK, width=1.8)
    visor = path("M-9 -10H9M0 -20V1", stroke=INK, width=1.6) + path(
        "M3 -5v3M6 -5.5v3M-3 -5v3M-6 -5.5v3", stroke=INK, width=1.3
    )
    return at(x, y, plume, helm, visor, scale=height / 30, class_="knight")


def tower(x: float, y: float, height: float) -> str:
    """A tower, countable; (x, y) is the middle of its foot."""
    wall = path("M-8 0L-6.5 -17H-9V-27H-4.5V-23H-2V-27H2V-23H4.5V-27H9V-17H6.5L8 0z", "#ded3ba", stroke=INK, width=1.8)
    door = path("M-2.5 0V-5Q0 -8 2.5 -5V0z", "#5a3b22") + path("M0 -14v3", stroke=INK, width=2)
    return at(x, y, wall, path("M-6 -17H6", stroke=INK, width=1.3), door, scale=height / 28, class_="tower")


def coin(x: float, y: float, radius: float) -> str:
    """A gold coin, centred."""
    rim = tag("circle", r=10, fill=GOLD, stroke=INK, stroke_width=1.8)
    ring = tag("circle", r=6.4, fill="none", stroke="#a8781a", stroke_width=1.8)
    return at(x, y, rim, ring, scale=radius / 10, class_="coin")


def coin_worth(x: float, y: float, radius: float, text: str) -> str:
    """A coin with a number on it, as on price tags."""
    rim = tag("circle", r=10, fill=GOLD, stroke=INK, stroke_width=1.6)
    return at(
        x,
        y,
        rim,
        words(0, 4.6, text, size=13, fill=INK, anchor="middle", bold=True, serif=True),
        scale=radius / 10,
    )


def dragon(x: float, y: float, height: float) -> str:
    """The dragon, sitting; (x, y) is the middle of its foot."""
    tail = path("M14 -4Q34 2 33 -14l6 1l-7 -11l-7 8l5 0Q28 -8 14 -12z", "#7fa348", stroke=INK, width=2)
    wing = path("M6 -24Q16 -46 36 -44Q31 -38 32 -32Q26 -33 24 -27Q19 -28 16 -20z", "#c9703a", stroke=INK, width=2)
    body = path(
        "M-14 0Q-18 -14 -8 -22Q-12 -30 -12 -36Q-22 -34 -28 -38Q-28 -44 -18 -46"
        "Q-12 -52 -4 -48Q2 -44 1 -34Q14 -26 17 -12Q18 -4 14 0z",
        "#8fb552",
        stroke=INK,
        width=2,
    )
    belly = path("M-9 -2Q-12 -12 -4 -19Q4 -14 4 -2z", "#e6dca0") + path(
        "M-9 -7h12M-8 -12h10", stroke="#b7a75c", width=1.4
    )
    horns = path("M-6 -48l3 -8l4 9zM0 -45l7 -6l-3 10z", "#f0e3bd", stroke=INK, width=1.5)
    face = tag("circle", cx=-13, cy=-43, r=1.9, fill=INK) + path("M-26 -39Q-18 -39 -13 -37", stroke=INK, width=1.4)
    feet = path("M-16 0q2 -5 8 -4q5 0 5 4zM3 0q1 -5 7 -4q6 0 6 4z", "#7fa348", stroke=INK, width=1.8)
    return at(x, y, tail, wing, horns, body, belly, face, feet, scale=height / 57, class_="dragon")


def pill(x: float, y: float, text: str, *, fill: str, ink: str, size: float = 12) -> str:
    """A label as wide as its text; (x, y) is its right end, middle height."""
    width = text_width(text, size, bold=True) + size * 1.4
    plate = box(x - width, y - size, width, size * 2, radius=size, fill=fill)
    return plate + words(x - width / 2, y + size * 0.36, text, size=size, fill=ink, anchor="middle", bold=True)


def count(x: float, y: float, value: int, theme: Theme) -> str:
    """The digits beside a heap of pieces."""
    return words(x, y, str(value), size=15, fill=theme.text, bold=True, serif=True)
