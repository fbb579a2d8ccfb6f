"""Hand-made positions of Kingdomino Duel, for the tests of its rules."""

from crownfield.base.actors import CHANCE
from crownfield.games import start
from crownfield.games.duel.layout import COATS, SPELLS
from crownfield.games.duel.squares import NAMES
from crownfield.games.position import Position

SQUARES = {name: square for square, name in NAMES.items()}
WALL = "c3 quarters, e3 quarters, d2 quarters, d4 quarters"
"""A map on which only one coat reaches the castle."""


def happen(position: Position, *texts: str) -> Position:
    """Let these decisions and chance events happen."""
    for text in texts:
        if position.actor == CHANCE:
            position.reveal(text)
        else:
            position.play(text)
    return position


def drawn(position: Position, seat: int, text: str) -> None:
    """Draw a map written as 'd4 dot, e3 line 2'."""
    sheet = position.state[0]["sheets"][seat]
    for entry in filter(None, text.split(", ")):
        name, coat, *crosses = entry.split()
        numbers = (("coats", COATS.index(coat) + 1), ("crosses", int(crosses[0]) if crosses else 0))
        for planes, number in numbers:
            for plane in range(3):
                sheet[planes][plane] |= (number >> plane & 1) << SQUARES[name]


def all_but(free: str, coat: str = "quarters") -> str:
    """A map of one coat on which only these squares are free."""
    return ", ".join(f"{name} {coat}" for name in SQUARES if name not in free.split())


def begun(
    a: str = "", b: str = "", *, ready: str = "", castles: bool = False, boxes: str = "", first: int = 0
) -> Position:
    """Round 1 before the roll, seat 0 with map a: spells in its hand, castles used up or not.

    `boxes` are ticks of both seats as in '0 dot 4, 1 line 2'.
    """
    position = happen(start("duel"), f"first {first}")
    sheets = position.state[0]["sheets"]
    for seat, text in enumerate((a, b)):
        drawn(position, seat, text)
        sheets[seat]["castle_used"] = not castles
    for spell in ready.split():
        sheets[0]["ready"] |= 1 << SPELLS.index(spell)
        sheets[1]["closed"] |= 1 << SPELLS.index(spell)
    for entry in filter(None, boxes.split(", ")):
        seat_text, coat, ticks = entry.split()
        sheets[int(seat_text)]["boxes"][COATS.index(coat)] = int(ticks)
    return position


def dealt(position: Position, roll: str) -> Position:
    """The dice rolled; 1 and 2 go to A, 3 and 4 to B."""
    return happen(position, f"roll {roll}", "take 1", "take 3 4")


def finish_round(position: Position) -> Position:
    """Take the first option until chance is due or the game is over."""
    while position.actor >= 0:
        position.play(position.legal_moves()[0])
    return position


def options(position: Position) -> list[str]:
    return [str(move) for move in position.legal_moves()]


def squares(position: Position, seat: int = 0) -> dict[str, tuple[str, int]]:
    """What is drawn on a map."""
    found = position.view()["maps"][seat]["squares"]
    return {name: (square["coat"], square["crosses"]) for name, square in found.items()}


def boxes(position: Position, seat: int = 0) -> dict[str, int]:
    """The rows in which a seat has ticked something."""
    return {coat: ticked for coat, ticked in position.view()["maps"][seat]["boxes"].items() if ticked}


def spells(position: Position, seat: int = 0) -> dict[str, str]:
    """The status of every spell."""
    found: dict[str, str] = position.view()["maps"][seat]["spells"]
    return found
