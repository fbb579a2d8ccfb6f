"""Who plays a level's seat until that level is compiled: whatever random games promise most.

Nothing but the rules is needed for that; the stages `first` and `stand-in` compile it.
"""

from collections.abc import Mapping
from random import Random

import numpy as np
import numpy.typing as npt

from crownfield.ai.turns import decide
from crownfield.base.errors import BadOptions
from crownfield.base.rng import generators
from crownfield.games.contract import State
from crownfield.games.position import Move, Position

__all__ = ["StandInPlayer"]

_PLAYOUTS: Mapping[str, int] = {
    "page": 9,
    "squire": 38,
    "steward": 90,
    "marshal": 3000,
    "chancellor": 30_000,
    "regent": 30_000,
}
"""By level, for a decision: up to the steward about as strong as the level, beyond it all that a few seconds allow."""
_ELSEWHERE: Mapping[tuple[str, str], int] = {("page", "duel"): 15}
"""By level and game, where that is another number."""


class StandInPlayer:
    """Tries every decision by games played on at random, the better half of them again, and so on."""

    def __init__(self, seed: int | str, *, level: str = "steward", playouts: int | None = None) -> None:
        if level not in _PLAYOUTS:
            raise BadOptions(f"nobody stands in for {level!r}; levels are: {', '.join(_PLAYOUTS)}")
        if playouts is not None and playouts < 1:
            raise BadOptions("a budget must be more than nothing")
        self._random = Random(f"stand-in {seed}")
        self._level, self._given = level, playouts

    def _playouts(self, game: str) -> int:
        return self._given or _ELSEWHERE.get((self._level, game), _PLAYOUTS[self._level])

    def turn(self, position: Position) -> list[Move]:
        return decide(position, self._choose)

    def _choose(self, position: Position) -> Move:
        moves = position.legal_moves()
        if len(moves) == 1:
            return moves[0]
        self._random.shuffle(moves)
        trial = _Trial(position, moves, self._random.getrandbits(64))
        alive, phases = np.arange(len(moves)), int(np.ceil(np.log2(len(moves))))
        share = max(1, self._playouts(position.rules.info.name) // phases)
        for _ in range(phases):
            trial.go_on(alive[:share], max(1, share // len(alive)))
            alive = alive[np.argsort(-trial.worth(alive), kind="stable")][: (len(alive) + 1) // 2]
        return moves[int(alive[0])]


class _Trial:
    """Decisions of one position, and what the games after each of them were worth."""

    def __init__(self, position: Position, moves: list[Move], seed: int) -> None:
        rules, kingdoms = position.rules, position.kingdoms
        self._play, self._tables = rules.entries.random_playouts, position.components.tables
        self._mine = kingdoms[position.actor]
        self._states = [_after(position, move) for move in moves]
        self._sums, self._games = np.zeros(len(moves)), np.zeros(len(moves), np.int64)
        self._generator = generators(seed, 1)[0]
        self._outcome = np.zeros(rules.info.longest_outcome, np.int64)
        self._lines = np.zeros((max(kingdoms) + 1, len(rules.info.lines) + 1), np.int64)
        self._work = position.state.copy()

    def go_on(self, chosen: npt.NDArray[np.int64], rounds: int) -> None:
        for index in chosen.tolist():
            self._sums[index] += sum(self._game(self._states[index]) for _ in range(rounds))
            self._games[index] += rounds

    def _game(self, state: State) -> float:
        """What one game is worth: the part of one's own points in those of oneself and the best other."""
        self._play(state, self._tables, self._generator, self._outcome, self._lines, self._work, 1)
        totals = self._lines.sum(axis=1).tolist()
        mine = totals.pop(self._mine)
        return mine / both if (both := mine + max(totals)) > 0 else 0.5

    def worth(self, chosen: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
        games = self._games[chosen]
        return np.where(games > 0, self._sums[chosen] / np.maximum(games, 1), -1.0)


def _after(position: Position, move: Move) -> State:
    state = position.state.copy()
    position.rules.entries.play_action(state, position.components.tables, move.action)
    return state
