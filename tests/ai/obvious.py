"""Full Greedy written down plainly, over kingdoms of the reference: every turn is tried, every kingdom counted."""

from collections.abc import Callable
from itertools import product

from crownfield.games.position import Position
from tests.reference.kingdom import (
    CASTLE,
    Kingdom,
    Placement,
    Square,
    is_middle,
    neighbours,
    placements,
    regions,
)

Half = tuple[str, int]
Domino = tuple[Half, Half]
Turn = tuple[Placement | None, int | None]


def square_of(name: str) -> Square:
    return "abcdefghijklm".index(name[0]) - 6, int(name[1:]) - 7


def name_of(square: Square) -> str:
    return f"{'abcdefghijklm'[square[0] + 6]}{square[1] + 7}"


def kingdom_of(position: Position, seat: int) -> Kingdom:
    squares = next(kingdom["squares"] for kingdom in position.view()["kingdoms"] if seat in kingdom["seats"])
    return {square_of(name): (square["terrain"], square["crowns"]) for name, square in squares.items()}


def domino(position: Position, number: int) -> Domino:
    left, right = position.components.dominoes["kingdomino"][number]
    return (left.terrain, left.crowns), (right.terrain, right.crowns)


def with_domino(kingdom: Kingdom, piece: Domino, where: Placement) -> Kingdom:
    return {**kingdom, where[0]: piece[0], where[1]: piece[1]}


def region_points(kingdom: Kingdom) -> int:
    return sum(len(squares) * crowns for _, squares, crowns in regions(kingdom))


def worth(kingdom: Kingdom, grid: int, middle: bool) -> int:
    return region_points(kingdom) + (10 if middle and is_middle(kingdom, grid) else 0)


def room_of(kingdom: Kingdom, grid: int) -> set[Square]:
    """The squares that share a grid with all that lies there, covered or not."""
    columns, rows = [x for x, _ in [*kingdom, CASTLE]], [y for _, y in [*kingdom, CASTLE]]
    return set(
        product(range(max(columns) - grid + 1, min(columns) + grid), range(max(rows) - grid + 1, min(rows) + grid))
    )


def parts(area: set[Square], beside: Callable[[Square], list[Square]]) -> list[int]:
    """The sizes of the connected parts of an area."""
    left, sizes = set(area), []
    while left:
        part, edge = set(), {left.pop()}
        while edge:
            square = edge.pop()
            part.add(square)
            edge |= set(beside(square)) & area - part
        left -= part
        sizes.append(len(part))
    return sizes


def is_clean(kingdom: Kingdom, grid: int, middle: bool) -> bool:
    """In the middle if that counts, and without a square that no domino can cover (beside the castle none counts)."""
    if middle:
        half = grid // 2
        ground = set(product(range(-half, half + 1), range(-half, half + 1)))
    else:
        ground = room_of(kingdom, grid)
    free = ground - set(kingdom) - {CASTLE}
    covered = not middle or is_middle(kingdom, grid)
    return covered and all(any(beside in free | {CASTLE} for beside in neighbours(square)) for square in free)


def best_turns(position: Position) -> list[Turn]:
    """The turns of Full Greedy that are equally good: where the domino in hand goes, and which one is picked.

    Empty when no domino on offer could be laid afterwards.
    """
    view, seat = position.view(), position.actor
    grid, middle = view["grid"], bool(position.options.get("middle_kingdom"))
    kingdom = kingdom_of(position, seat)
    offers = [each["number"] for each in (view["next"] or {"dominoes": []})["dominoes"] if each["seat"] is None]
    firsts: list[tuple[Placement | None, Kingdom]] = [(None, kingdom)]
    if position.phase == "place":
        piece = domino(position, view["row"]["dominoes"][view["turn"]]["number"])
        ways = placements(kingdom, piece, grid)
        firsts = [(where, with_domino(kingdom, piece, where)) for where in ways] or firsts
    found: list[tuple[Turn, Kingdom]] = []
    for where, laid in firsts:
        if not offers:
            found.append(((where, None), laid))
        for number in offers:
            piece = domino(position, number)
            ways = placements(laid, piece, grid)
            found += [((where, number), with_domino(laid, piece, then)) for then in ways]
    clean = [(turn, after) for turn, after in found if is_clean(after, grid, middle)] or found
    best = max((worth(after, grid, middle) for _, after in clean), default=0)
    return list({turn: None for turn, after in clean if worth(after, grid, middle) == best})
