"""Computer players by name: `fg`, `mce-fg:playouts=2000`, `uct-fg:seconds=2`; other people's beside our own.

Whoever installs a package with an entry point in the group `crownfield.players`, whose object is a `Kind`, can have
that player wherever a player is named; `register` does the same for one process.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, NamedTuple, Protocol

from crownfield.base.errors import BadOptions
from crownfield.games.position import Move, Position

__all__ = ["BUDGET", "PLAYERS", "Kind", "Player", "new_player", "register", "stage_of"]

_GROUP = "crownfield.players"
_RESERVED = frozenset(":,= ")


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
    "net": Kind("crownfield.ai.players.network:NetPlayer", {}, {"noise": float}, "net"),
    "search": Kind(
        "crownfield.ai.players.search:SearchPlayer", {}, {"tries": int, "seconds": float, "doubt": float}, "search"
    ),
}


def register(name: str, kind: Kind) -> None:
    """Make players of a kind known by a name; raises BadOptions for a name that is taken or cannot be one."""
    if name in PLAYERS:
        raise BadOptions(f"there is a player {name!r} already")
    if not name or _RESERVED & set(name):
        raise BadOptions(f"{name!r} is no name for a player")
    PLAYERS[name] = kind


def stage_of(spec: str) -> str:
    """What must be compiled for the player so described; raises BadOptions."""
    return _kind(spec.partition(":")[0]).stage


def _kind(name: str) -> Kind:
    return PLAYERS.get(name) or _installed_kind(name)


def new_player(spec: str, seed: int | str) -> Player:
    """The player so described, `name` or `name:key=value,key=value`; raises BadOptions."""
    name, _, rest = spec.partition(":")
    kind = _kind(name)
    settings = _settings(name, rest, kind.settings)
    module, _, attribute = kind.place.partition(":")
    player: Player = getattr(import_module(module), attribute)(seed, **kind.fixed, **settings)
    return player


def _installed_kind(name: str) -> Kind:
    if name not in _installed():
        raise BadOptions(f"unknown player {name!r}; players are: {', '.join((*PLAYERS, *_installed()))}")
    kind = _installed()[name].load()
    if not isinstance(kind, Kind):
        raise BadOptions(f"player {name}: {_installed()[name].value} is no crownfield.ai.players.Kind")
    return kind


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=_GROUP)}


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
