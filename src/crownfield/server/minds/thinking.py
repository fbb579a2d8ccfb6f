"""What runs inside a worker process: a computer player chooses the moves of one turn, or thinks about it for a person.

A worker receives a position and nothing else: it holds no secret and no connection, and may die at any moment. This
module imports the engine only inside functions, so that `prepare` comes before NumPy counts the cores.
"""

import multiprocessing
import os
import signal
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from crownfield.games.position import Position
    from crownfield.server.protocol import Idea

__all__ = ["ONE_THREAD", "SentPosition", "TurnRequest", "choose_turn", "prepare", "think", "wake"]

ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS"), "1")
"""Threads of several processes on the same cores slow each other down a hundredfold."""

_NICENESS = 10
_HINT_SECONDS = 1.0
_HINTS = 3


@dataclass(frozen=True)
class SentPosition:
    """All that a worker learns of a game."""

    game: str
    players: int
    options: Mapping[str, bool | int]
    components: Path | None
    """The owner's folder of components, or None for ours."""
    state: bytes


@dataclass(frozen=True)
class TurnRequest(SentPosition):
    """A position before a seat's turn, and who shall decide for that seat."""

    level: str | None
    """None for whoever needs nothing to play, neither a network nor a plan: any legal moves will do."""
    stand_in: bool
    """Whether somebody plays instead of that level, because it is not compiled."""
    seed: int | str
    """The same request with the same seed gets the same moves."""


def prepare() -> None:
    """Make this process a modest worker: one thread, low priority, ending with the server however that ends."""
    os.environ.update(ONE_THREAD)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    Thread(target=_end_with_parent, name="end-with-parent", daemon=True).start()


def _end_with_parent() -> None:
    """A server that was killed cannot dismiss its workers."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def wake() -> None:
    """The first task of a process: load the engine, so that the first turn need not."""
    import crownfield.ai.players.search  # noqa: F401


def choose_turn(request: TurnRequest) -> list[str]:
    """The moves of the whole turn as text; raises BadOptions for an unknown level, NotAllowed if no seat is to act."""
    from crownfield.ai.players.levels import player_of, stand_in_of
    from crownfield.ai.players.simple import RandomPlayer

    position, level = _position(request), request.level
    if level is None:
        moves = RandomPlayer(request.seed).turn(position)
    elif request.stand_in:
        moves = stand_in_of(level, request.seed).turn(position)
    else:
        moves = player_of(level, request.game, request.seed).turn(position)
    return [move.text for move in moves]


def think(request: SentPosition) -> "list[Idea]":
    """The best ways to go on with the turn, best first; raises BadNetwork, or NotAllowed if no seat is to act."""
    from crownfield.ai.advice import advise
    from crownfield.ai.players.fallback import network_problem
    from crownfield.base.errors import BadNetwork
    from crownfield.server.protocol import Idea

    position = _position(request)
    if (problem := network_problem(position)) is not None:
        raise BadNetwork(problem)
    return [
        Idea([move.text for move in idea.moves], idea.win, idea.points, idea.exact, idea.tries)
        for idea in advise(position, seconds=_HINT_SECONDS, ideas=_HINTS).ideas
        if idea.win is not None and idea.points is not None and idea.tries is not None
    ]


def _position(request: SentPosition) -> "Position":
    import numpy as np

    from crownfield.games import start

    position = start(request.game, players=request.players, components=request.components, **request.options)
    position.state = np.frombuffer(request.state, dtype=position.rules.info.state).copy()
    return position
