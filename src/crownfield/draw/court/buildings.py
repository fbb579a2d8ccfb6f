"""Buildings: their pictures, chosen by what they do, and cards that show function first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from crownfield.draw.markup import at, box, path, shortened, tag, title, words
from crownfield.draw.palette import BASE, CREAM, GOLD, INK, STONE, STONE_SHADE
from crownfield.draw.pieces import coin, coin_worth, crown_disc, knight, tower
from crownfield.draw.terrain.art import tile

CARD_WIDTH = 98
CARD_HEIGHT = 138


def _workshop(roof: str) -> str:
    walls = path("M-22 0V-22H22V0z", "#f3e6c8", stroke=INK, width=2.2)
    timber = path("M-22 -11H22M-8 -22V-11M8 -22V-11", stroke="#9a6b38", width=2.4)
    top = path("M-28 -20L-16 -42H16L28 -20z", roof, stroke=INK, width=2.2)
    chimney = path("M10 -40v-9h8v9", "#b5533c", stroke=INK, width=2)
    door = path("M-6 0V-9H6V0z", "#5a3b22", stroke=INK, width=1.8)
    return chimney + walls + timber + top + door + path("M-20 -29H20M-17 -35H17", stroke=INK, width=1, opacity=".35")


def _keep(flag: str) -> str:
    wall = path("M-15 0V-30H-19V-44H-11V-38H-4V-44H4V-38H11V-44H19V-30H15V0z", STONE, stroke=INK, width=2.2)
    side = path("M3 0V-30H15V0z", STONE_SHADE)
    door = path("M-5 0V-9Q0 -15 5 -9V0z", "#5a3b22", stroke=INK, width=1.8) + path("M0 -27v7", stroke=INK, width=3)
    pole = path("M0 -44V-58", stroke=INK, width=2.2) + path("M1 -58h14l-4 4.5l4 4.5H1z", flag, stroke=INK, width=1.7)
    return pole + wall + side + door


def _tavern() -> str:
    house = _workshop("#a9503a")
    sign = path("M22 -18h10v4M27 -14v2", stroke=INK, width=2) + path("M25 -13h9v9h-9z", GOLD, stroke=INK, width=1.6)
    return house + sign


def _treasury() -> str:
    chest = path("M-23 0V-20H23V0z", "#9a6b38", stroke=INK, width=2.2)
    lid = path("M-23 -22Q-23 -38 0 -38T23 -22z", "#b98245", stroke=INK, width=2.2)
    gold = path("M-19 -20q4 -6 9 -3q5 -6 10 -2q6 -4 9 1q6 -2 9 4z", GOLD, stroke=INK, width=1.6)
    bands = path("M-14 0V-19M14 0V-19", stroke="#5a3b22", width=4)
    lock = path("M-5 -14h10v9h-10z", STONE, stroke=INK, width=1.8)
    return at(0, -2, lid) + gold + chest + bands + lock


def _statue() -> str:
    base = path("M-18 0V-7H18V0zM-13 -7V-15H13V-7z", STONE_SHADE, stroke=INK, width=2)
    figure = path("M-8 -15Q-9 -32 -4 -37H4L14 -48l3 3L8 -31Q8 -24 8 -15z", STONE, stroke=INK, width=2)
    return base + figure + tag("circle", cy=-43, r=5.6, fill=STONE, stroke=INK, stroke_width=2)


def picture(facts: Mapping[str, Any]) -> str:
    """The building standing on (0, 0), about 56 wide and 58 high."""
    if facts.get("crowns"):
        return _keep("#8e4a86")
    if facts.get("tax_bonus_per"):
        return _treasury()
    if facts.get("points_per") == "region":
        return _workshop(BASE.get(str(facts.get("terrain")), "#a9503a"))
    if facts.get("towers"):
        return _keep("#b53a32")
    return _tavern() if facts.get("knights") else _statue()


def on_square(facts: Mapping[str, Any], x: float, y: float, size: float) -> str:
    """The building covering the plot of a town square."""
    scale = size / 100
    ground = box(13, 13, 74, 74, radius=5, fill="#f6ead0", stroke=INK, stroke_width=2.4)
    crown = crown_disc(20, 20, 15) if facts.get("crowns") else ""
    return at(x, y, ground, at(50, 80, picture(facts), scale=1.02), crown, scale=scale)


def _gain_icons(facts: Mapping[str, Any]) -> list[str]:
    """What the building gives at once, each drawn with its foot at (0, 0)."""
    return [
        *[crown_disc(0, -9, 9)] * int(facts.get("crowns") or 0),
        *[knight(0, 0, 21)] * int(facts.get("knights") or 0),
        *[tower(0, 0, 21)] * int(facts.get("towers") or 0),
    ]


def _per_icon(facts: Mapping[str, Any]) -> str:
    per = facts.get("points_per")
    if per == "region":
        square = tile(str(facts.get("terrain")), 0, 0, -17, 20)
        return square + box(0, -17, 20, 20, radius=2, fill="none", stroke=INK, stroke_width=1.4)
    return tower(9, 2, 20) if per == "tower" else knight(9, 2, 20)


def _points(facts: Mapping[str, Any]) -> str:
    """The points it scores at the end, drawn with the middle of its base line at (0, 0)."""
    points = int(facts.get("points") or 0)
    if not points:
        return ""
    if facts.get("points_per") == "fixed":
        return words(0, 0, f"{points} points", size=12, fill=INK, anchor="middle", bold=True, serif=True)
    lead = words(-6, 0, f"{points} per", size=12, fill=INK, anchor="end", bold=True, serif=True)
    return at(8, 0, lead, _per_icon(facts))


def _tax(facts: Mapping[str, Any]) -> str:
    per = facts.get("tax_bonus_per")
    if not per:
        return ""
    icon = tower(12, 9, 17) if per == "tower" else knight(12, 9, 17)
    return coin(-12, 0, 7) + words(0, 4, "/", size=13, fill=INK, anchor="middle", bold=True) + icon


def card(facts: Mapping[str, Any], name: str, *, price: str | None) -> str:
    """A building on offer, its top left corner at (0, 0): picture, gains, points, then the name."""
    plate = box(0, 0, CARD_WIDTH, CARD_HEIGHT, radius=7, fill=CREAM, stroke=INK, stroke_width=2)
    sky = path(f"M1 62V8Q1 1 8 1H{CARD_WIDTH - 8}Q{CARD_WIDTH - 1} 1 {CARD_WIDTH - 1} 8V62z", "#dbe8e6")
    ground = path(f"M1 58H{CARD_WIDTH - 1}V63H1z", "#b9c98a")
    icons = _gain_icons(facts)
    left = CARD_WIDTH / 2 - 10 * (len(icons) - 1)
    gains = "".join(at(left + 20 * i, 89, icon) for i, icon in enumerate(icons))
    middle = CARD_WIDTH / 2
    tax = at(middle if not icons else 66, 80, _tax(facts)) if facts.get("tax_bonus_per") else ""
    if tax and icons:
        gains = at(24, 89, icons[0])
    label = shortened(name, 9.5, CARD_WIDTH - 4)
    foot = words(middle, CARD_HEIGHT - 8, label, size=9.5, fill="#6b5a45", anchor="middle", italic=True, serif=True)
    price_tag = coin_worth(13, 13, 13, price) if price is not None else ""
    points = at(middle, 111 if icons else 99, _points(facts))
    art = at(middle, 60, picture(facts), scale=0.93)
    return tag("g", title(name), plate, sky, ground, art, gains, tax, points, foot, price_tag, class_="building")
