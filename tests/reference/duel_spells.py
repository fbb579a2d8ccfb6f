"""A player's papers in Kingdomino Duel: the map, the castle roof and the own side of the spellbook."""

from dataclasses import dataclass, field
from typing import Any

from tests.reference.duel_map import COATS, COMPONENTS, Squares, domains, name

SPELLBOOK: list[dict[str, Any]] = COMPONENTS["spellbook"]
SPELLS: list[str] = [row["spell"] for row in SPELLBOOK]
LIGHTNING: list[str] = [row["spell"] for row in SPELLBOOK if row["immediate"]]
POINTS_PER_DOMAIN = 3


@dataclass
class Sheet:
    """What one player has on paper; `ticks` are the coats drawn plainly this round, not yet ticked."""

    seat: int
    squares: Squares = field(default_factory=dict)
    castle_used: bool = False
    drew: bool = False
    able: bool = False  # skipped this round, although something else was legal
    boxes: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COATS, 0))
    spells: dict[str, str] = field(default_factory=lambda: dict.fromkeys(SPELLS, "open"))
    bonus_coat: str | None = None
    ticks: list[str] = field(default_factory=list)

    def modes(self) -> list[str]:
        """How this player could place with the spells at hand."""
        free = self.spells["free_placement"] == "ready"
        split = self.spells["split"] == "ready"
        at_hand = {"normal": True, "free": free, "split": split, "free_split": free and split}
        return [mode for mode, yes in at_hand.items() if yes]

    def begin_round(self) -> None:
        """Nothing drawn yet; what was won in the round before can be used from now on."""
        self.drew = self.able = False
        for spell, status in self.spells.items():
            if status == "won":
                self.spells[spell] = "ready"

    def tick(self) -> None:
        """Tick a box per plain die drawn; ticks in a full or closed row are lost."""
        for coat in self.ticks:
            row = next(row for row in SPELLBOOK if row["coat"] == coat)
            if self.spells[row["spell"]] != "closed" and self.boxes[coat] < row["boxes"]:
                self.boxes[coat] += 1
        self.ticks = []

    def parts(self) -> dict[str, int]:
        """The lines of the score pad: squares times crosses per coat, then the lightning points."""
        parts = dict.fromkeys(COATS, 0)
        for coat, group, crosses in domains(self.squares):
            parts[coat] += len(group) * crosses
        separate = [coat for coat, _, _ in domains(self.squares) if coat == self.bonus_coat]
        return parts | {"three_per_domain": POINTS_PER_DOMAIN * len(separate)}

    def rank(self) -> tuple[int, int]:
        """Points first, then the size of the largest domain, with or without crosses."""
        largest = max((len(group) for _, group, _ in domains(self.squares)), default=0)
        return sum(self.parts().values()), largest

    def view(self) -> dict[str, Any]:
        """This player's part of the view."""
        return {
            "seat": self.seat,
            "squares": {
                name(square): {"coat": coat, "crosses": crosses}
                for square, (coat, crosses) in sorted(self.squares.items())
            },
            "castle_used": self.castle_used,
            "drew": self.drew,
            "boxes": dict(self.boxes),
            "spells": dict(self.spells),
            "bonus_coat": self.bonus_coat,
        }


def award(sheets: list[Sheet], first: int) -> list[tuple[int, str]]:
    """Give the spells of completed rows, `first` before the other; return the lightning due, in order."""
    for row in SPELLBOOK:
        for seat in (first, 1 - first):
            complete = sheets[seat].boxes[row["coat"]] == row["boxes"]
            if complete and sheets[seat].spells[row["spell"]] == "open":
                sheets[seat].spells[row["spell"]] = "won"
                sheets[1 - seat].spells[row["spell"]] = "closed"
    return [(seat, spell) for seat in (first, 1 - first) for spell in LIGHTNING if sheets[seat].spells[spell] == "won"]
