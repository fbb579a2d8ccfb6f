"""Two games that nobody at the table can tell apart: the same deal so far, and different ones to come."""

from typing import Any

from crownfield.games import start
from crownfield.games.position import Position
from crownfield.play.dealer import Dealer, Pledge
from crownfield.play.game import Game

PLEDGE = Pledge("one-id-for-both", b"one commitment for both games!!!", {0: "nonce"})


class TwoFacedDealer(Dealer):
    """Deals as the seed of its past says, and from a given reveal on as that of its future."""

    def __init__(self, past: str, future: str, turns_at: int) -> None:
        super().__init__(b"")
        self._past, self._future = Dealer.from_seed(past), Dealer.from_seed(future)
        self._left = turns_at

    def deal(self, position: Position) -> list[int]:
        self._left -= 1
        return (self._past if self._left >= 0 else self._future).deal(position)


def dealt_alike(game: str, players: int) -> int:
    """The first so many reveals agree: the set-up and a few more."""
    return 6 if game == "duel" else 4 + max(players, 4)


def new_pair(game: str, players: int, options: dict[str, Any], reveals: int) -> tuple[Game, Game]:
    """Two games with one commitment that agree in their first reveals and in no more."""
    made = []
    for future in ("one future", "another future"):
        dealer = TwoFacedDealer("the same past", future, reveals)
        fresh = Game(start(game, players=players, **options), dealer=dealer)
        fresh._pledge = PLEDGE
        made.append(fresh)
    return made[0], made[1]
