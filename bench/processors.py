"""What does code for the baseline cost? `python bench/processors.py [ROUNDS]` prints processor time over native code's.

Fresh processes measure by turns; the fastest slice of each counts.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from math import exp, fsum, log
from time import process_time

from crownfield.ai.players.simple import RandomPlayer
from crownfield.ai.search.halving import Thinker
from crownfield.ai.value.weights import network_for
from crownfield.base.packed import settings
from crownfield.cli.measure.bench_games import KINDS, _Playouts
from crownfield.games import start
from crownfield.games.position import Position
from crownfield.play.dealer import Dealer
from crownfield.play.game import Game

TABLES = (("kingdomino", 2), ("kingdomino", 4), ("queendomino", 2), ("queendomino", 4), ("duel", 2))
SPOTS, SLICES, GAMES, GLANCES, TRIES = 6, 8, 2_000, 20, 60


def best(work: Callable[[], object]) -> float:
    """Seconds of processor time."""
    work()
    return min(_seconds(work) for _ in range(SLICES))


def _seconds(work: Callable[[], object]) -> float:
    begin = process_time()
    work()
    return process_time() - begin


def spots(game: str, players: int) -> Iterator[Position]:
    """Positions from a game played at random, the same every time."""
    table, player, turn = Game(start(game, players=players), dealer=Dealer.from_seed("spots")), RandomPlayer(5), 0
    while not table.is_over and turn < SPOTS * (2 * players + 3):
        if turn % (2 * players + 3) == 0:
            yield table.position.copy()
        for move in player.turn(table.position):
            table.play(move)
        turn += 1


def measured() -> dict[str, float]:
    found = {f"playouts {kind}": best(partial(_Playouts(kind, 1).seconds, GAMES)) for kind in KINDS}
    for game, players in TABLES:
        for number, position in enumerate(spots(game, players)):
            thinker, name = Thinker(network_for(position)), f"{game}/{players} {number}"
            found[f"glances {name}"] = best(partial(glance, thinker, position))
            look = partial(thinker.think, position, tries=TRIES)
            if tries := sum(idea.tries for idea in look()):
                found[f"tries {name}"] = best(look) / tries
    return found


def glance(thinker: Thinker, position: Position) -> None:
    for _ in range(GLANCES):
        thinker.glance(position)


def main(rounds: int) -> None:
    native = {name: text for name, text in os.environ.items() if not name.startswith("NUMBA_CPU")}
    sides, fastest = {"native": native, "baseline": {**native, **settings()}}, dict[tuple[str, str], float]()
    for _ in range(rounds):
        for side, environment in sides.items():
            command = [sys.executable, __file__, "--measure"]
            done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
            for name, seconds in json.loads(done.stdout).items():
                fastest[side, name] = min(seconds, fastest.get((side, name), seconds))
    groups = dict[str, list[float]]()
    for side, name in fastest:
        if side == "native":
            group = name if name.startswith("playouts") else name.rpartition(" ")[0]
            groups.setdefault(group, []).append(log(fastest["baseline", name] / fastest["native", name]))
    print(json.dumps({name: round(exp(fsum(logs) / len(logs)), 3) for name, logs in groups.items()}, indent=1))


if __name__ == "__main__":
    if sys.argv[1:] == ["--measure"]:
        print(json.dumps(measured()))
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
