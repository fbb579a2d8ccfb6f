"""The words of Duel: dice, coats, maps and spells."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from crownfield.base.squares import format_square, halves, parse_square
from crownfield.cli.game.tellers.plain import Teller, tail
from crownfield.draw.components import SPELL_OF
from crownfield.draw.duel.book import SPELL_NAMES
from crownfield.draw.text.ink import Ink
from crownfield.games.contract import View
from crownfield.games.position import Move, Position
from crownfield.play.record import Event

__all__ = ["DuelTeller"]

_MODES = {
    "normal": "side by side, one of them connected",
    "free": "side by side anywhere; spends Place freely",
    "split": "apart, each of them connected; spends Split the pair",
    "free_split": "apart and anywhere; spends both spells",
}
_CHOSEN_MODES = {"free": "place freely, by a spell", "split": "split the pair, by a spell"}
_ENDS = {
    "goes_on": "",
    "may_end": "; the game ends if the other player skips too",
    "ends": "; this ends the game",
}


class DuelTeller(Teller):
    questions: ClassVar[Mapping[str, str]] = {
        "take": "Take which?",
        "turn": "Turn a die? (die and face; Enter for none)",
        "cross": "Add the castle's cross to a die? (Enter for none)",
        "coat": "Which coat shall the joker be?",
        "mode": "How do you place?",
        "domains": "Which coat's domains shall be worth 3 more?",
        "bless": "Where do you add a cross?",
    }
    numbered = frozenset({"mode", "coat", "domains"})
    width_of_moves = 12

    def to_place(self, position: Position) -> str:
        view = position.view()
        mine = self._dice_of(view, view["actor"])
        return f"Draw {' and '.join(f'die {number} ({self._die(view, number)})' for number in mine)}"

    def offer(self, position: Position, moves: Sequence[Move], ink: Ink, width: int) -> list[str]:
        if position.phase == "bless":
            return ["  " + " ".join(tail(move) for move in moves)]
        return super().offer(position, moves, ink, width)

    def note(self, position: Position, move: Move) -> str:
        view = position.view()
        match move.text.split():
            case ["skip"]:
                return f"draw nothing this round{_ENDS[view['skip']]}"
            case ["turn", "none"]:
                return "leave the dice as they are"
            case ["cross", "none"]:
                return "keep the castle's cross"
            case ["take", *dice]:
                return " and ".join(self._die(view, int(die)) for die in dice)
            case ["turn", die, face]:
                return f"{self._die(view, int(die))} becomes {self._face(die, face)}"
            case ["cross", die]:
                return f"one cross more on {self._die(view, int(die))}"
            case ["mode", mode]:
                return _MODES[mode]
        return ""

    def reason(self, verb: str, words: Sequence[str], position: Position) -> str:
        if verb != "place" or len(words) != 1:
            return ""
        view = position.view()
        covered = {*map(parse_square, view["maps"][view["actor"]]["squares"]), parse_square(position.rules.info.castle)}
        for half in halves(words[0]):
            if half in covered:
                return f"{format_square(half)} is taken"
        if view["draft"]["mode"] not in (None, "normal"):
            return ""
        return "neither die would touch the castle or its own coat there"

    def deed(self, event: Event, before: View, after: View) -> str:
        verb, *words = event.text.split()
        if words[:1] in (["none"], ["normal"]):
            return ""
        match verb:
            case "take":
                return f"take {' and '.join(f'die {die} ({self._die(before, int(die))})' for die in words)}"
            case "turn":
                return f"turn die {words[0]} to {self._face(*words)}"
            case "cross":
                return f"add the castle's cross to die {words[0]}"
            case "coat":
                return f"make the joker a {_coat(words[1])}"
            case "mode":
                return _CHOSEN_MODES.get(words[0], "place anywhere, by two spells")
            case "place":
                drawn = " and ".join(self._die(before, die) for die in self._dice_of(before, event.seat))
                return f"draw {drawn} at {' and '.join(words)}"
            case "domains":
                return f"choose {_coat(words[0])}: every domain of it is worth 3 points more"
            case "bless":
                return f"add a cross on {words[0]}"
        return "skip: nothing is drawn"

    def reveal(self, text: str, after: View) -> str:
        verb, *words = text.split()
        if verb == "first":
            seat = int(words[0])
            return f"{self.who(seat)} roll{'' if seat == self.you else 's'} first."
        dice = [self._face(str(die), face) for die, face in enumerate(words, 1)]
        return f"Round {after['round']}, the dice show: {', '.join(dice)}."

    def news(self, before: View, after: View) -> list[str]:
        """Which seat has won which spell."""
        return [
            f"{self.who(int(new['seat']))} won a spell: {SPELL_NAMES[spell]}!"
            for old, new in zip(before["maps"], after["maps"], strict=True)
            for spell in SPELL_OF.values()
            if old["spells"][spell] == "open" and new["spells"][spell] in ("won", "ready", "used")
        ]

    def _dice_of(self, view: View, seat: int | None) -> list[int]:
        return [number for number, die in enumerate(view["dice"], 1) if die["seat"] == seat]

    def _face(self, die: str, face: str) -> str:
        return _coat(*self.pieces.die_face(int(die), int(face)))

    def _die(self, view: View, die: int) -> str:
        """What a die shows now, with what its owner decided about it."""
        coat, crosses = self.pieces.die_face(die, view["dice"][die - 1]["face"])
        draft = view["draft"] or {"coats": {}, "cross": None}
        return _coat(draft["coats"].get(str(die), coat), crosses + (draft["cross"] == die))


def _coat(coat: str, crosses: int = 0) -> str:
    """`double line ++`, or `joker`."""
    name = "joker" if coat == "?" else coat.replace("_", " ")
    return f"{name} {'+' * crosses}".strip()
