"""What the games of an arena say: shares of wins, points and ratings, each with how sure it is."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log10, sqrt
from random import Random
from statistics import fmean, stdev

from crownfield.play.arena import Result

__all__ = ["Interval", "Standing", "mean_interval", "ratings", "standings", "wilson"]

_Z = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""
_RESAMPLES = 200
_ROUNDS = 200
_PER_TENFOLD = 400
"""Elo's scale: who is ten times as likely to win is so many points better."""


@dataclass(frozen=True)
class Interval:
    """A figure, and between which two it lies with 95 % certainty."""

    value: float
    low: float
    high: float

    @property
    def percent(self) -> str:
        """A share in percent, with its bounds."""
        return f"{100 * self.value:.1f} % ({100 * self.low:.1f}-{100 * self.high:.1f})"


@dataclass(frozen=True)
class Standing:
    """What one player has achieved; a game counts once for each kingdom it played, or once for its whole side."""

    player: str
    games: int
    wins: Interval
    points: Interval
    margin: Interval
    """Over the best kingdom of somebody else."""
    seconds: float
    """A turn, on average."""


def wilson(won: float, games: int) -> Interval:
    """The share of wins, with Wilson's interval: right for few games and for shares near 0 and 1."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share, z2 = won / games, _Z * _Z
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = _Z * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return Interval(share, max(0.0, centre - half), min(1.0, centre + half))


def mean_interval(values: Sequence[float]) -> Interval:
    """The mean of independent values."""
    mean = fmean(values)
    half = _Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Interval(mean, mean - half, mean + half)


def standings(results: Sequence[Result], players: Iterable[str], *, sides: bool = False) -> list[Standing]:
    """One per player that has played, in their order. On a side, what any kingdom wins is won by all."""
    seen = {player for result in results for player in result.pairing.lineup}
    return [_standing(results, player, sides) for player in players if player in seen]


def _standing(results: Sequence[Result], player: str, sides: bool) -> Standing:
    own = [
        (result, kingdom) for result in results for kingdom, name in enumerate(result.pairing.lineup) if name == player
    ]
    games = len({result.pairing for result, _ in own}) if sides else len(own)
    return Standing(
        player,
        games,
        wilson(sum(result.shares[kingdom] for result, kingdom in own), games),
        _by_deal(own, lambda result, kingdom: result.totals[kingdom]),
        _by_deal(own, lambda result, kingdom: result.totals[kingdom] - _best_other(result, player)),
        fmean(result.seconds[kingdom] for result, kingdom in own),
    )


def _by_deal(own: Sequence[tuple[Result, int]], figure: Callable[[Result, int], float]) -> Interval:
    """The games of one deal are no independent witnesses: each deal counts as one, by its mean."""
    deals: dict[int, list[float]] = defaultdict(list)
    for result, kingdom in own:
        deals[result.pairing.deal].append(figure(result, kingdom))
    return mean_interval([fmean(values) for values in deals.values()])


def _best_other(result: Result, player: str) -> int:
    lineup = result.pairing.lineup
    others = [total for total, name in zip(result.totals, lineup, strict=True) if name != player]
    return max(others, default=max(result.totals))


def ratings(results: Sequence[Result], players: Sequence[str]) -> dict[str, Interval]:
    """Bradley-Terry ratings on Elo's scale, their mean 0; the intervals come from drawing deals anew."""
    deals: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        deals[result.pairing.deal].append(result)
    random, samples = Random(0), list[dict[str, float]]()
    for _ in range(_RESAMPLES):
        drawn = random.choices(list(deals.values()), k=len(deals))
        samples.append(_bradley_terry([result for deal in drawn for result in deal], players))
    whole = _bradley_terry(results, players)
    return {player: _spread(whole[player], sorted(sample[player] for sample in samples)) for player in players}


def _spread(value: float, samples: Sequence[float]) -> Interval:
    cut = len(samples) // 40
    return Interval(value, samples[cut], samples[-1 - cut])


def _bradley_terry(results: Iterable[Result], players: Sequence[str]) -> dict[str, float]:
    """Every two kingdoms of a game are one comparison. Half a win each way is added, so that nobody is infinite."""
    beaten = {(one, other): 0.5 for one in players for other in players if one != other}
    for result in results:
        for one, other in combinations(range(len(result.totals)), 2):
            names = result.pairing.lineup[one], result.pairing.lineup[other]
            if names[0] != names[1]:
                won = _better(result, one, other)
                beaten[names] += won
                beaten[names[1], names[0]] += 1 - won
    strength = dict.fromkeys(players, 1.0)
    for _ in range(_ROUNDS):
        strength = {player: _stronger(player, strength, beaten) for player in players}
    mean = fmean(log10(each) for each in strength.values())
    return {player: _PER_TENFOLD * (log10(each) - mean) for player, each in strength.items()}


def _stronger(player: str, strength: dict[str, float], beaten: dict[tuple[str, str], float]) -> float:
    """One step of the minorisation-maximisation algorithm."""
    won = sum(beaten[player, other] for other in strength if other != player)
    met = sum(
        (beaten[player, other] + beaten[other, player]) / (strength[player] + strength[other])
        for other in strength
        if other != player
    )
    return won / met


def _better(result: Result, one: int, other: int) -> float:
    """1 when the first kingdom is ahead of the second, ½ when they are equal; a winner is ahead of equal points."""
    mine, theirs = (result.totals[one], result.shares[one]), (result.totals[other], result.shares[other])
    return 1.0 if mine > theirs else 0.0 if mine < theirs else 0.5
