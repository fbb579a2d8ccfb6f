"""How far off are a network's judgements? `python -m bench.judging [PLAYERS [BUILDER]]` prints it as JSON.

By rounds left: positions of Kingdomino at the end of a round, out of games of a builder, which is the network unless
another player is named. The network plays each one on to the end again and again; the mean of a kingdom's points is the
truth that the judgement is held against. Full Greedy plays on from the same positions: its mean is a judgement too. The
luck that a mean of so many games still has is taken off. `bias` is how much the truth lies above the judgement.
"""

import json
import sys
from collections.abc import Callable
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bench.playing import Workspace, new_workspace, play_to_end
from crownfield.ai.contract import brain_of
from crownfield.ai.inputs import Inputs
from crownfield.ai.players.registry import new_player
from crownfield.ai.search.entries import workspace_for
from crownfield.ai.value.judge import judge_all
from crownfield.ai.value.weights import network_for
from crownfield.ai.value.workspace import Workspace as Judging
from crownfield.base.actors import CHANCE
from crownfield.base.bind import BOUND, bind
from crownfield.games import start
from crownfield.games.loops import total_of
from crownfield.games.position import Position
from crownfield.play.dealer import Dealer

Array = npt.NDArray[Any]

inputs: Inputs = BOUND

POSITIONS, GAMES = 80, 160
OPTIONS: dict[int, dict[str, Any]] = {2: {}, 4: {"middle_kingdom": True, "harmony": True}}
ROUNDS_LEFT = {2: (4, 3, 2), 4: (8, 6, 5, 4, 3, 2)}


class Entries(NamedTuple):
    look: Callable[..., None]


def look(found: Array, judging: Judging, space: Workspace, games: int, judged: Array, ends: Array) -> None:
    """Per position and kingdom what the network judges, and the points of every game by the network and by greed."""
    for index in range(found.shape[0]):
        judge_all(found[index], judging)
        judged[index] = judging.means[: judged.shape[1]]
        for game in range(2 * games):
            judging.work[1] = found[index]
            play_to_end(judging.work[1], judging, space, game >= games)
            for kingdom in range(inputs.kingdoms(judging.work[1])):
                total = total_of(judging.work[1], judging.components[0], kingdom, judging.lines)
                ends[game // games, index, kingdom, game % games] = total


def begin(players: int) -> Position:
    return start("kingdomino", players=players, **OPTIONS[players])


def collect(players: int, builder: str) -> dict[int, Array]:
    """By rounds left, positions before a reveal, one of each game."""
    found = {rounds_left: list[Array]() for rounds_left in ROUNDS_LEFT[players]}
    for number in range(POSITIONS):
        position, dealer = begin(players), Dealer.from_seed(f"judging {number}")
        seats = [new_player(builder, f"{number} {seat}") for seat in range(players)]
        while not position.is_over:
            if position.actor == CHANCE:
                table = position.state["table"][0]
                found.get(int(table["rounds"]) - int(table["round"]), []).append(position.state.copy())
                position.reveal(dealer.deal(position))
            else:
                for move in seats[position.actor].turn(position):
                    position.play(move)
    return {rounds_left: np.concatenate(states) for rounds_left, states in found.items()}


def off_by(judged: Array, truth: Array, luck: float) -> float:
    """Root of the mean square of what a judgement misses, apart from a constant and from luck."""
    missed = judged - truth
    return round(sqrt(max(missed.var() - luck, 0.0)), 2)


def main() -> None:
    players = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    builder = sys.argv[2] if len(sys.argv) > 2 else "net:noise=0.3"
    position = begin(players)
    judging, brain = workspace_for(position, network_for(position)), brain_of("kingdomino")
    space = new_workspace(position.rules.info, brain.policies, seed=5)
    loops = [sys.modules[__name__]]
    entries = bind(Entries, loops, rules=brain.rules, policies=brain.policies, inputs=brain.inputs)
    for rounds_left, found in collect(players, builder).items():
        judged, ends = np.zeros((POSITIONS, players)), np.zeros((2, POSITIONS, players, GAMES))
        entries.look(found, judging, space, GAMES, judged, ends)
        truth, greedy = ends.mean(axis=3)
        luck, greedy_luck = ends.var(axis=3).mean(axis=(1, 2)) / (GAMES - 1)
        facts = {
            "players": players,
            "builder": builder,
            "rounds_left": rounds_left,
            "luck": round((luck * (GAMES - 1)) ** 0.5, 2),
            "bias": round(float((truth - judged).mean()), 2),
            "network": off_by(judged, truth, luck),
            "greedy": off_by(greedy, truth, luck + greedy_luck),
            "half": off_by((judged + greedy) / 2, truth, luck + greedy_luck / 4),
        }
        print(json.dumps(facts), flush=True)


if __name__ == "__main__":
    main()
