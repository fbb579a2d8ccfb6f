"""Results of an arena as a file: one line of JSON per game, appended as they come, to be resumed and merged."""

import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from crownfield.base.errors import CrownfieldError, Unreadable
from crownfield.play.arena import Contest, Pairing, Result

__all__ = ["ResultFile", "read_results"]


class ResultFile:
    """Where the games of a contest are kept; without a path, nowhere."""

    def __init__(self, contest: Contest, path: Path | None) -> None:
        self._facts = {
            "game": contest.game,
            "players": contest.seats,
            "options": dict(contest.options),
            "seed": contest.seed,
        }
        self._path = path

    def append(self, results: Iterable[Result]) -> None:
        """Write games down for good; raises CrownfieldError."""
        if self._path is None:
            return
        lines = [json.dumps(self._facts | _as_json(result)) + "\n" for result in results]
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("a", encoding="utf-8") as file:
                file.writelines(lines)
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise CrownfieldError(f"{self._path} cannot be written: {error.strerror or error}") from None


def read_results(contest: Contest, paths: Sequence[Path]) -> list[Result]:
    """The games of a contest that these files hold, each once, ordered by deal; raises Unreadable.

    Games of another kind, and of players who are not in the contest, are passed over. So is a line that was torn
    when its writer was killed: it is the last one of its file.
    """
    found: dict[Pairing, Result] = {}
    for path in paths:
        for line in _lines(path):
            if _belongs(contest, line):
                result = _from_json(line)
                found.setdefault(result.pairing, result)
    return [found[pairing] for pairing in sorted(found, key=lambda each: (each.deal, each.lineup))]


def mend(path: Path) -> None:
    """Cut off a torn last line, so that the next one begins on a line of its own."""
    if path.exists():
        text = path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            path.write_bytes(whole)


def _lines(path: Path) -> list[dict[str, Any]]:
    if not path.exists():
        return []
    try:
        text = path.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        return [json.loads(line) for line in whole.splitlines()]
    except (OSError, ValueError):
        raise Unreadable(f"{path} holds no results of an arena") from None


def _belongs(contest: Contest, line: dict[str, Any]) -> bool:
    try:
        kind = line["game"], line["players"], line["options"], line["seed"]
        lineup = set(line["lineup"])
    except KeyError:
        raise Unreadable(f"a line without {', '.join(_FIELDS)} is no result of an arena") from None
    same = kind == (contest.game, contest.seats, dict(contest.options), contest.seed)
    return same and lineup <= set(contest.players)


_FIELDS = ("game", "players", "options", "seed", "deal", "lineup", "totals", "shares", "seconds")


def _as_json(result: Result) -> dict[str, Any]:
    return {
        "deal": result.pairing.deal,
        "lineup": list(result.pairing.lineup),
        "totals": list(result.totals),
        "shares": list(result.shares),
        "seconds": list(result.seconds),
    }


def _from_json(line: dict[str, Any]) -> Result:
    pairing = Pairing(int(line["deal"]), tuple(line["lineup"]))
    return Result(pairing, tuple(line["totals"]), tuple(line["shares"]), tuple(line["seconds"]))
