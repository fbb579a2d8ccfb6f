"""The best turns of a position with what they promise, for analysis and other programs."""

from dataclasses import dataclass

from crownfield.ai.players.budget import check_budget
from crownfield.ai.players.fallback import network_problem, turn_without_network
from crownfield.ai.search.halving import Thinker
from crownfield.ai.search.idea import Idea, best_first
from crownfield.ai.turns import seat_to_act
from crownfield.ai.value.weights import network_for
from crownfield.base.errors import BadOptions
from crownfield.games.position import Move, Position

__all__ = ["Advice", "Suggestion", "advise"]


@dataclass(frozen=True)
class Suggestion:
    """A turn of the seat to act. What is not known of it is None."""

    moves: tuple[Move, ...]
    line: tuple[Move, ...]
    """The moves, and what everyone will probably play after them until chance speaks."""
    win: float | None = None
    """The chance that its side wins, in whole percents, shared victories shared."""
    points: float | None = None
    """What its kingdom is expected to have at the end, in tenths."""
    tries: int | None = None
    """How often the game was played on from here; 0 for an exact answer or the only turn there is."""
    exact: bool = False
    """Whether nothing is left to chance and both sides were taken to play their best."""


@dataclass(frozen=True)
class Advice:
    """What a seat might do, best first."""

    seat: int
    ideas: tuple[Suggestion, ...]
    note: str | None = None
    """Why the advice is less than it could be: the network is missing or damaged, so that Monte Carlo was asked."""


def advise(
    position: Position, *, seconds: float | None = None, tries: int | None = None, ideas: int = 3, seed: int = 0
) -> Advice:
    """At most so many ideas for the seat to act, found within a budget of either seconds or tries.

    They are those that were found worth most tries, in the order of their figures: the chance to win, then points.
    The same position, seed and number of tries give the same advice. Raises NotAllowed when no seat is to act,
    BadOptions for a budget or a number of ideas that cannot be.
    """
    check_budget("tries", tries, seconds)
    if ideas < 1:
        raise BadOptions("advice is one idea at least")
    seat = seat_to_act(position)
    if (problem := network_problem(position)) is not None:
        moves = tuple(turn_without_network(position, problem, tries=tries, seconds=seconds, seed=seed))
        return Advice(seat, (Suggestion(moves, line=moves),), note=problem)
    thinker = Thinker(network_for(position))
    found = thinker.think(position, seconds=seconds, tries=tries, seed=seed)
    return Advice(seat, tuple(_suggest(thinker, position, idea) for idea in best_first(found[:ideas])))


def _suggest(thinker: Thinker, position: Position, idea: Idea) -> Suggestion:
    line = (*idea.moves, *thinker.follow_up(position, idea))
    return Suggestion(idea.moves, line, idea.win, idea.points, idea.tries, idea.exact)
