"""What do tries gain? `python bench/trying.py [PLAYERS]` prints it as JSON, by tries a turn.

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

from crownfield.ai.search import candidates as think_loops
from crownfield.ai.search.exact import has_exact_ideas
from crownfield.ai.search.halving import Thinker
from crownfield.ai.search.idea import Idea
from crownfield.ai.value import judge as net_policy
from crownfield.ai.value.judge import Desk
from crownfield.ai.value.weights import network_for
from crownfield.ai.value.workspace import kernels_of, new_desk
from crownfield.base.actors import CHANCE, NOBODY
from crownfield.base.bind import bind
from crownfield.base.rng import generators
from crownfield.games import start
from crownfield.games.position import Move, Position

Array = npt.NDArray[Any]

POSITIONS, GAMES, SEEDS = 40, 300, 3
TRIES = (0, 30, 100, 300, 1000, 3000)
OPTIONS: dict[int, dict[str, Any]] = {2: {}, 4: {"middle_kingdom": True, "harmony": True}}
LAST_TURN = {2: 19, 4: 44}

act: Callable[..., None]
actor: Callable[..., int]
sample: Callable[..., int]
reveal: Callable[..., None]
choose_action: Callable[..., int]
won: Callable[..., float]


class Entries(NamedTuple):
    play_on: Callable[..., float]


def play_on(states: Array, desk: Desk, mine: int, games: int, generator: Array, outcome: Array) -> float:
    """The share of victories when the network plays on from states[0]."""
    wins = 0.0
    for _ in range(games):
        desk.work[1] = states[0]
        state = desk.work[1]
        while actor(state) != NOBODY:
            if actor(state) == CHANCE:
                sample(state, desk.components[0], generator, outcome)
                reveal(state, desk.components[0], outcome)
            else:
                act(state, desk.components[0], desk.actions[choose_action(state, desk, generator, 0.0)])
        wins += won(state, desk, mine)
    return wins / games


class Study:
    """One kind of game: its network, and luck."""

    def __init__(self, players: int) -> None:
        self._players, self._random, self._luck = players, np.random.default_rng(5), generators(5, 1)[0]
        self._entries = bind(Entries, [net_policy, think_loops, sys.modules[__name__]], kernels_of("kingdomino"))
        begin = self._begin()
        self.thinker = Thinker(network_for(begin))
        self._desk = new_desk(begin.rules, begin.components, network_for(begin))
        self._outcome = np.zeros(begin.rules.info.longest_outcome, np.int64)

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
            length = draw(position.state, position.components.tables, self._luck, self._outcome)
            position.reveal(self._outcome[:length].tolist())

    def choice(self, position: Position, tries: int, seed: int) -> tuple[Move, ...]:
        thinker = self.thinker
        return (thinker.think(position, tries=tries, seed=seed) if tries else thinker.glance(position))[0].moves

    def worth(self, position: Position, idea: Idea) -> float:
        after = position.copy()
        for move in idea.moves:
            after.play(move)
        return self._entries.play_on(after.state, self._desk, position.actor, GAMES, self._luck, self._outcome)


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
