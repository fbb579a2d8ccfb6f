"""Replays: a record as the frames that a browser steps through; it has no rules, so every view is made here."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise
from pathlib import Path
from typing import Any

import msgspec

from crownfield.base.errors import BadRecord
from crownfield.games.position import Position
from crownfield.play.dynasty import is_dynasty, parse_dynasty
from crownfield.play.match import replay_match
from crownfield.play.record import TAKE_BACK, Event, Record, parse_record
from crownfield.play.replay import replay, start_of, verify
from crownfield.server.protocol import DynastyFacts, Frame, Happened, ReplayReply, Step
from crownfield.server.protocol.words import Pair
from crownfield.server.shown.changes import changes
from crownfield.server.shown.dominoes import dominoes_of, with_domino
from crownfield.server.shown.state import frame_of

__all__ = ["replay_of"]

_MOST_EVENTS = 2000
"""Four times the longest game, so that an answer has an end."""


def replay_of(
    text: str, components: Path | None, names: Sequence[str] = (), colours: Sequence[int] = (), number: int = 1
) -> ReplayReply:
    """Every step of a record, or of one game of a Dynasty's file.

    Raises BadRecord at the first step that breaks the rules, in whichever game, with the line in the file.
    """
    if is_dynasty(text):
        return _game_of_dynasty(text, components, number)
    if number != 1:
        raise BadRecord("a record tells one game", reason="no_record")
    return _replay(text, components, names, colours)


def _game_of_dynasty(text: str, components: Path | None, number: int) -> ReplayReply:
    parts = parse_dynasty(text)
    if number > len(parts):
        raise BadRecord(f"this Dynasty has {len(parts)} games", reason="no_record")
    for part in parts:
        with part.read() as record:
            _check_length(parse_record(record))
    match = replay_match(text, components=components)
    facts = DynastyFacts(number, len(parts), match.totals(), match.winners)
    with parts[number - 1].read() as record:
        return msgspec.structs.replace(_replay(record, components), dynasty=facts)


def _replay(text: str, components: Path | None, names: Sequence[str] = (), colours: Sequence[int] = ()) -> ReplayReply:
    record = parse_record(text)
    _check_length(record)
    game = replay(text, components=components)
    moments = _moments(start_of(record, components), record.events)
    start = next(moments)
    return ReplayReply(
        game=record.game,
        players=record.players,
        options=dict(game.position.options),
        names=list(names),
        colours=list(colours or range(record.players)),
        winners=game.winners,
        verified=_verified(record, text, components),
        start=start.frame,
        steps=_steps(record.events, start, moments),
        record=text,
    )


def _check_length(record: Record) -> None:
    if len(record.events) > _MOST_EVENTS:
        raise BadRecord(f"more than {_MOST_EVENTS} events are not shown here", reason="too_long")


@dataclass(frozen=True)
class _Moment:
    """The table at one moment: as rules see it, as browsers see it, and as JSON."""

    position: Position
    dominoes: Sequence[Sequence[Pair]]
    frame: Frame
    tree: Any


def _moment(position: Position, dominoes: Sequence[Sequence[Pair]]) -> _Moment:
    frame = frame_of(position, dominoes)
    return _Moment(position, dominoes, frame, msgspec.to_builtins(frame))


def _moments(position: Position, events: Sequence[Event]) -> Iterator[_Moment]:
    """The start, and the table after each event; a take-back shows again what it went back to, at no cost."""
    standing = [_moment(position, dominoes_of((), position.kingdoms))]
    yield standing[0]
    for event in events:
        if event.text.startswith(TAKE_BACK):
            del standing[-int(event.text.split()[1]) :]
        else:
            standing.append(_after(standing[-1], event))
        yield standing[-1]


def _after(before: _Moment, event: Event) -> _Moment:
    position = before.position.copy()
    position.reveal(event.text) if event.seat is None else position.play(event.text)
    return _moment(position, with_domino(before.dominoes, event, position.kingdoms))


def _steps(events: Sequence[Event], start: _Moment, later: Iterator[_Moment]) -> list[Step]:
    moments = pairwise(chain((start,), later))
    return [
        Step(Happened(event.seat, event.text), *changes(before.tree, after.tree))
        for event, (before, after) in zip(events, moments, strict=True)
    ]


def _verified(record: Record, text: str, components: Path | None) -> bool | None:
    if record.secret is None or record.commitment is None:
        return None
    try:
        verify(text, components=components)
    except BadRecord:
        return False
    return True
