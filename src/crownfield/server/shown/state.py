"""What a browser is told of a table: the view, what may be done, and the points so far."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from crownfield.base.squares import format_square, parse_square, regions
from crownfield.games.contract import View
from crownfield.games.position import Position
from crownfield.play.record import Event
from crownfield.play.table import Table
from crownfield.server.protocol import Frame, Happened, LegalMove, Region, Scores
from crownfield.server.protocol.words import Pair

__all__ = ["frame_of", "happened", "legal_of", "regions_of", "scores_of"]


def scores_of(position: Position) -> list[Scores]:
    return [Scores(list(pad.seats), pad.total, pad.parts) for pad in position.scores()]


def happened(events: Iterable[Event]) -> list[Happened]:
    return [Happened(event.seat, event.text) for event in events]


def legal_of(table: Table) -> list[LegalMove]:
    """The moves that may be drafted, each with the points it would add at once."""
    moves, seat = table.legal_moves(), table.position.actor
    if not moves:
        return []
    now = table.position.scores()[table.position.kingdoms[seat]].total
    after = table.position.totals_after(moves, seat)
    return [LegalMove(move.text, total - now) for move, total in zip(moves, after, strict=True)]


def regions_of(view: View) -> list[Region]:
    """The regions of every kingdom, or the domains of every map, found on the view's squares."""
    boards, kind, worth = (
        (view["maps"], "coat", "crosses") if "maps" in view else (view["kingdoms"], "terrain", "crowns")
    )
    return [region for index, board in enumerate(boards) for region in _regions(index, board["squares"], kind, worth)]


def _regions(index: int, squares: dict[str, Any], kind: str, worth: str) -> Iterator[Region]:
    kinds = {parse_square(name): str(square[kind]) for name, square in squares.items()}
    for what, region in regions(kinds):
        names = [format_square(square) for square in region]
        yield Region(index, what, names, sum(int(squares[name][worth]) for name in names))


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
