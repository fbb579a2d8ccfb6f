"""One kingdom's panel on the table: name, points, the map, and in Queendomino the purse."""

from __future__ import annotations

from dataclasses import dataclass

from crownfield.draw.components import Components, View
from crownfield.draw.kingdom.map import MARGIN, kingdom_map, kingdom_window
from crownfield.draw.markup import at, box, shortened, tag, title, words
from crownfield.draw.palette import GOLD, INK, Theme
from crownfield.draw.pieces import badge, coin, count, knight, pill, queen, tower
from crownfield.draw.status import kingdom_name

HEAD = 52
PURSE = 46
PAD = 16
_DUE = {"place": "to place", "pick": "to pick", "tax": "taxes", "build": "to build", "dragon": "dragon"}


@dataclass(frozen=True)
class Look:
    """Everything the pictures share: the components, the colours, the players' names and points."""

    components: Components
    theme: Theme
    names: tuple[str, ...] | None = None
    totals: tuple[int, ...] | None = None


def panel_size(view: View, size: float) -> tuple[float, float]:
    """Width and height that every kingdom of the view fits in, with squares of the given size."""
    windows = [kingdom_window(kingdom, view["grid"]) for kingdom in view["kingdoms"]]
    columns = max(len(window.columns) for window in windows)
    rows = max(len(window.rows) for window in windows)
    purse = PURSE if "coins" in view["kingdoms"][0] else 0
    width = columns * size + MARGIN + 2 * PAD
    # A purse needs room for its heaps.
    return max(width, 300.0), rows * size + HEAD + MARGIN + PAD + purse


def _head(view: View, index: int, width: float, look: Look) -> str:
    kingdom, theme = view["kingdoms"][index], look.theme
    seats = kingdom["seats"]
    marks = "".join(badge(seat, PAD + 13 + 27 * i, 27, 12) for i, seat in enumerate(seats))
    right = width - PAD
    drawn = [marks]
    if look.totals is not None:
        drawn.append(
            words(
                right,
                33,
                str(look.totals[index]),
                size=20,
                fill=theme.text,
                anchor="end",
                bold=True,
                serif=True,
            )
        )
        right -= 16 + 12 * len(str(look.totals[index]))
    if view["actor"] in seats and not isinstance(view["actor"], str):
        due = _DUE.get(view["phase"], str(view["phase"]))
        drawn.append(pill(right, 27, due, fill=GOLD, ink=INK))
        right -= 24 + 9 * len(due)
    left = PAD + 6 + 27 * len(seats)
    name = shortened(kingdom_name(seats, look.names), 17, right - left - 8, bold=True)
    drawn.append(words(left, 33, name, size=17, fill=theme.text, bold=True, serif=True))
    return "".join(drawn)


def _heap(value: int, room: float, loose: float, piece: str) -> str:
    """Pieces in a line, closer together where many must share the room; none is one faded piece."""
    step = min(loose, room / max(1, value - 1))
    if not value:
        return tag("g", piece, opacity=0.2)
    return "".join(at(i * step, 0, piece) for i in range(value))


def _purse(kingdom: View, width: float, theme: Theme) -> str:
    """Coins, knights and towers to be counted, with their number; the Queen when she visits."""
    coins, knights, towers = kingdom["coins"], kingdom["knights"], kingdom["towers"]
    room = width - 2 * PAD - (34 if kingdom["queen"] else 0)
    share = room * 0.44
    rest = (room - share) / 2
    drawn = [count(0, 6, coins, theme), at(33, 0, _heap(coins, share - 62, 9, coin(0, 0, 7.5)))]
    for i, (value, piece) in enumerate(((knights, knight(0, 10, 21)), (towers, tower(0, 10, 21)))):
        heap = _heap(value, rest - 46, 15, piece)
        drawn.append(at(share + rest * i, 0, count(0, 6, value, theme), at(27, 0, heap)))
    if kingdom["queen"]:
        drawn.append(queen(width - 2 * PAD - 14, 15, 40))
    spoken = f"{coins} coins, {knights} knights, {towers} towers" + (", the Queen" if kingdom["queen"] else "")
    return tag("g", title(spoken), *drawn)


def panel(view: View, index: int, size: float, area: tuple[float, float], look: Look) -> str:
    """The panel with its top left corner at (0, 0); the actor's is lit."""
    (width, height), theme = area, look.theme
    kingdom = view["kingdoms"][index]
    lit = view["actor"] in kingdom["seats"]
    frame = box(
        0,
        0,
        width,
        height,
        radius=14,
        fill=theme.lit if lit else theme.panel,
        stroke=GOLD if lit else theme.edge,
        stroke_width=4 if lit else 1.6,
    )
    window = kingdom_window(kingdom, view["grid"])
    purse = PURSE if "coins" in kingdom else 0
    room_x = width - 2 * PAD - MARGIN - len(window.columns) * size
    room_y = height - HEAD - MARGIN - PAD - purse - len(window.rows) * size
    placed = tuple(view.get("placed") or ()) if lit else ()
    drawn = kingdom_map(kingdom, window, view["grid"], size, components=look.components, theme=theme, placed=placed)
    body = at(PAD + MARGIN + room_x / 2, HEAD + room_y / 2, drawn)
    foot = at(PAD, height - PURSE / 2 - 6, _purse(kingdom, width, theme)) if purse else ""
    name = title(f"{kingdom_name(kingdom['seats'], look.names)}: kingdom")
    return tag("g", name, frame, _head(view, index, width, look), body, foot, class_="panel")
