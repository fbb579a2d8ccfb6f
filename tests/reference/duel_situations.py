"""Hand-made positions of the reference Kingdomino Duel, for the tests of its rules."""

from tests.reference.duel import Duel, new_duel
from tests.reference.duel_map import Squares, free_squares, square_named

# Dice 1 and 2 always go to A and dice 3 and 4 to B, who are seats 0 and 1, unless a test says otherwise.
WALL = "c3 quarters, e3 quarters, d2 quarters, d4 quarters"  # the castle is walled in by one coat


def drawn(text: str) -> Squares:
    """The squares of a map written as 'd4 dot, e3 line 2'."""
    squares: Squares = {}
    for entry in filter(None, text.split(", ")):
        square, coat, *crosses = entry.split(" ")
        squares[square_named(square)] = (coat, int(crosses[0]) if crosses else 0)
    return squares


def all_but(free: str, coat: str = "quarters") -> Squares:
    """A map of one coat on which only these squares are free."""
    kept = [square_named(text) for text in free.split()]
    return {square: (coat, 0) for square in free_squares({}) if square not in kept}


def begun(a: str | Squares = "", b: str | Squares = "", *, ready: str = "", castles: bool = False) -> Duel:
    """A game in round 1 before the roll, with these maps, spells in A's hand, castles used up or not."""
    game = new_duel()
    game.play("first 0")
    for sheet, squares in zip(game.sheets, (a, b), strict=True):
        sheet.squares = drawn(squares) if isinstance(squares, str) else squares
        sheet.castle_used = not castles
    for spell in ready.split():
        game.sheets[0].spells[spell] = "ready"
        game.sheets[1].spells[spell] = "closed"
    return game


def dealt(game: Duel, roll: str) -> Duel:
    """The same game with the dice rolled and taken."""
    play(game, f"roll {roll}", "take 1", "take 3 4")
    return game


def play(game: Duel, *texts: str) -> None:
    """Let these decisions and chance events happen."""
    for text in texts:
        game.play(text)


def finish_round(game: Duel) -> None:
    """Take the first option until chance is due or the game is over."""
    while isinstance(game.actor, int):
        game.play(game.legal()[0])


def boxes(game: Duel, seat: int) -> dict[str, int]:
    """The rows in which this seat has ticked something."""
    return {coat: number for coat, number in game.sheets[seat].boxes.items() if number}
