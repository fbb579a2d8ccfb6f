"""What each message of a browser does at its table."""

from crownfield.play.table import TableRefusal
from crownfield.server import protocol
from crownfield.server.table.connection import Connection
from crownfield.server.table.live import LiveTable

__all__ = ["ask_for_hint", "carry_out"]


async def carry_out(live: LiveTable, connection: Connection, message: protocol.Command) -> None:
    """Returns when what came of it is stored and told; raises TableRefusal."""
    match message:
        case protocol.Move(version=version, move=move):
            await live.change(lambda table: table.move(_actor(live, connection), move, _number(live, version)))
        case protocol.Undo(version=version):
            await live.change(lambda table: table.undo(_actor(live, connection), _number(live, version)))
        case protocol.Confirm(version=version):
            await live.change(lambda table: table.confirm(_actor(live, connection), _number(live, version)))
        case protocol.Ask(question=question):
            await live.questions.answer(_seats(connection), question, agree=True)
        case protocol.Answer(question=question, agree=agree):
            await live.questions.answer(_seats(connection), question, agree=agree)
        case protocol.Resign(seat=seat):
            await live.seats.resign(_own(connection, seat))
        case protocol.Rename(seat=seat, name=name):
            await live.seats.rename(_own(connection, seat), name)
        case protocol.Recolour(seat=seat, colour=colour):
            await live.seats.recolour(_own(connection, seat), colour)
        case protocol.Say(text=text, team=team):
            seats = _seats(connection) if team else connection.seats
            await live.talk.say(seats[0] if seats else None, text, team=team, message_id=message.id or None)
        case protocol.React(reaction=reaction):
            live.talk.react(protocol.Reacted(_seats(connection)[0], reaction))


async def ask_for_hint(live: LiveTable, connection: Connection, asked: protocol.Hint) -> None:
    """Returns when it is thought about; the answer comes later. Raises TableRefusal."""
    await live.hints.ask(connection, _actor(live, connection), asked, _number(live, asked.version))


def _number(live: LiveTable, version: str) -> int:
    return live.course.version.number_of(version)


def _seats(connection: Connection) -> list[int]:
    if not connection.seats:
        raise TableRefusal("not_your_seat", "a spectator only watches")
    return connection.seats


def _own(connection: Connection, seat: int) -> int:
    if seat not in connection.seats:
        raise TableRefusal("not_your_seat", f"seat {seat} is not yours")
    return seat


def _actor(live: LiveTable, connection: Connection) -> int:
    """The seat for which this browser acts: the one to act if it is its own, else its first (which will be refused)."""
    seats = _seats(connection)
    actor = live.table.game.actor if live.table is not None else seats[0]
    if actor in seats and live.autopilot.level_of(actor) is not None:
        raise TableRefusal("not_your_turn", f"a computer plays for seat {actor}")
    return actor if actor in seats else seats[0]
