"""What the terminal asks, offers, explains and tells in any game, by its notation alone."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from crownfield.cli.terminal.screen import Screen
from crownfield.draw import Components, table_text
from crownfield.draw.text.ink import Ink, wrap
from crownfield.games.contract import View
from crownfield.games.position import Move, Position
from crownfield.play.record import Event

__all__ = ["Teller", "cut", "tail"]

_MOST_LINES = 14


def tail(move: Move) -> str:
    """A move without its verb, as far as it has more than that."""
    return move.text.partition(" ")[2] or move.text


class Teller:
    """Speaks to one seat. A game with words of its own overrides what it says better."""

    questions: ClassVar[Mapping[str, str]] = {}
    """By phase."""
    numbered: frozenset[str] = frozenset()
    """Phases whose moves may be chosen by their number in the list; in the others a number is the name of a piece."""
    width_of_moves = 6

    def __init__(self, pieces: Components, names: Sequence[str], you: int) -> None:
        self.pieces, self.names, self.you = pieces, names, you

    def who(self, seat: int) -> str:
        return "You" if seat == self.you else self.names[seat]

    def question(self, position: Position, moves: Sequence[Move]) -> str:
        """The question that is due to the actor."""
        if position.phase == "place":
            return f"{self.to_place(position)} where? {len(moves)} ways, such as {tail(moves[0])}"
        return self.questions.get(position.phase, f"{position.phase.capitalize()}?")

    def to_place(self, position: Position) -> str:
        """What is placed, beginning with the verb."""
        return "Place"

    def offer(self, position: Position, moves: Sequence[Move], ink: Ink, width: int) -> list[str]:
        """What may be played, compactly; long lists are cut."""
        if position.phase == "place" and moves[0].text != "skip":
            return cut(_placements(moves, width))
        lines = []
        for index, move in enumerate(moves, 1):
            number = f"{index}  " if position.phase in self.numbered else ""
            shown = ink.strong(f"{tail(move):<{self.width_of_moves}}")
            lines.append(f"  {number}{shown} {self.note(position, move)}".rstrip())
        return lines

    def note(self, position: Position, move: Move) -> str:
        """What a move means, where it does not say so itself."""
        return ""

    def why_not(self, text: str, position: Position) -> str:
        """The reason why a move is not legal, or nothing where the list of legal moves says it best."""
        verb, *words = text.split()
        if {"discard": "place", "skip": position.phase}.get(verb, verb) != position.phase:
            return f"{position.phase} comes first"
        return self.reason(verb, words, position)

    def reason(self, verb: str, words: Sequence[str], position: Position) -> str:
        """The reason, for a move of what is due."""
        return ""

    def tell(self, event: Event, before: View, after: View) -> str:
        """The event as a sentence; empty for a decision to do nothing."""
        if event.seat is None:
            return self.reveal(event.text, after)
        words = self.deed(event, before, after)
        if not words:
            return ""
        return f"{self.who(event.seat)} {_conjugated(words, you=event.seat == self.you)}.{self.aside(before, after)}"

    def reveal(self, text: str, after: View) -> str:
        return f"Chance: {text}."

    def deed(self, event: Event, before: View, after: View) -> str:
        """A decision, beginning with the verb as it is said of you."""
        return f"play {event.text}"

    def aside(self, before: View, after: View) -> str:
        """What a decision brought at once, as a sentence behind it."""
        return ""

    def news(self, before: View, after: View) -> list[str]:
        """What else has happened, as sentences of their own."""
        return []

    def table(self, view: View, totals: Sequence[int], screen: Screen) -> str:
        """The whole table."""
        names, ink, width = self.names, screen.ink, screen.width
        return table_text(view, self.pieces, names=names, totals=totals, color=ink.color, width=width).rstrip()

    def turn(self, view: View, totals: Sequence[int], screen: Screen) -> str:
        """The table as a player needs it at the start of a turn."""
        return self.table(view, totals, screen)

    def again(self, view: View, ink: Ink) -> str:
        """What is shown again before a later decision of the same turn."""
        return ""


def cut(lines: list[str]) -> list[str]:
    if len(lines) <= _MOST_LINES:
        return lines
    return [*lines[:_MOST_LINES], f"  … and {len(lines) - _MOST_LINES} lines more"]


def _placements(moves: Sequence[Move], width: int) -> list[str]:
    """Grouped by the first square: `h7 e n` are h7e and h7n, `d4: f2 g3` are d4 f2 and d4 g3."""
    groups: dict[str, list[str]] = {}
    for move in moves:
        first, _, second = tail(move).partition(" ")
        if move.text in ("discard", "skip"):
            groups[move.text] = []
        elif second:
            groups.setdefault(f"{first}:", []).append(second)
        else:
            groups.setdefault(first[:-1], []).append(first[-1])
    words = [
        " ".join([square, "".join(ways) if not square.endswith(":") else " ".join(ways)])
        for square, ways in groups.items()
    ]
    return wrap([f"{word.strip()}  " for word in sorted(words, key=_by_square)], width, "  ")


def _by_square(word: str) -> tuple[str, int]:
    digits = "".join(letter for letter in word.split(maxsplit=1)[0] if letter.isdigit())
    return word[:1], int(digits or 0)


def _conjugated(words: str, *, you: bool) -> str:
    """The verb comes first: you place, another places."""
    verb, space, rest = words.partition(" ")
    return words if you else f"{verb}s{space}{rest}"
