"""What happened, told in words: every decision and every reveal of a game as one short sentence."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from crownfield.cli.game.story_duel import duel_move, duel_reveal
from crownfield.draw import Components
from crownfield.draw.components import building_name
from crownfield.draw.text.kingdom import CROWN
from crownfield.games.contract import View
from crownfield.play.record import Event

__all__ = ["Teller", "face_words"]


def face_words(pieces: Components, box: str, number: int) -> str:
    """`wheat | forest ♛`."""
    return " | ".join(f"{terrain} {CROWN * crowns}".strip() for terrain, crowns in pieces.face(box, number))


@dataclass(frozen=True)
class Teller:
    """Tells events to one seat: "You place …", "Steward places …"."""

    pieces: Components
    names: Sequence[str]
    you: int | None

    def who(self, seat: int) -> str:
        return "You" if seat == self.you else self.names[seat]

    def _whose(self, seat: int) -> str:
        return "yours" if seat == self.you else f"{self.names[seat]}'s"

    def tell(self, event: Event, before: View, after: View) -> str:
        """The event as a sentence; empty for a decision to do nothing."""
        if event.seat is None:
            return self._reveal(event.text, after)
        words = duel_move(self.pieces, event, before) if before["game"] == "duel" else self._move(event, before, after)
        if not words:
            return ""
        return f"{self.who(event.seat)} {_conjugated(words, you=event.seat == self.you)}.{self._queen(before, after)}"

    def _move(self, event: Event, before: View, after: View) -> str:
        verb, *words = event.text.split()
        if verb in ("place", "discard"):
            return self._placing(verb, words, before)
        if verb == "pick":
            return f"take domino {words[0]} ({face_words(self.pieces, before['next']['box'], int(words[0]))})"
        if words == ["none"]:
            return ""
        gained = _purse(after, event.seat) - _purse(before, event.seat)
        return self._deed(verb, words, before, gained)

    def _placing(self, verb: str, words: Sequence[str], before: View) -> str:
        row = before["row"]
        number = row["dominoes"][before["turn"]]["number"]
        domino = f"domino {number} ({face_words(self.pieces, row['box'], number)})"
        return f"place {domino} at {words[0]}" if verb == "place" else f"discard {domino}"

    def _deed(self, verb: str, words: Sequence[str], before: View, gained: int) -> str:
        """Taxes, buildings and the dragon."""
        if verb == "tax":
            left, right = before["placed"]
            squares = {"left": left, "right": right, "both": f"{left} and {right}"}[words[0]]
            return f"collect {gained} {'coin' if gained == 1 else 'coins'} in taxes, knight on {squares}"
        building = building_name(self.pieces, before["market"]["slots"][words[0]])
        if verb == "dragon":
            return f"send the dragon to burn the {building}"
        paid = f"{-gained} {'coin' if gained == -1 else 'coins'}" if gained else "nothing"
        return f"build the {building} on {words[1]} for {paid}"

    def _queen(self, before: View, after: View) -> str:
        hosts = [_host(view) for view in (before, after)]
        if hosts[0] == hosts[1] or hosts[1] is None:
            return ""
        guests = " & ".join("you" if seat == self.you else self.names[seat] for seat in hosts[1])
        return f" The Queen comes to {guests}."

    def _reveal(self, text: str, after: View) -> str:
        verb, *words = text.split()
        if verb == "row":
            return f"A new row is laid out: {', '.join(words)}."
        if verb == "king":
            return f"A king is drawn, {self._whose(int(words[0]))}."
        if verb == "kings":
            return f"The kings are drawn: {', '.join(self.who(int(seat)) for seat in words)}."
        if verb == "market":
            slots = [word.split("=") for word in words if not word.startswith("top")]
            new = [f"{building_name(self.pieces, ident)} for {cost}" for cost, ident in slots]
            return f"New on the builders' street: {', '.join(new)}."
        return duel_reveal(self.pieces, text, [self.who(seat) for seat in (0, 1)], after)


def _conjugated(words: str, *, you: bool) -> str:
    """The verb comes first: you place, another places."""
    verb, space, rest = words.partition(" ")
    return words if you else f"{verb}s{space}{rest}"


def _purse(view: View, seat: int | None) -> int:
    return next(int(kingdom.get("coins", 0)) for kingdom in view["kingdoms"] if seat in kingdom["seats"])


def _host(view: View) -> Any:
    return next((kingdom["seats"] for kingdom in view.get("kingdoms", ()) if kingdom.get("queen")), None)
