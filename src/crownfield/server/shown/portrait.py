"""A table as one message: everything there is to see, the same for everybody but for whose it is."""

from typing import TYPE_CHECKING, Any, cast

from crownfield.games.position import Position
from crownfield.play.record import Event, effective
from crownfield.server.disk.store import StoredGame, StoredSeat
from crownfield.server.protocol import SeatState, TableState
from crownfield.server.shown.dominoes import dominoes_of
from crownfield.server.shown.state import happened, regions_of, scores_of

if TYPE_CHECKING:
    from crownfield.server.table.live import LiveTable

__all__ = ["kingdom_of", "table_state"]


def kingdom_of(stored: StoredGame, seat: int | None) -> int | None:
    """The kingdom of a seat: its own, or its team's."""
    return None if seat is None else seat >> int(bool(stored.options.get("teams", False)))


def table_state(live: "LiveTable", position: Position, secret: bytes | None) -> TableState:
    """What a spectator sees; `secret` is told once the game has ended."""
    stored, table = live.stored, live.table
    view = position.view()
    draft = [] if table is None else [Event(table.game.actor, move.text) for move in table.draft]
    laid = [*effective(stored.events), *draft]
    return TableState(
        id=stored.id,
        version=0 if table is None else table.version,
        status=cast("Any", stored.status),
        game=stored.game,
        players=stored.players,
        options=stored.options,
        dynasty=stored.dynasty,
        carried=stored.carried,
        next_game=stored.next_game,
        commitment=stored.commitment,
        secret=None if secret is None else secret.hex(),
        confirm=stored.confirm,
        yours=[],
        seats=[_seat(live, seat) for seat in stored.seats],
        view=view,
        room=position.rules.room(position.state),
        dominoes=dominoes_of(laid, stored.players, stored.options),
        acting=None if table is None or table.game.actor < 0 else table.game.actor,
        draft=[event.text for event in draft],
        complete=table is not None and table.is_complete,
        legal=[],
        scores=[] if table is None else scores_of(position),
        regions=regions_of(view),
        winners=[] if table is None else table.game.winners,
        events=happened(stored.events),
        questions={question: sorted(seats) for question, seats in live.questions.agreed.items()},
        thinking=live.autopilot.is_due,
        preparing=live.readiness.progress,
        hints=False,
        host=False,
    )


def _seat(live: "LiveTable", seat: StoredSeat) -> SeatState:
    acting = live.table is not None and live.table.game.actor == seat.seat
    return SeatState(
        seat=seat.seat,
        kingdom=kingdom_of(live.stored, seat.seat) or 0,
        kind=cast("Any", seat.kind),
        name=seat.name,
        colour=seat.colour,
        level=cast("Any", live.autopilot.level_of(seat.seat)),
        weaker=live.readiness.plays_weaker(live.autopilot.level_of(seat.seat)),
        joined=seat.joined,
        connected=seat.kind == "computer" or any(seat.seat in item.seats for item in live.connections),
        resigned=seat.resigned,
        invited=seat.invitation_hash is not None and seat.token_hash is None,
        replaced_at=seat.replaced_at,
        seconds_left=live.autopilot.seconds_left if acting else None,
    )
