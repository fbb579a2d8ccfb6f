"""What a browser is told of a table: the view, what may be done, and the points so far."""

from collections.abc import Iterable, Sequence
from typing import Any

from crownfield.games.contract import View
from crownfield.games.position import Position
from crownfield.play.record import Event
from crownfield.play.table import Table
from crownfield.server.protocol import Frame, Happened, LegalMove, Region, Scores
from crownfield.server.protocol.words import Pair

__all__ = ["frame_of", "happened", "legal_of", "regions_of", "scores_of"]

_STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))


def scores_of(position: Position) -> list[Scores]:
    return [Scores(list(pad.seats), pad.total, pad.parts) for pad in position.scores()]


def happened(events: Iterable[Event]) -> list[Happened]:
    return [Happened(event.seat, event.text) for event in events]


def legal_of(table: Table) -> list[LegalMove]:
    """The moves that may be drafted, each with the points it would add at once."""
    moves, seat = table.legal_moves(), table.position.actor
    if not moves:
        return []
    now = next(pad.total for pad in table.position.scores() if seat in pad.seats)
    after = table.position.totals_after(moves, seat)
    return [LegalMove(move.text, total - now) for move, total in zip(moves, after, strict=True)]


def regions_of(view: View) -> list[Region]:
    """The regions of every kingdom, or the domains of every map, found on the view's squares."""
    if "maps" in view:
        boards = [_board(sheet["squares"], "coat", "crosses") for sheet in view["maps"]]
    else:
        boards = [_board(kingdom["squares"], "terrain", "crowns") for kingdom in view["kingdoms"]]
    return [
        Region(index, board[cells[0]][1], [board[cell][0] for cell in cells], sum(board[cell][2] for cell in cells))
        for index, board in enumerate(boards)
        for cells in _connected(board)
    ]


def _board(squares: dict[str, Any], kind: str, worth: str) -> dict[tuple[int, int], tuple[str, str, int]]:
    """(column, row) → name, what lies there, crowns."""
    return {
        (ord(name[0]), int(name[1:])): (name, str(square[kind]), int(square[worth])) for name, square in squares.items()
    }


def _connected(board: dict[tuple[int, int], tuple[str, str, int]]) -> list[list[tuple[int, int]]]:
    found, seen = [], set()
    for start in board:
        if start in seen:
            continue
        seen.add(start)
        region = [start]
        for column, row in region:
            for across, up in _STEPS:
                cell = (column + across, row + up)
                if cell not in seen and cell in board and board[cell][1] == board[start][1]:
                    seen.add(cell)
                    region.append(cell)
        found.append(region)
    return found


def frame_of(position: Position, dominoes: Sequence[Sequence[Pair]]) -> Frame:
    """One moment of a replay, with the dominoes of every kingdom."""
    view = position.view()
    return Frame(
        view=view,
        room=position.rules.room(position.state),
        dominoes=[list(kingdom) for kingdom in dominoes],
        scores=scores_of(position),
        regions=regions_of(view),
    )
