"""One kingdom as a map: regions with ink borders, crowns, knights, buildings and the room left."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Any

from crownfield.draw.components import Components, View, building_name
from crownfield.draw.court.buildings import on_square
from crownfield.draw.kingdom.outline import Cell, border, regions
from crownfield.draw.kingdom.squares import CASTLE, COLUMNS, Window, close_window, format_square, parse_square, reach
from crownfield.draw.markup import at, box, number, path, tag, title, words
from crownfield.draw.palette import GOLD, INK, SEATS, THEMES, Theme
from crownfield.draw.pieces import crowns, knight
from crownfield.draw.terrain.art import square_variant, tile, tile_symbols

MARGIN = 20
"""Room for the row numbers on the left and the column letters below."""


def kingdom_window(kingdom: View, grid: int) -> Window:
    """The squares that a picture of this kingdom shows."""
    return close_window([parse_square(name) for name in kingdom["squares"]], grid)


def _room(window: Window, far: Window, size: float, theme: Theme) -> str:
    """The empty squares that are still in reach, as quiet plots."""
    inset = size * 0.04
    return "".join(
        box(
            (column - window.west) * size + inset,
            (window.north - row) * size + inset,
            size - 2 * inset,
            size - 2 * inset,
            radius=size * 0.08,
            fill=theme.room,
        )
        for row in window.rows
        for column in window.columns
        if (column, row) in far
    )


def _coordinates(window: Window, size: float, theme: Theme) -> str:
    height = len(window.rows) * size
    text = min(12.0, max(8.0, size * 0.26))
    letters = "".join(
        words((i + 0.5) * size, height + text + 4, COLUMNS[column], size=text, fill=theme.muted, anchor="middle")
        for i, column in enumerate(window.columns)
    )
    return letters + "".join(
        words(-6, (i + 0.5) * size + text * 0.36, str(row), size=text, fill=theme.muted, anchor="end")
        for i, row in enumerate(window.rows)
    )


def _spoken(name: str, square: Mapping[str, Any], components: Components) -> str:
    parts = [f"{name} {square['terrain']}"]
    if square["crowns"]:
        parts.append(f"{square['crowns']} crown{'s' * (square['crowns'] > 1)}")
    if square.get("knight"):
        parts.append("a knight")
    if square.get("building"):
        parts.append(building_name(components, square["building"]))
    return ", ".join(parts)


def _ground(cells: Mapping[Cell, str], window: Window, size: float, flag: str) -> str:
    """Every region cut out with rounded corners, on a sheet of ink that shows as the border."""
    radius = size * 0.11
    drawn = [path(border(cells, size, radius), INK, stroke=INK, width=max(2.0, size * 0.06))]
    for terrain, group in regions(cells):
        shape = border(group, size, radius)
        ident = f"cf-{zlib.crc32(shape.encode()):08x}"
        tiles = "".join(
            tile(
                terrain,
                square_variant(window.west + x, window.north - y),
                x * size,
                y * size,
                size,
                color=flag,
            )
            for x, y in sorted(group, key=lambda cell: (cell[1], cell[0]))
        )
        clip = tag("clipPath", tag("path", d=shape), id=ident)
        drawn.append(clip + tag("g", tiles, clip_path=f"url(#{ident})"))
        drawn.append(_seams(group, size) + path(shape, stroke=INK, width=max(1.4, size * 0.036)))
    return "".join(drawn)


def _seams(group: frozenset[Cell], size: float) -> str:
    s = number(size)
    lines = [f"M{number((x + 1) * size)} {number(y * size)}v{s}" for x, y in sorted(group) if (x + 1, y) in group]
    lines += [f"M{number(x * size)} {number((y + 1) * size)}h{s}" for x, y in sorted(group) if (x, y + 1) in group]
    return path("".join(lines), stroke=INK, width=1, opacity=".28") if lines else ""


def _square(
    name: str, square: Mapping[str, Any], corner: tuple[float, float], size: float, components: Components
) -> str:
    """What lies and stands on one square, above the terrain."""
    x, y = corner
    drawn = [title(_spoken(name, square, components)), box(x, y, size, size, fill="#fff", fill_opacity=0)]
    if square.get("building"):
        drawn.append(on_square(components.building(square["building"]), x, y, size))
    drawn.append(crowns(square["crowns"], x, y, size))
    if square.get("knight"):
        drawn.append(knight(x + size * 0.22, y + size * 0.94, size * 0.46))
    return tag("g", *drawn, data_square=name)


def kingdom_map(
    kingdom: View,
    window: Window,
    grid: int,
    size: float,
    *,
    components: Components,
    theme: Theme,
    placed: tuple[str, ...] = (),
) -> str:
    """The squares, the north-west corner of the window at (0, 0)."""
    where = {name: parse_square(name) for name in kingdom["squares"]}
    corner = {name: (c - window.west, window.north - r) for name, (c, r) in where.items()}
    cells: dict[Cell, str] = {corner[name]: square["terrain"] for name, square in kingdom["squares"].items()}
    castle = (CASTLE[0] - window.west, window.north - CASTLE[1])
    cells[castle] = "castle"
    flag = SEATS[kingdom["seats"][0]].colour
    tops = "".join(
        _square(name, square, (corner[name][0] * size, corner[name][1] * size), size, components)
        for name, square in kingdom["squares"].items()
    )
    far = reach(where.values(), grid)
    fresh = border({corner[name] for name in placed if name in corner}, size, size * 0.11) if placed else ""
    mark = path(fresh, stroke=GOLD, width=3.5) if fresh else ""
    return (
        _room(window, far, size, theme)
        + _ground(cells, window, size, flag)
        + _second_flag(kingdom, castle, size)
        + mark
        + tag("g", title(f"{format_square(*CASTLE)} castle"), tops, class_="squares")
        + _coordinates(window, size, theme)
    )


def _second_flag(kingdom: View, castle: Cell, size: float) -> str:
    """A team's castle flies both partners' colours."""
    if len(kingdom["seats"]) < 2 or size < 24:
        return ""
    colour = SEATS[kingdom["seats"][1]].colour
    pole = path("M50 30V6", stroke=INK, width=2.4) + path("M49 6h-23l6 7l-6 7H49z", colour, stroke=INK, width=2)
    return at(castle[0] * size, castle[1] * size, pole, scale=size / 100)


def kingdom_svg(
    kingdom: View,
    grid: int,
    *,
    components: Components | None = None,
    tile_size: float = 64,
    theme: str = "light",
) -> str:
    """One kingdom as a complete SVG; below 24 pixels a square becomes a colour with one mark."""
    colours = THEMES[theme]
    window = kingdom_window(kingdom, grid)
    body = kingdom_map(kingdom, window, grid, tile_size, components=components or Components(), theme=colours)
    width = len(window.columns) * tile_size + MARGIN + 12
    height = len(window.rows) * tile_size + MARGIN + 12
    names = " and ".join(SEATS[seat].name for seat in kingdom["seats"])
    sheet = box(0, 0, width, height, fill=colours.panel, radius=10)
    return tag(
        "svg",
        title(f"The kingdom of {names}"),
        tag("defs", tile_symbols(body)),
        sheet,
        at(MARGIN + 4, 8, body),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        role="img",
    )
