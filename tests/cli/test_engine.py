"""The engine for other programs: one line of JSON for each line, whatever it holds, until the input ends."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from crownfield.ai.players import fallback
from crownfield.ai.players.levels import LEVELS
from crownfield.ai.value import weights as network_files
from crownfield.cli.engine import engine
from crownfield.play.record import parse_record
from tests.cli.terminal import PROGRAM, Terminal

RECORDS = Path(__file__).parents[1] / "golden" / "records"
PICKING = ["row 2 3 4 40", "king 0", "0 pick 40", "king 0"]
SITUATIONS: dict[str, dict[str, Any]] = {
    "kingdomino": {"events": PICKING},
    "queendomino": {"record": (RECORDS / "queendomino-four.txt").read_text("utf-8"), "after": 33},
    "duel": {"events": ["first 1", "roll 2 1 3 5"]},
}


class Engine:
    """One run of the command for each conversation."""

    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal

    def hear(self, *lines: str) -> list[dict[str, Any]]:
        """The replies to these lines, one each."""
        outcome = self._terminal.run("engine", typed="".join(f"{line}\n" for line in lines))
        assert outcome.code == 0, outcome.err
        replies = [json.loads(line) for line in outcome.out.splitlines()]
        assert len(replies) == len(lines)
        return replies

    def ask(self, do: str, **request: Any) -> dict[str, Any]:
        (reply,) = self.hear(json.dumps({"do": do, **request}))
        return reply


@pytest.fixture
def ask(terminal: Terminal) -> Engine:
    return Engine(terminal)


def situation(game: str) -> dict[str, Any]:
    asked = SITUATIONS[game]
    return asked if "record" in asked else {"game": game, **asked}


def test_it_says_who_it_is_and_which_levels_there_are(ask: Engine) -> None:
    hello, levels = ask.hear('{"id":1,"do":"hello"}', '{"id":"two","do":"levels"}')
    assert hello == {"id": 1, "ok": True, "name": "crownfield", "version": "0.1.0"}
    assert levels == {"id": "two", "ok": True, "levels": list(LEVELS)}


@pytest.mark.parametrize("game", SITUATIONS)
def test_advice_has_moves_figures_and_a_line_of_events(ask: Engine, game: str) -> None:
    reply = ask.ask("advise", id=7, tries=20, ideas=2, **situation(game))
    assert list(reply) == ["id", "ok", "seat", "ideas", "note"]
    assert (reply["id"], reply["ok"], reply["note"]) == (7, True, None)
    assert len(reply["ideas"]) == 2
    for idea in reply["ideas"]:
        assert list(idea) == ["moves", "line", "win", "points", "tries", "exact"]
        assert 0 <= idea["win"] <= 1
        own = [f"{reply['seat']} {move}" for move in idea["moves"]]
        assert idea["line"][: len(own)] == own
    assert ask.ask("advise", id=7, tries=20, ideas=2, **situation(game)) == reply


@pytest.mark.parametrize("game", ["kingdomino", "duel"])
def test_a_line_can_be_sent_back_and_ends_where_chance_speaks(ask: Engine, game: str) -> None:
    asked = situation(game)
    line = ask.ask("advise", tries=5, ideas=1, **asked)["ideas"][0]["line"]
    reply = ask.ask("advise", tries=5, **{**asked, "events": asked["events"] + line})
    assert "chance must speak" in reply["error"]


def test_kings_that_come_all_at_once_are_taken_for_the_first_edition(ask: Engine) -> None:
    """As programs told it that were written for it"""
    events = ["row 2 3 4 40", "kings 0 0 1 1", "0 pick 40"]
    reply = ask.ask("play", level="squire", seed=3, game="kingdomino", events=events)
    assert (reply["ok"], reply["seat"]) == (True, 0)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", SITUATIONS)
def test_every_level_plays(ask: Engine, level: str, game: str) -> None:
    reply = ask.ask("play", level=level, seed=3, **situation(game))
    assert list(reply) == ["id", "ok", "seat", "moves", "note"]
    assert reply["ok"]
    assert reply["moves"]


def test_a_record_and_its_events_are_the_same_and_what_comes_later_is_not_looked_at(ask: Engine) -> None:
    """The secret of a finished game would tell what comes next."""
    record = (RECORDS / "kingdomino-fair.txt").read_text("utf-8")
    told = parse_record(record)
    assert told.secret is not None
    short = {"game": told.game, "players": told.players, "options": told.options}
    events = [str(event) for event in told.events[:20]]
    whole = ask.ask("advise", record=record, after=20, tries=30)
    assert whole["ok"], whole
    assert whole == ask.ask("advise", **short, events=events, tries=30)
    assert "the game is over" in ask.ask("advise", record=record, tries=30)["error"]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "no request"),
        ("what now?", "malformed"),
        ("[]", "Expected `object`"),
        ("{}", "missing required field `do`"),
        ('{"do": 3}', "at `$.do`"),
        ('{"do": "fly"}', "unknown request 'fly'; requests are: hello, levels, advise, play"),
        ('{"do": "hello", "id": []}', "at `$.id`"),
        ('{"do": "hello", "loud": true}', "unknown field `loud`"),
        ('{"do": "hello", "x": ' + "[" * 100_000 + "]" * 100_000 + "}", "recursion"),
        ('{"do": "hello", "x": "' + "a" * 5_000_000 + '"}', "4194304 bytes at most"),
    ],
    ids=lambda value: value[:30],
)
def test_what_is_no_request_is_refused_and_the_next_line_is_answered(ask: Engine, line: str, words: str) -> None:
    refused, answered = ask.hear(line, '{"do":"hello","id":"next"}')
    assert (refused["ok"], refused["id"]) == (False, None)
    assert words in refused["error"]
    assert (answered["ok"], answered["id"]) == (True, "next")


@pytest.mark.parametrize(
    ("request_", "words"),
    [
        ({}, "which game?"),
        ({"game": "kingdomino", "record": "x"}, "which game?"),
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"game": "kingdomino", "players": 7}, "2, 3 or 4 players, not 7"),
        ({"game": "kingdomino", "players": 0}, "2, 3 or 4 players, not 0"),
        ({"game": "kingdomino", "options": {"sorcery": True}}, "no option 'sorcery'"),
        ({"game": "kingdomino", "options": {"harmony": "yes"}}, "at `$.options"),
        ({"game": "kingdomino"}, "chance must speak before anybody decides; add its event (row …)"),
        ({"game": "kingdomino", "events": ["row 2 3 4 99"]}, "event 1: "),
        ({"game": "kingdomino", "events": [*PICKING, "0 pick 40"]}, "event 5: 'pick 40' is not allowed here; allowed:"),
        ({"game": "kingdomino", "events": [*PICKING, "1 pick 2"]}, "event 5: 'pick 2' by seat 1, but seat 0"),
        ({"game": "kingdomino", "events": [*PICKING, ""]}, "event 5: "),
        ({"game": "kingdomino", "events": PICKING, "after": 5}, "after is 5, but there are only 4 events"),
        ({"game": "kingdomino", "events": PICKING, "after": -1}, "at `$.after`"),
        ({"record": "hello"}, "this is no record"),
        ({"record": "hello", "players": 2}, "brings its own players"),
        ({"game": "kingdomino", "events": PICKING, "tries": 0}, "at `$.tries`"),
        ({"game": "kingdomino", "events": PICKING, "tries": None}, "either tries or seconds"),
        ({"game": "kingdomino", "events": PICKING, "seconds": 1}, "either tries or seconds"),
        ({"game": "kingdomino", "events": PICKING, "ideas": 0}, "at `$.ideas`"),
        ({"game": "kingdomino", "events": PICKING, "seed": -1}, "at `$.seed`"),
    ],
)
def test_a_request_that_cannot_be_answered_says_why(ask: Engine, request_: dict[str, Any], words: str) -> None:
    reply = ask.ask("advise", id=5, **{"tries": 5, **request_})
    assert (reply["id"], reply["ok"]) == (5, False)
    assert words in reply["error"]
    assert "\n" not in reply["error"]


def test_an_unknown_level_is_refused_with_the_levels_there_are(ask: Engine) -> None:
    reply = ask.ask("play", level="king", **situation("kingdomino"))
    assert reply["error"].startswith("unknown level 'king'; levels are: page, squire")


def test_without_a_network_it_answers_and_says_so(ask: Engine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(network_files, "_FOLDER", tmp_path)
    monkeypatch.setattr(network_files, "_read", network_files._read.__wrapped__)
    fallback._tell.cache_clear()
    advice = ask.ask("advise", tries=5, **situation("kingdomino"))
    assert [(idea["win"], idea["points"], idea["tries"]) for idea in advice["ideas"]] == [(None, None, None)]
    played = ask.ask("play", level="regent", **situation("kingdomino"))
    for reply in (advice, played):
        assert reply["ok"]
        assert "for want of a network" in reply["note"]


def test_an_error_of_its_own_is_answered_too(ask: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(engine, "advise", fail)
    reply = ask.ask("advise", tries=5, **situation("kingdomino"))
    assert reply == {"id": None, "ok": False, "error": "this should not have happened: RuntimeError('broken')"}


def test_compiling_is_told_on_standard_error_only(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    engine._prepare.cache_clear()
    monkeypatch.setattr("crownfield.cli.prepare.warming.is_warm", lambda game: False)
    monkeypatch.setattr("crownfield.ai.warm.players_are_warm", lambda game: False)
    request = json.dumps({"do": "play", "level": "page", **situation("duel")})
    outcome = terminal.run("engine", typed=f"{request}\n{request}\n")
    assert outcome.err.splitlines() == ["Preparing Kingdomino Duel (only the first time)"] * 2
    assert [json.loads(line)["ok"] for line in outcome.out.splitlines()] == [True, True]


def test_the_program_answers_each_line_at_once_and_ends_with_its_input() -> None:
    with subprocess.Popen([str(PROGRAM), "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for line in (b'{"do":"hello","id":1}\n', b'\xff\xfe{"do"\n', b'{"do":"hello","id":"\xff"}\n'):
            process.stdin.write(line)
            process.stdin.flush()
            assert isinstance(json.loads(process.stdout.readline())["ok"], bool)
        process.stdin.close()
        assert process.stdout.read() == b""
        assert process.wait() == 0
