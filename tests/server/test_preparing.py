"""Stages are compiled by child processes, in the order in which they are wanted; the server loads what begins games."""

import asyncio
import itertools
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from threading import Event
from types import ModuleType

import pytest
from numba.core import event

from crownfield.ai.advice import advise
from crownfield.ai.players.levels import LEVELS
from crownfield.base.compiling.stages import Step
from crownfield.base.errors import BadOptions
from crownfield.games import GAMES
from crownfield.play.match import new_game
from crownfield.server.minds import preparing
from crownfield.server.minds.compiler import Compiler, CompilingFailed
from crownfield.server.minds.preparing import Preparing
from crownfield.server.minds.thinking import TurnRequest, choose_turn

PATIENCE = 60.0
STAGES = ("first", "stand-in", "net", "search")


def play_a_little(game: str) -> None:
    """As the server does it: look, score, play, let chance speak."""
    playing = new_game(game, players=2, seed=1)
    for _ in range(12):
        playing.view(), playing.scores()
        playing.play(playing.legal_moves()[0])


def let_computers_play(game: str, *, stand_in: bool = False) -> None:
    """As workers do it: at every level (the regent looks ahead as advice does) and to the end, which is exact."""
    playing = new_game(game, players=2, seed=1)
    for level in itertools.cycle(level for level in LEVELS if level != "regent"):
        if playing.is_over:
            return
        position = playing.position
        if not stand_in:
            advise(position, tries=2)
        for move in choose_turn(TurnRequest(game, 2, {}, None, position.state.tobytes(), level, stand_in, 1)):
            playing.play(move)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_children_compile_and_neither_server_nor_workers_compile_anything(game: str) -> None:
    house = Preparing()
    for stage in STAGES:
        house.ask(game, stage).result()
        assert house.ready(game, stage)
        assert house.progress(game, stage) == 1.0
    with event.install_recorder("numba:compile") as compiled:
        play_a_little(game)
        let_computers_play(game, stand_in=True)
        let_computers_play(game)
    assert [str(event.data["dispatcher"]) for _, event in compiled.buffer] == []
    house.stop()


