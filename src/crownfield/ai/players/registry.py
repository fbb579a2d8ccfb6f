"""Computer players by name: `fg`, `mce-fg:playouts=2000`, `uct-fg:seconds=2`."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from crownfield.base.errors import BadOptions, NotAllowed
from crownfield.games.position import Move, Position

__all__ = ["BUDGET", "PLAYERS", "Kind", "Player", "decide", "new_player", "seat_to_act", "stage_of"]


class Player(Protocol):
    """Whoever decides for a seat."""

    def turn(self, position: Position) -> list[Move]:
        """The decisions of the seat to act up to the end of its turn; the position is left as it is.

        Raises NotAllowed when no seat is to act.
        """
        ...


class Kind(NamedTuple):
    """How players of a kind are made: from a seed, what makes this kind, and what may be set."""

    place: str
    """`module:callable`, imported when first asked for."""
    fixed: Mapping[str, object] = {}
    settings: Mapping[str, Callable[[str], Any]] = {}
    stage: str = "monte-carlo"
    """What must be compiled for them; see `base.compiling.stages`."""


BUDGET: Mapping[str, Callable[[str], Any]] = {"playouts": int, "seconds": float}

PLAYERS: dict[str, Kind] = {
    "random": Kind("crownfield.ai.players.simple:RandomPlayer", stage="first"),
    "greedy": Kind("crownfield.ai.players.simple:GreedyPlayer", stage="first"),
    "gprd": Kind("crownfield.ai.players.policy:PolicyPlayer", {"policy": "gprd"}),
    "fg": Kind("crownfield.ai.players.policy:PolicyPlayer", {"policy": "fg"}),
    **{
        f"{name}-{policy}": Kind(f"crownfield.ai.players.monte_carlo:{place}", {"policy": policy}, BUDGET)
        for name, place in (("mce", "FlatPlayer"), ("uct", "TreePlayer"))
        for policy in ("tr", "fg", "eg", "pg")
    },
    "stand-in": Kind("crownfield.ai.players.stand_in:StandInPlayer", {}, {"level": str, "playouts": int}, "stand-in"),
    "net": Kind("crownfield.ai.players.search:NetPlayer", {}, {"noise": float}, "net"),
    "search": Kind(
        "crownfield.ai.players.search:ThinkingPlayer", {}, {"tries": int, "seconds": float, "doubt": float}, "search"
    ),
}


def stage_of(spec: str) -> str:
    """What must be compiled for the player so described; raises BadOptions."""
    return _kind(spec.partition(":")[0]).stage


def _kind(name: str) -> Kind:
    if name not in PLAYERS:
        raise BadOptions(f"unknown player {name!r}; players are: {', '.join(PLAYERS)}")
    return PLAYERS[name]


def new_player(spec: str, seed: int | str) -> Player:
    """The player so described, `name` or `name:key=value,key=value`; raises BadOptions."""
    name, _, rest = spec.partition(":")
    kind = _kind(name)
    settings = _settings(name, rest, kind.settings)
    module, _, attribute = kind.place.partition(":")
    player: Player = getattr(import_module(module), attribute)(seed, **kind.fixed, **settings)
    return player


def _settings(name: str, text: str, offered: Mapping[str, Callable[[str], Any]]) -> dict[str, Any]:
    settings = {}
    for word in filter(None, text.split(",")):
        key, _, value = word.partition("=")
        if key not in offered:
            raise BadOptions(f"player {name} has no setting {key!r}; its settings: {', '.join(offered) or 'none'}")
        try:
            settings[key] = offered[key](value)
        except ValueError:
            raise BadOptions(f"player {name}: {value!r} is no value for {key}") from None
    return settings


def decide(position: Position, choose: Callable[[Position], Move]) -> list[Move]:
    """A whole turn of a player that takes one decision after the other."""
    seat, turn = seat_to_act(position), position.rules.turn_key(position.state)
    here, moves = position.copy(), list[Move]()
    while here.actor == seat and here.rules.turn_key(here.state) == turn:
        moves.append(here.play(choose(here)))
    return moves


def seat_to_act(position: Position) -> int:
    """Raises NotAllowed when there is none."""
    if position.actor < 0:
        raise NotAllowed(f"no seat is to act, but {position.phase}")
    return position.actor
