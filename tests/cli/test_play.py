"""A game in the terminal: typed moves, help for the player, saving, loading, and whole games through standard input."""

import random
import re
from pathlib import Path

import pytest

import crownfield
from crownfield.ai.players.levels import LEVELS, player_of
from crownfield.cli.parser import new_parser
from crownfield.play.game import Game
from tests.cli.terminal import Terminal, run_program

TABLES = [
    ("kingdomino", 2, {}),
    ("kingdomino", 4, {"middle_kingdom": True}),
    ("queendomino", 2, {"may_discard": True}),
    ("queendomino", 3, {}),
    ("queendomino", 8, {"royal_wedding": True, "teams": True}),
    ("duel", 2, {}),
]


def rehearsed(game: str, players: int, options: dict[str, bool], seed: str, opponent: str) -> tuple[list[str], Game]:
    """The same game played here: what seat 0 has to type, and how it ends. A choice of one is not asked."""
    table = crownfield.new_game(game, players=players, seed=seed, **options)  # type: ignore[arg-type]
    others = {seat: player_of(opponent, game, f"{seed} seat {seat}") for seat in range(1, players)}
    chooser, typed = random.Random(seed), []
    while not table.is_over:
        moves = table.legal_moves()
        if len(moves) == 1:
            table.play(moves[0])
        elif table.actor == 0:
            typed.append(str(chooser.choice(moves)))
            table.play(typed[-1])
        else:
            for move in others[table.actor].turn(table.position):
                table.play(move)
    return typed, table


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
@pytest.mark.parametrize("opponent", ["page", "steward"])
def test_a_whole_game_is_played_through_standard_input(
    terminal: Terminal, tmp_path: Path, game: str, players: int, options: dict[str, bool], opponent: str
) -> None:
    typed, expected = rehearsed(game, players, options, "11", opponent)
    words = [word for name in options for word in ("--option", f"{name}=true")]
    save = tmp_path / "game.txt"
    outcome = terminal.run(
        "play", game, "--players", str(players), "--seed", "11", "--opponent", opponent, "--save", save, *words,
        typed="\n".join(typed) + "\n",
    )  # fmt: skip
    assert outcome.code == 0, outcome.err
    assert save.read_text("utf-8") == expected.record()
    assert f"The record is in {save}." in outcome.out
    assert str(expected.scores()[0].total) in outcome.out
    assert re.search(r"(wins with|share the victory with) \d+ points", outcome.out)
    assert "not possible" not in outcome.out


def test_the_levels_are_those_of_the_players() -> None:
    for level in LEVELS:
        assert new_parser().parse_args(["play", "duel", "--opponent", level]).opponent == level


@pytest.mark.parametrize("game", ["kingdomino", "queendomino", "duel"])
def test_short_forms_play_the_same_game(terminal: Terminal, tmp_path: Path, game: str) -> None:
    typed, expected = rehearsed(game, 2, {}, "4", "steward")
    short = [move.partition(" ")[2] or move for move in typed]
    short = ["" if move == "none" else move for move in short]
    save = tmp_path / "game.txt"
    outcome = terminal.run("play", game, "--seed", "4", "--save", save, typed="\n".join(short) + "\n")
    assert outcome.code == 0
    assert save.read_text("utf-8") == expected.record()


def test_a_process_of_its_own_plays_a_whole_game(tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    outcome = run_program("play", "kingdomino", "--seed", "2", "--save", str(save), typed="auto\n" * 60)
    assert outcome.code == 0
    assert outcome.err in ("", "Preparing Kingdomino (only the first time)\n")
    assert "\x1b[" not in outcome.out, "no colours into a pipe"
    assert run_program("replay", str(save)).code == 0


def test_what_opponents_do_is_told_in_words(terminal: Terminal) -> None:
    out = terminal.run("play", "queendomino", "--players", "3", "--seed", "4", typed="auto\n" * 300).out
    told = ("Steward places domino", "Steward takes domino", "in taxes, knight on", "builds the", "The Queen comes to")
    assert all(words in out for words in told)
    assert "You places" not in out


def test_a_duel_is_told_in_words(terminal: Terminal) -> None:
    out = terminal.run("play", "duel", "--seed", "4", typed="auto\n" * 300).out
    told = (
        "the dice show",
        "Steward takes die",
        "Steward draws",
        "You take die",
        "won a spell",
        "rolls first",
        "roll first",
    )
    assert [words for words in told[:-2] if words not in out] == []
    assert any(words in out for words in told[-2:])


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("fly", "'fly' is no move here"),
        ("pick 48", "it is not in the row"),
        ("place h7e", "pick comes first"),
        ("help", "without its verb"),
        ("?", "without its verb"),
        ("score", "total"),
        ("moves", "Put your king on which domino?"),
        ("table", "unseen"),
        ("hint", "The Chancellor would play: pick "),
        ("undo", "nothing to take back"),
        ("", "type a move, or help"),
        ("quit", "Goodbye."),
    ],
)
def test_whatever_is_typed_is_answered(terminal: Terminal, typed: str, answer: str) -> None:
    outcome = terminal.run("play", "kingdomino", "--seed", "5", typed=f"{typed}\n")
    assert outcome.code == 0
    assert answer in outcome.out.partition("pick> ")[2]


