"""A table as one message: everything there is to see, the same for everybody but for whose it is."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, cast

from crownfield.games.position import Position
from crownfield.play.record import Event, effective
from crownfield.play.table import Table
from crownfield.server.disk.store import StoredGame, StoredSeat
from crownfield.server.protocol import Question, SeatState, TableState
from crownfield.server.shown.dominoes import dominoes_of
from crownfield.server.shown.state import happened, regions_of, scores_of

__all__ = ["Scene", "table_state"]


@dataclass(frozen=True)
class Scene:
    """What a portrait is made of: the game as it is stored, its table, and how things stand around it."""

    stored: StoredGame
    table: Table | None
    position: Position
    secret: bytes | None
    """Told once the game has ended."""
    present: Collection[int]
    """The seats that a connected browser speaks for."""
    questions: Mapping[Question, Collection[int]]
    thinking: bool
    preparing: float | None
    weaker: Collection[int]
    """The seats that somebody weaker plays, until their own players are compiled."""
    seconds_left: float | None


def table_state(scene: Scene) -> TableState:
    """What a spectator sees, without a version."""
    stored, table, position = scene.stored, scene.table, scene.position
    view, kingdoms = position.view(), position.kingdoms
    draft = [] if table is None else [Event(table.game.actor, move.text) for move in table.draft]
    laid = [*effective(stored.events), *draft]
    return TableState(
        id=stored.id,
        version="",
        status=cast("Any", stored.status),
        game=stored.game,
        players=stored.players,
        options=stored.options,
        dynasty=stored.dynasty,
        carried=stored.carried,
        next_game=stored.next_game,
        commitment=stored.commitment,
        secret=None if scene.secret is None else scene.secret.hex(),
        confirm=stored.confirm,
        yours=[],
        seats=[_seat(scene, seat, kingdoms[seat.seat]) for seat in stored.seats],
        view=view,
        room=position.rules.room(position.state),
        dominoes=dominoes_of(laid, kingdoms),
        acting=None if table is None or table.game.actor < 0 else table.game.actor,
        draft=[event.text for event in draft],
        complete=table is not None and table.is_complete,
        legal=[],
        scores=[] if table is None else scores_of(position),
        regions=regions_of(view),
        winners=[] if table is None else table.game.winners,
        events=happened(stored.events),
        questions={question: sorted(seats) for question, seats in scene.questions.items()},
        thinking=scene.thinking,
        preparing=scene.preparing,
        hints=False,
        host=False,
    )


def _seat(scene: Scene, seat: StoredSeat, kingdom: int) -> SeatState:
    acting = scene.table is not None and scene.table.game.actor == seat.seat
    return SeatState(
        seat=seat.seat,
        kingdom=kingdom,
        kind=cast("Any", seat.kind),
        name=seat.name,
        colour=seat.colour,
        level=cast("Any", seat.level),
        weaker=seat.seat in scene.weaker,
        joined=seat.joined,
        connected=seat.kind == "computer" or seat.seat in scene.present,
        resigned=seat.resigned,
        invited=seat.invitation_hash is not None and seat.token_hash is None,
        replaced_at=seat.replaced_at,
        seconds_left=scene.seconds_left if acting else None,
    )
