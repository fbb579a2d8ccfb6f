"""The command line: `crownfield COMMAND`, with errors of one line and exit codes that scripts can rely on."""

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from crownfield.base.errors import BadOptions, CrownfieldError
from crownfield.cli.parser import new_parser

__all__ = ["main"]

BAD_INPUT, INTERRUPTED, BROKEN_PIPE = 2, 130, 141
HOSTING = "crownfield.cli.host."
"""The room of the commands for which more must be installed."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit code: 0, 2 for bad input, or what the command says."""
    try:
        code = _run(arguments)
        sys.stdout.flush()
    except CrownfieldError as error:
        _complain(error)
        code = BAD_INPUT
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        code = BROKEN_PIPE
    return code


def _run(arguments: Sequence[str] | None) -> int:
    _print_what_the_terminal_can()
    parser = new_parser()
    chosen = parser.parse_args(arguments)
    if chosen.command is None:
        parser.print_help()
        return 0
    # What a command needs is imported only when it is asked for: `--help` must not wait for numpy and Numba.
    from crownfield.base.packed import prefer_packed

    prefer_packed()
    try:
        command = import_module(chosen.module)
        return command.run(chosen) or 0
    except ModuleNotFoundError as missing:
        if not chosen.module.startswith(HOSTING):
            raise
        raise BadOptions(f"no {missing.name}, which hosting needs: pip install 'crownfield[server]'") from missing


def _complain(error: CrownfieldError) -> None:
    """One line, whatever a file that is quoted in it may hold."""
    print(f"crownfield: {' '.join(str(error).split())}", file=sys.stderr)


def _print_what_the_terminal_can() -> None:
    """A terminal without crowns shows a question mark instead of ending the game."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _forget_output() -> None:
    """Nobody reads any more: keep Python from complaining about that when it ends."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
