"""Replays: a record as the frames that a browser steps through; it has no rules, so every view is made here."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import msgspec

from crownfield.base.errors import BadRecord
from crownfield.games.position import Position
from crownfield.play.record import TAKE_BACK, Event, Record, effective, parse_record
from crownfield.play.replay import replay, start_of, verify
from crownfield.server.changes import changes
from crownfield.server.protocol import Frame, Happened, ReplayReply, Step
from crownfield.server.state import frame_of

__all__ = ["replay_of"]

_MOST_EVENTS, _MOST_TAKE_BACKS = 2000, 100
"""Four times the longest game. Every take-back plays a game again, so that many of them would keep the server busy."""


def replay_of(
    text: str, components: Path | None, names: Sequence[str] = (), colours: Sequence[int] = ()
) -> ReplayReply:
    """Every step of a record; raises BadRecord at the first that breaks the rules."""
    record = parse_record(text)
    _check_length(record)
    game = replay(text, components=components)
    start, *later = _frames(start_of(record, components), record.events)
    return ReplayReply(
        game=record.game,
        players=record.players,
        options=dict(game.position.options),
        names=list(names),
        colours=list(colours or range(record.players)),
        winners=game.winners,
        verified=_verified(text, components),
        start=start,
        steps=_steps(record.events, [start, *later]),
        record=text,
    )


def _check_length(record: Record) -> None:
    take_backs = sum(event.text.startswith(TAKE_BACK) for event in record.events)
    if len(record.events) > _MOST_EVENTS or take_backs > _MOST_TAKE_BACKS:
        most = f"{_MOST_EVENTS} events or {_MOST_TAKE_BACKS} take-backs"
        raise BadRecord(f"more than {most} are not shown here", reason="too_long")


def _frames(position: Position, events: Sequence[Event]) -> Iterator[Frame]:
    """The start, and the table after each event; a take-back shows the position that it went back to."""
    yield frame_of(position, ())
    earlier = [position.copy()]
    for number, event in enumerate(events, start=1):
        if event.text.startswith(TAKE_BACK):
            del earlier[-int(event.text.split()[1]) :]
        else:
            after = earlier[-1].copy()
            after.reveal(event.text) if event.seat is None else after.play(event.text)
            earlier.append(after)
        yield frame_of(earlier[-1], effective(events[:number]))


def _steps(events: Sequence[Event], frames: Sequence[Frame]) -> list[Step]:
    trees = [msgspec.to_builtins(frame) for frame in frames]
    return [
        Step(Happened(event.seat, event.text), *changes(before, after))
        for event, (before, after) in zip(events, pairwise(trees), strict=True)
    ]


def _verified(text: str, components: Path | None) -> bool | None:
    record = parse_record(text)
    if record.secret is None or record.commitment is None:
        return None
    try:
        verify(text, components=components)
    except BadRecord:
        return False
    return True
