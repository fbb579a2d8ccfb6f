"""The draft flow that Kingdomino and Queendomino share: rows, kings, turns, rounds, and laying the domino."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import ClassVar, Self

from .kingdom import placements
from .notation import parse_placement, placement_name
from .plan import Row
from .table import Table


class DominoesGame(Table):
    """One game in progress. Decisions and chance events both come in as notation through `play`."""

    steps: ClassVar[tuple[str, ...]]  # the decisions of one turn, in order

    def legal(self) -> list[str]:
        """All moves of the decision due; nothing when chance is due or the game is over."""
        return self.decisions()[self.phase][0]() if isinstance(self.actor, int) else []

    def play(self, text: str) -> None:
        """Plays a decision or applies an event; ValueError, and nothing changed, when it is impossible."""
        if self.actor is None:
            raise ValueError("the game is over")
        if self.actor == "chance":
            self.events()[self.phase](text)
            return
        if text not in self.legal():
            raise ValueError(f"{text!r} is not a legal move for seat {self.actor} in phase {self.phase}")
        self.decisions()[self.phase][1](text)

    def decisions(self) -> dict[str, tuple[Callable[[], list[str]], Callable[[str], None]]]:
        """Phase -> (what may be said, what saying it does)."""
        return {"pick": (self.pick_moves, self.pick), "place": (self.place_moves, self.place)}

    def events(self) -> dict[str, Callable[[str], None]]:
        """Phase -> what applying the event does, after checking that it is possible."""
        return {"row": self.reveal_row, "king": self.draw_king, "kings": self.draw_kings}

    # --- chance

    def box_due(self) -> str:
        """The box that the next row comes from; boxes take turns."""
        return self.plan.boxes[self.round % len(self.plan.boxes)]

    def reveal_row(self, text: str) -> None:
        """`row 3 17 22 41`."""
        box = self.box_due()
        possible = {str(number): number for number in self.unseen[box]}
        words = text.split(" ")
        if words[0] != "row" or len(words) != 1 + self.plan.row_size or not set(words[1:]) <= set(possible):
            raise ValueError(f"{text!r} is not a row of {self.plan.row_size} unseen dominoes of {box}")
        numbers = [possible[word] for word in words[1:]]
        if numbers != sorted(set(numbers)):
            raise ValueError(f"{text!r} does not ascend")
        self.unseen[box] -= set(numbers)
        self.next = Row(box, numbers)
        self.phase = "place" if self.round > 0 else "king" if self.edition > 1 else "kings"

    def draw_king(self, text: str) -> None:
        """`king 1`: whose king is put next."""
        if text not in [f"king {seat}" for seat in self.bag]:
            raise ValueError(f"{text!r} is no king that is still in the bag")
        seat = int(text.split()[1])
        self.bag.remove(seat)
        self.waiting = [seat]
        self.phase = "pick"

    def draw_kings(self, text: str) -> None:
        """`kings 0 1 1 0`."""
        words = text.split(" ")
        drawn = [int(word) for word in words[1:] if word in ["0", "1", "2", "3", "4", "5", "6", "7"]]
        if words[0] != "kings" or len(drawn) != len(words) - 1 or not self.kings_may_come(drawn):
            raise ValueError(f"{text!r} is no order in which the kings can come")
        self.waiting, self.bag = drawn, []
        self.phase = "pick"

    def kings_may_come(self, drawn: list[int]) -> bool:
        """Whether the kings can be drawn in this order: here, in any."""
        return sorted(drawn) == sorted(self.plan.kings)

    # --- decisions

    def place_moves(self) -> list[str]:
        """A domino that fits must be placed, unless the option lets it be discarded."""
        found = placements(self.kingdoms[self.me], self.domino(), self.plan.grid)
        moves = [f"place {placement_name(placement)}" for placement in found]
        return moves if moves and not self.plan.may_discard else [*moves, "discard"]

    def place(self, text: str) -> None:
        """`place h7e` or `discard`."""
        if text != "discard":
            self.placed = parse_placement(text.split()[1])
            for square, half in zip(self.placed, self.domino(), strict=True):
                self.kingdoms[self.me][square] = half
        self.finish_step()

    def pick_moves(self) -> list[str]:
        """The dominoes on offer without a king."""
        row = self.offered_row()
        return [f"pick {number}" for number in row.numbers if number not in row.seats]

    def pick(self, text: str) -> None:
        """`pick 17`."""
        assert isinstance(self.actor, int)
        self.offered_row().seats[int(text.split()[1])] = self.actor
        if self.round > 0:
            self.finish_step()
            return
        self.waiting.pop(0)
        if not self.waiting and self.bag:
            self.phase = "king"
        elif not self.waiting:
            self.begin_round()

    # --- the clock

    def finish_step(self) -> None:
        """On to the next decision of the turn; no king is put when no row is on offer."""
        left = list(self.steps[self.steps.index(self.phase) + 1 :])
        if self.next is None:
            left = [phase for phase in left if phase != "pick"]
        if left:
            self.phase = left[0]
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """On to the next king of the row, the next round, or the end."""
        self.placed = None
        self.turn += 1
        self.phase = "place"
        if self.turn == len(self.current_row().numbers):
            self.end_round()

    def end_round(self) -> None:
        """After the last king of the row."""
        if self.round < self.plan.rounds:
            self.begin_round()
        else:
            self.row = None
            self.phase = "over"

    def begin_round(self) -> None:
        """The row just picked from becomes current, without what is left over; a new one may be due."""
        self.row = self.offered_row().taken()
        self.next = None
        self.turn = 0
        self.round += 1
        self.ask_for_row()

    def ask_for_row(self) -> None:
        """A row is due while dominoes last; otherwise the last round starts at once."""
        self.phase = "row" if self.round < self.plan.rounds else "place"

    def copy(self) -> Self:
        """An independent game in the same position."""
        # The plan never changes, so both games may hold the same one.
        return deepcopy(self, {id(self.plan): self.plan})
