"""`crownfield engine`: other programs ask for advice and moves, in JSON lines."""

import logging
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, BinaryIO

import msgspec

from crownfield import __version__
from crownfield.ai.advice import Suggestion, advise
from crownfield.ai.players.fallback import network_problem
from crownfield.ai.players.levels import LEVELS, player_of
from crownfield.ai.warm import warm_players
from crownfield.base.errors import BadOptions, CrownfieldError
from crownfield.cli.engine.position import start_and_events, take_place
from crownfield.cli.engine.requests import Advise, Envelope, Hello, Levels, Play, Situation
from crownfield.cli.prepare.warming import warm_up
from crownfield.games.position import Move, Position
from crownfield.play.record import Event

__all__ = ["run"]

_LONGEST_LINE = 4 * 1024 * 1024
_REQUESTS: dict[str, type[Envelope]] = {"hello": Hello, "levels": Levels, "advise": Advise, "play": Play}
_log = logging.getLogger("crownfield")

Reply = dict[str, Any]


def run(arguments: Namespace) -> None:
    """Answer every line of the input with a line, until the input ends."""
    for line in _lines(sys.stdin.buffer):
        reply = _reply(line, arguments.components)
        sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
        sys.stdout.buffer.flush()


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """The lines of the input; of one that is too long only so much that this can be seen."""
    while line := source.readline(_LONGEST_LINE + 1):
        yield line
        while len(line) > _LONGEST_LINE and not line.endswith(b"\n"):
            line = source.readline(_LONGEST_LINE + 1)


def _reply(line: bytes, components: str | None) -> Reply:
    """Whatever the line holds, there is an answer."""
    asked: Envelope | None = None
    try:
        asked = _read(line, Envelope)
        return {"id": asked.id, "ok": True, **_answer(_request(asked, line), components)}
    except CrownfieldError as error:
        problem = " ".join(str(error).split())
    except Exception as error:
        _log.exception("a request could not be answered")
        problem = f"this should not have happened: {error!r}"
    return {"id": asked and asked.id, "ok": False, "error": problem}


def _read(line: bytes, kind: type[Envelope]) -> Envelope:
    if len(line) > _LONGEST_LINE:
        raise BadOptions(f"a line may have {_LONGEST_LINE} bytes at most")
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadOptions(f"no request: {error}; a request is one JSON object a line (docs/engine.md)") from None


def _request(asked: Envelope, line: bytes) -> Envelope:
    if asked.do not in _REQUESTS:
        raise BadOptions(f"unknown request {asked.do!r}; requests are: {', '.join(_REQUESTS)}")
    return _read(line, _REQUESTS[asked.do])


def _answer(asked: Envelope, components: str | None) -> Reply:
    match asked:
        case Advise():
            return _advise(asked, _position(asked, components))
        case Play():
            return _play(asked, _position(asked, components))
        case Levels():
            return {"levels": list(LEVELS)}
        case _:
            return {"name": "crownfield", "version": __version__}


def _position(asked: Situation, components: str | None) -> Position:
    position, events = start_and_events(asked, components)
    _prepare(position.rules.info.name)
    take_place(position, events)
    return position


@cache
def _prepare(game: str) -> None:
    """Compile and load whatever thinks, so that the first request has all its time for thinking."""
    warm_up(game, players=True)
    for _ in warm_players(game):
        pass


def _advise(asked: Advise, position: Position) -> Reply:
    advice = advise(position, seconds=asked.seconds, tries=asked.tries, ideas=asked.ideas, seed=asked.seed)
    return {"seat": advice.seat, "ideas": [_idea(position, idea) for idea in advice.ideas], "note": advice.note}


def _idea(position: Position, idea: Suggestion) -> Reply:
    return {
        "moves": [move.text for move in idea.moves],
        "line": _as_events(position, idea.line),
        "win": None if idea.win is None else round(idea.win, 4),
        "points": None if idea.points is None else round(idea.points, 2),
        "tries": idea.tries,
        "exact": idea.exact,
    }


def _as_events(position: Position, moves: Sequence[Move]) -> list[str]:
    """As a request names them: with the seat in front."""
    here = position.copy()
    return [str(Event(here.actor, here.play(move).text)) for move in moves]


def _play(asked: Play, position: Position) -> Reply:
    moves = player_of(asked.level, position.rules.info.name, asked.seed).turn(position)
    return {"seat": position.actor, "moves": [move.text for move in moves], "note": network_problem(position)}
