"""The builders' street of Queendomino as text: what each building gives, scores and costs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from crownfield.draw.components import Components, View, building_name
from crownfield.draw.palette import GOLD
from crownfield.draw.status import kingdom_name
from crownfield.draw.text.ink import Block, Ink
from crownfield.draw.text.kingdom import CROWN, QUEEN

_COSTS = (5, 4, 3, 2, 1, 0)


def _plural(count: int, word: str) -> str:
    return f"{count} {word}{'' if count == 1 else 's'}"


def _points(facts: Mapping[str, Any]) -> list[str]:
    points, per = int(facts.get("points") or 0), facts.get("points_per")
    if not points:
        return []
    what = "" if per == "fixed" else f" per {facts['terrain']} region" if per == "region" else f" per {per}"
    return [_plural(points, "point") + what]


def function(facts: Mapping[str, Any]) -> str:
    """What a building does: gains first, then taxes, then points."""
    gains = [_plural(facts[key], key[:-1]) for key in ("knights", "towers") if facts.get(key)]
    crowns = [CROWN * int(facts["crowns"])] if facts.get("crowns") else []
    tax = [f"taxes +1 coin per {facts['tax_bonus_per']}"] if facts.get("tax_bonus_per") else []
    return ", ".join([*crowns, *gains, *tax, *_points(facts)])


def _slot(cost: int, view: View, components: Components, ink: Ink) -> str:
    market = view["market"]
    ident = market["slots"][str(cost)]
    price = ink.on(f" {cost} ", GOLD, bold=True) if ink.color else f"[{cost}]"
    if ident is None:
        return f"{price} " + ink.faint("the dragon was here" if market["dragon"] == cost else "empty")
    return f"{price} {building_name(components, ident):<18} {function(components.building(ident))}"


def _queen(view: View, names: Sequence[str] | None) -> str:
    hosts = [kingdom_name(kingdom["seats"], names) for kingdom in view["kingdoms"] if kingdom["queen"]]
    return f"{QUEEN} Queen with {hosts[0]}" if hosts else f"{QUEEN} Queen beside the board"


def street_block(view: View, components: Components, ink: Ink, names: Sequence[str] | None) -> Block:
    """The six slots from dear to cheap, the pile, dragon, Queen and bank."""
    market, below = view["market"], sum(view["pile"].values())
    top = (
        "The pile is empty"
        if market["top"] is None
        else (
            f"On top: {building_name(components, market['top'])} "
            f"({function(components.building(market['top']))}), {below} below"
        )
    )
    dragon = "in its cave" if market["dragon"] is None else f"on slot {market['dragon']}"
    bank = f"bank {_plural(view['bank']['knights'], 'knight')}, {_plural(view['bank']['towers'], 'tower')}"
    slots = [_slot(cost, view, components, ink) for cost in _COSTS]
    return [ink.strong("Builders' street"), *slots, top, f"Dragon {dragon} · {_queen(view, names)} · {bank}"]
