"""A table: the authority over one game in progress. It knows whose turn it is and keeps the draft of that turn.

The decisions of a turn are a draft until they are confirmed: visible to all, undone by their owner at will, and nothing
is revealed meanwhile. Nothing here waits, stores or sends.
"""

from collections.abc import Collection, Hashable, Sequence

from crownfield.base.errors import CrownfieldError, NotAllowed, Unreadable
from crownfield.games.position import Move, Position
from crownfield.play.game import Game
from crownfield.play.record import Event, effective

__all__ = ["Table", "TableRefusal"]


class TableRefusal(CrownfieldError):
    """The table does not do that now; `code` says why in a word, and nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Table:
    """One game and the draft of the turn being played."""

    def __init__(self, game: Game, *, confirm: bool = True, seen: int = -1) -> None:
        """Its version is a later one than `seen`."""
        self.game = game
        self.confirm_turns = confirm
        self.draft: list[Move] = []
        self.version = self._settled = max(seen + 1, len(game.events))
        self.position: Position = game.position.copy()
        """The game's position with the draft played on it."""

    @property
    def drafts(self) -> int:
        """How often the draft has changed since the record did."""
        return self.version - self._settled

    @property
    def is_complete(self) -> bool:
        """Whether the drafted turn has all its decisions."""
        if not self.draft:
            return False
        rules, before, now = self.position.rules, self.game.position, self.position
        return now.actor != before.actor or rules.turn_key(now.state) != rules.turn_key(before.state)

    def legal_moves(self) -> list[Move]:
        """What may be drafted next; nothing once the turn is complete."""
        return [] if self.is_complete else self.position.legal_moves()

    def move(self, seat: int, text: str, version: int) -> list[Event]:
        """Draft a decision; returns what became final, if turns need no confirmation and this one is complete."""
        self.check(seat, version)
        if not self.legal_moves():
            raise TableRefusal("not_allowed", "this turn is complete: confirm it or take something back")
        try:
            self.draft.append(self.position.play(text))
        except Unreadable as error:
            raise TableRefusal("unreadable", str(error)) from None
        except NotAllowed as error:
            raise TableRefusal("not_allowed", str(error)) from None
        self.version += 1
        return self._finish() if self.is_complete and not self.confirm_turns else []

    def undo(self, seat: int, version: int) -> list[Event]:
        """Take the last drafted decision back; nothing becomes final."""
        self.check(seat, version)
        if not self.draft:
            raise TableRefusal("nothing_to_undo", "nothing of this turn can be taken back")
        kept = self.draft[:-1]
        self._forget_draft()
        for move in kept:
            self.draft.append(self.position.play(move))
        return []

    def confirm(self, seat: int, version: int) -> list[Event]:
        """The drafted turn becomes final; returns it and what chance revealed then."""
        self.check(seat, version)
        if not self.is_complete:
            raise TableRefusal(
                "not_complete", f"this turn is not complete: {self.position.phase} is still to be decided"
            )
        return self._finish()

    def play_turn(self, moves: Sequence[str]) -> list[Event]:
        """A whole turn at once, as computers play; whatever was drafted is forgotten."""
        trial = self.game.position.copy()
        played = [trial.play(move) for move in moves]
        self._forget_draft()
        self.draft = played
        return self._finish()

    def turn_to_take_back(self, automatic: Collection[int] = ()) -> int:
        """How many decisions the last turn of the record had, if nothing was revealed since; else 0.

        Turns of `automatic` seats go with the turn before them, because such a seat would play its own again at once.
        """
        decisions, last = 0, None
        for turn in reversed(self._turns()):
            if turn is None or (last is not None and turn != last and last[0] not in automatic):
                break
            decisions, last = decisions + 1, turn
        return 0 if last is None or last[0] in automatic else decisions

    def _turns(self) -> list[tuple[int, Hashable] | None]:
        """To which turn every event that stands belongs; None for a reveal."""
        now, turns = self.game.position, list[tuple[int, Hashable] | None]()
        start = now.rules.start(now.players, now.options, now.edition)
        then = Position(now.rules, now.components, now.players, now.options, start)
        for event in effective(self.game.events):
            if event.seat is None:
                turns.append(None)
                then.reveal(event.text)
            else:
                turns.append((event.seat, now.rules.turn_key(then.state)))
                then.play(event.text)
        return turns

    def take_back(self, seat: int, automatic: Collection[int] = ()) -> list[Event]:
        """The last turn is undone by agreement; raises TableRefusal when a reveal stands in the way."""
        decisions, before = self.turn_to_take_back(automatic), len(self.game.events)
        if decisions == 0:
            raise TableRefusal("revealed", "the last turn cannot be taken back: something was revealed after it")
        self.game.take_back(decisions, seat)
        self._forget_draft()
        self._settled = self.version
        return list(self.game.events[before:])

    def check(self, seat: int, version: int) -> None:
        """Raises TableRefusal unless this seat is to act on this table, as it was seen."""
        if self.game.is_over:
            raise TableRefusal("over", "the game is over")
        if version != self.version:
            raise TableRefusal("stale", "the table has changed since; look again")
        if seat != self.game.actor:
            raise TableRefusal("not_your_turn", f"seat {self.game.actor} is to act, not seat {seat}")

    def _finish(self) -> list[Event]:
        before = len(self.game.events)
        for move in self.draft:
            self.game.play(move)
        self._forget_draft()
        self._settled = self.version
        return list(self.game.events[before:])

    def _forget_draft(self) -> None:
        self.draft = []
        self.position = self.game.position.copy()
        self.version += 1
