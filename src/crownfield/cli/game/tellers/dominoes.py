"""The words of every game with dominoes: rows, kings, placing and picking."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from crownfield.base.squares import format_square, halves, parse_square
from crownfield.cli.game.short_table import short_table
from crownfield.cli.game.tellers.plain import Teller, tail
from crownfield.cli.terminal.screen import Screen
from crownfield.draw.status import kingdom_of
from crownfield.draw.text.kingdom import CROWN
from crownfield.games.contract import View
from crownfield.games.position import Move, Position
from crownfield.play.record import Event

__all__ = ["DominoesTeller"]

_ROOM_FOR_QUESTION = 10


class DominoesTeller(Teller):
    """For games whose view has rows and kingdoms."""

    questions: ClassVar[Mapping[str, str]] = {"pick": "Put your king on which domino?"}

    def to_place(self, position: Position) -> str:
        return f"Place {self._in_hand(position.view())}"

    def note(self, position: Position, move: Move) -> str:
        return self._face(position.view()["next"]["box"], int(tail(move)))

    def reason(self, verb: str, words: Sequence[str], position: Position) -> str:
        match verb:
            case "place":
                return _place_reason(words[0], position)
            case "discard":
                return "a domino that fits somewhere must be placed"
            case "pick":
                return _pick_reason(words[0], position.view())
        return ""

    def deed(self, event: Event, before: View, after: View) -> str:
        verb, *words = event.text.split()
        if verb == "place":
            return f"place {self._in_hand(before)} at {words[0]}"
        if verb == "discard":
            return f"discard {self._in_hand(before)}"
        return f"take domino {words[0]} ({self._face(before['next']['box'], int(words[0]))})"

    def reveal(self, text: str, after: View) -> str:
        verb, *words = text.split()
        if verb == "row":
            return f"A new row is laid out: {', '.join(words)}."
        if verb == "king":
            return f"A king is drawn, {self._whose(int(words[0]))}."
        return f"The kings are drawn: {', '.join(self.who(int(seat)) for seat in words)}."

    def turn(self, view: View, totals: Sequence[int], screen: Screen) -> str:
        """The whole table if the question below it still fits on the screen; else the offers and the own kingdom."""
        whole = self.table(view, totals, screen)
        if whole.count("\n") + _ROOM_FOR_QUESTION < screen.height:
            return whole
        return short_table(view, self.you, self.pieces, names=self.names, totals=totals, screen=screen)

    def _in_hand(self, view: View) -> str:
        """`domino 17 (wheat | forest ♛)`."""
        row = view["row"]
        number = row["dominoes"][view["turn"]]["number"]
        return f"domino {number} ({self._face(row['box'], number)})"

    def _face(self, box: str, number: int) -> str:
        """`wheat | forest ♛`."""
        return " | ".join(f"{terrain} {CROWN * crowns}".strip() for terrain, crowns in self.pieces.face(box, number))

    def _whose(self, seat: int) -> str:
        return "yours" if seat == self.you else f"{self.names[seat]}'s"


def _place_reason(word: str, position: Position) -> str:
    view = position.view()
    grid, squares = view["grid"], kingdom_of(view, view["actor"])["squares"]
    covered = {parse_square(name) for name in (*squares, position.rules.info.castle)}
    laid = halves(word)
    for half in laid:
        if half in covered:
            return f"{format_square(half)} is taken"
    for axis, what in ((0, "columns wide"), (1, "rows high")):
        line = [square[axis] for square in (*covered, *laid)]
        if max(line) - min(line) >= grid:
            return f"the kingdom would be {max(line) - min(line) + 1} {what}, and {grid} is the most"
    number = view["row"]["dominoes"][view["turn"]]["number"]
    terrains = [half.terrain for half in position.components.dominoes[view["row"]["box"]][number]]
    return f"neither {' nor '.join(dict.fromkeys(terrains))} would touch its own terrain or the castle there"


def _pick_reason(number: str, view: View) -> str:
    offered = [domino for domino in view["next"]["dominoes"] if str(domino["number"]) == number]
    return "a king stands there already" if offered else "it is not in the row"
