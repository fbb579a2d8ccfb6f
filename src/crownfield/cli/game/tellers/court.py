"""The words of Queendomino beside those of every game with dominoes: taxes, buildings, the dragon and the Queen."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from crownfield.cli.game.tellers.dominoes import DominoesTeller
from crownfield.cli.game.tellers.plain import tail
from crownfield.draw import kingdom_text
from crownfield.draw.components import building_name
from crownfield.draw.status import kingdom_of
from crownfield.draw.text.ink import Ink
from crownfield.draw.text.street import function
from crownfield.games.contract import View
from crownfield.games.position import Move, Position
from crownfield.play.record import Event

__all__ = ["CourtTeller"]


class CourtTeller(DominoesTeller):
    questions: ClassVar[Mapping[str, str]] = {
        **DominoesTeller.questions,
        "tax": "Collect taxes?",
        "build": "Build? (cost and square; Enter for none)",
        "dragon": "Send the dragon? (Enter for none)",
    }
    numbered = frozenset({"tax"})

    def offer(self, position: Position, moves: Sequence[Move], ink: Ink, width: int) -> list[str]:
        if position.phase == "build":
            return self._buildings(position.view(), moves, ink)
        return super().offer(position, moves, ink, width)

    def note(self, position: Position, move: Move) -> str:
        match position.phase:
            case "tax":
                return _tax_note(position, move)
            case "dragon" if tail(move) == "none":
                return "leave the dragon in its cave"
            case "dragon":
                return f"burn the {self._on_offer(position.view(), tail(move))}, for 1 coin"
        return super().note(position, move)

    def reason(self, verb: str, words: Sequence[str], position: Position) -> str:
        if verb == "build" and words != ["none"]:
            return _build_reason(words[0], words[1], position.view())
        return super().reason(verb, words, position)

    def deed(self, event: Event, before: View, after: View) -> str:
        verb, *words = event.text.split()
        if verb not in ("tax", "build", "dragon"):
            return super().deed(event, before, after)
        return "" if words == ["none"] else self._at_court(verb, words, before, _gained(event.seat, before, after))

    def reveal(self, text: str, after: View) -> str:
        verb, *words = text.split()
        if verb != "market":
            return super().reveal(text, after)
        slots = [word.split("=") for word in words if not word.startswith("top")]
        new = [f"{building_name(self.pieces, ident)} for {cost}" for cost, ident in slots]
        return f"New on the builders' street: {', '.join(new)}."

    def aside(self, before: View, after: View) -> str:
        hosts = [_host(view) for view in (before, after)]
        if hosts[0] == hosts[1] or hosts[1] is None:
            return ""
        guests = " & ".join("you" if seat == self.you else self.names[seat] for seat in hosts[1])
        return f" The Queen comes to {guests}."

    def again(self, view: View, ink: Ink) -> str:
        """The own kingdom before building."""
        if view["phase"] != "build":
            return ""
        kingdom = kingdom_of(view, self.you)
        return kingdom_text(kingdom, view["grid"], components=self.pieces, color=ink.color).rstrip()

    def _on_offer(self, view: View, cost: str) -> str:
        return building_name(self.pieces, view["market"]["slots"][cost])

    def _at_court(self, verb: str, words: Sequence[str], before: View, gained: int) -> str:
        if verb == "tax":
            return f"collect {_coins(gained)} in taxes, knight on {_taxed(before, words[0])}"
        building = self._on_offer(before, words[0])
        if verb == "dragon":
            return f"send the dragon to burn the {building}"
        return f"build the {building} on {words[1]} for {_coins(-gained) if gained else 'nothing'}"

    def _buildings(self, view: View, moves: Sequence[Move], ink: Ink) -> list[str]:
        """One line per slot that can be paid, with the plots to build on."""
        plots: dict[str, list[str]] = {}
        for move in moves:
            cost, _, square = tail(move).partition(" ")
            plots.setdefault(cost, []).append(square)
        return [self._site(view, cost, squares, ink) for cost, squares in sorted(plots.items(), reverse=True)]

    def _site(self, view: View, cost: str, squares: Sequence[str], ink: Ink) -> str:
        if cost == "none":
            return f"  {ink.strong('none')}  keep your coins"
        facts = self.pieces.building(view["market"]["slots"][cost])
        more = f"; or on {' '.join(squares[1:])}" if squares[1:] else ""
        return f"  {ink.strong(f'{cost} {squares[0]}')}  {self._on_offer(view, cost)} ({function(facts)}){more}"


def _tax_note(position: Position, move: Move) -> str:
    """What the knights would bring: tried out on a copy."""
    if tail(move) == "none":
        return "keep your knights"
    before, after = position.view(), position.copy()
    after.play(move)
    gained, where = _gained(position.actor, before, after.view()), _taxed(before, tail(move))
    return f"{_coins(gained)}, {'knights' if 'and' in where else 'knight'} on {where}"


def _taxed(view: View, which: str) -> str:
    left, right = view["placed"]
    return str({"left": left, "right": right, "both": f"{left} and {right}"}[which])


def _build_reason(cost: str, square: str, view: View) -> str:
    kingdom = kingdom_of(view, view["actor"])
    plot = kingdom["squares"].get(square, {})
    if view["market"]["slots"][cost] is None:
        return f"slot {cost} is empty"
    if plot.get("terrain") != "town":
        return f"{square} is no town square of yours"
    if "building" in plot:
        return f"{square} is built on already"
    return f"it costs more than your {kingdom['coins']} coins"


def _coins(count: int) -> str:
    return f"{count} {'coin' if count == 1 else 'coins'}"


def _gained(seat: int | None, before: View, after: View) -> int:
    return int(kingdom_of(after, seat)["coins"]) - int(kingdom_of(before, seat)["coins"])


def _host(view: View) -> Any:
    return next((kingdom["seats"] for kingdom in view["kingdoms"] if kingdom["queen"]), None)
