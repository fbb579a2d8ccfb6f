"""Questions at a table: what all have to agree on, who is asked, and what is done then."""

from collections.abc import Sequence

from crownfield.play.table import Table, TableRefusal
from crownfield.server.protocol import Question
from crownfield.server.table.door import Door
from crownfield.server.table.seats import Seats

__all__ = ["Questions"]


class Questions:
    """The open questions of one table; whatever becomes final closes them."""

    def __init__(self, door: Door, seats: Seats) -> None:
        self._door, self._seats = door, seats
        self.agreed: dict[Question, set[int]] = {}
        """Each open question, and the seats that have said yes."""

    async def answer(self, seats: Sequence[int], question: Question, *, agree: bool) -> None:
        """Ask or answer; once everybody concerned agrees it is done."""
        async with self._door.lock:
            table, voters = self._door.playing(), self._voters(seats)
            if agree:
                self._check(table, question)
                self.agreed.setdefault(question, set()).update(voters)
            else:
                self.agreed.pop(question, None)
            if agree and self._asked(question) <= self.agreed[question]:
                del self.agreed[question]
                await self._carry_out(table, question, voters[0])
            else:
                self._door.tell_everybody()

    def close(self) -> None:
        """They were about a table that is no longer so."""
        self.agreed.clear()

    def _voters(self, seats: Sequence[int]) -> list[int]:
        voters = [seat for seat in seats if seat in self._seats.people]
        if not voters:
            raise TableRefusal("not_allowed", "who has given up has no vote")
        return voters

    def _check(self, table: Table, question: Question) -> None:
        if question == "take_back" and table.turn_to_take_back(self._seats.automatic) == 0:
            raise TableRefusal("revealed", "the last turn cannot be taken back: something was revealed since")
        if question == "substitute":
            self._seats.check_absent(self._seats.people - self._seats.automatic)

    def _asked(self, question: Question) -> set[int]:
        """Whose agreement is needed: everybody's who has not resigned; about the absent, that of those present."""
        people = self._seats.people
        return people & self._seats.present if question == "substitute" else people

    async def _carry_out(self, table: Table, question: Question, seat: int) -> None:
        if question == "take_back":
            await self._door.settle(table.take_back(seat, self._seats.automatic))
        elif question == "abort":
            await self._door.abort()
        else:
            await self._seats.substitute_absent()
