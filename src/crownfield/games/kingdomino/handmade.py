"""A kingdom of Kingdomino laid out by hand, as a position that the engine scores."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import numpy.typing as npt

from crownfield.base.errors import NotAllowed
from crownfield.games import start
from crownfield.games.position import Position
from crownfield.mechanics.board import square_name, square_number, squares_within
from crownfield.mechanics.dominoes import Half
from crownfield.mechanics.kingdom import TERRAINS

__all__ = ["handmade"]

_BITS = 192


def handmade(
    squares: Mapping[str, tuple[str, int]],
    *,
    grid: int = 5,
    middle_kingdom: bool = False,
    harmony: bool = False,
    components: Path | str | None = None,
) -> Position:
    """A position whose first kingdom has these squares (name → terrain, crowns); `scores()[0]` is its pad.

    Raises NotAllowed for squares that no dominoes of the box could have given.
    """
    options: dict[str, object] = {"middle_kingdom": middle_kingdom, "harmony": harmony}
    if grid == 7:
        options["mighty_duel"] = True
    position = start("kingdomino", players=2, components=components, **options)
    halves = {_number(name): Half(*square) for name, square in squares.items()}
    _check_supply(position, halves)
    _lay(position.state[0]["kingdoms"][0], halves, grid)
    return position


def _number(name: str) -> int:
    square = square_number(name)
    if square is None:
        raise NotAllowed(f"{name!r} is no square of a kingdom")
    return square


def _check_supply(position: Position, halves: Mapping[int, Half]) -> None:
    """No more squares of a kind than the dominoes have."""
    there = Counter(half for box in position.components.dominoes.values() for domino in box.values() for half in domino)
    for half, wanted in Counter(halves.values()).items():
        if wanted > there[half]:
            raise NotAllowed(
                f"{wanted} {half.terrain} squares with {half.crowns} crowns, but the box has {there[half]}"
            )


def _lay(kingdom: np.void, halves: Mapping[int, Half], grid: int) -> None:
    terrain, crowns = np.zeros((2, _BITS), np.uint8)
    for square, half in halves.items():
        terrain[square], crowns[square] = TERRAINS.index(half.terrain) + 1, half.crowns
        kingdom["room"] &= squares_within(square, grid - 1)
    kingdom["terrain"], kingdom["crowns"] = _planes(terrain, 3), _planes(crowns, 2)
    _check_room(kingdom, halves, grid)


def _planes(codes: npt.NDArray[np.uint8], count: int) -> npt.NDArray[np.uint64]:
    """The bit-planes that spell a number on each square."""
    bits = np.array([codes >> plane & 1 for plane in range(count)], np.uint8)
    return np.packbits(bits, axis=1, bitorder="little").view(np.uint64)


def _check_room(kingdom: np.void, halves: Mapping[int, Half], grid: int) -> None:
    room = np.unpackbits(kingdom["room"].view(np.uint8), bitorder="little")
    for square in halves:
        if not room[square]:
            raise NotAllowed(f"the kingdom is larger than {grid} × {grid}: {square_name(square)} does not fit in")
