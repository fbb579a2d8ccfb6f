"""One player's drawing in Kingdomino Duel: the steps turn, cross, coat, mode and place, or a skip instead."""

from dataclasses import dataclass, field
from typing import Any

from tests.reference.duel_map import COATS, COMPONENTS, Half, format_placement, parse_placement, placements
from tests.reference.duel_spells import Sheet

FACES: list[list[Half]] = [[(face["coat"], face["crosses"]) for face in die] for die in COMPONENTS["dice"]]
SPENT: dict[str | None, list[str]] = {
    "free": ["free_placement"],
    "split": ["split"],
    "free_split": ["free_placement", "split"],
}


@dataclass
class Die:
    """A rolled die, 1-4: the number of the face on top, 1-6, and who took it."""

    number: int
    face: int
    seat: int | None = None

    def shows(self, face: int | None = None) -> Half:
        """Coat and crosses of the face on top, or of another face."""
        return FACES[self.number - 1][(face or self.face) - 1]


@dataclass
class Drawing:
    """The decisions of a drawing so far; nothing is spent or drawn before the placement."""

    sheet: Sheet
    dice: list[Die]  # the player's two, ascending
    answered: list[str] = field(default_factory=list)
    turned: bool = False
    cross: int | None = None
    coats: dict[int, str] = field(default_factory=dict)
    mode: str | None = None

    def step(self) -> str:
        """The first step that is still to be answered."""
        if "turn" not in self.answered and self.sheet.spells["turn_die"] == "ready":
            return "turn"
        if "cross" not in self.answered and not self.sheet.castle_used:
            return "cross"
        if self._undecided_jokers():
            return "coat"
        if "mode" not in self.answered and self.sheet.modes() != ["normal"]:
            return "mode"
        return "place"

    def legal(self) -> list[str]:
        """The answers to this step that still lead to a placement; before the first answer perhaps `skip`."""
        options = {
            "turn": self._turns,
            "cross": self._crosses,
            "coat": self._coats,
            "mode": self._modes,
            "place": self._placements,
        }[self.step()]()
        may_skip = not self.answered and not self._can_finish(modes=["normal"])
        return options + (["skip"] if may_skip else [])

    def answer(self, words: list[str]) -> None:
        """Note a legal answer; a placement is drawn on the map at once."""
        self.answered.append(words[0])
        if words[0] == "turn" and words[1] != "none":
            self._own(int(words[1])).face = int(words[2])
            self.turned = True
        elif words[0] == "cross" and words[1] != "none":
            self.cross = int(words[1])
        elif words[0] == "coat":
            self.coats[int(words[1])] = words[2]
        elif words[0] == "mode":
            self.mode = words[1]
        elif words[0] == "place":
            self._draw(" ".join(words[1:]))

    def view(self) -> dict[str, Any]:
        """The draft as the view shows it: what has been decided, None or missing otherwise."""
        coats = {str(die): coat for die, coat in self.coats.items()}
        return {"cross": self.cross, "coats": coats, "mode": self.mode}

    def _turns(self) -> list[str]:
        options = ["turn none"] if self._can_finish() else []
        for die in self.dice:
            seen = [die.shows()]
            for face in range(1, 7):
                if die.shows(face) in seen:
                    continue
                seen.append(die.shows(face))
                if self._can_finish(turn=(die.number, face)):
                    options.append(f"turn {die.number} {face}")
        return options

    def _crosses(self) -> list[str]:
        choices = ["none", *(str(die.number) for die in self.dice)]
        return [f"cross {choice}" for choice in choices if self._can_finish()]

    def _coats(self) -> list[str]:
        die = self._undecided_jokers()[0].number
        return [f"coat {die} {coat}" for coat in COATS if self._can_finish(coats=self.coats | {die: coat})]

    def _modes(self) -> list[str]:
        return [f"mode {mode}" for mode in self.sheet.modes() if self._can_finish(modes=[mode])]

    def _placements(self) -> list[str]:
        low, high = self._halves()
        pairs = placements(self.sheet.squares, low, high, mode=self.mode or "normal")
        return [f"place {format_placement(one, two)}" for one, two in pairs]

    def _can_finish(
        self,
        *,
        turn: tuple[int, int] = (0, 0),
        coats: dict[int, str] | None = None,
        modes: list[str] | None = None,
    ) -> bool:
        """Whether some placement can follow, a die turned, these coats decided, these modes open."""
        decided = self.coats if coats is None else coats
        choices: list[list[str]] = []
        for die in self.dice:
            coat, _ = die.shows(turn[1] if die.number == turn[0] else None)
            joker = [decided[die.number]] if die.number in decided else COATS
            choices.append(joker if coat == "?" else [coat])
        return any(
            any(True for _ in placements(self.sheet.squares, (one, 0), (two, 0), mode=mode))
            for mode in (modes or self.sheet.modes())
            for one in choices[0]
            for two in choices[1]
        )

    def _draw(self, text: str) -> None:
        """Put both halves on the map, spend what was used and note the ticks earned."""
        one, two = parse_placement(text)
        self.sheet.squares[one], self.sheet.squares[two] = self._halves()
        self.sheet.drew = True
        self.sheet.castle_used = self.sheet.castle_used or self.cross is not None
        for spell in SPENT.get(self.mode, []) + (["turn_die"] if self.turned else []):
            self.sheet.spells[spell] = "used"
        for die in self.dice:
            coat, crosses = die.shows()
            if coat != "?" and crosses == 0 and die.number != self.cross:
                self.sheet.ticks.append(coat)

    def _halves(self) -> tuple[Half, Half]:
        """What is drawn for the lower-numbered and for the other die, castle cross included."""
        halves: list[Half] = []
        for die in self.dice:
            coat, crosses = die.shows()
            coat = self.coats[die.number] if coat == "?" else coat
            halves.append((coat, crosses + (1 if die.number == self.cross else 0)))
        return halves[0], halves[1]

    def _own(self, number: int) -> Die:
        return next(die for die in self.dice if die.number == number)

    def _undecided_jokers(self) -> list[Die]:
        return [die for die in self.dice if die.shows()[0] == "?" and die.number not in self.coats]
