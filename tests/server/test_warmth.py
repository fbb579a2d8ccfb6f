"""Rules and players are compiled by child processes; the server only loads the rules, and says how far it is."""

import asyncio
import itertools
import os
import subprocess
import sys
import threading
from collections.abc import Callable

import pytest
from numba.core import event

from crownfield.ai.advice import advise
from crownfield.ai.players.levels import LEVELS
from crownfield.base.errors import BadOptions
from crownfield.games import GAMES
from crownfield.play.match import new_game
from crownfield.server.minds import warmth
from crownfield.server.minds.thinking import TurnRequest, choose_turn
from crownfield.server.minds.warmth import WarmingFailed, Warmth


def cold(times: int) -> Callable[[str], bool]:
    """As if the game were not compiled, for the first ones who ask."""
    answers = iter([False] * times)
    return lambda game: next(answers, True)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_child_warms_the_game_and_the_server_compiles_nothing(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[float] = []

    async def ensure() -> Warmth:
        house = Warmth()
        assert not house.ready(game)
        assert house.progress(game) == 0.0
        everyone = asyncio.gather(*(house.ensure(game) for _ in range(3)))
        while not everyone.done():
            seen.append(house.progress(game))
            await asyncio.sleep(0.005)
        await everyone
        await house.ensure(game)
        return house

    monkeypatch.setattr(warmth, "is_warm", cold(1))
    with event.install_recorder("numba:compile") as compiled:
        house = asyncio.run(ensure())
        play_a_little(game)
    assert [str(event.data["dispatcher"]) for _, event in compiled.buffer] == []
    assert house.ready(game)
    assert seen == sorted(seen)
    assert any(0 < share < 1 for share in seen)


def play_a_little(game: str) -> None:
    """As the server does it: look, score, play, let chance speak."""
    playing = new_game(game, players=2, seed=1)
    for _ in range(12):
        playing.view(), playing.scores()
        playing.play(playing.legal_moves()[0])


def let_computers_play(game: str) -> None:
    """As workers do it: at every level (the regent looks ahead as advice does) and to the end, which is exact."""
    playing = new_game(game, players=2, seed=1)
    for level in itertools.cycle(level for level in LEVELS if level != "regent"):
        if playing.is_over:
            return
        position = playing.position
        advise(position, tries=2)
        for move in choose_turn(TurnRequest(game, 2, {}, None, position.state.tobytes(), level, 1)):
            playing.play(move)


def test_a_game_that_is_compiled_needs_no_child(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ensure() -> None:
        house = Warmth()
        await house.ensure("kingdomino")
        assert house.ready("kingdomino")

    monkeypatch.setattr(warmth, "is_warm", lambda game: True)
    monkeypatch.setattr(sys, "executable", "no such program")
    asyncio.run(ensure())


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadOptions, match="unknown game 'chess'"):
        asyncio.run(Warmth().ensure("chess"))


def test_a_failure_is_told_to_all_who_wait_and_tried_again_by_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail_then_succeed() -> None:
        house, program = Warmth(), sys.executable
        monkeypatch.setattr(sys, "executable", "/bin/false")
        answers = await asyncio.gather(*(house.ensure("duel") for _ in range(2)), return_exceptions=True)
        assert all(isinstance(answer, WarmingFailed) for answer in answers)
        assert not house.ready("duel")
        monkeypatch.setattr(sys, "executable", program)
        await house.ensure("duel")
        assert house.ready("duel")

    monkeypatch.setattr(warmth, "is_warm", cold(2))
    asyncio.run(fail_then_succeed())


def test_code_that_was_not_kept_is_not_compiled_again_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warmth, "is_warm", lambda game: False)
    with pytest.raises(WarmingFailed, match="CROWNFIELD_CACHE"):
        asyncio.run(Warmth().ensure("kingdomino"))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_child_warms_the_players_after_the_rules_and_workers_compile_nothing(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[bool, float]] = []

    async def ensure() -> Warmth:
        house = Warmth()
        assert not house.players_ready(game)
        everyone = asyncio.gather(*(house.ensure_players(game) for _ in range(3)))
        while not everyone.done():
            seen.append((house.ready(game), house.players_progress(game)))
            await asyncio.sleep(0.005)
        await everyone
        return house

    monkeypatch.setattr(warmth, "players_are_warm", cold(1))
    with event.install_recorder("numba:compile") as compiled:
        house = asyncio.run(ensure())
        let_computers_play(game)
    assert [str(event.data["dispatcher"]) for _, event in compiled.buffer] == []
    assert house.players_ready(game)
    assert seen == sorted(seen)
    assert any(share > 0 for _, share in seen)
    assert all(rules for rules, share in seen if share > 0)


def test_one_games_rules_need_not_wait_for_the_players_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = threading.Event()

    async def ensure() -> None:
        house = Warmth(at_once=2)
        await house.ensure("kingdomino")
        players = asyncio.ensure_future(house.ensure_players("kingdomino"))
        await asyncio.sleep(0)
        await house.ensure("duel")
        assert not house.players_ready("kingdomino")
        gate.set()
        await players
        assert house.players_ready("kingdomino")

    monkeypatch.setattr(warmth, "is_warm", lambda game: True)
    monkeypatch.setattr(warmth, "players_are_warm", lambda game: gate.wait(60))
    asyncio.run(ensure())


@pytest.mark.parametrize("what", ["rules", "players"])
@pytest.mark.skipif(os.name == "nt", reason="Windows knows no pipes that break")
def test_a_child_whose_server_was_killed_ends_quietly(what: str) -> None:
    command = [sys.executable, "-m", "crownfield.server.minds.warming", what, "kingdomino"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        assert child.stderr.read() == b""
    assert child.returncode == 0


def test_stopping_ends_the_child(monkeypatch: pytest.MonkeyPatch) -> None:
    async def stop() -> None:
        house = Warmth()
        waiting = asyncio.ensure_future(house.ensure("kingdomino"))
        while house.progress("kingdomino") == 0.0:
            await asyncio.sleep(0.005)
        await house.stop()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert not house.ready("kingdomino")

    monkeypatch.setattr(warmth, "is_warm", lambda game: False)
    asyncio.run(stop())
