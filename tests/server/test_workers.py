"""Computer players think in processes of their own: they may be slow or die, and the server goes on."""

import asyncio
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from crownfield.ai.players.levels import LEVELS
from crownfield.base.errors import BadOptions, NotAllowed
from crownfield.games import GAMES, rules_of
from crownfield.play.match import new_game
from crownfield.server.minds.thinking import ONE_THREAD, TurnRequest, choose_turn
from crownfield.server.minds.workers import WorkerLost, Workers
from tests.server import worker_tasks
from tests.server.running import in_loop

ROOT = Path(__file__).parents[2]
TURNS = 12


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def workers(runner: asyncio.Runner) -> Iterator[Workers]:
    """Two processes that serve all tests of this file, which may kill them."""
    workers = Workers()
    workers.start(2)
    yield workers
    workers.stop()


def request(game: str, level: str | None, *, players: int | None = None, seed: int = 1) -> TurnRequest:
    """The first turn of a game."""
    players = rules_of(game).info.players[-1] if players is None else players
    position = new_game(game, players=players, seed=seed).position
    state = position.state.tobytes()
    return TurnRequest(game, players, dict(position.options), None, state, level, False, seed)


@pytest.mark.slow
@pytest.mark.parametrize("level", [None, *LEVELS])
@pytest.mark.parametrize("game", GAMES)
def test_a_computer_plays_whole_turns_of_every_game(
    game: str, level: str | None, runner: asyncio.Runner, workers: Workers
) -> None:
    playing = new_game(game, players=rules_of(game).info.players[0], seed=3)
    thinks = level is not None and "seconds" in LEVELS[level][game]
    for number in range(2 if thinks else TURNS):
        rules, seat, turn = (
            playing.position.rules,
            playing.actor,
            playing.position.rules.turn_key(playing.position.state),
        )
        asked = replace(
            request(game, level, players=playing.position.players),
            state=playing.position.state.tobytes(),
            seed=f"table {number}",
        )
        moves = runner.run(workers.choose_turn(asked))
        assert thinks or moves == choose_turn(asked), "the same request, the same moves, wherever they are chosen"
        for move in moves:
            assert (playing.actor, rules.turn_key(playing.position.state)) == (seat, turn), "still the same turn"
            playing.play(move)
        assert (playing.actor, rules.turn_key(playing.position.state)) != (seat, turn), "and then it is over"
        if playing.is_over:
            break


def test_options_and_all_seats_reach_the_worker(runner: asyncio.Runner, workers: Workers) -> None:
    for players in rules_of("kingdomino").info.players:
        assert runner.run(workers.choose_turn(request("kingdomino", "squire", players=players)))


def test_what_the_player_refuses_is_raised_and_not_tried_again(runner: asyncio.Runner, workers: Workers) -> None:
    with pytest.raises(BadOptions, match="unknown level 'emperor'"):
        runner.run(workers.choose_turn(request("kingdomino", "emperor")))
    with pytest.raises(BadOptions, match="unknown game"):
        runner.run(workers.choose_turn(replace(request("kingdomino", "squire"), game="chess")))
    options = {name: option.default for name, option in rules_of("kingdomino").info.options.items()}
    before_kings = rules_of("kingdomino").start(2, options)
    with pytest.raises(NotAllowed, match="no seat is to act"):
        runner.run(
            workers.choose_turn(replace(request("kingdomino", "squire", players=2), state=before_kings.tobytes()))
        )


def test_a_worker_that_exits_is_replaced_and_the_turn_chosen_all_the_same(
    tmp_path: Path, runner: asyncio.Runner, workers: Workers
) -> None:
    assert runner.run(workers.run(worker_tasks.exit_the_first_time, tmp_path / "mark")) > 0
    assert (tmp_path / "mark").exists()
    assert runner.run(workers.choose_turn(request("kingdomino", "squire")))


