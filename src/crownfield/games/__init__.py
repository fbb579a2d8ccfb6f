"""The games of the family and how to start one."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from crownfield.base.errors import BadOptions
from crownfield.games.contract import EDITION, Components, GameInfo, Options, Rules
from crownfield.games.position import Position

__all__ = [
    "GAMES", "all_games", "components_of", "kingdoms_of", "read_options", "register", "rules_at", "rules_of", "start",
    "start_with",
]  # fmt: skip

_OURS = {
    "kingdomino": "crownfield.games.kingdomino.game:Kingdomino",
    "queendomino": "crownfield.games.queendomino.game:Queendomino",
    "duel": "crownfield.games.duel.game:Duel",
}
"""Where the rules of each game are: `module:class`."""

GAMES = tuple(_OURS)
"""The games of the box; `all_games` are those of other packages too."""

_ENTRY_POINTS = "crownfield.games"
_registered: dict[str, str] = {}


def register(game: str, place: str) -> None:
    """Make a game of somebody else's known in this process, by `module:class`; raises BadOptions.

    Where processes are started, as the server and the arena do, an installed package makes its games known in all of
    them by entry points of the group `crownfield.games`.
    """
    if not game.isidentifier():
        raise BadOptions(f"{game!r} cannot be the name of a game: a name is made of letters, digits and underscores")
    if _places().get(game, place) != place:
        raise BadOptions(f"there is a game {game} already, and it is another one")
    _registered[game] = place


def all_games() -> tuple[str, ...]:
    """Ours, then those of other packages."""
    return tuple(_places())


def _places() -> dict[str, str]:
    found = {each.name: each.value for each in sorted(entry_points(group=_ENTRY_POINTS), key=lambda each: each.name)}
    return {**_OURS, **{game: place for game, place in {**found, **_registered}.items() if game not in _OURS}}


@cache
def rules_of(game: str) -> Rules:
    """The rules of a game by name; raises BadOptions."""
    places = _OURS if game in _OURS else _places()
    if game not in places:
        raise BadOptions(f"unknown game {game!r}; games are: {', '.join(places)}")
    module, _, name = places[game].partition(":")
    rules: Rules = getattr(import_module(module), name)()
    return rules


def rules_at(game: str, place: str) -> Rules:
    """The rules of a game that another process knows, and this one may not know yet."""
    if game not in _OURS:
        register(game, place)
    return rules_of(game)


@cache
def components_of(game: str, folder: Path | None) -> Components:
    """The pieces of a game, read once; raises BadComponents."""
    return rules_of(game).read_components(folder)


def read_options(info: GameInfo, players: int, given: Mapping[str, object]) -> Options:
    """Every option that this number of players has, with its value; raises BadOptions for what cannot be chosen."""
    offered = {name: option for name, option in info.options.items() if players in (option.players or info.players)}
    options = {name: option.default for name, option in offered.items()}
    for name, value in given.items():
        if name not in info.options:
            raise BadOptions(f"{info.name} has no option {name!r}; its options: {', '.join(info.options) or 'none'}")
        option = info.options[name]
        if type(value) is not type(option.default):
            kind = "true or false" if isinstance(option.default, bool) else "a whole number"
            raise BadOptions(f"option {name} must be {kind}, not {value!r}")
        if name not in offered and value != option.default:
            raise BadOptions(f"option {name} is for {_numbers(option.players or ())} players, not {players}")
        if name in offered:
            options[name] = value
    return options


def kingdoms_of(game: str, players: int, options: Mapping[str, object]) -> tuple[int, ...]:
    """The kingdom of every seat, its own or its team's; where there is a position, it knows them."""
    return _kingdoms_of(game, players, tuple(sorted(options.items())))


@cache
def _kingdoms_of(game: str, players: int, options: tuple[tuple[str, object], ...]) -> tuple[int, ...]:
    return start_with(game, players, dict(options)).kingdoms


def _numbers(numbers: tuple[int, ...]) -> str:
    *most, last = (str(number) for number in numbers)
    return f"{', '.join(most)} or {last}" if most else last


def start(game: str, *, players: int = 2, components: Path | str | None = None, **options: object) -> Position:
    """A game before anything has happened; raises BadOptions or BadComponents."""
    return start_with(game, players, options, components)


def start_with(
    game: str,
    players: int,
    options: Mapping[str, object],
    components: Path | str | None = None,
    *,
    edition: int = EDITION,
) -> Position:
    """The same with the options as they were read from somewhere, whatever their names, by any edition of the rules."""
    rules = rules_of(game)
    if type(players) is not int or players not in rules.info.players:
        raise BadOptions(f"{game} is for {_numbers(rules.info.players)} players, not {players}")
    chosen = read_options(rules.info, players, options)
    state = rules.start(players, chosen, edition)
    folder = None if components is None else Path(components)
    return Position(rules, components_of(game, folder), players, chosen, state)
