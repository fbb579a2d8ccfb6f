"""How sure the arena is: shares of wins by deal, and a bar that may be looked at after every batch."""

from collections.abc import Iterator
from random import Random
from statistics import fmean

import pytest

from crownfield.play.arena import Pairing, Result
from crownfield.play.arena_sequence import ERROR, bounds, rule_out
from crownfield.play.arena_statistics import standings

MATCHES, DEALS, BATCH = 400, 300, 5
SLACK = 3 * (ERROR * (1 - ERROR) / MATCHES) ** 0.5
"""By how much the share of so many matches may be off by chance."""


def deals(random: Random, share: float, games: int, alike: float) -> Iterator[list[float]]:
    """Deals without end, with the victories of their games: a part of the games goes as the luck of the deal wills."""
    while True:
        luck = random.random() < share
        yield [float(luck if random.random() < alike else random.random() < share) for _ in range(games)]


def decides_wrongly(random: Random, bar: float, games: int, alike: float) -> bool:
    """A match whose true share of wins is the bar, looked at after every batch of deals."""
    dealt = deals(random, bar, games, alike)
    shares = [fmean(next(dealt)) for _ in range(DEALS)]
    return any(rule_out(shares[:seen], bar) for seen in range(BATCH, DEALS + 1, BATCH))


@pytest.mark.slow
@pytest.mark.parametrize("bar", [0.5, 0.78, 0.95])
@pytest.mark.parametrize(("games", "alike"), [(2, 0.0), (2, 1.0), (4, 0.5)])
def test_a_match_at_the_bar_is_seldom_decided_however_often_it_is_looked_at(
    bar: float, games: int, alike: float
) -> None:
    random = Random(f"{bar} {games} {alike}")
    wrong = sum(decides_wrongly(random, bar, games, alike) for _ in range(MATCHES))
    assert wrong / MATCHES <= ERROR + SLACK


@pytest.mark.parametrize("bar", [0.5, 0.78])
def test_ten_points_above_the_bar_are_found_in_a_few_hundred_deals(bar: float) -> None:
    random = Random(str(bar))
    for _ in range(20):
        dealt = deals(random, bar + 0.1, 2, alike=0.2)
        shares = [fmean(next(dealt)) for _ in range(600)]
        assert bounds(shares)[0] > bar


def test_the_bounds_are_where_shares_begin_to_be_ruled_out() -> None:
    dealt = deals(Random(2), 0.7, 2, alike=0.5)
    low, high = bounds(shares := [fmean(next(dealt)) for _ in range(80)])
    assert 0.5 < low < fmean(shares) < high < 0.9
    assert not rule_out(shares, low + 1e-5)
    assert not rule_out(shares, high - 1e-5)
    assert rule_out(shares, low - 1e-5)
    assert rule_out(shares, high + 1e-5)
    assert bounds([]) == (0, 1)
    assert bounds([1.0] * 200)[1] == 1


def match(random: Random, share: float, count: int, alike: float) -> list[Result]:
    """Two players on so many deals, from either seat."""
    dealt = deals(random, share, 2, alike)
    return [game for deal in range(count) for game in played(deal, next(dealt))]


def played(deal: int, victories: list[float]) -> list[Result]:
    first, second = victories
    return [
        Result(Pairing(deal, ("a", "b")), (0, 0), (first, 1 - first), (0.0, 0.0)),
        Result(Pairing(deal, ("b", "a")), (0, 0), (1 - second, second), (0.0, 0.0)),
    ]


@pytest.mark.parametrize("share", [0.5, 0.9])
@pytest.mark.parametrize("alike", [0.0, 0.5, 1.0])
def test_intervals_of_wins_hold_whatever_games_of_a_deal_have_to_do_with_each_other(share: float, alike: float) -> None:
    random, missed = Random(f"{share} {alike}"), 0
    for _ in range(MATCHES):
        wins = standings(match(random, share, 60, alike), ("a",))[0].wins
        missed += not wins.low <= share <= wins.high
    assert missed / MATCHES <= ERROR + SLACK


def test_games_that_go_alike_count_once_and_games_of_one_deal_not_more_than_they_are() -> None:
    def width(*victories: tuple[float, float]) -> float:
        games = [game for deal, won in enumerate(victories) for game in played(deal, list(won))]
        wins = standings(games, ("a",))[0].wins
        return wins.high - wins.low

    alike, opposite, won = width(*[(1, 1), (0, 0)] * 20), width(*[(1, 0)] * 40), width(*[(1, 1)] * 40)
    assert alike == pytest.approx(0.3, abs=0.02), "as of 40 games that have nothing to do with each other"
    assert opposite == pytest.approx(0.21, abs=0.02), "as of 80"
    assert won == pytest.approx(0.088, abs=0.002), "as of 40 games won: there may be a deal that is lost"


def test_with_a_bar_only_whole_deals_count() -> None:
    games = [game for deal in range(30) for game in played(deal, [1.0, 0.0])]
    lost = played(30, [0.0, 0.0])
    whole, more, over = (
        standings(results, ("a",), deal=2)[0].wins for results in (games, games + lost[:1], games + lost)
    )
    assert whole == more != over
    none = standings(lost[:1], ("a",), deal=2)[0].wins
    assert (none.low, none.high) == (0, 1)
