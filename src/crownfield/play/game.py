"""A game being played: a position, everything that led to it, and perhaps a dealer."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from crownfield.base.actors import CHANCE
from crownfield.base.errors import CrownfieldError, NotAllowed
from crownfield.games.contract import View
from crownfield.games.position import Move, Position, Score
from crownfield.play.dealer import Dealer, Pledge
from crownfield.play.record import TAKE_BACK, Event, Record, effective, format_record

__all__ = ["Game"]


class Game:
    """A position and its history. With a dealer, chance speaks by itself; without one it waits for `reveal`."""

    def __init__(self, position: Position, *, dealer: Dealer | None = None, pledge: Pledge | None = None) -> None:
        self.position = position
        self._dealer = Dealer(pledge.key()) if pledge is not None else dealer
        self._pledge = pledge
        self._claims = Record(
            game=position.rules.info.name,
            players=position.players,
            options=position.options,
            components=position.components.fingerprint,
            events=(),
            edition=position.edition,
        )
        self._events: list[Event] = []
        self._standing: list[Event] = []
        """The events that count."""
        self._start = position.state.copy()
        self._firm = (0, self._start)
        """How many of the standing events nobody can take back, and the state that they led to."""
        self._known: dict[str, list[int]] = {}
        self._let_chance_speak()

    @classmethod
    def resume(cls, position: Position, events: Iterable[Event], pledge: Pledge) -> "Game":
        """A game that was interrupted: the same events, and the deal its pledge goes on with."""
        game = cls(position)
        game._events = list(events)
        game._rebuild()
        game._pledge = pledge
        game.continue_with(Dealer(pledge.key()))
        return game

    @property
    def actor(self) -> int:
        """The seat to act, CHANCE (-1) or NOBODY (-2)."""
        return self.position.actor

    @property
    def phase(self) -> str:
        return self.position.phase

    @property
    def is_over(self) -> bool:
        return self.position.is_over

    @property
    def winners(self) -> list[int]:
        return self.position.winners

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened so far."""
        return tuple(self._events)

    def legal_moves(self) -> list[Move]:
        return self.position.legal_moves()

    def scores(self) -> list[Score]:
        return self.position.scores()

    def view(self) -> View:
        return self.position.view()

    def play(self, move: Move | str) -> Move:
        """The actor decides; chance follows if it can. Raises Unreadable or NotAllowed and changes nothing."""
        seat = self.actor
        played = self.position.play(move)
        self._add(Event(seat, played.text))
        self._let_chance_speak()
        return played

    def reveal(self, text: str) -> None:
        """Chance speaks so, where no dealer does. Raises Unreadable or NotAllowed and changes nothing."""
        self._reveal(self.position.read_outcome(text))
        self._let_chance_speak()

    def undo(self) -> None:
        """Take the last decision back, with every reveal since; the same reveals will come again."""
        decisions = [index for index, event in enumerate(self._events) if event.seat is not None]
        if not decisions:
            raise NotAllowed("there is no move to take back")
        del self._events[decisions[-1] :]
        self._rebuild()

    def take_back(self, count: int, seat: int) -> None:
        """The last `count` decisions are undone by agreement, asked for by `seat`; the record keeps both.

        Raises NotAllowed when that would go behind a reveal.
        """
        if not 0 <= seat < self.position.players:
            raise NotAllowed(f"nobody sits at seat {seat}")
        standing = self._standing
        if not 1 <= count <= len(standing) or any(event.seat is None for event in standing[-count:]):
            raise NotAllowed(f"{count} decisions cannot be taken back: nothing goes behind a reveal")
        self._events.append(Event(seat, f"{TAKE_BACK} {count}"))
        del standing[-count:]
        firm, state = self._firm
        self.position.state = state.copy()
        for event in standing[firm:]:
            self.position.play(event.text)

    def copy(self) -> "Game":
        """An independent game in the same position, with the same history and the same dealer."""
        twin = object.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.position = self.position.copy()
        twin._events, twin._standing, twin._known = list(self._events), list(self._standing), dict(self._known)
        return twin

    def record(self) -> str:
        """The game so far as text. A fair game's secret is in it only once the game is over."""
        facts: dict[str, Any] = {"events": self.events, "scores": None, "secret": None}
        if self._pledge is not None:
            facts.update(game_id=self._pledge.game_id, commitment=self._pledge.commitment, nonces=self._pledge.nonces)
        if self.is_over:
            secret = self._claims.secret if self._pledge is None else self._pledge.secret
            facts.update(scores=tuple(pad.total for pad in self.scores()), secret=secret)
        return format_record(replace(self._claims, **facts))

    def keep_claims(self, record: Record) -> None:
        """What a replayed record says of its deal will be said again when this game is recorded."""
        self._claims = record

    def continue_with(self, dealer: Dealer) -> None:
        """From now on this dealer speaks for chance."""
        self._dealer = dealer
        self._let_chance_speak()

    def _repr_svg_(self) -> str:
        from crownfield.draw import table_svg
        from crownfield.play.picture import drawn_components

        return table_svg(self.view(), drawn_components(self.position.components))

    def __str__(self) -> str:
        from crownfield.draw import table_text
        from crownfield.play.picture import drawn_components

        return table_text(self.view(), drawn_components(self.position.components), color=False)

    def _let_chance_speak(self) -> None:
        while self.actor == CHANCE:
            outcome = self._next_outcome()
            if outcome is None:
                return
            self._reveal(outcome)

    def _next_outcome(self) -> list[int] | None:
        """From the dealer, else as it came before an undo, else unknown: even what must happen then waits."""
        if self._dealer is not None:
            return self._dealer.deal(self.position)
        position = self.position
        draw = position.rules.draw_due(position.state, position.components)
        items = self._known.get(draw.label, [])[draw.start : draw.start + draw.count]
        if not items or len(items) < draw.count:
            return None
        outcome = position.rules.outcome_of(position.state, position.components, items)
        return outcome if self._is_possible(outcome) else None

    def _is_possible(self, outcome: list[int]) -> bool:
        position = self.position
        try:
            position.read_outcome(position.rules.format_outcome(position.state, position.components, outcome))
        except CrownfieldError:
            return False
        return True

    def _reveal(self, outcome: list[int]) -> None:
        position = self.position
        draw = position.rules.draw_due(position.state, position.components)
        items = position.rules.items_of(position.state, position.components, outcome)
        text = position.reveal(outcome)
        known = self._known.get(draw.label, [])
        self._known[draw.label] = [*known[: draw.start], *items, *known[draw.start + draw.count :]]
        self._add(Event(None, text))
        self._firm = (len(self._standing), position.state.copy())

    def _add(self, event: Event) -> None:
        self._events.append(event)
        self._standing.append(event)

    def _rebuild(self) -> None:
        """The position that the events lead to, from the start."""
        self.position.state = self._start.copy()
        self._standing, self._firm = effective(self._events), (0, self._start)
        for number, event in enumerate(self._standing, start=1):
            if event.seat is None:
                self.position.reveal(event.text)
                self._firm = (number, self.position.state.copy())
            else:
                self.position.play(event.text)
