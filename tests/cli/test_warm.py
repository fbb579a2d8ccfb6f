"""Compiling ahead: every game with its computer players, and what is said meanwhile."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from crownfield.ai.warm import players_are_warm
from crownfield.games import GAMES
from crownfield.games.warm import is_warm
from tests.cli.terminal import PROGRAM, Terminal


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_compiled_ahead(terminal: Terminal, game: str) -> None:
    outcome = terminal.run("warm", game)
    assert outcome.code == 0
    assert outcome.out.endswith("is ready.\n")
    assert is_warm(game)
    assert players_are_warm(game)


def test_games_that_were_not_compiled_are_announced(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crownfield.cli.prepare.warm.players_are_warm", lambda game: game == "queendomino")
    outcome = terminal.run("warm")
    assert outcome.out.splitlines() == ["Kingdomino is ready.", "Queendomino is ready.", "Kingdomino Duel is ready."]
    assert outcome.err.splitlines() == [
        "Preparing Kingdomino (only the first time)",
        "Preparing Kingdomino Duel (only the first time)",
    ]


def test_a_game_that_cannot_be_compiled_is_told_in_one_line(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place in ("cli.prepare.warm", "server.warmth"):
        monkeypatch.setattr(f"crownfield.{place}.players_are_warm", lambda game: False)
    monkeypatch.setattr(sys, "executable", "/bin/false")
    outcome = terminal.run("warm", "duel")
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.endswith("crownfield: compiling the players of duel ended with exit code 1\n")


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
