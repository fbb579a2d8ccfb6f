"""One whole game as JSON lines: the form of every line, and that the lines are a game of the engine."""

import json
from typing import Any

import pytest

from crownfield.games import start
from tests.cli.terminal import Terminal, run_program

TABLES = [
    ("kingdomino", 2, {}),
    ("kingdomino", 3, {"row": 4, "harmony": True}),
    ("queendomino", 4, {"middle_kingdom": True}),
    ("queendomino", 6, {"royal_wedding": True, "teams": True}),
    ("duel", 2, {}),
]

FIRST_ROW = '{"actor":"chance","phase":"row","move":"row 7 9 27 34"}'


def traced(terminal: Terminal, game: str, players: int, options: dict[str, Any], *more: str) -> list[dict[str, Any]]:
    words = [word for name, value in options.items() for word in ("--option", f"{name}={str(value).lower()}")]
    outcome = terminal.run("trace", game, "--players", str(players), *words, *more)
    assert outcome.code == 0, outcome.err
    return [json.loads(line) for line in outcome.out.splitlines()]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
@pytest.mark.parametrize("player", ["random", "greedy"])
def test_a_trace_is_a_game_of_the_engine(
    terminal: Terminal, game: str, players: int, options: dict[str, Any], player: str
) -> None:
    first, *events, last = traced(terminal, game, players, options, "--seed", "7", "--player", player)
    assert list(first) == ["game", "players", "options"]
    assert (first["game"], first["players"]) == (game, players)
    assert {name: first["options"][name] for name in options} == options
    replayed = start(game, players=players, **first["options"])
    for event in events:
        assert event["phase"] == replayed.phase
        if event["actor"] == "chance":
            assert list(event) == ["actor", "phase", "move"]
            replayed.reveal(event["move"])
            continue
        assert list(event) == ["actor", "phase", "legal", "move"]
        assert event["actor"] == replayed.actor
        assert event["legal"] == [str(move) for move in replayed.legal_moves()]
        replayed.play(event["move"])
    assert replayed.is_over
    assert last == {"scores": [pad.as_dict() for pad in replayed.scores()], "winners": replayed.winners}


def test_the_scores_have_one_entry_per_kingdom(terminal: Terminal) -> None:
    last = traced(terminal, "queendomino", 6, {"royal_wedding": True, "teams": True})[-1]
    assert [pad["seats"] for pad in last["scores"]] == [[0, 1], [2, 3], [4, 5]]
    assert all(pad["total"] == sum(pad["parts"].values()) for pad in last["scores"])


def test_a_seed_means_one_game_for_ever(terminal: Terminal) -> None:
    """Whoever checks another implementation keeps traces: these two lines must never change."""
    lines = terminal.run("trace", "kingdomino", "--players", "2", "--seed", "1").out.splitlines()
    assert lines[0] == (
        '{"game":"kingdomino","players":2,"options":'
        '{"mighty_duel":false,"middle_kingdom":false,"harmony":false,"may_discard":false}}'
    )
    assert lines[1] == FIRST_ROW
    assert terminal.run("trace", "kingdomino", "--players", "2", "--seed", "1").out.splitlines() == lines
    assert terminal.run("trace", "kingdomino", "--players", "2", "--seed", "2").out.splitlines() != lines


def test_the_program_prints_plain_json_lines() -> None:
    outcome = run_program("trace", "duel", "--seed", "3")
    assert outcome.code == 0
    assert outcome.err == ""
    assert outcome.out.endswith("}\n")
    assert ", " not in outcome.out
