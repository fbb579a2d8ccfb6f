"""What do tries gain? `python -m bench.trying [PLAYERS]` prints it as JSON, by tries a turn.

Positions of Kingdomino out of games that the network plays. Every turn that the network thinks worth a try is played
on from there to the end, by the network, again and again: the share of victories is what the turn is worth. A player's
gain is what its turn is worth beyond the mean of these turns; 0 tries are the network at first sight.
"""

import json
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bench.playing import Workspace, new_workspace, play_to_end
from crownfield.ai.contract import brain_of
from crownfield.ai.search.entries import workspace_for
from crownfield.ai.search.exact import has_exact_ideas
from crownfield.ai.search.halving import Thinker
from crownfield.ai.search.idea import Idea
from crownfield.ai.search.rollouts import won
from crownfield.ai.value.weights import network_for
from crownfield.ai.value.workspace import Workspace as Judging
from crownfield.base.actors import CHANCE
from crownfield.base.bind import bind
from crownfield.games import start
from crownfield.games.position import Move, Position

Array = npt.NDArray[Any]

POSITIONS, GAMES, SEEDS = 40, 300, 3
TRIES = (0, 30, 100, 300, 1000, 3000)
OPTIONS: dict[int, dict[str, Any]] = {2: {}, 4: {"middle_kingdom": True, "harmony": True}}
LAST_TURN = {2: 19, 4: 44}


class Entries(NamedTuple):
    share_won: Callable[..., float]


def share_won(states: Array, judging: Judging, space: Workspace, mine: int, games: int) -> float:
    """The share of victories when the network plays on from states[0]."""
    wins = 0.0
    for _ in range(games):
        judging.work[1] = states[0]
        play_to_end(judging.work[1], judging, space, False)
        wins += won(judging.work[1], judging, mine)
    return wins / games


class Study:
    """One kind of game: its network, and random numbers."""

    def __init__(self, players: int) -> None:
        self._players, self._random = players, np.random.default_rng(5)
        begin = self._begin()
        self.thinker = Thinker(network_for(begin))
        brain, loops = brain_of("kingdomino"), [sys.modules[__name__]]
        self._entries = bind(
            Entries, loops, rules=brain.rules, policies=brain.policies, inputs=brain.inputs, ending=brain.ending
        )
        self._judging = workspace_for(begin, network_for(begin))
        self._space = new_workspace(begin.rules.info, brain.policies, seed=5)

    def _begin(self) -> Position:
        return start("kingdomino", players=self._players, **OPTIONS[self._players])

    def position(self) -> Position:
        """One with something to think about, out of a game of its own."""
        while True:
            position, turns = self._begin(), self._random.integers(4, LAST_TURN[self._players])
            for turn in range(turns):
                self._ask_chance(position)
                for move in self.thinker.glance(position, noise=0.3, seed=turn)[0].moves:
                    position.play(move)
            self._ask_chance(position)
            if not has_exact_ideas(position) and len(self.thinker.glance(position)) > 2:
                return position

    def _ask_chance(self, position: Position) -> None:
        while position.actor == CHANCE:
            draw = position.rules.entries.draw_outcome
            length = draw(position.state, position.components.tables, self._space.generator, self._space.outcome)
            position.reveal(self._space.outcome[:length].tolist())

    def choice(self, position: Position, tries: int, seed: int) -> tuple[Move, ...]:
        thinker = self.thinker
        return (thinker.think(position, tries=tries, seed=seed) if tries else thinker.glance(position))[0].moves

    def worth(self, position: Position, idea: Idea) -> float:
        after = position.copy()
        for move in idea.moves:
            after.play(move)
        return self._entries.share_won(after.state, self._judging, self._space, position.actor, GAMES)


def main() -> None:
    players = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    study, gains = Study(players), {tries: list[float]() for tries in TRIES}
    for _ in range(POSITIONS):
        position = study.position()
        worth = {idea.moves: study.worth(position, idea) for idea in study.thinker.glance(position)}
        mean = float(np.mean(list(worth.values())))
        for tries in TRIES:
            for seed in range(SEEDS):
                gains[tries].append(worth[study.choice(position, tries, seed)] - mean)
    for tries, gained in gains.items():
        print(json.dumps({"players": players, "tries": tries, "gain": round(float(np.mean(gained)), 4)}), flush=True)


if __name__ == "__main__":
    main()
