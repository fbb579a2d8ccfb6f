"""Exact ideas where nothing is left to chance and the end can be seen."""

from crownfield.ai.contract import brain_of
from crownfield.ai.endings import VICTORY, Ending
from crownfield.ai.search.idea import Idea
from crownfield.ai.turns import as_move
from crownfield.ai.value.choose import PER_POINT
from crownfield.games.position import Position

__all__ = ["exact_ideas", "has_exact_ideas"]

_FOLLOWED = 5
"""Only so many ideas are played to the end, to know their points; the others carry the points of the last of them."""


def has_exact_ideas(position: Position) -> bool:
    return _ending_of(position).is_solvable(position.state)


def _ending_of(position: Position) -> Ending:
    return brain_of(position.rules.info.name).ending


def exact_ideas(position: Position) -> list[Idea]:
    """All turns of the seat to act, best first."""
    seat, ideas, points, ending = position.actor, list[Idea](), 0.0, _ending_of(position)
    for index, solution in enumerate(ending.solve(position.state, position.components)):
        if index < _FOLLOWED:
            points = _points_after(position, solution.actions, seat, ending)
        moves = tuple(as_move(position, action) for action in solution.actions)
        win = 0.5 + 0.5 * ((solution.value > VICTORY // 2) - (solution.value < -VICTORY // 2))
        margin = solution.value - VICTORY * (2 * win - 1)
        ideas.append(Idea(moves, win, points, win + PER_POINT * margin, 0, exact=True))
    return ideas


def _points_after(position: Position, actions: tuple[int, ...], seat: int, ending: Ending) -> float:
    """The seat's points when both sides go on to play their best."""
    here = position.copy()
    while True:
        for action in actions:
            here.rules.entries.play_action(here.state, here.components.tables, action)
        if here.is_over:
            return float(here.scores()[seat].total)
        actions = ending.solve(here.state, here.components)[0].actions
