"""What all commands share: help, version, one-line errors, exit codes, quiet endings."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.terminal import PROGRAM, Terminal, run_program


def test_help_answers_at_once_and_loads_nothing_heavy() -> None:
    begin = time.perf_counter()
    outcome = run_program("--help")
    took = time.perf_counter() - begin
    assert outcome.code == 0
    assert "play,arena,engine,score,replay,trace,verify,bench,warm,components" in outcome.out
    assert took < 3, "0.05 s on a quiet machine; much more means that something heavy is imported"
    heavy = "{'numpy', 'numba', 'rich'} & set(sys.modules)"
    code = f"import sys; from crownfield.cli.parser import new_parser; new_parser(); print({heavy})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_the_program_tells_its_version() -> None:
    assert run_program("--version").out == "crownfield 0.1.0\n"


def test_the_package_can_be_run_as_a_program() -> None:
    command = [sys.executable, "-m", "crownfield", "--version"]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "crownfield 0.1.0\n"


def test_no_command_shows_the_help(terminal: Terminal) -> None:
    outcome = terminal.run()
    assert outcome.code == 0
    assert outcome.out.startswith("usage: crownfield")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["fly"], "invalid choice"),
        (["play"], "which game?"),
        (["play", "chess"], "unknown game 'chess'"),
        (["play", "kingdomino", "--players", "5"], "2, 3 or 4 players"),
        (["play", "kingdomino", "--players", "two"], "invalid int"),
        (["play", "kingdomino", "--seat", "2"], "seat 2"),
        (["play", "kingdomino", "--option", "harmony"], "no option"),
        (["play", "kingdomino", "--option", "sorcery=true"], "no option 'sorcery'"),
        (["play", "kingdomino", "--option", "harmony=true", "--option", "harmony=false"], "twice"),
        (["play", "kingdomino", "--opponent", "wizard"], "invalid choice"),
        (["play", "duel", "--dynasty"], "Dynasty"),
        (["play", "kingdomino", "--load", "nowhere.txt"], "nowhere.txt cannot be read"),
        (["play", "--load", "x", "--players", "3"], "brings its own"),
        (["play", "kingdomino", "--components", "nowhere"], "does not exist"),
        (["trace", "chess"], "unknown game"),
        (["trace", "queendomino", "--players", "6"], "royal_wedding=true"),
        (["trace", "queendomino", "--players", "4", "--option", "teams=true"], "teams"),
        (["trace", "kingdomino", "--players", "3", "--option", "mighty_duel=true"], "mighty_duel"),
        (["trace", "kingdomino", "--option", "row=4"], "row"),
        (["score", "nowhere.txt"], "nowhere.txt cannot be read"),
        (["replay", "nowhere.txt"], "nowhere.txt cannot be read"),
        (["verify", "nowhere.txt"], "nowhere.txt cannot be read"),
        (["warm", "chess"], "unknown game"),
        (["bench", "--game", "chess"], "unknown game"),
        (["bench", "--seconds", "0"], "more than 0"),
        (["components", "--components", "nowhere"], "does not exist"),
    ],
)
def test_bad_input_is_refused_in_one_line(terminal: Terminal, arguments: list[str], words: str) -> None:
    assert words in terminal.run(*arguments).complaint


def test_a_folder_and_a_picture_are_no_text(terminal: Terminal, tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\xff\xfe")
    assert "no text" in terminal.run("replay", picture).complaint
    assert "cannot be read" in terminal.run("score", tmp_path).complaint


def test_a_real_process_ends_with_code_2_and_one_line() -> None:
    outcome = run_program("trace", "chess")
    assert outcome.complaint.startswith("unknown game 'chess'")
    assert outcome.out == ""


def test_a_reader_who_leaves_ends_a_command_quietly() -> None:
    command = [str(PROGRAM), "trace", "kingdomino", "--players", "4"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 141


def test_an_interrupt_ends_a_command_quietly(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("crownfield.cli.records.verify.run", interrupt)
    outcome = terminal.run("verify", "x")
    assert (outcome.code, outcome.out, outcome.err) == (130, "", "")
