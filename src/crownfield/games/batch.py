"""Thousands of games stepped together in arrays: for research and training, with no Python in the loop."""

from pathlib import Path

import numpy as np
import numpy.typing as npt

from crownfield.base.errors import NotAllowed
from crownfield.base.rng import generators
from crownfield.games import start
from crownfield.games.position import Position

__all__ = ["Batch"]


class Batch:
    """`size` games of one kind. Chance speaks inside, from a generator per game: the same seed plays the same games.

    `states` is the array of state records itself: copy it to remember a moment, assign to it to go back.
    """

    def __init__(
        self,
        game: str,
        size: int,
        *,
        players: int = 2,
        seed: int = 0,
        components: Path | str | None = None,
        **options: object,
    ) -> None:
        first = start(game, players=players, components=components, **options)
        self._rules, self._components, self._first = first.rules, first.components, first
        self.states: npt.NDArray[np.void] = np.repeat(first.state, size)
        self._generators = generators(seed, size)
        self._outcome = np.zeros(self._rules.info.longest_outcome, np.int64)
        self._legal = np.zeros(self._rules.info.actions, np.int64)
        self._advance(np.full(size, -1))

    def __len__(self) -> int:
        return len(self.states)

    @property
    def action_count(self) -> int:
        """Actions are numbered from 0 to this, exclusive."""
        return self._rules.info.actions

    def legal_mask(self) -> npt.NDArray[np.bool_]:
        """Shape (games, actions): what may be played; all False in games that are over."""
        mask = np.empty((len(self), self.action_count), np.bool_)
        self._rules.entries.mask_batch(self.states, self._components.tables, self._legal, mask)
        return mask

    def random_actions(self) -> npt.NDArray[np.int64]:
        """Shape (games,): a legal action each, all as likely; -1 in games that are over."""
        actions = np.empty(len(self), np.int64)
        self._rules.entries.choose_batch(self.states, self._components.tables, self._generators, actions)
        return actions

    def step(self, actions: npt.NDArray[np.int64], *, check: bool = True) -> None:
        """Play one action in every game (-1: none), then let chance speak. Raises NotAllowed and changes nothing.

        `check=False` leaves out the test that every action is legal: then an illegal one ruins its game.
        """
        actions = np.asarray(actions, np.int64)
        if actions.shape != (len(self),):
            raise NotAllowed(f"{len(self)} games need {len(self)} actions, not an array of shape {actions.shape}")
        if check:
            self._check(actions)
        self._advance(actions)

    def scores(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """Who is to act (games,), and the totals and tie-breaks (games, kingdoms) as they stand."""
        kingdoms = len(self._rules.kingdom_seats(self._first.state))
        actors = np.empty(len(self), np.int64)
        totals, ties = np.empty((2, len(self), kingdoms), np.int64)
        lines = np.zeros(len(self._rules.info.lines) + 1, np.int64)
        self._rules.entries.score_batch(self.states, self._components.tables, lines, actors, totals, ties)
        return actors, totals, ties

    def position(self, index: int) -> Position:
        """A copy of one game, to look at or to play on by hand."""
        first = self._first
        return Position(
            self._rules, self._components, first.players, first.options, self.states[index : index + 1].copy()
        )

    def _advance(self, actions: npt.NDArray[np.int64]) -> None:
        self._rules.entries.step_batch(self.states, self._components.tables, self._generators, self._outcome, actions)

    def _check(self, actions: npt.NDArray[np.int64]) -> None:
        mask = self.legal_mask()
        games = np.arange(len(self))
        known = (actions >= 0) & (actions < self.action_count)
        wrong = np.where(known, ~mask[games, np.where(known, actions, 0)], actions != -1)
        if wrong.any():
            game = int(wrong.argmax())
            raise NotAllowed(
                f"action {int(actions[game])} is not allowed in game {game}; {int(wrong.sum())} of {len(self)} are not"
            )
