"""What there is to see at a table, put together from its parts and shown to everybody who is there."""

from collections.abc import Callable
from dataclasses import dataclass

from crownfield.base.actors import NOBODY
from crownfield.games.position import Position
from crownfield.server.disk.store import StoredGame
from crownfield.server.protocol import TableState
from crownfield.server.shown.copies import Copies
from crownfield.server.shown.portrait import Scene, table_state
from crownfield.server.shown.state import legal_of
from crownfield.server.table.audience import Audience
from crownfield.server.table.autopilot import Autopilot
from crownfield.server.table.course import Course
from crownfield.server.table.hints import HintDesk
from crownfield.server.table.pondering import Pondering
from crownfield.server.table.questions import Questions
from crownfield.server.table.seats import Seats

__all__ = ["Stage"]


@dataclass(frozen=True, kw_only=True)
class Stage:
    """The parts of one live table that are seen."""

    course: Course
    audience: Audience
    seats: Seats
    questions: Questions
    autopilot: Autopilot
    hints: HintDesk
    pondering: Pondering
    start: Callable[[StoredGame], Position]
    """The position before the game begins."""

    def show(self) -> None:
        """Everybody who is here sees how the table is now."""
        table = self.course.table
        actor = NOBODY if table is None else table.game.actor
        decides = actor in self.audience.seats - self.seats.automatic
        legal = legal_of(table) if table is not None and decides else []
        self.audience.show(Copies(self.state(), self.course.version, legal), actor, self.hints.serves)

    def state(self) -> TableState:
        """The table as a spectator sees it."""
        stored, table = self.course.stored, self.course.table
        return table_state(
            Scene(
                stored=stored,
                table=table,
                position=self.start(stored) if table is None else table.position,
                secret=self.course.secret,
                present=self.audience.seats,
                questions=self.questions.agreed,
                thinking=self.autopilot.is_due,
                preparing=self.pondering.preparing,
                seconds_left=self.autopilot.seconds_left,
            )
        )
