"""Compiling ahead: every game with its computer players, and what is said meanwhile."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from crownfield.cli.prepare.warming import missing
from crownfield.games import GAMES
from tests.cli.terminal import PROGRAM, Terminal


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_compiled_ahead(terminal: Terminal, game: str) -> None:
    outcome = terminal.run("warm", game)
    assert outcome.code == 0
    assert outcome.out.endswith("is ready.\n")
    assert not missing(game, ["stand-in", "batch", "search"])


def test_games_that_were_not_compiled_are_announced(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crownfield.cli.prepare.warm.missing", lambda game, _: [] if game == "queendomino" else [game])
    outcome = terminal.run("warm")
    assert outcome.out.splitlines() == ["Kingdomino is ready.", "Queendomino is ready.", "Kingdomino Duel is ready."]
    assert outcome.err.splitlines() == [
        "Preparing Kingdomino (only the first time)",
        "Preparing Kingdomino Duel (only the first time)",
    ]


def test_players_that_play_games_out_are_compiled_if_they_are_asked_for(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr("crownfield.cli.prepare.warm.missing", lambda _, stages: asked.append([*stages]))
    for words in (["warm", "duel"], ["warm", "duel", "--monte-carlo"]):
        assert terminal.run(*words).code == 0
    assert [stages[-1] for stages in asked] == ["search", "monte-carlo"]


def test_a_game_that_cannot_be_compiled_is_told_in_one_line(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crownfield.base.compiling.stages.Step.is_done", False)
    monkeypatch.setattr(sys, "executable", "/bin/false")
    outcome = terminal.run("warm", "duel")
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.splitlines()[-1].startswith("crownfield: compiling ")
    assert outcome.err.endswith(" of duel ended with exit code 1\n")


@pytest.fixture
def hears_interrupts() -> Iterator[None]:
    """A shell's background jobs ignore them, and so does whatever they start."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(os.name == "nt", reason="Windows knows other interrupts")
@pytest.mark.usefixtures("hears_interrupts")
def test_an_interrupt_ends_compiling_quietly(tmp_path: Path) -> None:
    command, cold = [str(PROGRAM), "warm", "duel"], {**os.environ, "CROWNFIELD_CACHE": str(tmp_path)}
    with subprocess.Popen(command, env=cold, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == b"Preparing Kingdomino Duel (only the first time)\n"
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        assert process.stderr.read() == b""
        assert process.wait() == 130
