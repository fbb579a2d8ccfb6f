"""The arena: fair pairings, honest figures, results that survive."""

from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

from crownfield.base.errors import BadOptions, Unreadable
from crownfield.play.arena import Contest, Pairing, Result, play_pairing
from crownfield.play.arena_file import ResultFile, read_results
from crownfield.play.arena_run import Plan, run_arena
from crownfield.play.arena_statistics import ratings, standings, wilson

RIVALS = Contest("kingdomino", ("greedy", "random"), seats=4)


def test_one_against_the_rest_sits_in_every_seat_of_every_deal() -> None:
    pairings = list(islice(RIVALS.pairings(), 8))
    assert [pairing.deal for pairing in pairings] == [0] * 4 + [1] * 4
    for deal in (pairings[:4], pairings[4:]):
        assert sorted(pairing.lineup.index("greedy") for pairing in deal) == [0, 1, 2, 3]
        assert all(pairing.lineup.count("greedy") == 1 for pairing in deal)


def test_two_sides_have_every_other_kingdom_and_change_them() -> None:
    teams = {"royal_wedding": True, "teams": True}
    contest = Contest("queendomino", ("greedy", "random"), seats=8, options=teams, sides=True)
    one, other = islice(contest.pairings(), 2)
    assert one.lineup == ("greedy", "random", "greedy", "random")
    assert other.lineup == ("random", "greedy", "random", "greedy")
    assert one.deal == other.deal


def test_everybody_of_a_pool_plays_as_often() -> None:
    contest = Contest("kingdomino", ("random", "greedy", "fg", "gprd", "mce-tr:playouts=1"), seats=4)
    played = Counter(name for pairing in islice(contest.pairings(), 400) for name in pairing.lineup)
    assert max(played.values()) - min(played.values()) < 100
    assert all(len(set(pairing.lineup)) == 4 for pairing in islice(contest.pairings(), 40))
    small = Contest("kingdomino", ("random", "greedy", "fg"), seats=4)
    assert all(len(set(pairing.lineup)) == 3 for pairing in islice(small.pairings(), 40))


