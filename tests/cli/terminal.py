"""Running commands as a person would: in this process, with what they print and their exit code."""

import io
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from crownfield.cli import main

PROGRAM = Path(sys.executable).with_name("crownfield")


@dataclass(frozen=True)
class Outcome:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line of an error; fails if there is any other output on standard error."""
        assert self.code == 2, self
        assert self.err.startswith("crownfield: "), self.err
        assert self.err.count("\n") == 1, self.err
        return self.err.removeprefix("crownfield: ").strip()


class Terminal:
    """Commands in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys, self._monkeypatch = capsys, monkeypatch

    def run(self, *arguments: str | Path, typed: str = "") -> Outcome:
        """Run a command with these lines on its standard input."""
        self._monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8"))
        self._capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        printed = self._capsys.readouterr()
        return Outcome(code, printed.out, printed.err)


def run_program(*arguments: str, typed: str = "") -> Outcome:
    """Run the installed program in a process of its own."""
    done = subprocess.run([str(PROGRAM), *arguments], input=typed, capture_output=True, text=True, check=False)
    return Outcome(done.returncode, done.stdout, done.stderr)
