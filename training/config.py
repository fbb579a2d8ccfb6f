"""One file describes a training run."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from crownfield.ai.value.layers import WIDTHS

__all__ = ["Run", "Variant", "read_run"]


@dataclass(frozen=True)
class Variant:
    """A way to play the game, and its share of the games played."""

    players: int
    share: float
    options: dict[str, Any]


@dataclass(frozen=True)
class Run:
    game: str
    name: str
    variants: tuple[Variant, ...]
    widths: tuple[int, int, int] = WIDTHS
    games: int = 4096
    """Games per iteration, over all threads."""
    kept: int = 8
    """Lessons are learned from while they are among the latest `kept` iterations."""
    passes: float = 5.0
    """How often a sample is seen, on average."""
    batch: int = 8192
    rate: tuple[float, float] = (1e-3, 2e-5)
    """The learning rate at the start and at the end of the run's time."""
    noise: tuple[float, float] = (2.0, 0.3)
    """Points of noise on every judgement while playing, likewise."""
    trust: float = 0.9
    """λ of TD(λ), per decision."""
    own_samples: int = 350
    other_samples: int = 150
    """Out of 1000 decisions: how often the actor's kingdom and any kingdom become a sample."""
    strange_games: int = 750
    """Out of 1000 games: how many begin with kingdoms that the network would not make."""
    strange_error: float = 6.0
    """Points of noise in these, at most."""
    ema: float = 0.25
    """How fast the network that plays follows the one that learns."""
    seed: int = 1


def read_run(file: Path) -> Run:
    """The run that a TOML file describes; raises TypeError for a setting that does not exist."""
    with file.open("rb") as stream:
        facts: dict[str, Any] = tomllib.load(stream)
    variants = tuple(Variant(**{"options": {}, **variant}) for variant in facts.pop("variants"))
    lists = {name: tuple(value) for name, value in facts.items() if isinstance(value, list)}
    return Run(**{**facts, **lists, "name": file.stem, "variants": variants})
