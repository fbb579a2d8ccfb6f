"""Compiling ahead: in which stages, what each step of a stage costs, and which steps are done.

A step compiles an entry, or a few that go together. A mark beside the compiled code says that it was taken, for every
process.
"""

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from types import ModuleType

from crownfield.base.compiling.kept import find, folder_to_write, processor
from crownfield.base.compiling.kernels import compiles

__all__ = ["STAGES", "Step", "needed_for", "seconds_of"]

STAGES = ("first", "stand-in", "batch", "net", "search", "monte-carlo")
"""first: what a person's first decision needs; stand-in: what plays until a level's own player is there; batch: many
games in arrays; net: levels that do not search; search: all levels, and hints; monte-carlo: players that play games
out, and simple ones."""

_BELOW = {"stand-in": ("first",), "batch": ("first",), "net": ("first",), "search": ("first", "net")}


@dataclass(frozen=True)
class Step:
    """One thing to compile."""

    game: str
    stage: str
    name: str
    seconds: float = field(compare=False)
    """Of one core, after the steps before it; measured."""
    modules: tuple[ModuleType, ...] = field(repr=False, compare=False)
    """What its code follows from: beside that code its mark is kept."""
    call: Callable[[], object] = field(repr=False, compare=False)

    @property
    def is_urgent(self) -> bool:
        """Whether somebody's first decision waits for it, or a computer's."""
        return self.stage in ("first", "stand-in")

    @property
    def is_done(self) -> bool:
        """Whether what it compiles is kept."""
        return not compiles() or find(self._mark, *self.modules) is not None

    def take(self) -> None:
        """Compile, or load what is kept."""
        self.call()
        if not self.is_done:
            (folder_to_write(*self.modules) / self._mark).touch()

    @property
    def _mark(self) -> str:
        return f"{self.stage}-{self.name}-{hashlib.sha256(processor().encode()).hexdigest()[:16]}.ready"


def needed_for(stage: str) -> tuple[str, ...]:
    """A stage and those that it is of no use without, in their order."""
    return (*_BELOW.get(stage, ()), stage)


def seconds_of(steps: Iterable[Step]) -> float:
    return sum(step.seconds for step in steps)
