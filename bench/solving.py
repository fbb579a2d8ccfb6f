"""Does the strongest level lose anything where nothing is left to chance? `python bench/solving.py` prints it as JSON.

Positions of two players after the last reveal, out of games that a network plays with some noise. For every turn that
the seat to act has, the position after it is solved anew; the level's turn loses something if another is worth more.
"""

import json
import sys
from time import perf_counter
from typing import Any

from crownfield.ai.endings import VICTORY
from crownfield.ai.endings.kingdomino import is_solvable, solve
from crownfield.ai.players.levels import LEVELS, player_of
from crownfield.ai.players.registry import new_player
from crownfield.games import start
from crownfield.games.position import Position
from crownfield.play.dealer import Dealer

POSITIONS = 1000
VARIANTS: list[dict[str, Any]] = [
    {}, {"middle_kingdom": True, "harmony": True}, {"mighty_duel": True}, {"may_discard": True}
]  # fmt: skip
REGENT = list(LEVELS)[-1]


def late_positions(number: int) -> list[Position]:
    """Every position of one game in which the seat to act can see all that is to come."""
    position, dealer = start("kingdomino", players=2, **VARIANTS[number % len(VARIANTS)]), Dealer.from_seed(number)
    player, found = new_player("net:noise=3", number), list[Position]()
    while not position.is_over:
        if position.actor < 0:
            position.reveal(dealer.deal(position))
            continue
        if is_solvable(position.state):
            found.append(position.copy())
        for move in player.turn(position):
            position.play(move)
    return found


def worth(position: Position, actions: tuple[int, ...], seat: int) -> int:
    """What a turn is worth to the seat that plays it, seen from the position it leads to."""
    here = position.copy()
    for action in actions:
        here.rules.entries.play_action(here.state, here.components.tables, action)
    if here.is_over:
        own, other = ((here.scores()[who].total, here.scores()[who].tie_break) for who in (seat, 1 - seat))
        return VICTORY * ((own > other) - (own < other)) + own[0] - other[0]
    best = solve(here.state, here.components)[0].value
    return best if here.actor == seat else -best


def main() -> None:
    positions = [position for number in range(POSITIONS // 4) for position in late_positions(number)]
    step = len(positions) // POSITIONS
    lost, seconds = 0, 0.0
    for number, position in enumerate(positions[:: max(1, step)][:POSITIONS]):
        began = perf_counter()
        moves = player_of(REGENT, "kingdomino", number).turn(position)
        seconds += perf_counter() - began
        worths = {
            solution.actions: worth(position, solution.actions, position.actor)
            for solution in solve(position.state, position.components)
        }
        lost += worths[tuple(move.action for move in moves)] < max(worths.values())
        if number % 100 == 0:
            print(number, file=sys.stderr)
    facts = {"positions": POSITIONS, "lost_something": lost, "milliseconds": round(1000 * seconds / POSITIONS, 2)}
    print(json.dumps(facts))


if __name__ == "__main__":
    main()
