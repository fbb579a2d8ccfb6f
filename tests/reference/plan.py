"""What is fixed before a dominoes game starts, for every table the rules know; and a row with its kings."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Plan:
    """The shape of one game: its table of players, grid, rows and options."""

    players: int
    seats: list[list[int]]  # the seats of each kingdom
    kings: list[int]  # the seat of each king
    grid: int
    row_size: int
    rounds: int
    boxes: list[str]  # rows come from these boxes in turn
    middle_kingdom: bool = False
    harmony: bool = False
    may_discard: bool = False


@dataclass
class Row:
    """Dominoes of one box in ascending order; `seats` says whose king stands on a number."""

    box: str
    numbers: list[int]
    seats: dict[int, int] = field(default_factory=dict)

    def taken(self) -> Row:
        """The row without the dominoes on which no king stands."""
        return Row(self.box, [number for number in self.numbers if number in self.seats], dict(self.seats))

    def view(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "box": self.box,
            "dominoes": [{"number": number, "seat": self.seats.get(number)} for number in self.numbers],
        }


def kingdomino_plan(
    players: int,
    *,
    mighty_duel: bool = False,
    middle_kingdom: bool = False,
    harmony: bool = False,
    may_discard: bool = False,
    row: int = 3,
) -> Plan:
    """The shape of the game; ValueError for a table the rules do not know."""
    if players not in (2, 3, 4) or row not in (3, 4) or (mighty_duel and players != 2):
        raise ValueError(f"no Kingdomino for {players} players with row={row}, mighty_duel={mighty_duel}")
    row_size = row if players == 3 else 4
    rounds = 6 if players == 2 and not mighty_duel else 12
    seats = list(range(players))
    return Plan(
        players=players,
        seats=[[seat] for seat in seats],
        kings=seats * 2 if players == 2 else seats,
        grid=7 if mighty_duel else 5,
        row_size=row_size,
        rounds=rounds,
        boxes=["kingdomino"],
        middle_kingdom=middle_kingdom,
        harmony=harmony,
        may_discard=may_discard,
    )


def queendomino_plan(
    players: int,
    *,
    royal_wedding: bool = False,
    teams: bool = False,
    middle_kingdom: bool = False,
    harmony: bool = False,
    may_discard: bool = False,
) -> Plan:
    """The shape of the game; ValueError for a table the rules do not know."""
    if players not in _tables(royal_wedding, teams):
        raise ValueError(f"no Queendomino for {players} with royal_wedding={royal_wedding}, teams={teams}")
    seats = list(range(players))
    row_size = 8 if players > 4 else 4
    boxes = ["queendomino", "kingdomino"] if royal_wedding else ["queendomino"]
    large = teams or players == 2 or (royal_wedding and players <= 4)
    return Plan(
        players=players,
        seats=[[seat, seat + 1] for seat in seats[::2]] if teams else [[seat] for seat in seats],
        kings=seats * 2 if players == 2 else seats,
        grid=7 if large else 5,
        row_size=row_size,
        rounds=48 * len(boxes) // row_size,
        boxes=boxes,
        middle_kingdom=middle_kingdom,
        harmony=harmony,
        may_discard=may_discard,
    )


def _tables(royal_wedding: bool, teams: bool) -> tuple[int, ...]:
    """The numbers of players that can play so."""
    if teams:
        return (6, 8) if royal_wedding else ()
    return (3, 4, 5, 6) if royal_wedding else (2, 3, 4)
