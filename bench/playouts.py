"""Playouts a second on one core: `python bench/playouts.py` prints one JSON object."""

import json
from time import process_time

from crownfield.ai.rollout.entries import entries_of, workspace_for
from crownfield.ai.rollout.playouts import GREEDY, RANDOM
from crownfield.games import start
from crownfield.games.position import Position
from crownfield.play.dealer import Dealer

KINDS = {
    "kingdomino/4/middle_kingdom/harmony": {"players": 4, "middle_kingdom": True, "harmony": True},
    "kingdomino/2": {"players": 2},
    "kingdomino/2/mighty_duel": {"players": 2, "mighty_duel": True},
    "queendomino/4": {"players": 4},
    "queendomino/2": {"players": 2},
    "queendomino/8/royal_wedding/teams": {"players": 8, "royal_wedding": True, "teams": True},
    "duel/2": {"players": 2},
}
SLICES, SECONDS = 12, 0.4


def first_move(kind: str) -> Position:
    """The position in which somebody decides for the first time."""
    position = start(kind.split("/", maxsplit=1)[0], **KINDS[kind])  # type: ignore[arg-type]
    dealer = Dealer.from_seed(1)
    while position.actor < 0:
        position.reveal(dealer.deal(position))
    return position


def rate(kind: str, policy: int) -> float:
    """Playouts of flat evaluation at the first move in a second of processor time, in the best of some slices."""
    position = first_move(kind)
    space, entries = workspace_for(position, 1), entries_of(kind.split("/", maxsplit=1)[0])
    count = entries.begin_search(position.state, space)

    def seconds(games: int) -> float:
        begin = process_time()
        entries.flat_search(position.state, space, policy, count, 0, games)
        return process_time() - begin

    games = 1
    seconds(games)
    while seconds(games) < SECONDS / 4:
        games *= 2
    return round(games / min(seconds(games) for _ in range(SLICES)), 1)


if __name__ == "__main__":
    print(json.dumps({kind: {"random": rate(kind, RANDOM), "fg": rate(kind, GREEDY)} for kind in KINDS}, indent=2))
