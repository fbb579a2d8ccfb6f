"""A table of a dominoes game: what lies on it, who is to act, what it is worth and how it looks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from .components import Domino, dominoes
from .kingdom import Kingdom, Placement, is_full, is_middle
from .notation import square_name
from .plan import Plan, Row

Score = dict[str, Any]


class Table(ABC):
    """The open position of one game; `phase` is the verb of the decision or event due."""

    name: ClassVar[str]

    def __init__(self, plan: Plan, first_phase: str, edition: int) -> None:
        self.plan = plan
        self.edition = edition
        self.phase = first_phase
        self.round = 0
        self.row: Row | None = None
        self.next: Row | None = None
        self.turn = 0
        self.waiting: list[int] = []  # kings that are drawn and not put
        self.bag = list(plan.kings)  # kings that are not drawn
        self.placed: Placement | None = None
        self.unseen: dict[str, set[int]] = {box: set(dominoes(box)) for box in plan.boxes}
        self.kingdoms: list[Kingdom] = [{} for _ in plan.seats]

    @property
    def actor(self) -> int | str | None:
        """The seat to decide, "chance" when an event is due, None when the game is over."""
        if self.phase == "over":
            return None
        if self.phase in ("market", "row", "king", "kings"):
            return "chance"
        if self.round == 0:
            return self.waiting[0]
        row = self.current_row()
        return row.seats[row.numbers[self.turn]]

    @property
    def me(self) -> int:
        """The index of the kingdom of the seat on turn."""
        return next(k for k, seats in enumerate(self.plan.seats) if self.actor in seats)

    def current_row(self) -> Row:
        """The row being played; only to be asked for while there is one."""
        assert self.row is not None
        return self.row

    def offered_row(self) -> Row:
        """The row being picked from; only to be asked for while there is one."""
        assert self.next is not None
        return self.next

    def domino(self) -> Domino:
        """The domino of the king on turn."""
        row = self.current_row()
        return dominoes(row.box)[row.numbers[self.turn]]

    # --- results

    @abstractmethod
    def parts(self, kingdom: int) -> dict[str, int]:
        """The lines of the score of one kingdom, bonuses left out."""

    @abstractmethod
    def rank(self, kingdom: int) -> tuple[int, ...]:
        """What decides the victory, most important first."""

    def scores(self) -> list[Score]:
        """The score of each kingdom as it lies now."""
        found: list[Score] = []
        for k, seats in enumerate(self.plan.seats):
            parts = {**self.parts(k), **self.bonuses(self.kingdoms[k])}
            found.append({"seats": list(seats), "total": sum(parts.values()), "parts": parts})
        return found

    def bonuses(self, kingdom: Kingdom) -> dict[str, int]:
        """The lines of the bonuses that are on."""
        lines: dict[str, int] = {}
        if self.plan.middle_kingdom:
            lines["middle_kingdom"] = 10 if is_middle(kingdom, self.plan.grid) else 0
        if self.plan.harmony:
            lines["harmony"] = 5 if is_full(kingdom, self.plan.grid) else 0
        return lines

    def winners(self) -> list[int]:
        """All seats that share the victory; nobody before the game is over."""
        if self.phase != "over":
            return []
        ranks = [self.rank(k) for k in range(len(self.kingdoms))]
        return [seat for k, seats in enumerate(self.plan.seats) if ranks[k] == max(ranks) for seat in seats]

    # --- the view

    def view(self) -> dict[str, Any]:
        """Everything that lies open, as plain data."""
        in_turn = isinstance(self.actor, int) and self.round > 0
        return {
            "game": self.name,
            "players": self.plan.players,
            "grid": self.plan.grid,
            "phase": self.phase,
            "actor": self.actor,
            "round": self.round,
            "rounds": self.plan.rounds,
            "row": self.row.view() if self.row else None,
            "turn": self.turn if in_turn else None,
            "next": self.next.view() if self.next else None,
            "kings": [(self.waiting + self.bag).count(seat) for seat in range(self.plan.players)],
            "coming": list(self.waiting),
            "unseen": {box: sorted(numbers) for box, numbers in self.unseen.items()},
            "kingdoms": [self.kingdom_view(k) for k in range(len(self.kingdoms))],
        }

    def kingdom_view(self, kingdom: int) -> dict[str, Any]:
        """One kingdom; the castle is not listed."""
        squares = {
            square_name(square): {"terrain": terrain, "crowns": crowns}
            for square, (terrain, crowns) in self.kingdoms[kingdom].items()
        }
        return {"seats": list(self.plan.seats[kingdom]), "squares": squares}
