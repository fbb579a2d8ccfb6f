"""Understanding what a player typed: a move in full, its short form, or a number from the list."""

from collections.abc import Callable, Sequence

from crownfield.base.errors import CrownfieldError, NotAllowed, Unreadable
from crownfield.cli.game.offer import NUMBERED, tail
from crownfield.cli.game.reasons import why_not
from crownfield.games.position import Move, Position

__all__ = ["read_move"]

_SHOWN = 8


def read_move(text: str, position: Position, moves: Sequence[Move]) -> Move:
    """The legal move that is meant; raises Unreadable or NotAllowed with an explanation for the player."""
    typed = " ".join(text.lower().split())
    if not typed:
        return _nothing_typed(moves)
    for fits in _ways(typed):
        found = [move for move in moves if fits(move)]
        if len(found) == 1:
            return found[0]
        if found:
            raise NotAllowed(f"{text!r} may mean {_some(found)}")
        if typed.isdigit() and position.phase in NUMBERED and 1 <= int(typed) <= len(moves):
            return moves[int(typed) - 1]
    raise _refusal(text, typed, position, moves)


def _ways(typed: str) -> list[Callable[[Move], bool]]:
    """From the strictest way to understand a text to the loosest."""
    close = typed.replace(" ", "")
    return [
        lambda move: typed in (move.text, tail(move)),
        lambda move: (
            tail(move).split()[-1] == typed or close in (move.text.replace(" ", ""), tail(move).replace(" ", ""))
        ),
        lambda move: move.text.startswith(typed) or tail(move).startswith(typed),
    ]


def _nothing_typed(moves: Sequence[Move]) -> Move:
    """Enter alone means no, where no is an answer."""
    for move in moves:
        if tail(move) == "none":
            return move
    raise Unreadable("type a move, or help")


def _refusal(text: str, typed: str, position: Position, moves: Sequence[Move]) -> CrownfieldError:
    """Why that cannot be played: first whether it is a move at all, then what is in its way."""
    known = []
    for words in (typed, f"{position.phase} {typed}"):
        try:
            known.append(position.rules.format_action(position.rules.parse_action(words)))
        except Unreadable:
            continue
    if not known:
        return Unreadable(f"{text!r} is no move here; write for example: {_some(moves)} (or help)")
    reason = why_not(known[0], position)
    return NotAllowed(f"{known[0]} is not possible: {reason or f'you may play {_some(moves)}'}")


def _some(moves: Sequence[Move]) -> str:
    shown = ", ".join(tail(move) for move in moves[:_SHOWN])
    return f"{shown}, …" if len(moves) > _SHOWN else shown
