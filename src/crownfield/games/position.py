"""A position of any game: pure, free of secrets, safe to hand to anyone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from crownfield.base.actors import CHANCE, NOBODY
from crownfield.base.errors import NotAllowed
from crownfield.games.contract import Components, Options, Rules, State, View

__all__ = ["Move", "Position", "Score"]

_SHOWN_MOVES = 12


@dataclass(frozen=True)
class Move:
    """A decision as a person would say it, and its integer code."""

    text: str
    action: int

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Score:
    """The score pad of one kingdom."""

    seats: tuple[int, ...]
    total: int
    parts: dict[str, int]
    tie_break: int

    def as_dict(self) -> dict[str, Any]:
        return {"seats": list(self.seats), "total": self.total, "parts": dict(self.parts)}


class Position:
    """What lies on the table, and what may happen next."""

    def __init__(self, rules: Rules, components: Components, players: int, options: Options, state: State) -> None:
        self.rules = rules
        self.components = components
        self.players = players
        self.options = options
        self.state = state

    @property
    def actor(self) -> int:
        """The seat to act, CHANCE (-1) or NOBODY (-2)."""
        return self.rules.actor(self.state)

    @property
    def phase(self) -> str:
        """The verb of the decision or chance event that is due; `over` at the end."""
        return self.rules.phase(self.state)

    @property
    def edition(self) -> int:
        """The edition of the rules that it is played by."""
        return self.rules.edition(self.state)

    @property
    def kingdoms(self) -> tuple[int, ...]:
        """The kingdom of every seat: its own, or its team's."""
        owners = {seat: index for index, seats in enumerate(self.rules.kingdom_seats(self.state)) for seat in seats}
        return tuple(owners[seat] for seat in range(self.players))

    @property
    def is_over(self) -> bool:
        return self.actor == NOBODY

    def legal_actions(self) -> list[int]:
        """The codes of all legal moves, ascending; empty unless a seat is to act."""
        if self.actor < 0:
            return []
        out = np.empty(self.rules.info.actions, np.int64)
        written = self.rules.entries.list_actions(self.state, self.components.tables, out)
        return [int(action) for action in out[:written]]

    def legal_moves(self) -> list[Move]:
        return [Move(self.rules.format_action(action), action) for action in self.legal_actions()]

    def totals_after(self, moves: Sequence[Move], seat: int) -> list[int]:
        """What the seat's kingdom would be worth at once after each of these legal moves."""
        actions = np.array([move.action for move in moves], np.int64)
        lines = np.zeros(len(self.rules.info.lines) + 1, np.int64)
        totals = np.zeros(len(moves), np.int64)
        self.rules.entries.preview_actions(
            self.state, self.components.tables, actions, self.kingdoms[seat], lines, self.state.copy(), totals
        )
        return [int(total) for total in totals]

    def play(self, move: Move | str) -> Move:
        """The actor decides; raises Unreadable or NotAllowed and changes nothing."""
        action = move.action if isinstance(move, Move) else self.rules.parse_action(move)
        self._check(action)
        self.rules.entries.play_action(self.state, self.components.tables, action)
        return Move(self.rules.format_action(action), action)

    def read_outcome(self, text: str) -> list[int]:
        """The outcome so written of the chance event that is due; raises Unreadable or NotAllowed."""
        if self.actor != CHANCE:
            raise NotAllowed(f"{text!r}: no chance event is due, but {self.phase}")
        return self.rules.parse_outcome(self.state, self.components, text)

    def reveal(self, outcome: Sequence[int] | str) -> str:
        """The chance event that is due happens so; returns it in words."""
        numbers = self.read_outcome(outcome) if isinstance(outcome, str) else outcome
        text = self.rules.format_outcome(self.state, self.components, numbers)
        if not isinstance(outcome, str):
            self.read_outcome(text)
        self.rules.entries.play_outcome(self.state, self.components.tables, np.array(numbers, np.int64))
        return text

    def scores(self) -> list[Score]:
        """The score pad of every kingdom as it stands now."""
        seats = self.rules.kingdom_seats(self.state)
        lines = np.zeros((len(seats), len(self.rules.info.lines) + 1), np.int64)
        ties = np.zeros(len(seats), np.int64)
        self.rules.entries.score_pads(self.state, self.components.tables, lines, ties)
        return [
            Score(
                tuple(owners),
                int(lines[kingdom].sum()),
                self.rules.parts(self.state, self.components, kingdom, [int(points) for points in lines[kingdom]]),
                int(ties[kingdom]),
            )
            for kingdom, owners in enumerate(seats)
        ]

    @property
    def winners(self) -> list[int]:
        """The seats that have won, several when victory is shared; empty before the end."""
        return self.ranking()[0] if self.is_over else []

    def ranking(self) -> list[list[int]]:
        """The seats of every place, best first, as it stands now; equal kingdoms share a place."""
        places: dict[tuple[int, int], list[int]] = {}
        for pad in self.scores():
            places.setdefault((pad.total, pad.tie_break), []).extend(pad.seats)
        return [places[key] for key in sorted(places, reverse=True)]

    def view(self) -> View:
        """Everything there is to see, by name, ready for JSON."""
        return self.rules.view(self.state, self.components)

    def copy(self) -> "Position":
        return Position(self.rules, self.components, self.players, self.options, self.state.copy())

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self.rules is other.rules
            and self.components.fingerprint == other.components.fingerprint
            and self.state.tobytes() == other.state.tobytes()
        )

    def __hash__(self) -> int:
        return hash(self.state.tobytes())

    def _check(self, action: int) -> None:
        legal = self.legal_actions()
        if action in legal:
            return
        if not legal:
            due = "the game is over" if self.is_over else f"chance must speak first ({self.phase})"
            raise NotAllowed(f"{self.rules.format_action(action)!r} is not allowed: {due}")
        shown = ", ".join(self.rules.format_action(code) for code in legal[:_SHOWN_MOVES])
        more = f" and {len(legal) - _SHOWN_MOVES} more" if len(legal) > _SHOWN_MOVES else ""
        raise NotAllowed(f"{self.rules.format_action(action)!r} is not allowed here; allowed: {shown}{more}")
