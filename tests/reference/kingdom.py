"""Pure rules of one kingdom: placing a domino, regions, and what the bonuses ask for.

A kingdom is a dict from (x, y) to (terrain, crowns); x grows to the east, y to the north; the castle is at
(0, 0) and is not in the dict.
"""

from __future__ import annotations

from .components import Domino, Half

Square = tuple[int, int]
Kingdom = dict[Square, Half]
Region = tuple[str, set[Square], int]
Placement = tuple[Square, Square]

CASTLE: Square = (0, 0)
STEPS: dict[str, Square] = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}


def step(square: Square, direction: str) -> Square:
    """The square next to this one in direction n, e, s or w."""
    dx, dy = STEPS[direction]
    return (square[0] + dx, square[1] + dy)


def neighbours(square: Square) -> list[Square]:
    """The four squares that share a side with this one."""
    return [step(square, direction) for direction in STEPS]


def regions(kingdom: Kingdom) -> list[Region]:
    """Every region as (terrain, its squares, its crowns)."""
    found: list[Region] = []
    seen: set[Square] = set()
    for square, (terrain, _) in kingdom.items():
        if square not in seen:
            squares = region_of(kingdom, square)
            seen |= squares
            found.append((terrain, squares, sum(kingdom[s][1] for s in squares)))
    return found


def region_of(kingdom: Kingdom, start: Square) -> set[Square]:
    """The squares of the region that contains the square."""
    terrain = kingdom[start][0]
    reached = {start}
    waiting = [start]
    while waiting:
        for square in neighbours(waiting.pop()):
            if square in kingdom and kingdom[square][0] == terrain and square not in reached:
                reached.add(square)
                waiting.append(square)
    return reached


def largest_region(kingdom: Kingdom) -> int:
    """The number of squares of the largest region, crowned or not; 0 in an empty kingdom."""
    return max((len(squares) for _, squares, _ in regions(kingdom)), default=0)


def _is_connected(kingdom: Kingdom, half: Half, square: Square) -> bool:
    """Whether the half would touch the castle or its own terrain; the other half is not yet there."""
    for beside in neighbours(square):
        if beside == CASTLE or (beside in kingdom and kingdom[beside][0] == half[0]):
            return True
    return False


def _fits(squares: list[Square], size: int) -> bool:
    """Whether the squares, castle included, lie in some box of size x size."""
    xs = [x for x, _ in squares] + [0]
    ys = [y for _, y in squares] + [0]
    return max(xs) - min(xs) < size and max(ys) - min(ys) < size


def is_legal_placement(kingdom: Kingdom, domino: Domino, left: Square, right: Square, size: int) -> bool:
    """Whether the domino may lie with its left half on `left` and its right half on `right`."""
    if right not in neighbours(left):
        return False
    for square in (left, right):
        if square == CASTLE or square in kingdom:
            return False
    if not _is_connected(kingdom, domino[0], left) and not _is_connected(kingdom, domino[1], right):
        return False
    return _fits([*kingdom, left, right], size)


def placements(kingdom: Kingdom, domino: Domino, size: int) -> list[Placement]:
    """All legal (left square, right square); with equal halves each pair once, right half east or north."""
    directions = "en" if domino[0] == domino[1] else "nesw"
    found: list[Placement] = []
    for left in _squares_in_reach(kingdom, size):
        for direction in directions:
            right = step(left, direction)
            if is_legal_placement(kingdom, domino, left, right, size):
                found.append((left, right))
    return found


def _squares_in_reach(kingdom: Kingdom, size: int) -> list[Square]:
    """Every square that alone would still fit in the box."""
    xs = [x for x, _ in kingdom] + [0]
    ys = [y for _, y in kingdom] + [0]
    columns = range(max(xs) - size + 1, min(xs) + size)
    rows = range(max(ys) - size + 1, min(ys) + size)
    return [(x, y) for x in columns for y in rows]


def is_middle(kingdom: Kingdom, size: int) -> bool:
    """Middle Kingdom: on both axes nothing lies further from the castle than half the box; holes may be."""
    return all(abs(x) <= size // 2 and abs(y) <= size // 2 for x, y in kingdom)


def is_full(kingdom: Kingdom, size: int) -> bool:
    """Harmony: every square of the box is covered, the castle standing on the last one."""
    return len(kingdom) == size * size - 1
