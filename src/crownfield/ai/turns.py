"""A turn as players take it: whose it is, and its decisions one after the other."""

from collections.abc import Callable

from crownfield.base.errors import NotAllowed
from crownfield.games.position import Move, Position

__all__ = ["as_move", "decide", "seat_to_act"]


def decide(position: Position, choose: Callable[[Position], Move]) -> list[Move]:
    """A whole turn of a player that takes one decision after the other."""
    seat, turn = seat_to_act(position), position.rules.turn_key(position.state)
    here, moves = position.copy(), list[Move]()
    while here.actor == seat and here.rules.turn_key(here.state) == turn:
        moves.append(here.play(choose(here)))
    return moves


def seat_to_act(position: Position) -> int:
    """Raises NotAllowed when there is none."""
    if position.actor < 0:
        raise NotAllowed(f"no seat is to act, but {position.phase}")
    return position.actor


def as_move(position: Position, action: int) -> Move:
    """A legal action as a move."""
    return Move(position.rules.format_action(action), action)
