"""The shape of a set of squares: its regions and its border as a path with rounded corners."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

Cell = tuple[int, int]
_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def regions(terrain_at: Mapping[Cell, str]) -> list[tuple[str, frozenset[Cell]]]:
    """Connected cells of one terrain, in the order of their first cell."""
    left = dict(terrain_at)
    found = []
    for cell, terrain in terrain_at.items():
        if cell in left:
            found.append((terrain, frozenset(_flood(cell, terrain, left))))
    return found


def _flood(start: Cell, terrain: str, left: dict[Cell, str]) -> Iterator[Cell]:
    stack = [start]
    while stack:
        cell = stack.pop()
        if left.get(cell) == terrain:
            del left[cell]
            yield cell
            stack.extend((cell[0] + dx, cell[1] + dy) for dx, dy in _STEPS)


def _edges(cells: Collection[Cell]) -> dict[Cell, list[Cell]]:
    """Border edges, clockwise seen with y growing downwards: start corner -> end corners."""
    edges: dict[Cell, list[Cell]] = {}
    for x, y in sorted(cells):
        corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
        for side, (dx, dy) in enumerate(_STEPS):
            if (x + dx, y + dy) not in cells:
                edges.setdefault(corners[side], []).append(corners[(side + 1) % 4])
    return edges


def _loop(edges: dict[Cell, list[Cell]]) -> list[Cell]:
    """Takes one closed border out of the edges, turning right where two squares touch at a corner only."""
    start = corner = min(edges)
    heading: Cell | None = None
    loop = []
    while edges.get(corner):
        ends = edges[corner]
        right = None if heading is None else (corner[0] - heading[1], corner[1] + heading[0])
        end = right if right in ends and right is not None else ends[0]
        ends.remove(end)
        if not ends:
            del edges[corner]
        loop.append(corner)
        heading = (end[0] - corner[0], end[1] - corner[1])
        corner = end
        if corner == start:
            break
    return loop


def _turns(loop: list[Cell]) -> list[tuple[Cell, Cell, Cell]]:
    """Corners where the border turns, each with the unit steps before and after it."""
    turns = []
    for i, (x, y) in enumerate(loop):
        px, py = loop[i - 1]
        nx, ny = loop[(i + 1) % len(loop)]
        before, after = (x - px, y - py), (nx - x, ny - y)
        if before != after:
            turns.append(((x, y), before, after))
    return turns


def border(cells: Collection[Cell], size: float, radius: float) -> str:
    """Path data round the cells, each `size` wide, with corners of the given radius."""
    edges = _edges(cells)
    data = []
    while edges:
        for i, ((x, y), before, after) in enumerate(_turns(_loop(edges))):
            ax, ay = x * size - before[0] * radius, y * size - before[1] * radius
            bx, by = x * size + after[0] * radius, y * size + after[1] * radius
            data.append(f"{'L' if i else 'M'}{ax:g} {ay:g}Q{x * size:g} {y * size:g} {bx:g} {by:g}")
        data.append("z")
    return "".join(data)