class Scripted:
    """Steps of made-up games, and children that take one when they are let."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.taken: list[str] = []
        self.begun: list[str] = []
        self.gates: dict[str, Event] = {}
        self.done: set[str] = set()
        self.failing: set[str] = set()
        script = self

        def steps_for(game: str, stage: str) -> list[Step]:
            stages = {"first": ("first",), "net": ("first", "net"), "search": ("first", "net", "search")}[stage]
            return [step for step in script.steps(game) if step.stage in stages]

        class Child:
            def __init__(self, *, modest: bool) -> None:
                pass

            def take(self, step: Step) -> None:
                script.take(step)

            def kill(self) -> None:
                for gate in script.gates.values():
                    gate.set()

            def close(self) -> None:
                pass

        monkeypatch.setattr(preparing, "steps_for", steps_for)
        monkeypatch.setattr(preparing, "Compiler", Child)
        monkeypatch.setattr(preparing, "rules_of", lambda game: game)
        monkeypatch.setattr(Step, "is_done", property(lambda step: f"{step.game} {step.name}" in script.done))

    def steps(self, game: str) -> list[Step]:
        names = {"look": ("first", 1.0), "play": ("first", 1.0), "glance": ("net", 6.0), "try": ("search", 2.0)}
        none: tuple[ModuleType, ...] = ()
        return [Step(game, stage, name, cost, none, lambda: None) for name, (stage, cost) in names.items()]

    def take(self, step: Step) -> None:
        name = f"{step.game} {step.name}"
        self.begun.append(name)
        gate = self.gates.get(name)
        assert gate is None or gate.wait(PATIENCE)
        if name in self.failing:
            raise CompilingFailed(name)
        self.done.add(name)
        self.taken.append(name)

    def hold(self, name: str) -> Event:
        return self.gates.setdefault(name, Event())

    def until_begun(self, name: str) -> None:
        waiting = Event()
        for _ in range(6000):
            if name in self.begun:
                return
            waiting.wait(0.01)
        raise AssertionError(f"{name} never began: {self.begun}")

    def until_queued(self, house: Preparing, game: str) -> None:
        while game not in str(house._tasks):
            pass


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Iterator[Scripted]:
    made = Scripted(monkeypatch)
    yield made
    for gate in made.gates.values():
        gate.set()


def test_progress_counts_what_steps_cost_and_moves_while_one_is_taken(script: Scripted) -> None:
    house, gate = Preparing(at_once=1), script.hold("chess glance")
    assert house.progress("chess", "net") == 0.0
    asked = house.ask("chess", "net")
    script.until_begun("chess glance")
    shares = [house.progress("chess", "net")]
    while house.progress("chess", "net") == shares[0]:
        pass
    shares.append(house.progress("chess", "net"))
    assert 2 / 8 <= shares[0] < shares[1] < 1
    gate.set()
    asked.result(PATIENCE)
    assert house.progress("chess", "net") == 1.0
    house.stop()


def test_what_begins_a_game_that_somebody_wants_is_compiled_at_once_though_all_children_are_busy(
    script: Scripted,
) -> None:
    house, gate = Preparing(at_once=1), script.hold("chess glance")
    slow = house.ask("chess", "search", waiting=False)
    script.until_begun("chess glance")
    house.ask("go").result(PATIENCE)
    assert script.taken == ["chess look", "chess play", "go look", "go play"]
    gate.set()
    slow.result(PATIENCE)
    house.stop()


def test_what_somebody_waits_for_comes_before_what_was_foreseen(script: Scripted) -> None:
    house, gate = Preparing(at_once=1), script.hold("chess look")
    foreseen = [house.ask("chess", "search", waiting=False)]
    script.until_begun("chess look")
    foreseen.append(house.ask("go", "search", waiting=False))
    script.until_queued(house, "go")
    wanted = house.ask("draughts", "net")
    script.until_queued(house, "draughts")
    gate.set()
    for asked in (*foreseen, wanted):
        asked.result(PATIENCE)
    assert script.taken.index("draughts glance") < script.taken.index("chess glance")
    house.stop()


def test_what_was_foreseen_goes_before_as_soon_as_somebody_waits_for_it(script: Scripted) -> None:
    house, gate = Preparing(at_once=1), script.hold("chess look")
    asked = [house.ask("chess", "search", waiting=False)]
    script.until_begun("chess look")
    asked += [house.ask("go", waiting=False), house.ask("draughts", waiting=False)]
    script.until_queued(house, "draughts")
    wanted = house.ask("draughts")
    gate.set()
    wanted.result(PATIENCE)
    for one in asked:
        one.result(PATIENCE)
    assert script.taken.index("draughts play") < script.taken.index("go look")
    house.stop()


def test_nothing_is_compiled_twice_however_many_ask(script: Scripted) -> None:
    house = Preparing(at_once=2)
    for asked in [house.ask("chess", stage) for stage in ("first", "net", "search", "first", "search")]:
        asked.result(PATIENCE)
    assert sorted(script.taken) == ["chess glance", "chess look", "chess play", "chess try"]
    house.stop()


def test_a_failure_is_told_to_all_who_wait_and_tried_again_by_the_next(script: Scripted) -> None:
    house = Preparing(at_once=1)
    script.failing.add("chess glance")
    waiting = [house.ask("chess", "net"), house.ask("chess", "search")]
    for asked in waiting:
        with pytest.raises(CompilingFailed, match="chess glance"):
            asked.result(PATIENCE)
    house.ask("chess").result(PATIENCE)
    script.failing.clear()
    house.ask("chess", "search").result(PATIENCE)
    assert house.ready("chess", "search")
    house.stop()


def test_stopping_gives_up_what_is_under_way(script: Scripted) -> None:
    house = Preparing(at_once=1)
    script.hold("chess look")
    script.failing.add("chess look")
    asked: Future[None] = house.ask("chess")
    script.until_begun("chess look")
    house.stop()
    assert asked.cancelled()
    assert not house.ready("chess")


def test_whoever_stops_waiting_stops_nobody_else(script: Scripted) -> None:
    async def wait() -> None:
        house, gate = Preparing(at_once=1), script.hold("chess look")
        impatient, patient = (asyncio.ensure_future(house.ensure("chess")) for _ in range(2))
        await asyncio.sleep(0)
        impatient.cancel()
        gate.set()
        await patient
        assert house.ready("chess")
        house.stop()

    asyncio.run(wait())


def test_a_game_that_is_compiled_needs_no_child(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Step, "is_done", True)
    monkeypatch.setattr(sys, "executable", "no such program")
    house = Preparing()
    house.ask("kingdomino").result(PATIENCE)
    assert house.ready("kingdomino")
    house.stop()


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadOptions, match="unknown game 'chess'"):
        asyncio.run(Preparing().ensure("chess"))


def step(is_kept: bool, monkeypatch: pytest.MonkeyPatch) -> Step:
    monkeypatch.setattr(Step, "is_done", is_kept)
    return Step("kingdomino", "first", "score_pads", 1.0, (), lambda: None)


def test_a_child_that_ends_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    child = Compiler()
    with pytest.raises(CompilingFailed, match="score_pads of kingdomino ended with exit code 1"):
        child.take(step(False, monkeypatch))
    child.close()


def test_code_that_was_not_kept_is_a_failure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    child = Compiler()
    with pytest.raises(CompilingFailed, match="CROWNFIELD_CACHE"):
        child.take(step(False, monkeypatch))
    child.close()


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no sessions")
def test_a_child_whose_server_is_gone_ends_quietly_in_the_middle_of_a_step(tmp_path: Path) -> None:
    command, pipe = [sys.executable, "-m", "crownfield.server.minds.compiler"], subprocess.PIPE
    cold = {**os.environ, "CROWNFIELD_CACHE": str(tmp_path)}
    with subprocess.Popen(command, env=cold, stdin=pipe, stdout=pipe, stderr=pipe) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdin.write(b"duel score_pads\nduel list_turns\n")
        child.stdin.flush()
        assert child.stdout.readline() == b"done\n"
        child.stdin.close()
        assert child.stderr.read() == b""
    assert child.returncode == 0
