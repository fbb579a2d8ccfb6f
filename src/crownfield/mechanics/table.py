"""Setting a dominoes game up, and what everybody sees of its table and kingdoms."""

from collections.abc import Hashable, Iterator, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from crownfield.base.actors import CHANCE
from crownfield.mechanics.board import CASTLE, SIDE, SQUARES, STRIDE, square_name
from crownfield.mechanics.draft import FREE, OVER, PHASES, ROW
from crownfield.mechanics.kingdom import TERRAINS
from crownfield.mechanics.shapes import DominoesTable, RowView

__all__ = [
    "NAMES", "bits_of", "board_bits", "kingdom_seats", "room_view", "set_table", "squares_view", "table_view",
    "turn_key",
]  # fmt: skip

_ALL_DOMINOES = 2**48 - 1
NAMES = {square: square_name(square) for square in range(SQUARES) if square % STRIDE < SIDE}


def set_table(table: np.void, **facts: int) -> None:
    """An empty table; `facts` are fields of the record that differ from 0."""
    for name, value in facts.items():
        table[name] = value
    for field in ("row_seat", "next_seat", "kings"):
        table[field] = FREE
    table["unseen"][: facts["boxes"]] = _ALL_DOMINOES
    table["phase"], table["actor"] = ROW, CHANCE


def kingdom_seats(table: np.void) -> list[list[int]]:
    """The seats of each kingdom."""
    seats: list[list[int]] = [[] for _ in range(int(table["kingdoms"]))]
    for seat in range(int(table["players"])):
        seats[seat >> int(table["teams"])].append(seat)
    return seats


def table_view(table: np.void, boxes: Sequence[str]) -> DominoesTable:
    """The part of the view that every dominoes game has; the caller adds the kingdoms."""
    actor, phase, rounds = int(table["actor"]), int(table["phase"]), int(table["round"])
    over, setting_up = phase == OVER, rounds == 0
    return {
        "players": int(table["players"]),
        "grid": int(table["grid"]),
        "phase": PHASES[phase],
        "actor": None if over else "chance" if actor == CHANCE else actor,
        "round": rounds,
        "rounds": int(table["rounds"]),
        "row": None if over or setting_up else _current_row(table, boxes[(rounds - 1) % len(boxes)]),
        "turn": int(table["turn"]) if actor >= 0 and not setting_up else None,
        "next": _next_row(table, boxes[rounds % len(boxes)]),
        "kings": _kings_left(table),
        "coming": [int(seat) for seat in table["kings"][int(table["turn"]) :] if seat != FREE],
        "unseen": {box: _unseen(table, index) for index, box in enumerate(boxes)},
    }


def _kings_left(table: np.void) -> list[int]:
    """For each seat how many of its kings are still to be put in the set-up."""
    players = int(table["players"])
    if table["round"] > 0:
        return [0] * players
    standing = [int(seat) for seat in table["kings"][: int(table["turn"])]]
    return [int(table["king_count"]) // players - standing.count(seat) for seat in range(players)]


def _current_row(table: np.void, box: str) -> RowView:
    kings = range(int(table["king_count"]))
    return {
        "box": box,
        "dominoes": [{"number": int(table["row"][i]), "seat": int(table["row_seat"][i])} for i in kings],
    }


def _next_row(table: np.void, box: str) -> RowView | None:
    if table["next"][0] == 0:
        return None
    seats = [None if seat == FREE else int(seat) for seat in table["next_seat"]]
    numbers = [int(number) for number in table["next"][: int(table["row_size"])]]
    return {"box": box, "dominoes": [{"number": number, "seat": seats[i]} for i, number in enumerate(numbers)]}


def _unseen(table: np.void, box: int) -> list[int]:
    bits = int(table["unseen"][box])
    return [bit + 1 for bit in bits_of(bits)]


def squares_view(kingdom: np.void) -> dict[str, Any]:
    """What lies on the covered squares of a kingdom, by name."""
    terrain = [board_bits(plane) for plane in kingdom["terrain"]]
    crowns = [board_bits(plane) for plane in kingdom["crowns"]]
    return {
        NAMES[square]: {"terrain": TERRAINS[_code(terrain, square) - 1], "crowns": _code(crowns, square)}
        for square in bits_of(terrain[0] | terrain[1] | terrain[2])
    }


def _code(planes: Sequence[int], square: int) -> int:
    """The number that the bit-planes spell on a square."""
    return sum((plane >> square & 1) << index for index, plane in enumerate(planes))


def room_view(kingdom: np.void) -> list[str]:
    """The free squares that still fit into the grid of a kingdom, by name."""
    taken = board_bits(kingdom["terrain"][0] | kingdom["terrain"][1] | kingdom["terrain"][2]) | 1 << CASTLE
    open_squares = board_bits(kingdom["room"]) & ~taken
    return [NAMES[square] for square in bits_of(open_squares)]


def turn_key(table: np.void) -> Hashable:
    """A king's whole turn, or the putting of one king during set-up."""
    return int(table["round"]), int(table["turn"])


def board_bits(words: npt.NDArray[np.uint64]) -> int:
    """A set of squares as one Python integer."""
    return int.from_bytes(words.astype("<u8").tobytes(), "little")


def bits_of(bits: int) -> Iterator[int]:
    """The bits that are set, ascending."""
    while bits:
        yield (bits & -bits).bit_length() - 1
        bits &= bits - 1
