"""The dominoes of a kingdom: which two squares belong together, read from the moves that laid them."""

from collections.abc import Iterable, Sequence

from crownfield.base.squares import covered_by
from crownfield.play.record import Event
from crownfield.server.protocol.words import Pair

__all__ = ["dominoes_of", "with_domino"]


def dominoes_of(events: Iterable[Event], kingdoms: Sequence[int]) -> list[list[Pair]]:
    """Per kingdom, in the order they were laid; `events` are those that count, `kingdoms` says whose each seat's is."""
    laid: list[list[Pair]] = [[] for _ in set(kingdoms)]
    for event in events:
        if event.seat is not None and (pair := covered_by(event.text)) is not None:
            laid[kingdoms[event.seat]].append(pair)
    return laid


def with_domino(laid: Sequence[Sequence[Pair]], event: Event, kingdoms: Sequence[int]) -> Sequence[Sequence[Pair]]:
    """The dominoes after one more event."""
    if event.seat is None or (pair := covered_by(event.text)) is None:
        return laid
    mine = kingdoms[event.seat]
    return [(*dominoes, pair) if number == mine else dominoes for number, dominoes in enumerate(laid)]
