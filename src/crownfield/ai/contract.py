"""What every game promises its computer players: a brain, and the only place that tells brains apart."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from types import ModuleType
from typing import TYPE_CHECKING, ClassVar, cast

from crownfield.base.errors import BadNetwork, BadOptions
from crownfield.games import GAMES, rules_of
from crownfield.games.position import Position

if TYPE_CHECKING:
    from crownfield.ai.endings import Ending
    from crownfield.ai.inputs import Inputs
    from crownfield.ai.policies import Policies
    from crownfield.games.kernels import Kernels

__all__ = ["Brain", "Judge", "brain_of"]


@dataclass(frozen=True)
class Judge:
    """A network, and how a search uses what it says."""

    network: str
    """The name of its file."""
    horizon: tuple[int, int]
    """A rollout is judged when chance has spoken so often, and up to so often."""
    doubt: float = 0.0
    """In rollouts others may find another choice better by about so many points."""


class Brain(ABC):
    """What computer players need to know of one game. The first use of its kernels loads Numba."""

    levels: ClassVar[Mapping[str, str]]
    """By level, from the weakest to the strongest: who plays."""

    @property
    @abstractmethod
    def rules(self) -> "Kernels": ...

    @property
    @abstractmethod
    def policies(self) -> "Policies":
        """How simple players decide."""

    @property
    def inputs(self) -> "Inputs":
        """What networks are told; raises BadNetwork for a game without networks."""
        raise BadNetwork("nobody has trained a network for this game")

    @property
    def ending(self) -> "Ending":
        """Who can see the end; nobody, unless a game knows better."""
        from crownfield.ai.endings import unforeseen

        return unforeseen

    def judge_of(self, position: Position) -> Judge:  # noqa: ARG002
        """The network that is trained for games like this one; raises BadNetwork for a game without networks."""
        raise BadNetwork("nobody has trained a network for this game")

    def modules(self) -> tuple[ModuleType, ...]:
        """Where all of its kernels are."""
        told = (self.inputs,) if self.has_networks else ()
        return cast(tuple[ModuleType, ...], (self.rules, self.policies, *told, self.ending))

    @property
    def has_networks(self) -> bool:
        """Whether anybody has trained one."""
        try:
            return self.inputs is not None
        except BadNetwork:
            return False


@cache
def brain_of(game: str) -> Brain:
    """A game's brain by name: ours, or an entry point in the group `crownfield.brains`; raises BadOptions."""
    rules_of(game)
    if game in GAMES:
        found: Brain = import_module(f"crownfield.ai.brains.{game}").BRAIN
        return found
    for each in entry_points(group="crownfield.brains", name=game):
        brain: Brain = each.load()
        return brain
    raise BadOptions(f"nobody has told computer players of {game}: only random and greedy can play it")
