"""Exact ideas where nothing is left to chance: two players of Kingdomino after the last reveal."""

from crownfield.ai.endings.kingdomino import VICTORY, is_solvable, solve
from crownfield.ai.players.policy import as_move
from crownfield.ai.search.idea import Idea
from crownfield.ai.value.judge import PER_POINT
from crownfield.games.position import Position

__all__ = ["exact_ideas", "has_exact_ideas"]

_FOLLOWED = 5
"""Only so many ideas are played to the end, to know their points; the others carry the points of the last of them."""


def has_exact_ideas(position: Position) -> bool:
    return position.rules.info.name == "kingdomino" and is_solvable(position.state)


def exact_ideas(position: Position) -> list[Idea]:
    """All turns of the seat to act, best first."""
    seat, ideas, points = position.actor, list[Idea](), 0.0
    for index, solution in enumerate(solve(position.state, position.components)):
        if index < _FOLLOWED:
            points = _points_after(position, solution.actions, seat)
        moves = tuple(as_move(position, action) for action in solution.actions)
        win = 0.5 + 0.5 * ((solution.value > VICTORY // 2) - (solution.value < -VICTORY // 2))
        margin = solution.value - VICTORY * (2 * win - 1)
        ideas.append(Idea(moves, win, points, win + PER_POINT * margin, 0, exact=True))
    return ideas


def _points_after(position: Position, actions: tuple[int, ...], seat: int) -> float:
    """The seat's points when both sides go on to play their best."""
    here = position.copy()
    while True:
        for action in actions:
            here.rules.entries.play_action(here.state, here.components.tables, action)
        if here.is_over:
            return float(here.scores()[seat].total)
        actions = solve(here.state, here.components)[0].actions
