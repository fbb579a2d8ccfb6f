"""The map of a Kingdomino Duel player: its squares, its domains and where two coats may be drawn."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Square = tuple[int, int]  # column 1-7, row 1-5
Half = tuple[str, int]  # coat, crosses
Squares = dict[Square, Half]
Domain = tuple[str, set[Square], int]  # coat, squares, crosses

COMPONENTS: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "src/crownfield/data/duel.json").read_text(encoding="utf-8")
)
COATS: list[str] = COMPONENTS["coats"]
COLUMNS: int = COMPONENTS["map"]["columns"]
ROWS: int = COMPONENTS["map"]["rows"]
CASTLE: Square = (COMPONENTS["map"]["castle"][1], COMPONENTS["map"]["castle"][0])
STEPS: dict[str, Square] = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}


def name(square: Square) -> str:
    """The notation of a square: (4, 3) is d3."""
    return "abcdefghijklm"[square[0] - 1] + str(square[1])


def square_named(text: str) -> Square:
    """The square of a notation: d3 is (4, 3)."""
    return "abcdefghijklm".index(text[0]) + 1, int(text[1:])


def neighbours(square: Square) -> list[Square]:
    """The four squares that share a side with this one, on the map or off it."""
    return [(square[0] + east, square[1] + north) for east, north in STEPS.values()]


def free_squares(squares: Squares) -> list[Square]:
    """What can still be drawn on, row by row from the south-west corner."""
    everything = [(column, row) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)]
    return [square for square in everything if square != CASTLE and square not in squares]


def domains(squares: Squares) -> list[Domain]:
    """Every group of squares of one coat joined by their sides; the castle joins nothing."""
    found: list[Domain] = []
    left = set(squares)
    while left:
        start = min(left)
        coat = squares[start][0]
        group = {start}
        frontier = [start]
        while frontier:
            for beside in neighbours(frontier.pop()):
                if beside in squares and squares[beside][0] == coat and beside not in group:
                    group.add(beside)
                    frontier.append(beside)
        left -= group
        found.append((coat, group, sum(squares[square][1] for square in group)))
    return found


def connected(squares: Squares, square: Square, coat: str) -> bool:
    """Whether a coat on this square would touch the castle or its own kind drawn before."""
    beside = neighbours(square)
    return CASTLE in beside or coat in [squares[drawn][0] for drawn in beside if drawn in squares]


def allowed(squares: Squares, one: tuple[Square, str], two: tuple[Square, str], *, mode: str) -> bool:
    """Whether these coats may be drawn on these two different free squares in this mode."""
    adjacent = two[0] in neighbours(one[0])
    held = [connected(squares, one[0], one[1]), connected(squares, two[0], two[1])]
    if mode == "normal":
        return adjacent and any(held)
    if mode == "free":
        return adjacent and not any(held)
    if mode == "split":
        return not adjacent and all(held)
    return not adjacent and not all(held)


def placements(squares: Squares, low: Half, high: Half, *, mode: str) -> Iterator[tuple[Square, Square]]:
    """Where the lower-numbered and the other die can go; of two mirror images of equal halves only one."""
    free = free_squares(squares)
    for one in free:
        for two in free:
            if one == two or not allowed(squares, (one, low[0]), (two, high[0]), mode=mode):
                continue
            if low == high and (one[1], one[0]) > (two[1], two[0]):
                continue
            yield one, two


def format_placement(one: Square, two: Square) -> str:
    """Two adjacent squares as d4e, two distant ones as d4 f2."""
    for direction, (east, north) in STEPS.items():
        if (one[0] + east, one[1] + north) == two:
            return name(one) + direction
    return f"{name(one)} {name(two)}"


def parse_placement(text: str) -> tuple[Square, Square]:
    """The two squares of d4e or of d4 f2."""
    if " " in text:
        first, second = text.split(" ")
        return square_named(first), square_named(second)
    one = square_named(text[:-1])
    east, north = STEPS[text[-1]]
    return one, (one[0] + east, one[1] + north)
