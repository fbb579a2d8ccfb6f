"""The builders' board as a street: the pile, six plots with their prices, the dragon's cave and the Queen."""

from __future__ import annotations

from crownfield.draw.components import Components, View, building_name
from crownfield.draw.court.buildings import CARD_HEIGHT, CARD_WIDTH, card
from crownfield.draw.markup import at, box, path, tag, title, words
from crownfield.draw.palette import INK, Theme
from crownfield.draw.pieces import coin_worth, dragon, knight, queen, tower

COSTS = (5, 4, 3, 2, 1, 0)
PLACES = len(COSTS) + 2
LEAST_WIDTH = PLACES * (CARD_WIDTH + 14) + 20
STREET_HEIGHT = CARD_HEIGHT + 62
_ROAD = CARD_HEIGHT + 22


def _road(width: float) -> str:
    kerb = box(1, _ROAD, width - 2, 12, fill="#d2c19c")
    stones = "".join(path(f"M{x} {_ROAD}v10", stroke="#a99670", width=1.4) for x in range(16, int(width), 26))
    return kerb + stones + box(1, _ROAD + 10, width - 2, 19, fill="#b7a57f")


def _bush(x: float) -> str:
    crown = path("M-9 0a8 8 0 0 1 -2 -13a10 10 0 0 1 20 -3a8 8 0 0 1 2 16z", "#6fa04a", stroke=INK, width=1.8)
    return at(x, _ROAD + 2, crown, path("M-5 -12a6 6 0 0 1 6 -5", stroke="#a6cc74", width=2))


def cave() -> str:
    """The dragon's home at the cheap end of the street, standing on (0, 0)."""
    rock = path("M-52 0Q-54 -44 -32 -66Q-24 -92 4 -88Q28 -96 40 -64Q56 -44 52 0z", "#7a7680", stroke=INK, width=2.4)
    facets = path("M-32 -66l12 14l-6 18M40 -64l-12 10M4 -88l4 16", stroke="#55525c", width=2.4)
    hole = path("M-30 0Q-34 -52 0 -54T30 0z", "#1d1a1f", stroke=INK, width=2)
    return rock + facets + hole


def _empty_plot(cost: int, theme: Theme, *, dragon_here: bool) -> str:
    frame = box(
        0,
        0,
        CARD_WIDTH,
        CARD_HEIGHT,
        radius=7,
        fill=theme.room,
        stroke=theme.edge,
        stroke_width=2,
        stroke_dasharray="6 5",
    )
    beast = dragon(CARD_WIDTH / 2 - 2, 98, 64) if dragon_here else ""
    note = "burnt" if dragon_here else "empty"
    label = words(
        CARD_WIDTH / 2,
        CARD_HEIGHT - 10,
        note,
        size=10,
        fill=theme.muted,
        anchor="middle",
        italic=True,
        serif=True,
    )
    return tag("g", title(f"slot {cost}, {note}"), frame, beast, label, coin_worth(13, 13, 13, str(cost)))


def _plot(cost: int, view: View, components: Components, theme: Theme) -> str:
    market = view["market"]
    ident = market["slots"][str(cost)]
    if ident is None:
        return _empty_plot(cost, theme, dragon_here=market["dragon"] == cost)
    drawn = card(components.building(ident), building_name(components, ident), price=str(cost))
    return drawn + (dragon(CARD_WIDTH - 26, 60, 52) if market["dragon"] == cost else "")


def _pile(view: View, components: Components, theme: Theme) -> str:
    """The top building, which all can see, on the rest of the pile."""
    ident = view["market"]["top"]
    left = sum(view["pile"].values())
    if ident is None:
        return words(CARD_WIDTH / 2, CARD_HEIGHT / 2, "no pile", size=11, fill=theme.muted, anchor="middle")
    layers = "".join(
        box(3 * i, -3 * i, CARD_WIDTH, CARD_HEIGHT, radius=7, fill="#b8b2a6", stroke=INK, stroke_width=1.6)
        for i in range(min(3, left), 0, -1)
    )
    top = card(components.building(ident), building_name(components, ident), price=None)
    veil = box(1, 1, CARD_WIDTH - 2, CARD_HEIGHT - 2, radius=6, fill="#8d8a86", opacity=0.24)
    return layers + top + veil


def _bank(x: float, view: View) -> str:
    """Knights and towers left in the bank, written on the road below the cave."""
    bank, y = view["bank"], _ROAD + 24
    return (
        words(x - 52, y, "bank", size=11, fill=INK)
        + words(x + 2, y, str(bank["knights"]), size=12, fill=INK, anchor="end", bold=True)
        + knight(x + 11, y + 2, 16)
        + words(x + 38, y, str(bank["towers"]), size=12, fill=INK, anchor="end", bold=True)
        + tower(x + 47, y + 2, 16)
    )


def _far_end(x: float, view: View) -> str:
    """The cave, the dragon if it is at home, and the Queen while she visits nobody."""
    home = dragon(x + 1, _ROAD, 58) if view["market"]["dragon"] is None else ""
    visiting = any(kingdom["queen"] for kingdom in view["kingdoms"])
    return at(x, _ROAD + 4, cave()) + home + ("" if visiting else queen(x - 62, _ROAD + 8, 52)) + _bank(x, view)


def street(view: View, components: Components, theme: Theme, width: float) -> str:
    """The whole board, its top left corner at (0, 0), spread over the width."""
    y, step = 14, (width - 24) / PLACES
    x = [12 + step * i + (step - CARD_WIDTH) / 2 for i in range(PLACES)]
    plots = "".join(at(x[i + 1], y, _plot(cost, view, components, theme)) for i, cost in enumerate(COSTS))
    left = sum(view["pile"].values()) + (view["market"]["top"] is not None)
    note = words(x[0] + CARD_WIDTH / 2, _ROAD + 24, f"pile of {left}", size=11, fill=INK, anchor="middle")
    bushes = "".join(_bush(x[i] - (step - CARD_WIDTH) / 2) for i in (1, 3, 4, 6)) if step > CARD_WIDTH + 30 else ""
    frame = box(0, 0, width, STREET_HEIGHT, radius=12, fill=theme.panel, stroke=theme.edge, stroke_width=1.6)
    return (
        frame
        + _road(width)
        + bushes
        + at(x[0], y, _pile(view, components, theme))
        + plots
        + _far_end(x[-1] + CARD_WIDTH / 2, view)
        + note
    )
