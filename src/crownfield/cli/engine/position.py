"""The position that a request to `crownfield engine` speaks of."""

from collections.abc import Sequence

from crownfield.base.actors import CHANCE
from crownfield.base.errors import BadOptions, BadRecord, NotAllowed
from crownfield.cli.engine.requests import Situation
from crownfield.games import start_with
from crownfield.games.contract import EDITION
from crownfield.games.position import Position
from crownfield.play.game import Game
from crownfield.play.record import Event, Record, parse_event, parse_record
from crownfield.play.replay import happen, start_of

__all__ = ["start_and_events", "take_place"]


def start_and_events(asked: Situation, components: str | None) -> tuple[Position, Sequence[Event]]:
    """How the game of a request began and what has happened since; raises CrownfieldError saying what does not fit.

    Whatever a record says about its deal is left aside: a position knows nothing but what has happened.
    """
    record = _record(asked)
    if record is not None:
        position, events = start_of(record, components), record.events
    else:
        players = 2 if asked.players is None else asked.players
        events = tuple(parse_event(text) for text in asked.events or ())
        at_once = any(event.text.startswith("kings ") for event in events)  # as programs told it by the first edition
        edition = 1 if at_once else EDITION
        position = start_with(str(asked.game), players, asked.options or {}, components, edition=edition)
    if asked.after is not None and asked.after > len(events):
        raise BadOptions(f"after is {asked.after}, but there are only {len(events)} events")
    return position, events[: asked.after]


def _record(asked: Situation) -> Record | None:
    if (asked.record is None) == (asked.game is None):
        raise BadOptions("which game? Give either a record, or game, players, options and events")
    if asked.record is None:
        return None
    if any(given is not None for given in (asked.players, asked.options, asked.events)):
        raise BadOptions("a record brings its own players, options and events; leave these out")
    return parse_record(asked.record)


def take_place(position: Position, events: Sequence[Event]) -> None:
    """Everything happens, after which a seat must be to act; raises BadRecord or NotAllowed."""
    game = Game(position)
    for number, event in enumerate(events, start=1):
        try:
            happen(game, Event(event.seat, event.text))
        except BadRecord as error:
            raise BadRecord(f"event {number}: {error}") from None
    _check_actor(position)


def _check_actor(position: Position) -> None:
    if position.is_over:
        raise NotAllowed("the game is over, so that nobody has to decide; ask for an earlier moment with after")
    if position.actor == CHANCE:
        raise NotAllowed(f"chance must speak before anybody decides; add its event ({position.phase} …)")
