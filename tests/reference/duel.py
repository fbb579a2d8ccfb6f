"""A slow, obvious Kingdomino Duel to judge the fast one by: the rounds and whose decision is due."""

import re
from copy import deepcopy
from itertools import combinations
from typing import Any

from tests.reference.duel_drawing import Die, Drawing
from tests.reference.duel_map import COATS, domains, free_squares, name, square_named
from tests.reference.duel_spells import Sheet, award

__all__ = ["Duel", "domains", "new_duel"]

LIGHTNING_PHASE = {"three_per_domain": "domains", "extra_cross": "bless"}


class Duel:
    """One game; every decision and every chance event goes through `play`."""

    def __init__(self, edition: int) -> None:
        self.edition = edition
        self.phase = "first"
        self.actor: int | str | None = "chance"
        self.round = 0
        self.idle_rounds = 0  # in a row, in which nobody placed
        self.first: int | None = None
        self.dice: list[Die] | None = None
        self.drawing: Drawing | None = None
        self.sheets = [Sheet(0), Sheet(1)]
        self.lightning: list[tuple[int, str]] = []

    def copy(self) -> "Duel":
        """An independent game in the same position."""
        return deepcopy(self)

    def legal(self) -> list[str]:
        """Every decision open to the seat on turn; empty when chance is due or the game is over."""
        if self.phase == "take":
            return self._takes()
        if self.phase == "domains":
            return [f"domains {coat}" for coat in COATS]
        if self.phase == "bless":
            return [f"bless {name(square)}" for square in sorted(self._sheet().squares)]
        return [] if self.drawing is None else self.drawing.legal()

    def play(self, text: str) -> None:
        """Let a decision or a chance event happen; ValueError, and no change, if it cannot happen now."""
        words = text.split(" ")
        if self.phase in ("first", "roll"):
            pattern = {"first": "first [01]", "roll": "roll [1-6] [1-6] [1-6] [1-6]"}[self.phase]
            if not re.fullmatch(pattern, text):
                raise ValueError(f"{text!r} is not what chance can do now, which is {self.phase}")
            self._chance([int(word) for word in words[1:]])
        elif text not in self.legal():
            raise ValueError(f"{text!r} is not legal in phase {self.phase} of seat {self.actor}")
        elif self.phase == "take":
            self._take([int(word) for word in words[1:]])
        elif self.phase == "domains":
            self._sheet().bonus_coat = words[1]
            self._lightning_done("three_per_domain")
        elif self.phase == "bless":
            self._bless(words[1])
            self._lightning_done("extra_cross")
        else:
            self._draw(words)

    def _chance(self, numbers: list[int]) -> None:
        if self.phase == "first":
            self._begin_round(numbers[0])
        else:
            self.dice = [Die(number, face) for number, face in enumerate(numbers, start=1)]
            self.phase, self.actor = "take", self.first

    def _begin_round(self, first: int) -> None:
        self.round, self.first, self.dice = self.round + 1, first, None
        for sheet in self.sheets:
            sheet.begin_round()
        self.phase, self.actor = "roll", "chance"

    def _takes(self) -> list[str]:
        untaken = [die.number for die in self._dice() if die.seat is None]
        singles = [f"take {die}" for die in untaken]
        pairs = [f"take {one} {two}" for one, two in combinations(untaken, 2)]
        if self.actor != self.first:
            return pairs
        return singles + (pairs if self._sheet().spells["double_take"] == "ready" else [])

    def _take(self, numbers: list[int]) -> None:
        seat = self._seat()
        for number in numbers:
            self._dice()[number - 1].seat = seat
        if len(numbers) == 1:
            self.actor = 1 - seat
            return
        if seat == self.first:
            self._sheet().spells["double_take"] = "used"
        for die in self._dice():
            die.seat = 1 - seat if die.seat is None else die.seat
        self._begin_drawing(self._first())

    def _begin_drawing(self, seat: int) -> None:
        self.actor = seat
        self.drawing = Drawing(self.sheets[seat], [die for die in self._dice() if die.seat == seat])
        self.phase = self.drawing.step()

    def _draw(self, words: list[str]) -> None:
        assert self.drawing is not None
        if words[0] == "skip":
            self._sheet().able = self.legal() != ["skip"]
        else:
            self.drawing.answer(words)
        if words[0] not in ("skip", "place"):
            self.phase = self.drawing.step()
        elif self.actor == self.first:
            self._begin_drawing(1 - self._first())
        else:
            self.drawing = None
            self._open_spellbook()

    def _open_spellbook(self) -> None:
        for sheet in self.sheets:
            sheet.tick()
        self.lightning = award(self.sheets, self._first())
        self._next_lightning()

    def _next_lightning(self) -> None:
        if self.lightning:
            self.actor, spell = self.lightning[0]
            self.phase = LIGHTNING_PHASE[spell]
        else:
            self._end_round()

    def _lightning_done(self, spell: str) -> None:
        self._sheet().spells[spell] = "used"
        self.lightning.pop(0)
        self._next_lightning()

    def _bless(self, text: str) -> None:
        coat, crosses = self._sheet().squares[square_named(text)]
        self._sheet().squares[square_named(text)] = (coat, crosses + 1)

    def _end_round(self) -> None:
        full = any(not free_squares(sheet.squares) for sheet in self.sheets)
        placed = any(sheet.drew for sheet in self.sheets)
        self.idle_rounds = 0 if placed else self.idle_rounds + 1
        stuck = not placed and not any(sheet.able for sheet in self.sheets)
        if full or stuck or self.idle_rounds == (1 if self.edition == 1 else 2):
            self.phase, self.actor = "over", None
        else:
            self._begin_round(1 - self._first())

    def scores(self) -> list[dict[str, Any]]:
        """The score pad of each player as the maps are now."""
        pads = [(sheet.seat, sheet.parts()) for sheet in self.sheets]
        return [{"seats": [seat], "total": sum(parts.values()), "parts": parts} for seat, parts in pads]

    def winners(self) -> list[int]:
        """The seats that won; nobody before the game is over."""
        best = max(sheet.rank() for sheet in self.sheets)
        return [sheet.seat for sheet in self.sheets if self.phase == "over" and sheet.rank() == best]

    def view(self) -> dict[str, Any]:
        """Everything there is to see, as plain values."""
        dice = None if self.dice is None else [{"face": die.face, "seat": die.seat} for die in self.dice]
        return {
            "game": "duel",
            "players": 2,
            "phase": self.phase,
            "actor": self.actor,
            "round": self.round,
            "first": self.first,
            "dice": dice,
            "draft": None if self.drawing is None else self.drawing.view(),
            "maps": [sheet.view() for sheet in self.sheets],
            "skip": self._skipping() if "skip" in self.legal() else None,
        }

    def _skipping(self) -> str:
        """What the table says about skipping: it ends the game, it may (when B skips too), or the game goes on."""
        after = self.copy()
        after.play("skip")
        if self.actor != self.first:
            return "ends" if after.phase == "over" and not self.sheets[self._first()].drew else "goes_on"
        answers = after.legal()
        if "skip" in answers:
            after.play("skip")
        if after.phase != "over":
            return "goes_on"
        return "ends" if answers == ["skip"] else "may_end"

    def _seat(self) -> int:
        assert isinstance(self.actor, int)
        return self.actor

    def _first(self) -> int:
        assert self.first is not None
        return self.first

    def _sheet(self) -> Sheet:
        return self.sheets[self._seat()]

    def _dice(self) -> list[Die]:
        assert self.dice is not None
        return self.dice


def new_duel(edition: int = 2) -> Duel:
    """A game in which nothing has happened yet."""
    return Duel(edition)
