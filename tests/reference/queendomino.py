"""Queendomino and Royal Wedding: the turn of five steps, the Queen, the dragon, and the bank."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .components import KNIGHTS_IN_BOX, TOWERS_IN_BOX, buildings
from .court import Court, free_town_squares, parts, tax
from .dominoes import DominoesGame
from .kingdom import largest_region
from .market import Market
from .notation import parse_square, square_name
from .plan import Plan, queendomino_plan


class Queendomino(DominoesGame):
    """A game of Queendomino, alone or married to Kingdomino."""

    name = "queendomino"
    steps = ("place", "tax", "build", "dragon", "pick")

    def __init__(self, plan: Plan, first_phase: str, edition: int) -> None:
        super().__init__(plan, first_phase, edition)
        self.courts = [Court() for _ in plan.seats]
        self.queen: int | None = None  # the kingdom she is in
        self.market = Market()
        self.bank_knights = KNIGHTS_IN_BOX - len(self.courts)
        self.bank_towers = TOWERS_IN_BOX

    def decisions(self) -> dict[str, tuple[Callable[[], list[str]], Callable[[str], None]]]:
        """The shared decisions and the three of Queendomino."""
        return {
            **super().decisions(),
            "tax": (self.tax_moves, self.tax),
            "build": (self.build_moves, self.build),
            "dragon": (self.dragon_moves, self.dragon),
        }

    def events(self) -> dict[str, Callable[[str], None]]:
        """The shared events and the market."""
        return {**super().events(), "market": self.fill_market}

    # --- chance

    def fill_market(self, text: str) -> None:
        """The first market comes before the first row, the others before a round's new row."""
        self.market.fill(text)
        self.ask_for_row()

    def draw_king(self, text: str) -> None:
        """Of two players only the first is drawn: A B B A."""
        super().draw_king(text)
        if self.plan.players == 2:
            first = self.waiting[0]
            self.waiting, self.bag = [first, 1 - first, 1 - first, first], []

    def kings_may_come(self, drawn: list[int]) -> bool:
        """Two players: one king of the first player, both of the other, the first player's second."""
        if self.plan.players == 2:
            return drawn in ([0, 1, 1, 0], [1, 0, 0, 1])
        return super().kings_may_come(drawn)

    def begin_round(self) -> None:
        """Between rounds the dragon goes home and the buildings slide; the pile fills the gaps it can."""
        super().begin_round()
        self.market.dragon = None
        self.market.slide()
        if self.market.to_fill():
            self.phase = "market"

    # --- decisions

    def tax_moves(self) -> list[str]:
        """Only after placing, and only with knights in the supply."""
        knights = self.courts[self.me].knights if self.placed else 0
        return ["tax none", "tax left", "tax right", "tax both"][: {0: 1, 1: 3}.get(knights, 4)]

    def tax(self, text: str) -> None:
        """`tax none`, `tax left`, `tax right`, `tax both`."""
        court = self.courts[self.me]
        halves = {"none": [], "left": [0], "right": [1], "both": [0, 1]}[text.split()[1]]
        for half in halves:
            assert self.placed is not None
            square = self.placed[half]
            court.coins += tax(self.kingdoms[self.me], court, square)
            court.knights -= 1
            court.standing.add(square)
        self.finish_step()

    def price(self, cost: int) -> int:
        """What a slot costs the kingdom on turn."""
        return max(0, cost - 1) if self.queen == self.me else cost

    def build_moves(self) -> list[str]:
        """Every affordable building on every free town square."""
        court = self.courts[self.me]
        moves = ["build none"]
        for cost in self.market.offers():
            if self.price(cost) <= court.coins:
                squares = free_town_squares(self.kingdoms[self.me], court)
                moves += [f"build {cost} {square_name(square)}" for square in squares]
        return moves

    def build(self, text: str) -> None:
        """`build none`, `build 3 h7`."""
        if text != "build none":
            _, cost, name = text.split()
            court = self.courts[self.me]
            court.coins -= self.price(int(cost))
            court.buildings[parse_square(name)] = self.market.offers()[int(cost)]
            self.gain(self.market.offers()[int(cost)])
            self.market.slots[int(cost)] = None
        self.finish_step()

    def gain(self, building: str) -> None:
        """Knights and towers of a building just built, as far as the bank has them; the Queen may come."""
        court = self.courts[self.me]
        knights = min(buildings()[building].knights, self.bank_knights)
        towers = min(buildings()[building].towers, self.bank_towers)
        self.bank_knights -= knights
        self.bank_towers -= towers
        court.knights += knights
        court.towers += towers
        if towers > 0 and court.towers == max(other.towers for other in self.courts):
            self.queen = self.me

    def dragon_moves(self) -> list[str]:
        """The dragon obeys once a round, for a coin, and nobody who hosts the Queen."""
        moves = ["dragon none"]
        if self.market.dragon is None and self.queen != self.me and self.courts[self.me].coins >= 1:
            moves += [f"dragon {cost}" for cost in self.market.offers()]
        return moves

    def dragon(self, text: str) -> None:
        """`dragon none`, `dragon 4`."""
        if text != "dragon none":
            cost = int(text.split()[1])
            self.courts[self.me].coins -= 1
            self.market.slots[cost] = None
            self.market.dragon = cost
        self.finish_step()

    # --- results and view

    def parts(self, kingdom: int) -> dict[str, int]:
        """Coins, terrains, buildings."""
        return parts(self.kingdoms[kingdom], self.courts[kingdom], self.queen == kingdom)

    def rank(self, kingdom: int) -> tuple[int, ...]:
        """Points, then the largest region."""
        return (self.scores()[kingdom]["total"], largest_region(self.kingdoms[kingdom]))

    def view(self) -> dict[str, Any]:
        """The shared view and the builders' board."""
        placed = [square_name(square) for square in self.placed] if self.placed else None
        return {
            **super().view(),
            "placed": placed,
            "market": self.market.view(),
            "pile": {building: copies for building, copies in self.market.pile.items() if copies > 0},
            "bank": {"knights": self.bank_knights, "towers": self.bank_towers},
        }

    def kingdom_view(self, kingdom: int) -> dict[str, Any]:
        """The shared view, what stands on the squares, and what is owned."""
        found = super().kingdom_view(kingdom)
        court = self.courts[kingdom]
        for square in court.standing:
            found["squares"][square_name(square)]["knight"] = True
        for square, building in court.buildings.items():
            found["squares"][square_name(square)]["building"] = building
        owned = {"coins": court.coins, "knights": court.knights, "towers": court.towers}
        return {**found, **owned, "queen": self.queen == kingdom}


def new_queendomino(players: int, edition: int = 2, **options: Any) -> Queendomino:
    """A fresh game, before its first market; the options are those of `queendomino_plan`."""
    return Queendomino(queendomino_plan(players, **options), "market", edition)
