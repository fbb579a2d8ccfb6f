"""The shape of what everybody sees of a game of Kingdomino Duel, for types alone."""

from typing import Literal, TypedDict

__all__ = ["DieView", "DuelDraft", "DuelTable", "DuelView", "MapSquare", "MapView", "SpellState"]

SpellState = Literal["open", "won", "ready", "used", "closed"]


class MapSquare(TypedDict):
    coat: str
    crosses: int


class MapFacts(TypedDict):
    squares: dict[str, MapSquare]
    castle_used: bool
    drew: bool
    boxes: dict[str, int]
    spells: dict[str, SpellState]
    bonus_coat: str | None


class MapView(MapFacts):
    """A player's map and spellbook."""

    seat: int


class DieView(TypedDict):
    """A die on the table, and who has taken it."""

    face: int
    seat: int | None


class DuelDraft(TypedDict):
    """What the actor has decided about the dice to be drawn."""

    cross: int | None
    coats: dict[str, str]
    mode: str | None


class DuelTable(TypedDict):
    game: Literal["duel"]
    players: Literal[2]
    phase: str
    actor: int | Literal["chance"] | None
    round: int
    first: int | None
    dice: list[DieView] | None
    draft: DuelDraft | None
    maps: list[MapView]


class DuelView(DuelTable):
    skip: Literal["goes_on", "may_end", "ends"] | None
    """What drawing nothing would do, where that is allowed now."""
