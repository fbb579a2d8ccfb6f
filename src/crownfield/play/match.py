"""A Dynasty: three whole games, each dealt afresh, and the sum of their scores."""

from collections.abc import Mapping
from pathlib import Path

from crownfield.base.errors import BadOptions
from crownfield.games import start
from crownfield.play.dealer import Dealer, Pledge
from crownfield.play.game import Game

__all__ = ["GAMES_IN_A_DYNASTY", "Match", "new_game", "new_match"]

GAMES_IN_A_DYNASTY = 3


def new_game(
    game: str,
    *,
    players: int = 2,
    seed: int | str | None = None,
    components: Path | str | None = None,
    **options: object,
) -> Game:
    """Start a game. Without a seed it is dealt fairly from a fresh secret; with one, the same game comes every time.

    Raises BadOptions or BadComponents.
    """
    if "dynasty" in options:
        raise BadOptions("a Dynasty is a match of three games: start it with new_match")
    position = start(game, players=players, components=components, **options)
    if seed is None:
        return Game(position, pledge=Pledge.fresh())
    return Game(position, dealer=Dealer.from_seed(seed))


class Match:
    """Three games in a row; play on `current` until `is_over`."""

    def __init__(self, game: str, players: int, seed: int | str | None, settings: Mapping[str, object]) -> None:
        self._game, self._players, self._seed, self._settings = game, players, seed, settings
        self.games: list[Game] = [self._deal()]

    def _deal(self) -> Game:
        seed = None if self._seed is None else f"{self._seed} game {len(getattr(self, 'games', []))}"
        return new_game(self._game, players=self._players, seed=seed, **self._settings)  # type: ignore[arg-type]

    @property
    def current(self) -> Game:
        """The game being played; the next one begins when the last is over."""
        if self.games[-1].is_over and len(self.games) < GAMES_IN_A_DYNASTY:
            self.games.append(self._deal())
        return self.games[-1]

    @property
    def is_over(self) -> bool:
        return len(self.games) == GAMES_IN_A_DYNASTY and self.games[-1].is_over

    def totals(self) -> list[int]:
        """The running total of every kingdom over the games that are over."""
        pads = [game.scores() for game in self.games if game.is_over]
        kingdoms = len(self.games[0].scores())
        return [sum(scores[kingdom].total for scores in pads) for kingdom in range(kingdoms)]

    @property
    def winners(self) -> list[int]:
        """The seats with the highest total; equal totals share the victory. Empty before the end."""
        if not self.is_over:
            return []
        totals = self.totals()
        return [
            seat
            for kingdom, pad in enumerate(self.games[0].scores())
            if totals[kingdom] == max(totals)
            for seat in pad.seats
        ]

    def records(self) -> list[str]:
        """One record per game begun."""
        return [game.record() for game in self.games]


def new_match(
    game: str = "kingdomino", *, players: int = 2, seed: int | str | None = None, components: Path | str | None = None,
    **options: object,
) -> Match:  # fmt: skip
    """Start a Dynasty of three games; raises BadOptions or BadComponents."""
    if game == "duel":
        raise BadOptions("a Dynasty is played with dominoes: kingdomino or queendomino")
    return Match(game, players, seed, {"components": components, **options})
