"""What the games of an arena say: shares of wins, points and ratings, each with how sure it is."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log10, sqrt
from random import Random
from statistics import fmean, stdev

from crownfield.play.arena import Pairing, Result
from crownfield.play.arena_sequence import bounds

__all__ = ["Interval", "Standing", "mean_interval", "ratings", "standings", "wilson"]

_Z = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""
_RESAMPLES = 200
_ROUNDS = 200
_LEAST_SCATTER = 1e-9
"""Of deals that all have the same sum."""
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

    def verdict_on(self, bar: float) -> str | None:
        """Whether the figure is surely `above` or `below` the bar."""
        return "above" if self.low > bar else "below" if self.high < bar else None


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


def wilson(share: float, games: float) -> Interval:
    """A share of so many independent games, with Wilson's interval: right for few games and for shares near 0 and 1."""
    z2 = _Z * _Z
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = _Z * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return Interval(share, max(0.0, centre - half), min(1.0, centre + half))


def mean_interval(values: Sequence[float]) -> Interval:
    """The mean of independent values."""
    mean = fmean(values)
    half = _Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Interval(mean, mean - half, mean + half)


def standings(
    results: Sequence[Result], players: Iterable[str], *, sides: bool = False, deal: int | None = None
) -> list[Standing]:
    """One per player that has played, in their order. On a side, what any kingdom wins is won by all.

    A number of games was fixed beforehand; or, where `deal` says how many games a whole deal has, it was looked after
    any of them whether to go on: then shares of wins are of whole deals and their intervals hold nevertheless.
    """
    seen = {player for result in results for player in result.pairing.lineup}
    games = Counter(result.pairing.deal for result in results)
    whole = None if deal is None else {number for number, count in games.items() if count == deal}
    return [_standing(results, player, sides, whole) for player in players if player in seen]


def _standing(results: Sequence[Result], player: str, sides: bool, whole: set[int] | None) -> Standing:
    own = [
        (result, kingdom) for result in results for kingdom, name in enumerate(result.pairing.lineup) if name == player
    ]
    won = _won_by_side(own) if sides else [(result, result.shares[kingdom]) for result, kingdom in own]
    return Standing(
        player,
        len(won),
        _wins(_by_deal(won)) if whole is None else _wins_so_far(_by_deal(won), whole),
        _mean_by_deal(own, lambda result, kingdom: result.totals[kingdom]),
        _mean_by_deal(own, lambda result, kingdom: result.totals[kingdom] - _best_other(result, player)),
        fmean(result.seconds[kingdom] for result, kingdom in own),
    )


def _won_by_side(own: Sequence[tuple[Result, int]]) -> list[tuple[Result, float]]:
    """A game once, with the shares of all its kingdoms of the side."""
    won: dict[Pairing, float] = defaultdict(float)
    games = {result.pairing: result for result, _ in own}
    for result, kingdom in own:
        won[result.pairing] += result.shares[kingdom]
    return [(games[pairing], share) for pairing, share in won.items()]


def _wins(deals: Mapping[int, Sequence[float]]) -> Interval:
    """Wilson's interval for as many independent games as tell as much as these, which hang together deal by deal.

    That is known by how the sums of deals scatter; it is not fewer than there are deals, nor more than games.
    """
    games = sum(len(won) for won in deals.values())
    share = sum(sum(won) for won in deals.values()) / games
    independent = float(len(deals))
    if len(deals) > 1 and 0 < share < 1:
        scatter = sum((sum(won) - share * len(won)) ** 2 for won in deals.values()) * len(deals) / (len(deals) - 1)
        independent = max(independent, share * (1 - share) * games * games / max(scatter, _LEAST_SCATTER))
    return wilson(share, min(independent, games))


def _wins_so_far(deals: Mapping[int, Sequence[float]], whole: set[int]) -> Interval:
    shares = [fmean(won) for number, won in deals.items() if number in whole]
    return Interval(fmean(shares), *bounds(shares)) if shares else Interval(0.5, 0.0, 1.0)


def _by_deal(figures: Iterable[tuple[Result, float]]) -> dict[int, list[float]]:
    """The games of one deal are no independent witnesses."""
    deals: dict[int, list[float]] = defaultdict(list)
    for result, figure in figures:
        deals[result.pairing.deal].append(figure)
    return deals


def _mean_by_deal(own: Sequence[tuple[Result, int]], figure: Callable[[Result, int], float]) -> Interval:
    """Each deal counts as one, by its mean."""
    deals = _by_deal((result, figure(result, kingdom)) for result, kingdom in own)
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
