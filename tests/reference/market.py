"""The builders' board of Queendomino: six slots, the pile with its top building seen, and the dragon."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from .components import buildings

COSTS = (5, 4, 3, 2, 1, 0)


def _full_pile() -> Counter[str]:
    return Counter({building.id: building.copies for building in buildings().values()})


@dataclass
class Market:
    """`pile` counts the buildings nobody has seen; the one on top is seen and not among them."""

    slots: dict[int, str | None] = field(default_factory=lambda: dict.fromkeys(COSTS))
    top: str | None = None
    pile: Counter[str] = field(default_factory=_full_pile)
    dragon: int | None = None

    def offers(self) -> dict[int, str]:
        """Cost -> building, for the slots that hold one."""
        return {cost: building for cost, building in self.slots.items() if building is not None}

    def in_pile(self) -> int:
        """How many buildings the pile holds, the one on top included."""
        return self.pile.total() + (self.top is not None)

    def slide(self) -> None:
        """Buildings move to the cheapest slots and keep their order."""
        kept = [self.slots[cost] for cost in sorted(COSTS) if self.slots[cost] is not None]
        self.slots = dict.fromkeys(COSTS)
        for cost, building in enumerate(kept):
            self.slots[cost] = building

    def to_fill(self) -> list[int]:
        """The slots that the pile fills now, cheapest first; a short pile leaves the dearest empty."""
        gaps = [cost for cost in sorted(COSTS) if self.slots[cost] is None]
        return gaps[: self.in_pile()]

    def fill(self, text: str) -> None:
        """`market 5=statue 4=bakery top=church`; ValueError, and nothing changed, when it cannot come so."""
        drawn = self._drawn(text)
        unseen = drawn[1:] if self.top is not None else drawn
        if self.top is not None and drawn[0] != self.top:
            raise ValueError(f"{text!r}: {self.top} lies on top and goes to the cheapest gap")
        if not Counter(unseen) <= self.pile:
            raise ValueError(f"{text!r} names buildings that are not in the pile")
        costs = self.to_fill()
        self.slots.update(zip(costs, drawn, strict=False))
        self.pile = self.pile - Counter(unseen)
        self.top = drawn[len(costs)] if len(drawn) > len(costs) else None

    def _drawn(self, text: str) -> list[str]:
        """The buildings in the order in which they leave the pile, the new top last."""
        costs = self.to_fill()
        keys = [str(cost) for cost in reversed(costs)]
        if self.in_pile() > len(costs):
            keys.append("top")
        words = text.split(" ")
        pairs = [word.partition("=") for word in words[1:]]
        if words[0] != "market" or [key for key, _, _ in pairs] != keys:
            raise ValueError(f"{text!r} does not name exactly {' '.join(keys)}")
        ids = [building for _, _, building in pairs]
        return ids[: len(costs)][::-1] + ids[len(costs) :]

    def view(self) -> dict[str, Any]:
        """Plain data, the pile left out."""
        slots = {str(cost): self.slots[cost] for cost in COSTS}
        return {"slots": slots, "top": self.top, "dragon": self.dragon}
