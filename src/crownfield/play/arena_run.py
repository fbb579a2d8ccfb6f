"""Playing the games of an arena on many processors, until enough is known."""

import warnings
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from time import perf_counter

from crownfield.base.errors import BadOptions
from crownfield.play.arena import Contest, Pairing, Result, play_pairing
from crownfield.play.arena_file import ResultFile, mend, read_results
from crownfield.play.arena_statistics import standings

__all__ = ["BACKENDS", "Plan", "run_arena"]

BACKENDS = ("loky", "threading", "dask", "ray")
_SECONDS_BETWEEN_LOOKS = 1.0


@dataclass(frozen=True)
class Plan:
    """How many games, where they are played and where they are kept."""

    games: int = 400
    bar: float | None = None
    """Stop as soon as the first player's share of wins is surely above or below, however often that is asked."""
    jobs: int = 1
    backend: str = "loky"
    results: tuple[Path, ...] = ()
    """The first file is written to; all are read."""


def run_arena(contest: Contest, plan: Plan, tell: Callable[[int], None] | None = None) -> list[Result]:
    """All results, those of earlier runs included; `tell` hears how many games are done."""
    tell = tell or (lambda _: None)
    for path in plan.results[:1]:
        mend(path)
    results = read_results(contest, plan.results)
    file = ResultFile(contest, plan.results[0] if plan.results else None)
    waiting = _waiting(contest, plan.games, {result.pairing for result in results})
    tell(len(results))
    if _is_clear(contest, plan, results):
        return results
    with closing(_played(contest, plan, waiting)) as played:
        for fresh in _by_the_second(played):
            file.append(fresh)
            results += fresh
            tell(len(results))
            if _is_clear(contest, plan, results):
                break
    return results


def _waiting(contest: Contest, games: int, done: set[Pairing]) -> list[Pairing]:
    return [pairing for pairing in islice(contest.pairings(), games) if pairing not in done]


def _by_the_second(results: Iterable[Result]) -> Iterator[list[Result]]:
    """What came since the last look, at most once a second: writing and judging cost more than a fast game."""
    fresh, begin = list[Result](), perf_counter()
    for result in results:
        fresh.append(result)
        if perf_counter() - begin > _SECONDS_BETWEEN_LOOKS:
            yield fresh
            fresh, begin = [], perf_counter()
    if fresh:
        yield fresh


def _is_clear(contest: Contest, plan: Plan, results: Sequence[Result]) -> bool:
    if plan.bar is None or not results:
        return False
    wins = standings(results, contest.players[:1], sides=contest.sides, deal=contest.games_of_a_deal)[0].wins
    return wins.verdict_on(plan.bar) is not None


def _played(contest: Contest, plan: Plan, pairings: Sequence[Pairing]) -> Generator[Result, None, None]:
    """The games in their order, whoever plays them; raises BadOptions for what is unknown, not installed or not told.

    The first is played here alone: it compiles what the others find compiled.
    """
    if plan.backend not in BACKENDS:
        raise BadOptions(f"unknown backend {plan.backend!r}; backends are: {', '.join(BACKENDS)}")
    if plan.backend != "loky" and plan.jobs == 1:
        raise BadOptions(f"say how many games at once {plan.backend} shall play: --jobs N")
    alone = pairings if plan.jobs == 1 else pairings[:1]
    yield from (play_pairing(contest, pairing) for pairing in alone)
    if alone != pairings:
        yield from _played_by_many(contest, plan, pairings[1:])


def _played_by_many(contest: Contest, plan: Plan, pairings: Sequence[Pairing]) -> Iterator[Result]:
    import joblib

    _register(plan.backend)
    threads = {"inner_max_num_threads": 1} if plan.backend == "loky" else {}
    with joblib.parallel_config(plan.backend, n_jobs=plan.jobs, **threads):
        play = joblib.Parallel(return_as="generator")
        played = play(joblib.delayed(play_pairing)(contest, pairing) for pairing in pairings)
        try:
            for result in played:  # noqa: UP028 - what is not wanted any more is given up below
                yield result
        finally:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", UserWarning)  # joblib's, of games that were begun in vain
                played.close()


def _register(backend: str) -> None:
    """Dask and Ray are installed by those who have a cluster, and connect to the one their environment names."""
    try:
        if backend == "dask":
            from distributed import Client

            Client()
        elif backend == "ray":
            from ray.util.joblib import register_ray

            register_ray()
    except ImportError as error:
        raise BadOptions(f"backend {backend} is not installed: {error}") from None
