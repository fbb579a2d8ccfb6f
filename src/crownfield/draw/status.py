"""What is due in a position, and who is who, in words shared by the picture and the text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from crownfield.draw.components import View
from crownfield.draw.palette import SEATS

_CHANCE: Mapping[str, str] = {
    "market": "The builders' board is filled",
    "row": "A new row is laid out",
    "king": "A king is drawn",
    "kings": "The kings are drawn",
    "first": "Who rolls first is drawn",
    "roll": "The dice are rolled",
}
_SEAT: Mapping[str, str] = {
    "pick": "picks a domino",
    "tax": "may collect taxes",
    "build": "may build",
    "dragon": "may send the dragon",
    "take": "takes dice",
    "turn": "may turn a die",
    "cross": "may add the castle's cross",
    "coat": "names the coat of a joker",
    "mode": "chooses how to place",
    "place": "places",
    "domains": "chooses a coat for its domains",
    "bless": "adds a cross",
}


def title_of(name: str) -> str:
    """What stands on the box: that of a game, or of its dominoes."""
    return {"duel": "Kingdomino Duel"}.get(name, name.capitalize())


def undrawn_kings(view: View) -> list[int]:
    """The seats of the kings that are still to be drawn in the set-up, one for each king."""
    left = [seat for seat, kings in enumerate(view["kings"]) for _ in range(kings)]
    for seat in view["coming"]:
        left.remove(seat)
    return left


def seat_name(seat: int, names: Sequence[str] | None = None) -> str:
    """The player's name, or the seat's colour."""
    return names[seat] if names else SEATS[seat].name


def kingdom_name(seats: Sequence[int], names: Sequence[str] | None = None) -> str:
    """One name, or both partners of a team."""
    return " & ".join(seat_name(seat, names) for seat in seats)


def kingdom_of(view: View, seat: int | None) -> View:
    """The kingdom of a seat, or of its team."""
    kingdom: View = next(kingdom for kingdom in view["kingdoms"] if seat in kingdom["seats"])
    return kingdom


def _place_on_turn(view: View) -> str:
    row, turn = view.get("row"), view.get("turn")
    if row is None or turn is None:
        return "places"
    return f"places domino {row['dominoes'][turn]['number']}"


def status(view: View, names: Sequence[str] | None = None) -> str:
    """One sentence on what is due."""
    actor, phase = view["actor"], view["phase"]
    if actor is None:
        return "The game is over"
    if not isinstance(actor, int):
        return _CHANCE.get(phase, phase)
    verb = _place_on_turn(view) if phase == "place" else _SEAT.get(phase, phase)
    return f"{seat_name(actor, names)} {verb}"


def heading(view: View) -> str:
    """Players and round, as a subtitle."""
    rounds = f" of {view['rounds']}" if "rounds" in view else ""
    stage = f"round {view['round']}{rounds}" if view["round"] else "set-up"
    teams = any(len(kingdom["seats"]) > 1 for kingdom in view.get("kingdoms", ()))
    grid = f" · {view['grid']} × {view['grid']}" if "grid" in view else ""
    return f"{view['players']} players{' in teams' if teams else ''}{grid} · {stage}"


def box_title(view: View, box: str) -> str:
    """The heading over the dominoes nobody has seen."""
    if len(view["unseen"]) > 1:
        return title_of(box)
    return "Left in the box" if view["actor"] is None else "Still to come"
