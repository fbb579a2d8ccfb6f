"""What people were answered: whoever says the same again after a cut line hears the same, and nothing is done twice."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, TypeAlias

from crownfield.server.protocol import Done, Refused

__all__ = ["Answer", "Answers"]

_LATEST = 64
_MOST_PEOPLE = 256

Answer: TypeAlias = Done | Refused


class Answers:
    """The answers to the latest messages of each person at one table, also those that are still to come."""

    def __init__(self) -> None:
        self._people: OrderedDict[Hashable, OrderedDict[str, asyncio.Task[Answer]]] = OrderedDict()

    async def once(self, person: Hashable, message_id: str, act: Callable[[], Coroutine[Any, Any, Answer]]) -> Answer:
        """The answer to this message; `act` finds it, unless it was found before. Whoever hangs up stops nothing."""
        answers = self._people.setdefault(person, OrderedDict())
        self._people.move_to_end(person)
        if message_id not in answers:
            answers[message_id] = asyncio.create_task(act())
        answer = answers[message_id]
        _forget_oldest(answers, _LATEST)
        _forget_oldest(self._people, _MOST_PEOPLE)
        return await asyncio.shield(answer)


def _forget_oldest(things: OrderedDict[Any, Any], most: int) -> None:
    while len(things) > most:
        things.popitem(last=False)