def test_an_illegal_placement_is_explained(terminal: Terminal) -> None:
    """K6 connection, K8 area, K10 must place: the reason is said, and the question asked again."""
    typed = "40\n3\ng7e\nl7e\ni9e\ndiscard\nh\nquit\n"
    out = terminal.run("play", "kingdomino", "--seed", "5", typed=typed).out
    assert "would touch its own terrain or the castle there" in out
    assert "and 5 is the most" in out
    assert "must be placed" in out
    assert "'h' may mean h" in out


def test_undo_goes_back_to_the_last_question_answered(terminal: Terminal, tmp_path: Path) -> None:
    first, again = tmp_path / "first.txt", tmp_path / "again.txt"
    typed = "auto\n" * 5 + f"save {first}\nauto\nauto\nundo\nundo\nsave {again}\nquit\n"
    out = terminal.run("play", "queendomino", "--seed", "9", typed=typed).out
    assert out.count("Taken back.") == 2
    assert first.read_text("utf-8") == again.read_text("utf-8")


def test_a_game_left_is_saved_and_goes_on(terminal: Terminal, tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    outcome = terminal.run("play", "kingdomino", "--seed", "3", "--save", save, typed="auto\n" * 6 + "quit\n")
    assert f"The record is in {save}; go on with" in outcome.out
    before = save.read_text("utf-8").splitlines()
    assert terminal.run("play", "--load", save, "--seed", "3", typed="auto\n" * 60).code == 0
    after = save.read_text("utf-8").splitlines()
    assert after[: len(before)] == before
    assert any(line.startswith("scores: ") for line in after)


def test_a_fair_game_is_verified_and_one_dealt_on_says_so(terminal: Terminal, tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    terminal.run("play", "duel", "--save", save, typed="auto\n" * 300)
    assert terminal.run("verify", save).code == 0
    terminal.run("play", "duel", "--save", save, typed="auto\n" * 3)
    outcome = terminal.run("play", "--load", save, typed="auto\n" * 300)
    assert "can no longer be verified" in outcome.out
    assert terminal.run("replay", save).code == 0
    assert terminal.run("verify", save).complaint


def test_a_record_of_another_game_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    terminal.run("play", "duel", "--seed", "1", "--save", save, typed="auto\nquit\n")
    assert "a game of duel, not kingdomino" in terminal.run("play", "kingdomino", "--load", save).complaint
    assert "seat 2" in terminal.run("play", "--load", save, "--seat", "2").complaint


def test_without_a_name_the_record_goes_to_the_players_own_folder(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run("play", "kingdomino", "--seed", "1", typed="auto\n" * 60)
    assert len(list((tmp_path / "data" / "crownfield" / "games").glob("kingdomino-*.txt"))) == 1


def test_the_player_can_save_at_any_time(terminal: Terminal, tmp_path: Path) -> None:
    mine = tmp_path / "Mine.txt"
    out = terminal.run("play", "kingdomino", "--seed", "1", typed=f"auto\nsave {mine}\nquit\n").out
    assert f"The record is in {mine}" in out
    assert mine.is_file()


def test_a_file_that_cannot_be_written_does_not_end_the_game(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("", encoding="utf-8")
    target = tmp_path / "taken" / "game.txt"
    outcome = terminal.run("play", "kingdomino", "--seed", "1", typed=f"auto\nsave {target}\nhint\nquit\n")
    assert "cannot be written" in " ".join(outcome.out.split())
    assert "The Chancellor would play" in outcome.out


def test_a_dynasty_is_three_games_with_a_running_total(terminal: Terminal, tmp_path: Path) -> None:
    """K35: three whole games, the highest total wins."""
    save = tmp_path / "house.txt"
    outcome = terminal.run("play", "kingdomino", "--dynasty", "--seed", "1", "--save", save, typed="auto\n" * 200)
    assert outcome.code == 0
    match = crownfield.replay_match(save.read_text("utf-8"))
    assert match.is_over
    totals = match.totals()
    assert f"After 3 of 3 games: Pink (you) {totals[0]} · Steward {totals[1]}" in outcome.out
    assert "the Dynasty with" in outcome.out
    assert list(tmp_path.iterdir()) == [save], "one file holds all three games"


def test_a_dynasty_that_was_left_goes_on_from_its_file(terminal: Terminal, tmp_path: Path) -> None:
    at_once, later = tmp_path / "at-once.txt", tmp_path / "later.txt"
    words = ("play", "kingdomino", "--dynasty", "--seed", "1", "--save")
    assert terminal.run(*words, at_once, typed="auto\n" * 200).code == 0
    left = terminal.run(*words, later, typed="auto\n" * 26 + "quit\n")
    assert "Dynasty, game 2 of 3" in left.out
    assert "crownfield play --load" in left.out
    again = terminal.run("play", "--load", later, "--seed", "1", typed="auto\n" * 200)
    assert "Dynasty, game 1 of 3" not in again.out
    assert "After 3 of 3 games" in again.out
    decided = [
        [event.text for game in crownfield.replay_match(file.read_text("utf-8")).games for event in game.events]
        for file in (at_once, later)
    ]
    assert decided[0] == decided[1]
    assert "the Dynasty with" in terminal.run("play", "--load", later).out


def test_another_seat_may_be_taken(terminal: Terminal) -> None:
    out = terminal.run("play", "kingdomino", "--players", "3", "--seat", "2", "--seed", "1", typed="quit\n").out
    assert "you are Green, against Pink Steward, Yellow Steward" in out


def test_colours_are_left_out_on_request(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert "\x1b[" in terminal.run("play", "duel", "--seed", "1", typed="quit\n").out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[" not in terminal.run("play", "duel", "--seed", "1", typed="quit\n").out
