"""The dominoes of a kingdom: which two squares belong together, read from the moves that laid them."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from crownfield.play.record import Event
from crownfield.server.protocol.words import Pair

__all__ = ["dominoes_of", "with_domino"]

_PLACE = re.compile(r"place ([a-m])([0-9]+)([nesw])")
_STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}


def dominoes_of(events: Iterable[Event], players: int, options: Mapping[str, bool | int]) -> list[list[Pair]]:
    """Per kingdom, in the order they were laid; `events` are those that count (see `effective`)."""
    kingdoms: list[list[Pair]] = [[] for _ in range(players >> _teams(options))]
    for event in events:
        if event.seat is not None and (pair := _pair(event.text)) is not None:
            kingdoms[event.seat >> _teams(options)].append(pair)
    return kingdoms


def with_domino(
    kingdoms: Sequence[Sequence[Pair]], event: Event, options: Mapping[str, bool | int]
) -> Sequence[Sequence[Pair]]:
    """The same after one more event."""
    if event.seat is None or (pair := _pair(event.text)) is None:
        return kingdoms
    mine = event.seat >> _teams(options)
    return [(*dominoes, pair) if number == mine else dominoes for number, dominoes in enumerate(kingdoms)]


def _teams(options: Mapping[str, bool | int]) -> int:
    return int(bool(options.get("teams", False)))


@lru_cache(maxsize=4096)
def _pair(move: str) -> Pair | None:
    """None for any other move, and for two dice that were drawn apart."""
    found = _PLACE.fullmatch(move)
    if found is None:
        return None
    column, row = found[1], int(found[2])
    across, up = _STEPS[found[3]]
    return f"{column}{row}", f"{chr(ord(column) + across)}{row + up}"