@pytest.mark.slow
def test_a_worker_killed_while_idle_or_thinking_is_replaced(runner: asyncio.Runner, workers: Workers) -> None:
    async def kill() -> None:
        idle = await asyncio.gather(*(workers.run(worker_tasks.take_time, 0.2) for _ in range(2)))
        assert len(set(idle)) == 2
        for number in idle:
            os.kill(number, signal.SIGKILL)
        replaced = await asyncio.gather(*(workers.run(worker_tasks.take_time, 0.2) for _ in range(2)))
        assert not set(idle) & set(replaced)
        thinking = [asyncio.ensure_future(workers.run(worker_tasks.take_time, 1.0)) for _ in range(2)]
        await asyncio.sleep(0.1)
        killed = random.Random(1).choice(replaced)
        os.kill(killed, signal.SIGKILL)
        assert killed not in await asyncio.gather(*thinking)
        assert len(set(await asyncio.gather(*(workers.run(worker_tasks.take_time, 0.2) for _ in range(2))))) == 2

    runner.run(kill())


def test_a_turn_that_kills_every_worker_is_given_up_and_harms_nobody_else(
    tmp_path: Path, runner: asyncio.Runner, workers: Workers
) -> None:
    async def poison() -> None:
        turns = [workers.choose_turn(request("kingdomino", "steward", seed=seed)) for seed in range(6)]
        lost = workers.run(worker_tasks.exit_every_time, tmp_path / "tally")
        answers = await asyncio.gather(lost, *turns, return_exceptions=True)
        assert isinstance(answers[0], WorkerLost)
        assert all(isinstance(answer, list) for answer in answers[1:])

    runner.run(poison())
    assert (tmp_path / "tally").read_text() == "xxx"


def test_the_loop_goes_on_while_workers_think_and_die(tmp_path: Path, runner: asyncio.Runner, workers: Workers) -> None:
    async def longest_gap() -> float:
        slow = workers.run(worker_tasks.take_time, 0.5)
        dying = workers.run(worker_tasks.exit_the_first_time, tmp_path / "mark")
        work, longest = asyncio.ensure_future(asyncio.gather(slow, dying)), 0.0
        while not work.done():
            before = time.perf_counter()
            await asyncio.sleep(0.005)
            longest = max(longest, time.perf_counter() - before)
        await work
        return longest

    assert runner.run(longest_gap()) < 0.2


def test_a_worker_is_modest(runner: asyncio.Runner, workers: Workers) -> None:
    async def fresh() -> dict[str, object]:
        for number in await asyncio.gather(*(workers.run(worker_tasks.take_time, 0.2) for _ in range(2))):
            os.kill(number, signal.SIGKILL)
        return await workers.run(worker_tasks.manners, None)

    nice = min(19, os.nice(0) + 10)
    assert runner.run(fresh()) == {"nice": nice, **ONE_THREAD}


def test_a_worker_limits_its_threads_before_numpy_counts_the_cores() -> None:
    check = "import sys, crownfield.server.minds.thinking; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


def is_running(number: int) -> bool:
    """A process that has ended but was not yet waited for does not count."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@in_loop
async def test_the_end_waits_for_no_thought_and_nothing_is_begun_anew() -> None:
    others, workers = set(multiprocessing.active_children()), Workers()
    workers.start(1)
    number = await workers.run(worker_tasks.own_number, None)
    thoughts = [asyncio.ensure_future(workers.run(worker_tasks.take_time, 60.0)) for _ in range(3)]
    await asyncio.sleep(0.1)
    began = time.monotonic()
    workers.stop()
    assert time.monotonic() - began < 5
    assert not is_running(number)
    assert set(multiprocessing.active_children()) == others
    await asyncio.wait(thoughts, timeout=1)
    assert set(multiprocessing.active_children()) == others
    for thought in thoughts:
        thought.cancel()


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at /proc")
def test_workers_end_with_a_server_that_is_killed() -> None:
    command = [sys.executable, "-m", "tests.server.worker_tasks"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        numbers = [int(word) for word in server.stdout.readline().split()]
        assert len(numbers) == 2
        assert all(is_running(number) for number in numbers)
        server.kill()
        give_up = time.monotonic() + 10
        while any(is_running(number) for number in numbers):
            assert time.monotonic() < give_up
            time.sleep(0.02)
