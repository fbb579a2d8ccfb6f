"""A process that compiles, step by step, what it is told: `python -m crownfield.server.minds.compiler`.

It reads a line for each step, the game and the step's name, and answers with a line when the step is taken.
"""

import os
import subprocess
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import TextIO, cast

from crownfield.base.compiling.stages import Step
from crownfield.base.errors import CrownfieldError

__all__ = ["Compiler", "CompilingFailed", "main"]

_NICENESS = 15
"""Of whatever is compiled while people play: workers, who think at 10, go before it."""


class CompilingFailed(CrownfieldError):
    """Something could not be compiled; the next one who asks for it tries again."""


class Compiler:
    """A handle on such a process, which starts with its first step. One thread uses it; any may `kill`."""

    def __init__(self, *, modest: bool = True) -> None:
        self._modest = modest
        self._child: subprocess.Popen[str] | None = None
        self._killed = False

    def take(self, step: Step) -> None:
        """Wait until it is taken; raises CompilingFailed."""
        child = self._child = self._child or _start(self._modest)
        if self._killed:
            child.kill()
        if not _answer(child, step):
            raise CompilingFailed(f"compiling {step.name} of {step.game} ended with exit code {child.wait()}")
        if not step.is_done:
            kept = f"{step.name} of {step.game} was compiled, but not kept"
            raise CompilingFailed(f"{kept}: is the cache folder writable (CROWNFIELD_CACHE)?")

    def kill(self) -> None:
        """In the middle of a step if need be."""
        self._killed = True
        if self._child is not None:
            self._child.kill()

    def close(self) -> None:
        """It is not needed any more."""
        self.kill()
        if self._child is not None:
            self._child.communicate()


def _start(modest: bool) -> "subprocess.Popen[str]":
    command, pipe = [sys.executable, "-m", "crownfield.server.minds.compiler"], subprocess.PIPE
    command += ["modest"] * modest
    # a session of its own: Ctrl-C is for the server, which then ends its child itself
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, start_new_session=True)  # noqa: S603 - our own


def _answer(child: "subprocess.Popen[str]", step: Step) -> str:
    """What the child says when the step is taken; nothing if it has ended."""
    with suppress(BrokenPipeError):
        print(step.game, step.name, file=child.stdin, flush=True)
    return cast(TextIO, child.stdout).readline()


def main(*how: str) -> None:
    """Take steps until nobody wants any more; a modest process is so once nobody's decision waits for its step."""
    wanted: SimpleQueue[list[str]] = SimpleQueue()
    Thread(target=_read, args=(wanted,), daemon=True).start()

    from crownfield.ai.steps import step_of

    may_hurry = "modest" not in how
    while True:
        step = step_of(*wanted.get())
        if not step.is_urgent and not may_hurry and hasattr(os, "nice"):
            may_hurry = bool(os.nice(_NICENESS))  # once is enough
        step.take()
        os.write(sys.stdout.fileno(), b"done\n")


def _read(wanted: "SimpleQueue[list[str]]") -> None:
    """When nobody is there to want any more it ends at once, whatever it is compiling."""
    for line in sys.stdin:
        wanted.put(line.split())
    os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
