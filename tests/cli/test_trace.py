"""One whole game as JSON lines: the form of every line, and that the lines are a game of the engine."""

import json
from pathlib import Path
from typing import Any

import pytest

import crownfield
from crownfield.ai.players.registry import new_player
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


def test_a_dynasty_is_three_traces_and_their_sums(terminal: Terminal) -> None:
    words = ("trace", "queendomino", "--dynasty", "--seed", "4", "--option", "harmony=true")
    lines = [json.loads(line) for line in terminal.run(*words).out.splitlines()]
    heads = [number for number, line in enumerate(lines) if "game" in line]
    assert len(heads) == 3
    assert heads[0] == 0
    scores = [line["scores"] for line in lines if "scores" in line]
    totals = [sum(pads[kingdom]["total"] for pads in scores) for kingdom in range(2)]
    assert list(lines[-1]) == ["totals", "winners"]
    assert lines[-1]["totals"] == totals
    assert lines[-1]["winners"] == [seat for seat in range(2) if totals[seat] == max(totals)]


def test_a_file_of_a_game_or_a_dynasty_is_traced_as_it_was_played(terminal: Terminal, tmp_path: Path) -> None:
    file, match = tmp_path / "dynasty.txt", crownfield.new_match("kingdomino", seed="4")
    while not match.is_over:
        game = match.current
        seats = [new_player("random", f"4 game {len(match.games) - 1} seat {seat}") for seat in range(2)]
        while not game.is_over:
            for move in seats[game.actor].turn(game.position):
                game.play(move)
    file.write_text(match.record(), encoding="utf-8")
    told = terminal.run("trace", file).out
    assert told == terminal.run("trace", "kingdomino", "--dynasty", "--seed", "4").out
    file.write_text(match.records()[0], encoding="utf-8")
    first = terminal.run("trace", file).out
    assert told.startswith(first)
    assert '"scores"' in first.splitlines()[-1]
    file.write_text("\n".join(match.records()[0].splitlines()[:20]) + "\n", encoding="utf-8")
    unfinished = terminal.run("trace", file)
    assert unfinished.code == 0
    assert first.startswith(unfinished.out)


def test_what_cannot_be_traced_is_refused_before_the_first_line(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    file.write_text("no record\n", encoding="utf-8")
    for words, complaint in (
        (("trace", file), "this is no record"),
        (("trace", file, "--players", "3"), "brings its own players"),
        (("trace", "duel", "--dynasty"), "played with dominoes"),
        (("trace", "chess"), "unknown game 'chess'"),
    ):
        outcome = terminal.run(*words)
        assert complaint in outcome.complaint
        assert outcome.out == ""
