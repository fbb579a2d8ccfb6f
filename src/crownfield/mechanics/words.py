"""The notation that the dominoes games share: placements, picks, rows and kings."""

from collections.abc import Sequence

import numpy as np

from crownfield.base.errors import NotAllowed, Unreadable
from crownfield.mechanics.board import CASTLE, DIRECTIONS, OFFSETS, SIDE, SQUARES, STRIDE, square_name, square_number
from crownfield.mechanics.chance import kings_draw
from crownfield.mechanics.dominoes import DOMINOES_IN_BOX
from crownfield.mechanics.draft import OPPOSITE, PHASES

__all__ = [
    "format_draft", "format_king", "format_kings", "format_pick", "format_place", "format_row", "parse_draft",
    "parse_king", "parse_kings", "parse_pick", "parse_place", "parse_row", "read_numbers",
]  # fmt: skip


def format_place(placement: int) -> str:
    """`place h7e`: the square of the left half and the direction of the right one."""
    return f"place {square_name(placement % SQUARES)}{DIRECTIONS[placement // SQUARES]}"


def parse_place(words: Sequence[str]) -> int:
    """The placement in words[1]; raises Unreadable."""
    if len(words) == 2 and words[1][-1:] in tuple(DIRECTIONS):
        direction = DIRECTIONS.index(words[1][-1])
        square = square_number(words[1][:-1])
        if square is not None and _is_on_board(square, direction):
            return direction * SQUARES + square
    raise Unreadable(
        f"{' '.join(words)!r} is no placement; write the left half's square and the right half's direction: place h7e"
    )


def _is_on_board(square: int, direction: int) -> bool:
    other = square + int(OFFSETS[direction])
    return 0 <= other < SQUARES and other % STRIDE < SIDE and CASTLE not in (square, other)


def format_pick(number: int) -> str:
    return f"pick {number}"


def parse_pick(words: Sequence[str]) -> int:
    """The domino number in words[1]; raises Unreadable."""
    numbers = read_numbers(words[1:])
    if len(numbers) != 1 or not 1 <= numbers[0] <= DOMINOES_IN_BOX:
        raise Unreadable(f"{' '.join(words)!r} is no pick; name one domino from 1 to {DOMINOES_IN_BOX}: pick 17")
    return numbers[0]


def read_numbers(words: Sequence[str]) -> list[int]:
    """Whole numbers of at most three digits, written plainly; raises Unreadable."""
    for word in words:
        if not (word.isascii() and word.isdigit() and len(word) <= 3 and str(int(word)) == word):
            raise Unreadable(f"{word!r} is no number")
    return [int(word) for word in words]


def format_row(numbers: Sequence[int]) -> str:
    return " ".join(["row", *(str(number) for number in numbers)])


def parse_row(table: np.void, words: Sequence[str]) -> list[int]:
    """The numbers of a row that may be laid out now; raises Unreadable or NotAllowed."""
    numbers, text = read_numbers(words[1:]), " ".join(words)
    if len(numbers) != int(table["row_size"]):
        raise NotAllowed(f"{text!r}: a row has {int(table['row_size'])} dominoes here")
    if numbers != sorted(set(numbers)):
        raise NotAllowed(f"{text!r}: the numbers of a row ascend")
    unseen = int(table["unseen"][int(table["round"]) % int(table["boxes"])])
    for number in numbers:
        if not 1 <= number <= DOMINOES_IN_BOX or not unseen >> (number - 1) & 1:
            raise NotAllowed(f"{text!r}: domino {number} is not in the pile")
    return numbers


def format_draft(table: np.void, outcome: Sequence[int]) -> str:
    """The row or the king that is due, coming so; `kings 0 1 1 0` where all are drawn at once."""
    match PHASES[int(table["phase"])]:
        case "king":
            return format_king(outcome)
        case "kings":
            return format_kings(outcome)
    return format_row(outcome)


def parse_draft(table: np.void, words: Sequence[str]) -> list[int]:
    """The inverse of `format_draft`, for the verb that is due; raises Unreadable or NotAllowed."""
    read = {"row": parse_row, "king": parse_king, "kings": parse_kings}[PHASES[int(table["phase"])]]
    return read(table, words)


def format_king(seats: Sequence[int]) -> str:
    return f"king {' '.join(str(seat) for seat in seats)}"


def parse_king(table: np.void, words: Sequence[str]) -> list[int]:
    """The seat of a king that can be drawn now; raises Unreadable or NotAllowed."""
    seats, left = read_numbers(words[1:]), kings_draw(table).unseen or ()
    if len(seats) != 1 or seats[0] not in left:
        whose = ", ".join(str(seat) for seat in sorted(set(left)))
        raise NotAllowed(f"{' '.join(words)!r}: one king is drawn, of one of these seats: {whose}")
    return seats


def format_kings(seats: Sequence[int]) -> str:
    return " ".join(["kings", *(str(seat) for seat in seats)])


def parse_kings(table: np.void, words: Sequence[str]) -> list[int]:
    """The seats of an order of kings that can be drawn now; raises Unreadable or NotAllowed."""
    seats, text = read_numbers(words[1:]), " ".join(words)
    kings, players = int(table["king_count"]), int(table["players"])
    if sorted(seats) != sorted(index % players for index in range(kings)):
        raise NotAllowed(f"{text!r}: each seat from 0 to {players - 1} comes {kings // players} times")
    if table["kings_come"] & OPPOSITE and seats != [seats[0], 1 - seats[0], 1 - seats[0], seats[0]]:
        raise NotAllowed(f"{text!r}: one seat puts the first and the last king, the other the two between")
    return seats
