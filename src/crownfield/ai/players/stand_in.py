"""Who plays a computer's seat while its own player is still being compiled: whatever random games promise most.

Nothing but the rules is needed for that, of them what `STAGE` compiles.
"""

from random import Random

import numpy as np
import numpy.typing as npt

from crownfield.ai.players.registry import decide
from crownfield.base.rng import generators
from crownfield.games.contract import State
from crownfield.games.position import Move, Position

__all__ = ["StandInPlayer"]


class StandInPlayer:
    """Tries every decision by games played on at random, the better half of them again, and so on."""

    def __init__(self, seed: int | str, *, playouts: int = 1000) -> None:
        self._random = Random(f"stand-in {seed}")
        self._playouts = playouts

    def turn(self, position: Position) -> list[Move]:
        return decide(position, self._choose)

    def _choose(self, position: Position) -> Move:
        moves = position.legal_moves()
        if len(moves) == 1:
            return moves[0]
        self._random.shuffle(moves)
        trial = _Trial(position, moves, self._random.getrandbits(64))
        alive, phases = np.arange(len(moves)), max(1, int(np.ceil(np.log2(len(moves)))))
        for _ in range(phases):
            share = self._playouts / phases / len(alive)
            rounds = int(share) or 1
            tried = alive if share >= 1 else alive[: max(1, int(self._playouts / phases))]
            trial.go_on(tried, rounds)
            worth = trial.worth(alive)
            alive = alive[np.argsort(-worth, kind="stable")][: (len(alive) + 1) // 2]
        return moves[int(alive[0])]


class _Trial:
    """Decisions of one position, and what the games after each of them were worth."""

    def __init__(self, position: Position, moves: list[Move], seed: int) -> None:
        rules, seat = position.rules, position.actor
        kingdoms = rules.kingdom_seats(position.state)
        self._play, self._tables = rules.entries.random_playouts, position.components.tables
        self._mine = next(index for index, seats in enumerate(kingdoms) if seat in seats)
        self._states = [_after(position, move) for move in moves]
        self._sums, self._games = np.zeros(len(moves)), np.zeros(len(moves), np.int64)
        self._generator = generators(seed, 1)[0]
        self._outcome = np.zeros(rules.info.longest_outcome, np.int64)
        self._lines = np.zeros((len(kingdoms), len(rules.info.lines) + 1), np.int64)
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
