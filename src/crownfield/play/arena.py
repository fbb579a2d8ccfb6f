"""The arena: computer players against each other, on the same deals and from every seat.

A lineup says who plays which kingdom. Every deal is played once by each rotation of its lineup, so that nobody is
favoured by seats or luck.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter

from crownfield.ai.players.registry import Player, new_player
from crownfield.base.errors import BadOptions
from crownfield.games import start_with
from crownfield.games.position import Position
from crownfield.play.dealer import Dealer
from crownfield.play.game import Game

__all__ = ["Contest", "Pairing", "Result", "play_pairing"]


@dataclass(frozen=True)
class Pairing:
    """One game to be played: which deal, and who has which kingdom."""

    deal: int
    lineup: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    """One game as it was played, everything by kingdom."""

    pairing: Pairing
    totals: tuple[int, ...]
    shares: tuple[float, ...]
    """1 for the winner; winners who are equal share it."""
    seconds: tuple[float, ...]
    """A turn, on average."""


@dataclass(frozen=True)
class Contest:
    """What is played: a game, and the players. The first two may be rivals, more make a pool."""

    game: str
    players: tuple[str, ...]
    seats: int = 2
    options: Mapping[str, bool | int] = field(default_factory=dict)
    components: Path | None = None
    seed: str = "0"
    sides: bool = False
    """Two rivals have every other kingdom instead of one against all others."""

    def __post_init__(self) -> None:
        """Raises BadOptions for a game or players that cannot be."""
        if len(self.players) < 2:
            raise BadOptions("an arena needs two players or more")
        if len(set(self.players)) < len(self.players):
            raise BadOptions("every player of an arena is named once")
        if self.sides and (len(self.players) > 2 or self.kingdoms % 2):
            raise BadOptions("two sides need two players and an even number of kingdoms")
        for spec in self.players:
            new_player(spec, 0)

    def start(self) -> Position:
        return start_with(self.game, self.seats, self.options, self.components)

    @property
    def kingdoms(self) -> int:
        """In team games two seats share one."""
        return max(self.start().kingdoms) + 1

    @property
    def games_of_a_deal(self) -> int:
        """Everybody plays a deal from every kingdom; two sides change theirs."""
        return 2 if self.sides else self.kingdoms

    def pairings(self) -> Iterator[Pairing]:
        """Every game of the contest in its order, without end."""
        kingdoms, turns = self.kingdoms, self.games_of_a_deal
        for deal in count():
            lineup = self._lineup(deal, kingdoms)
            for turn in range(turns):
                yield Pairing(deal, (*lineup[-turn:], *lineup[:-turn]) if turn else lineup)

    def _lineup(self, deal: int, kingdoms: int) -> tuple[str, ...]:
        first, second, *others = self.players
        if self.sides:
            return (first, second) * (kingdoms // 2)
        if not others:
            return (first, *[second] * (kingdoms - 1))
        return _draw(self.players, kingdoms, Random(f"arena {self.seed} {deal}"))


def _draw(pool: Sequence[str], kingdoms: int, random: Random) -> tuple[str, ...]:
    """Players of a pool for one table: all different if there are enough, all present if there are not."""
    drawn: list[str] = []
    while len(drawn) < kingdoms:
        drawn += random.sample(pool, min(len(pool), kingdoms - len(drawn)))
    random.shuffle(drawn)
    return tuple(drawn)


def play_pairing(contest: Contest, pairing: Pairing) -> Result:
    """Play one game of a contest to its end. The players see positions, never the deal."""
    luck = f"arena {contest.seed} {pairing.deal}"
    game = Game(contest.start(), dealer=Dealer.from_seed(luck))
    kingdoms = game.position.kingdoms
    seats = [new_player(pairing.lineup[kingdom], f"{luck} {seat}") for seat, kingdom in enumerate(kingdoms)]
    clocks = [_Clock() for _ in pairing.lineup]
    while not game.is_over:
        clocks[kingdoms[game.actor]].let_play(seats[game.actor], game)
    winners = {kingdoms[seat] for seat in game.winners}
    return Result(
        pairing,
        tuple(pad.total for pad in game.scores()),
        tuple(1 / len(winners) if kingdom in winners else 0.0 for kingdom in range(len(clocks))),
        tuple(round(clock.seconds / max(1, clock.turns), 6) for clock in clocks),
    )


class _Clock:
    """How long the turns of a kingdom took."""

    def __init__(self) -> None:
        self.seconds, self.turns = 0.0, 0

    def let_play(self, player: Player, game: Game) -> None:
        """One turn of the seat to act."""
        begin = perf_counter()
        moves = player.turn(game.position)
        self.seconds += perf_counter() - begin
        self.turns += 1
        for move in moves:
            game.play(move)