def test_the_same_pairing_is_played_the_same_way_and_every_side_gets_the_same_deal() -> None:
    pairing = next(RIVALS.pairings())
    one, other = play_pairing(RIVALS, pairing), play_pairing(RIVALS, pairing)
    assert (one.totals, one.shares) == (other.totals, other.shares)
    assert sum(one.shares) == pytest.approx(1)


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"players": ("fg",)}, "needs two players"),
        ({"players": ("fg", "fg")}, "named once"),
        ({"players": ("fg", "wizard")}, "unknown player 'wizard'"),
        ({"players": ("fg", "random"), "seats": 3, "sides": True}, "even number of kingdoms"),
        ({"players": ("fg", "random"), "seats": 9}, "kingdomino is for 2, 3 or 4 players"),
    ],
)
def test_a_contest_that_cannot_be_is_refused(facts: dict[str, object], words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        Contest("kingdomino", **facts).kingdoms  # type: ignore[arg-type]  # noqa: B018


def result(deal: int, lineup: tuple[str, ...], totals: tuple[int, ...]) -> Result:
    best = [total == max(totals) for total in totals]
    shares = tuple(won / sum(best) for won in best)
    return Result(Pairing(deal, lineup), totals, shares, (0.5,) * len(totals))


def test_wilson_is_the_known_interval() -> None:
    found = wilson(0.8, 10)
    assert (round(found.low, 4), round(found.high, 4)) == (0.4902, 0.9433)
    assert wilson(0, 20).low == 0
    assert wilson(1, 20).high == 1


def test_standings_count_wins_points_and_margins() -> None:
    games = [result(0, ("a", "b", "b"), (10, 4, 7)), result(1, ("b", "a", "b"), (5, 5, 3))]
    a, b = standings(games, ("a", "b"))
    assert (a.games, a.wins.value, a.points.value, a.margin.value) == (2, 0.75, 7.5, 1.5)
    assert (b.games, b.wins.value, b.points.value, b.seconds) == (4, 0.125, 4.75, 0.5)


def test_a_side_wins_when_one_of_its_kingdoms_does() -> None:
    games = [result(0, ("a", "b", "a", "b"), (10, 4, 7, 5)), result(0, ("b", "a", "b", "a"), (5, 5, 9, 9))]
    a, b = standings(games, ("a", "b"), sides=True)
    assert (a.games, a.wins.value, b.wins.value) == (2, 0.75, 0.25)


def test_ratings_put_the_better_player_ahead_and_know_how_sure_they_are() -> None:
    few = [result(deal, ("a", "b"), (10, 5) if deal % 4 else (5, 10)) for deal in range(20)]
    many = [result(deal, ("a", "b"), (10, 5) if deal % 4 else (5, 10)) for deal in range(400)]
    found, surer = ratings(few, ("a", "b")), ratings(many, ("a", "b"))
    assert found["a"].value > 0 > found["b"].value
    assert surer["a"].value - surer["b"].value == pytest.approx(191, abs=3)
    assert surer["a"].high - surer["a"].low < found["a"].high - found["a"].low


def test_results_are_read_back_each_once(tmp_path: Path) -> None:
    contest = Contest("kingdomino", ("greedy", "random"))
    games = [result(0, ("greedy", "random"), (9, 3)), result(0, ("random", "greedy"), (2, 9))]
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    ResultFile(contest, one).append(games)
    ResultFile(contest, other).append(games[1:])
    assert read_results(contest, [one, other, tmp_path / "none.jsonl"]) == games
    assert read_results(Contest("kingdomino", ("greedy", "random"), seed="7"), [one]) == []
    assert read_results(Contest("kingdomino", ("fg", "random")), [one]) == []


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Sir\n", encoding="utf-8")
    with pytest.raises(Unreadable, match=r"letter\.txt holds no results"):
        read_results(RIVALS, [file])


def test_an_arena_goes_on_where_it_was_and_mends_a_torn_line(tmp_path: Path) -> None:
    contest, file = Contest("kingdomino", ("greedy", "random")), tmp_path / "results.jsonl"
    first = run_arena(contest, Plan(games=6, results=(file,)))
    text = file.read_text("utf-8")
    file.write_text(text[:-20], encoding="utf-8")
    heard: list[int] = []
    again = run_arena(contest, Plan(games=8, results=(file,)), heard.append)
    assert heard[0] == 5
    assert len(again) == 8
    assert {each.pairing: each.totals for each in first}.items() <= {
        each.pairing: each.totals for each in again
    }.items()
    assert len(file.read_text("utf-8").splitlines()) == 8


@pytest.mark.parametrize(("bar", "verdict"), [(0.3, "above"), (0.99, "below")])
def test_an_arena_stops_when_it_is_known_whether_the_bar_is_cleared(bar: float, verdict: str) -> None:
    contest = Contest("kingdomino", ("greedy", "random"))
    results = run_arena(contest, Plan(games=800, bar=bar))
    assert len(results) < 400
    assert standings(results, contest.players, deal=2)[0].wins.verdict_on(bar) == verdict


def test_several_jobs_play_the_same_games() -> None:
    contest = Contest("kingdomino", ("greedy", "random"))
    alone, together = (run_arena(contest, Plan(games=6, jobs=jobs)) for jobs in (1, 2))
    assert {each.pairing: each.totals for each in alone} == {each.pairing: each.totals for each in together}


def test_several_jobs_stop_at_a_bar_and_every_game_that_counts_is_kept(tmp_path: Path) -> None:
    contest, file = Contest("kingdomino", ("greedy", "random")), tmp_path / "results.jsonl"
    results = run_arena(contest, Plan(games=4000, bar=0.3, jobs=2, results=(file,)))
    assert len(results) < 4000
    assert [each.pairing for each in results] == list(islice(contest.pairings(), len(results)))
    assert read_results(contest, [file]) == sorted(results, key=lambda each: (each.pairing.deal, each.pairing.lineup))


def test_an_unknown_backend_is_refused() -> None:
    with pytest.raises(BadOptions, match="unknown backend 'abacus'"):
        run_arena(RIVALS, Plan(games=2, backend="abacus"))


def test_a_cluster_is_told_how_many_games_it_plays_at_once() -> None:
    with pytest.raises(BadOptions, match="say how many games at once dask shall play: --jobs N"):
        run_arena(RIVALS, Plan(games=2, backend="dask"))
