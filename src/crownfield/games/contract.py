"""What every game promises: the facts about it as data, and the translation between its states and words.

What the game's kernels promise stands in `games.kernels`.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
import numpy.typing as npt

from crownfield.games.kernels import Kernels
from crownfield.games.loops import Entries, bound_to
from crownfield.mechanics.chance import Draw

if TYPE_CHECKING:
    from crownfield.games.position import Position
    from crownfield.games.sheet import Sheet

__all__ = ["EDITION", "Components", "GameInfo", "Option", "Options", "Rules", "State", "View"]


EDITION = 2
"""The edition of our rules that new games are played by; games begun by an earlier one go on and are replayed by it.

By the first, the kings of the set-up were drawn all at once, and Duel ended after any round without a placement.
"""

State: TypeAlias = npt.NDArray[np.void]
"""One game: an array of one record."""

Options: TypeAlias = Mapping[str, bool | int]
View: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True)
class Option:
    """One variant or house rule that may be switched on."""

    default: bool | int
    text: str
    players: tuple[int, ...] | None = None
    """With how many players it can be chosen; None for any number."""


@dataclass(frozen=True)
class GameInfo:
    """The facts about a game."""

    name: str
    title: str
    players: tuple[int, ...]
    options: Mapping[str, Option]
    actions: int
    """Action codes are 0 … actions - 1."""
    lines: tuple[str, ...]
    """The score pad; line n of the kernels is lines[n - 1]."""
    longest_outcome: int
    state: np.dtype[np.void]
    files: tuple[str, ...] = ()
    """The component files that its pieces are read from."""
    castle: str = "g7"
    ties: tuple[str, ...] = ("largest region {} squares",)
    """What is compared between equal totals, most important first: the figures in the number that is its tie-break."""
    dynasty: bool = True
    """Whether three games of it may be a Dynasty."""
    sheet: tuple[str, ...] | None = None
    """What a score file may say of a kingdom beside its map; None if there are no score files of this game."""


@dataclass(frozen=True)
class Components:
    """The pieces of a game, as kernels need them and as people read them."""

    tables: npt.NDArray[np.void]
    fingerprint: str
    dominoes: Mapping[str, Mapping[int, Any]] = field(default_factory=dict)
    buildings: Mapping[str, Any] = field(default_factory=dict)
    dice: Sequence[Sequence[Any]] = ()
    spellbook: Sequence[Any] = ()
    confidence: Mapping[str, str] = field(default_factory=dict)
    """How sure the files are of what they say, for what they say it of as a whole."""


class Rules(ABC):
    """One game of the family. Every method takes a state of this game and leaves it as it is."""

    info: GameInfo

    kernels: Kernels
    """The compiled rules: a module."""

    def __reduce__(self) -> tuple[Any, ...]:
        """There is one object per game in a process; another process uses its own."""
        from crownfield.games import rules_at

        return rules_at, (self.info.name, f"{type(self).__module__}:{type(self).__qualname__}")

    @cached_property
    def entries(self) -> Entries:
        """The compiled loops over these rules."""
        return bound_to(self.kernels)

    def tie_figures(self, tie_break: int) -> tuple[int, ...]:
        """What `info.ties` speaks of, out of a kingdom's tie-break: all figures but the first are below 256."""
        rest = [tie_break >> 8 * place & 255 for place in reversed(range(len(self.info.ties) - 1))]
        return tie_break >> 8 * len(rest), *rest

    def read_sheet(self, sheet: "Sheet", components: Path | str | None) -> "Position":
        """The kingdom of a score file as the first of a position; raises BadSheet or NotAllowed.

        Asked only of a game whose `info.sheet` says what its files hold.
        """
        raise NotImplementedError

    @abstractmethod
    def read_components(self, folder: Path | None) -> Components:
        """The game's pieces, from our data or an owner's folder; raises BadComponents."""

    @abstractmethod
    def start(self, players: int, options: Options, edition: int = EDITION) -> State:
        """The state before anything has happened; raises BadOptions."""

    @abstractmethod
    def edition(self, state: State) -> int:
        """The edition of the rules that this game is played by."""

    @abstractmethod
    def actor(self, state: State) -> int:
        """The seat to act, CHANCE or NOBODY."""

    @abstractmethod
    def phase(self, state: State) -> str:
        """The verb of what is due."""

    @abstractmethod
    def turn_key(self, state: State) -> Hashable:
        """Which turn this is: decisions that one person takes together have the same key."""

    @abstractmethod
    def room(self, state: State) -> list[list[str]]:
        """Per kingdom the free squares that still fit, by name."""

    @abstractmethod
    def kingdom_seats(self, state: State) -> list[list[int]]:
        """The seats of each kingdom."""

    @abstractmethod
    def format_action(self, action: int) -> str: ...

    @abstractmethod
    def parse_action(self, text: str) -> int:
        """The action so written; raises Unreadable."""

    @abstractmethod
    def format_outcome(self, state: State, components: Components, outcome: Sequence[int]) -> str:
        """The chance event that is due, happening so, in words."""

    @abstractmethod
    def parse_outcome(self, state: State, components: Components, text: str) -> list[int]:
        """The outcome so written; raises Unreadable, or NotAllowed if it cannot happen now."""

    @abstractmethod
    def draw_due(self, state: State, components: Components) -> Draw:
        """What chance must draw for the event that is due."""

    @abstractmethod
    def outcome_of(self, state: State, components: Components, items: Sequence[int]) -> list[int]:
        """The outcome that a draw of these items, in this order, means."""

    @abstractmethod
    def items_of(self, state: State, components: Components, outcome: Sequence[int]) -> list[int]:
        """A draw that means this outcome; the inverse of `outcome_of`."""

    @abstractmethod
    def parts(self, state: State, components: Components, kingdom: int, lines: Sequence[int]) -> dict[str, int]:
        """The lines of the score pad that apply, by name."""

    @abstractmethod
    def view(self, state: State, components: Components) -> View:
        """Everything there is to see, by name."""
